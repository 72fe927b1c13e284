// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextpathresolver.h"

#include <QSet>

namespace outcrop {

/// Size limit in bytes; larger files are not read.
inline constexpr qint64 maximumContextFileBytes = 8 * 1024 * 1024;

/// A file that matches a rule or is imported by another file, before the client's decision.
struct ContextCandidate {
    QString path;
    QString folder;
    FileEntryInfo fileInfo;
    QString importer = {}; ///< empty for a file that matches a rule
    int depth = 0;
    bool isMatched = false; ///< true if a file that it applies to was touched
    QString home = {};    ///< folder of the file at the start of the import chain
    QString text = {};
    QByteArray bytes = {};
    qint64 cut = -1; ///< offset at which a limit truncated the file; -1 if the file is complete
};

/// Finds and reads the files of rules. Records paths outside the allowed folders, which need not exist.
class ContextCandidates
{
public:
    explicit ContextCandidates(const ContextPathResolver &places) : m_resolver(places) { }

    /// Returns the files that match a rule in these folders, without duplicates: folder by folder, or name by name if the rule sets searchesByName.
    QList<ContextCandidate> find(const LoadRule &rule, const QStringList &folders);
    /// Returns the absolute paths below a folder that match a name or pattern, like ContextPathResolver::expand(). Records the name or pattern as outside if
    /// the entries of the folder must not be read.
    QStringList paths(const QString &folder, const QString &pattern, bool ignoresCase);
    /// Returns whether a file that was read contains only the path of another file, as if a symbolic link was checked out as text.
    bool isLinkAsText(const ContextCandidate &candidate) const;
    /// Returns whether no setting excludes the file.
    bool isAllowed(const LoadRule &rule, const ContextCandidate &candidate) const;
    /// Sets bytes and text. Returns false if the file cannot be read or is too large.
    bool read(ContextCandidate &candidate) const;

    /// Returns the paths and patterns that were recorded, without duplicates.
    const QStringList &outside() const { return m_outsidePaths; }

private:
    void recordOutsidePath(const QString &path);

    const ContextPathResolver &m_resolver;
    QStringList m_outsidePaths;
    QSet<QString> m_seenOutsidePaths;
};

} // namespace outcrop
