// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QAction;

namespace outcrop {

class DocumentTabs;

/// A location in a document that the user visited.
struct NavigationEntry {
    QString path;
    qsizetype offset = 0; ///< offset in the document text, in UTF-16 code units
};

/// The visited locations for Back and Forward. A small movement updates the current location. A jump, or a change of the document, adds a location and
/// removes the locations after the current one.
class NavigationStack
{
public:
    void visit(const NavigationEntry &entry);
    /// Return the previous or next location and make it current; nullopt if there is none.
    std::optional<NavigationEntry> goBack();
    std::optional<NavigationEntry> goForward();
    bool canGoBack() const { return m_current > 0; }
    bool canGoForward() const { return m_current + 1 < m_entries.size(); }

private:
    QList<NavigationEntry> m_entries;
    qsizetype m_current = -1; ///< index of the current location; -1 before the first
};

/// Provides the Back and Forward actions for the documents of the window.
class NavigationHistory : public QObject
{
    Q_OBJECT

public:
    /// The documents must outlive the history.
    explicit NavigationHistory(DocumentTabs &documents);

    QList<QAction *> actions() const { return {m_backAction, m_forwardAction}; }

private:
    /// Removes all locations. Called when all documents are closed, because the next documents may be of another workspace.
    void clear();
    void trackCurrentDocument();
    void record(const QString &path, qsizetype offset);
    void goToEntry(const std::optional<NavigationEntry> &entry);
    void updateActions();

    DocumentTabs &m_documents;
    NavigationStack m_stack;
    bool m_isNavigating = false;             ///< whether Back or Forward is running; its location is not recorded
    QMetaObject::Connection m_cursor; ///< connection to the cursor of the current document
    QAction *m_backAction;
    QAction *m_forwardAction;
};

} // namespace outcrop
