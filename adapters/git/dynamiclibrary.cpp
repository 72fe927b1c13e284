// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/dynamiclibrary.h"

#include "core/base/basemessages.h"

#include <QLibrary>

namespace outcrop {
namespace {

Error missingLibraryError(const DynamicLibraryName &name)
{
    return {ErrorCode::Unreadable,
        basemessages::libraryMissing(QLatin1StringView(name.task), QLatin1StringView(name.name), QLatin1StringView(name.version), QLatin1StringView(name.package))};
}

Error missingFunctionError(const DynamicLibraryName &name, const char *function)
{
    return {ErrorCode::Unreadable,
        basemessages::libraryTooOld(QLatin1StringView(name.task), QLatin1StringView(name.name), QLatin1StringView(name.version), QLatin1StringView(name.package), QLatin1StringView(function))};
}

} // namespace

DynamicLibrary::DynamicLibrary(const DynamicLibraryName &name, std::span<const char *const> functions)
{
    QLibrary library(QString::fromLatin1(name.name), QString::fromLatin1(name.version));
    library.setLoadHints(QLibrary::PreventUnloadHint);
    if (!library.load()) {
        m_problem = missingLibraryError(name);
        return;
    }
    for (const char *function : functions) {
        m_functions.insert(function, library.resolve(function));
        if (!m_problem && !m_functions.value(function))
            m_problem = missingFunctionError(name, function);
    }
}

Status DynamicLibrary::status() const
{
    return m_problem ? Status(*m_problem) : success();
}

} // namespace outcrop
