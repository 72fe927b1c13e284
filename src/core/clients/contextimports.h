// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextplaces.h"

namespace outcrop {

/// Where a reference in a text leads.
struct ImportTarget {
    enum class Kind { File, Missing, Outside, Folder, OtherEnding };

    Kind kind = Kind::Missing;
    QString path;     ///< absolute
    QString realPath; ///< of a file
    qint64 size = 0;
};

/// A reference in a text, `@path`.
struct ImportReference {
    qsizetype begin = 0;
    qsizetype end = 0; ///< behind the path
    QString path;      ///< as it is written
};

QList<ImportReference> importReferences(const QString &text, const ImportForm &form);

/// `folder` is that of the file that holds the reference; `home` that of the file which all of it began with.
ImportTarget resolveImport(const ImportReference &reference, const ImportForm &form, const ContextPlaces &places, const QString &folder, const QString &home);

} // namespace outcrop
