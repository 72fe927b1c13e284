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

/// The names of a dynamic library for the loader and for error messages.
struct DynamicLibraryName {
    const char *name;    ///< such as `git2` for libgit2.so.1.5
    const char *version; ///< required version, as in the file name, such as `1.5`
    const char
        *task; ///< the feature that needs the library, as the beginning of a sentence: `Reading git repositories`
    const char *package; ///< package to install on Debian and Ubuntu
};

/// A C library loaded at run time by the constructor and never unloaded. Create it on first use as a static that is never destroyed, because threads
/// may use it until the process ends.
class DynamicLibrary
{
public:
    /// `functions` lists all functions that will be called, as string literals. A library that lacks one of them is not used.
    DynamicLibrary(const DynamicLibraryName &name, std::span<const char *const> functions);

    /// Returns success if the functions may be called. Errors: Unreadable, with the package to install, if the library is missing, cannot be loaded,
    /// or lacks a function.
    Status status() const;

    /// Returns a function, or null if the library or the function is missing. Check status() before calling it.
    QFunctionPointer function(const char *name) const { return m_functions.value(name); }

private:
    QHash<QByteArrayView, QFunctionPointer> m_functions;
    std::optional<Error> m_problem;
};

/// The name of a function as a template argument.
template<std::size_t Size>
struct DynamicFunctionName {
    consteval DynamicFunctionName(const char (&text)[Size]) { std::copy_n(text, Size, bytes); }
    char bytes[Size] = {};
};

template<const DynamicLibrary &(*Library)(), DynamicFunctionName Name, typename Function>
struct DynamicFunction;

/// A function of a dynamic library, looked up on the first call. Name the object like the C function, so that calls look like those of a linked library:
/// `DynamicFunction<libgit2, "git_blob_free", decltype(::git_blob_free)> git_blob_free`.
template<const DynamicLibrary &(*Library)(), DynamicFunctionName Name, typename Returned, typename... Arguments>
struct DynamicFunction<Library, Name, Returned(Arguments...)> {
    Returned operator()(Arguments... arguments) const
    {
        static const auto function = reinterpret_cast<Returned (*)(Arguments...)>(Library().function(Name.bytes));
        return function(arguments...);
    }
};

} // namespace outcrop
