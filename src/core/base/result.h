// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QString>

#include <utility>
#include <variant>

namespace outcrop {

/// Why something could not be done. One line each; the command line maps them to its exit codes.
enum class ErrorCode {
    NotFound,     ///< the thing named does not exist
    Unreadable,   ///< it exists but the system refused to read it
    Unwritable,   ///< the system refused to write it; nothing was left half-written
    NotAllowed,   ///< refused on purpose, for example a path that leaves the workspace
    Invalid,      ///< it was read, but its content is not what it must be
    TooLarge,     ///< beyond a limit that protects the program
    Interrupted,  ///< the user stopped it
};

/// A failure as a value: what kind, in words what happened and what to do, and where.
struct Error {
    ErrorCode code = ErrorCode::Invalid;
    QString message;
    Location location = {};
};

/// Either a value or an Error. Ask `ok()` first; `value()` of a failed result is a defect in the caller.
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

/// A step that yields nothing but may fail.
using Status = Result<std::monostate>;

inline Status success()
{
    return std::monostate();
}

/// `file:line:column: message`, or the message alone where no place is known.
inline QString toString(const Error &error)
{
    return error.location.file.isEmpty() ? error.message : toString(error.location) + QStringLiteral(": ") + error.message;
}

} // namespace outcrop
