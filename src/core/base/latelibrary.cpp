// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/latelibrary.h"

#include <QLibrary>

namespace outcrop {
namespace {

Error unusable(const LateLibraryName &name, const QString &why)
{
    return {ErrorCode::Unreadable,
        QStringLiteral("%1 takes the library lib%2 %3, %4. Install it; Debian and Ubuntu call the package %5.")
            .arg(QString::fromLatin1(name.task), QString::fromLatin1(name.name), QString::fromLatin1(name.version), why, QString::fromLatin1(name.package))};
}

Error missing(const LateLibraryName &name)
{
    return unusable(name, QStringLiteral("which is not there or cannot be loaded"));
}

Error tooOld(const LateLibraryName &name, const char *function)
{
    return unusable(name, QStringLiteral("and the one that is there is too old: it has no %1").arg(QLatin1String(function)));
}

} // namespace

LateLibrary::LateLibrary(const LateLibraryName &name, std::span<const char *const> functions)
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

Status LateLibrary::status() const
{
    return m_problem ? Status(*m_problem) : success();
}

} // namespace outcrop
