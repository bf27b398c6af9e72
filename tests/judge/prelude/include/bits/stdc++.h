// Stands before the compiler's own file of this name, or in its place where there is none: the
// prelude, usual or whole, has included the standard library already, precompiled.
#pragma once
