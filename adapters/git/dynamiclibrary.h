// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArrayView>
#include <QFunctionPointer>
#include <QHash>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

namespace outcrop {

/// What a library is called, and what it is for, in words that a sentence is made of.
struct DynamicLibraryName {
    const char *name;    ///< `pq` where the file is libpq.so.5
    const char *version; ///< `5`, as in the file's name; other versions are not taken
    const char *task;    ///< what takes it, as a sentence begins: `Speaking with a PostgreSQL server`
    const char *package; ///< what to install, as Debian and Ubuntu name it
};

/// A C library that the program does not start with: it is loaded when this is made, and stays until the program ends. Make it where it is first
/// needed, as a static of a function, and leave it there for threads that are at work until the end.
class DynamicLibrary
{
public:
    /// `functions` are all that will be called, literals: a library that lacks one of them is too old to be used at all.
    DynamicLibrary(const DynamicLibraryName &name, std::span<const char *const> functions);

    /// Whether the functions may be called. Unreadable where the library is missing, cannot be loaded, or lacks a function; the sentence says what to
    /// install.
    Status status() const;

    /// One of the functions. Ask status() first: without the library there are none, and a call is a defect in the caller.
    QFunctionPointer function(const char *name) const { return m_functions.value(name); }

private:
    QHash<QByteArrayView, QFunctionPointer> m_functions;
    std::optional<Error> m_problem;
};

/// The name of a function as a part of a type.
template<std::size_t Size>
struct DynamicFunctionName {
    consteval DynamicFunctionName(const char (&text)[Size]) { std::copy_n(text, Size, bytes); }
    char bytes[Size] = {};
};

template<const DynamicLibrary &(*Library)(), DynamicFunctionName Name, typename Function>
struct DynamicFunction;

/// A function of a dynamic library, looked up when it is first called. An object of this type under the name of the C function lets calls look as
/// they do to a function that is linked: `DynamicFunction<libpq, "PQclear", decltype(::PQclear)> PQclear`.
template<const DynamicLibrary &(*Library)(), DynamicFunctionName Name, typename Returned, typename... Arguments>
struct DynamicFunction<Library, Name, Returned(Arguments...)> {
    Returned operator()(Arguments... arguments) const
    {
        static const auto function = reinterpret_cast<Returned (*)(Arguments...)>(Library().function(Name.bytes));
        return function(arguments...);
    }
};

} // namespace outcrop
