// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QAction;

namespace outcrop {

class DocumentTabs;

/// A place in a document that the user was at.
struct VisitedPlace {
    QString path;
    qsizetype offset = 0; ///< in UTF-16 code units of the document's own text
};

/// Where the user has been, for Back and Forward. Small steps move the place that is remembered; a jump, or another document, makes a new one.
/// Places ahead are forgotten once another way is taken.
class PlaceTrail
{
public:
    void visit(const VisitedPlace &place);
    std::optional<VisitedPlace> back();
    std::optional<VisitedPlace> forward();
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }

private:
    QList<VisitedPlace> m_places;
    qsizetype m_at = -1; ///< of the place the user is at; -1 before the first
};

/// The actions Back and Forward over the documents of the window, which own it.
class PlaceHistory : public QObject
{
    Q_OBJECT

public:
    /// The documents outlive the history.
    explicit PlaceHistory(DocumentTabs &documents);

    QList<QAction *> actions() const { return {m_back, m_forward}; }

private:
    /// All documents were closed, perhaps for another workspace: what was visited means nothing there.
    void forget();
    void followCurrent();
    void note(const QString &path, qsizetype offset);
    void go(const std::optional<VisitedPlace> &place);
    void updateActions();

    DocumentTabs &m_documents;
    PlaceTrail m_trail;
    bool m_going = false; ///< a place is shown again, not visited
    QMetaObject::Connection m_cursor; ///< to the document in front
    QAction *m_back;
    QAction *m_forward;
};

} // namespace outcrop
