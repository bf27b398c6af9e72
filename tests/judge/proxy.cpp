// The proxy: sends each call of the contract's function to the host of the running test, and brings
// back what it answers.
//   CONTRACT  the problem's contract, quoted

#include CONTRACT
#include "trial.hpp"
#include "wire.hpp"

template <class Result, class... Args>
Result kata::Link<Result(Args...)>::call(Args... args) {
    using Call = wire::Call<Result(Args...)>;
    const wire::Json& answer = Trial::current().call(Call::encode_arguments(args...), any_order);
    try {
        return Call::decode_answer(answer, args...);
    } catch (const wire::TypeError& error) {
        Trial::current().reject_answer(error.what());
    }
}

template struct kata::Link<kata::Signature>;
