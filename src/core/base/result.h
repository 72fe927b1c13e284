// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QString>

#include <utility>
#include <variant>

namespace outcrop {

/// The kind of a failure.
enum class ErrorCode {
    NotFound,     ///< the named object does not exist
    Unreadable,   ///< the object exists but cannot be read
    Unwritable,   ///< the object cannot be written
    NotAllowed,   ///< rejected, for example because a path leaves the workspace
    Invalid,      ///< the object was read, but its content is not valid
    TooLarge,     ///< exceeds a limit that protects the program
    Interrupted,  ///< the operation was stopped, usually by the user
};

/// A failure: its code, a message with the cause and the remedy, and the location.
struct Error {
    ErrorCode code = ErrorCode::Invalid;
    QString message;
    Location location = {};
};

/// Either a value or an Error. Check `ok()` first: calling `value()` on an error is a bug in the caller.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) { }

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T &value() const & { return std::get<0>(m_state); }
    T &value() & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const Error &error() const { return std::get<1>(m_state); }

    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

private:
    std::variant<T, Error> m_state;
};

/// The result of an operation that returns no value but may fail.
using Status = Result<std::monostate>;

inline Status success()
{
    return std::monostate();
}

/// Returns `file:line:column: message`, or only the message if the file is not known.
inline QString toString(const Error &error)
{
    return error.location.file.isEmpty() ? error.message : toString(error.location) + QStringLiteral(": ") + error.message;
}

} // namespace outcrop
