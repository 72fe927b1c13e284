// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/dynamiclibrary.h"

#include <QLibrary>

namespace outcrop {
namespace {

Error unusable(const DynamicLibraryName &name, const QString &why)
{
    return {ErrorCode::Unreadable,
        QStringLiteral("%1 takes the library lib%2 %3, %4. Install it; Debian and Ubuntu call the package %5.")
            .arg(QString::fromLatin1(name.task), QString::fromLatin1(name.name), QString::fromLatin1(name.version), why, QString::fromLatin1(name.package))};
}

Error missing(const DynamicLibraryName &name)
{
    return unusable(name, QStringLiteral("which is not there or cannot be loaded"));
}

Error tooOld(const DynamicLibraryName &name, const char *function)
{
    return unusable(name, QStringLiteral("and the one that is there is too old: it has no %1").arg(QLatin1String(function)));
}

} // namespace

DynamicLibrary::DynamicLibrary(const DynamicLibraryName &name, std::span<const char *const> functions)
{
    QLibrary library(QString::fromLatin1(name.name), QString::fromLatin1(name.version));
    library.setLoadHints(QLibrary::PreventUnloadHint);
    if (!library.load()) {
        m_problem = missing(name);
        return;
    }
    for (const char *function : functions) {
        m_functions.insert(function, library.resolve(function));
        if (!m_problem && !m_functions.value(function))
            m_problem = tooOld(name, function);
    }
}

Status DynamicLibrary::status() const
{
    return m_problem ? Status(*m_problem) : success();
}

} // namespace outcrop
