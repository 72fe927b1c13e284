// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/livefindings.h"
#include "app/context/unsavedfiles.h"

#include <QSet>

namespace outcrop {

/// A workspace with the unsaved text of an editor, and the findings of `check`. An edit parses one document, and a check reuses the results for the others.
/// Does not write. Not thread-safe.
class LiveWorkspace
{
public:
    /// `folder` is an absolute path.
    explicit LiveWorkspace(const QString &folder);

    const QString &folder() const { return m_folder; }

    /// Sets the text that an editor shows for a file. The text is used only if the file is a document of the workspace on disk.
    void setText(const QString &path, const QString &text);
    /// Uses the file on disk again.
    void removeText(const QString &path);
    /// Reads the folder again before the next use, because files changed on disk.
    void reload() { m_isStale = true; }

    /// Returns the error of the last attempt to read the folder, or nullopt.
    const std::optional<Error> &failure() const { return m_failure; }
    /// Returns the workspace with all texts. Blocks on disk access at the first call and after reload().
    const OpenedWorkspace &updateWorkspace();
    /// Returns the document at a path, or null.
    DocumentPtr document(const QString &path) { return updateWorkspace().workspace().document(path); }
    /// Returns the findings that `check` would report if all text were saved. Sorted by file and location.
    Diagnostics findings(CheckDepth depth);
    /// Returns a number that changes with every state of the workspace.
    quint64 revision() const { return m_revision; }
    /// Returns the texts that differ from their files.
    UnsavedTexts unsaved();

private:
    void read();
    bool applyText(const QString &path);

    QString m_folder;
    OpenedWorkspace m_disk;
    OpenedWorkspace m_current;
    QHash<QString, QString> m_texts;
    QSet<QString> m_changedPaths; ///< paths whose text is not applied yet
    bool m_isStale = true;
    std::optional<Error> m_failure;
    quint64 m_revision = 0;
    LiveFindings m_findings;
};

} // namespace outcrop
