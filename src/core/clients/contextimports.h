// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextpathresolver.h"

namespace outcrop {

/// The target of an `@path` reference.
struct ImportTarget {
    enum class Kind { File, Missing, Outside, Folder, OtherExtension };

    Kind kind = Kind::Missing;
    QString path;     ///< absolute
    QString realPath; ///< path of a file with symbolic links resolved; also of a file outside the allowed folder, if Outcrop may read it
    qint64 size = 0;
};

/// An `@path` reference in the text of a file.
struct ImportReference {
    qsizetype begin = 0;
    qsizetype end = 0; ///< offset after the match of the pattern
    QString path;      ///< path as written in the text
};

QList<ImportReference> importReferences(const QString &text, const ImportRules &form);

/// Resolves a reference. `folder` contains the importing file; `home` contains the file at the start of the import chain.
ImportTarget resolveImport(const ImportReference &reference, const ImportRules &form, const ContextPathResolver &places, const QString &folder, const QString &home);

/// Returns the reason why an imported file outside the allowed folder is not loaded. `start` is the start folder for users.
QString importOutsideReason(const QString &within, const QString &importer, const QString &start);

/// Returns the client's replacement for a reference whose target is not a file; empty if the client does not change the reference.
QString replacementText(const ImportRules &form, ImportTarget::Kind kind);

} // namespace outcrop
