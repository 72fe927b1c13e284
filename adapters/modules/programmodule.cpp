// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/modules/programmodule.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibrary>

namespace outcrop {

QString moduleFile(const char *module)
{
    const QString program = QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
    return QDir::cleanPath(QFileInfo(program).path() + QStringLiteral("/../lib/outcrop/") + QLatin1String(module) + QStringLiteral(".so"));
}

QFunctionPointer loadModuleFunction(const char *module, const char *function)
{
    QLibrary library(moduleFile(module));
    library.setLoadHints(QLibrary::PreventUnloadHint);
    return library.load() ? library.resolve(function) : nullptr;
}

} // namespace outcrop
