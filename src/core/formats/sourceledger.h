// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/formats/promptfile.h"

#include <QSet>

namespace outcrop {

/// Returns the path of a member or item in the notation of the ledger: `model.options`, `messages[0]`, `vars."a b"` (see keyStep()).
QString memberPath(const QString &path, const QString &key);
QString itemPath(const QString &path, qsizetype index);

/// Records how each value of a source document is used. Entries cover a value and all values inside it. addRemainingValues() finds the values that a reader did not
/// use, so that no value is lost silently.
class SourceLedger
{
public:
    /// `target` is the name of a prompt part; empty for a value that is not kept.
    void add(const QString &source, LossAction action, const QString &target, const QString &reason = {}, const Json &before = {}, const Json &after = {});
    /// Adds an entry with the action Kept, or Renamed if the key and the part have different names.
    void use(const QString &source, const QString &target);
    bool covers(const QString &source) const { return m_covered.contains(source); }

    /// Adds an entry for each value that no entry covers, and returns these values by JSON pointer. They are kept for export to the same format.
    Json addRemainingValues(const DataNode &root, const QString &path, const QString &reason);

    const Ledger &entries() const { return m_entries; }
    void append(const Ledger &entries);

private:
    void markSourceCovered(const QString &source);
    void addRemainingValues(const DataNode &node, const QString &path, const QString &pointer, const QString &reason, Json &rest);

    Ledger m_entries;
    QSet<QString> m_covered;
    QSet<QString> m_ancestors; ///< paths with an entry below
};

/// Records the location of each prompt part in a written file.
class TargetLedger
{
public:
    explicit TargetLedger(const PromptFile &prompt) : m_parts(promptParts(prompt)) { }

    /// `path` is the location in the file.
    void add(const QString &part, LossAction action, const QString &path, const QString &reason = {}, const Json &before = {}, const Json &after = {});
    void keep(const QString &part, const QString &path);
    bool has(const QString &part) const { return m_addedPaths.contains(part); }
    /// Adds the same entry for all parts of a feature.
    void addAll(PromptFeature feature, LossAction action, const QString &path, const QString &reason = {});
    /// Returns the entries, with a Dropped entry for each part that has none. `title` is the name of the format in their reasons.
    Ledger finish(const QString &title);

private:
    QList<PromptFilePart> m_parts;
    Ledger m_entries;
    QSet<QString> m_addedPaths;
};

} // namespace outcrop
