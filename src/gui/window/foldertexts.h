// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace outcrop {

class FindPanel;
class LibraryPanel;
class ProblemsPanel;
class RenderPanel;

/// Keeps the texts that the user types outside documents separate for each folder. The task of a folder stays in memory until the window closes, and is shown
/// again when the folder is reopened; it is not stored on disk. Input values, searches and filters are cleared. Panels with a DockController clear their
/// texts in clear().
class FolderTexts
{
public:
    /// The panels must outlive this object.
    FolderTexts(RenderPanel &render, LibraryPanel &library, ProblemsPanel &problems, FindPanel &find);

    /// Replaces the texts of the previous folder with the texts of another folder; an empty path means that no folder is open.
    void setFolder(const QString &folder);

private:
    RenderPanel &m_render;
    LibraryPanel &m_library;
    ProblemsPanel &m_problems;
    FindPanel &m_find;
    QString m_folder;
    QHash<QString, QString> m_tasks; ///< the tasks by folder
};

} // namespace outcrop
