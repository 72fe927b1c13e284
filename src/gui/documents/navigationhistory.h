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
    qsizetype offset = 0; ///< in UTF-16 code units of the document's text
};

/// The locations visited, for Back and Forward. A small movement updates the current location; a jump or another document adds one and removes the
/// locations ahead.
class NavigationStack
{
public:
    void visit(const NavigationEntry &place);
    std::optional<NavigationEntry> back();
    std::optional<NavigationEntry> forward();
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }

private:
    QList<NavigationEntry> m_places;
    qsizetype m_at = -1; ///< index of the current location; -1 before the first
};

/// The Back and Forward actions for the window's documents.
class NavigationHistory : public QObject
{
    Q_OBJECT

public:
    /// The documents must outlive the history.
    explicit NavigationHistory(DocumentTabs &documents);

    QList<QAction *> actions() const { return {m_back, m_forward}; }

private:
    /// Call when all documents are closed: the locations belong to the old workspace.
    void forget();
    void followCurrent();
    void record(const QString &path, qsizetype offset);
    void go(const std::optional<NavigationEntry> &place);
    void updateActions();

    DocumentTabs &m_documents;
    NavigationStack m_trail;
    bool m_going = false;             ///< Back or Forward is running: do not record the location
    QMetaObject::Connection m_cursor; ///< connection to the current document's cursor
    QAction *m_back;
    QAction *m_forward;
};

} // namespace outcrop
