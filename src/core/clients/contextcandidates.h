// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextplaces.h"

namespace outcrop {

/// No larger file is read.
inline constexpr qint64 largestContextFile = 16 * 1024 * 1024;

/// A file that a rule names or that another file imports, while the client decides about it.
struct ContextCandidate {
    QString path;
    QString folder;
    SeenFile seen;
    QString importer = {}; ///< empty for a file that a rule names
    int depth = 0;
    bool matched = false; ///< it waited, and what it waits for was touched
    QString home = {};    ///< folder of the file that all of it began with
    QString text = {};
    QByteArray bytes = {};
    qint64 cut = -1; ///< byte where a limit cut it; -1: it is whole
};

/// Finds and reads the files that rules name. Keeps the paths that were found and lie outside of what may be read.
class ContextCandidates
{
public:
    explicit ContextCandidates(const ContextPlaces &places) : m_places(places) { }

    /// The files that fit a rule in these folders, each once: folder by folder, or name by name if the rule requires it.
    QList<ContextCandidate> find(const LoadRule &rule, const QStringList &folders);
    /// Whether no setting excludes it.
    bool isAllowed(const LoadRule &rule, const ContextCandidate &candidate) const;
    /// Fills bytes and text; false where the file cannot be read or is too large.
    bool read(ContextCandidate &candidate) const;

    const QStringList &outside() const { return m_outside; }

private:
    const ContextPlaces &m_places;
    QStringList m_outside;
};

} // namespace outcrop
