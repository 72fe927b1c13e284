// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"

#include <QHash>

namespace outcrop {

/// The open documents of a workspace by path. Each has one session, shared by its views, until it is closed.
class EditSessions : public QObject
{
    Q_OBJECT

public:
    explicit EditSessions(QObject *parent = nullptr) : QObject(parent) { }

    /// Returns the session of a path, or null.
    EditSession *find(const QString &path) const { return m_sessions.value(path); }
    /// Returns the session of a document, creating it if necessary.
    EditSession *open(const DocumentPtr &document);
    /// Creates a session without a file. If the path is empty, uses the next free `untitled:N`.
    EditSession *create(const QString &text, const QString &path = {});
    /// Closes a document and drops its undo stack; unsaved changes are lost.
    void close(const QString &path);
    void closeAll();
    /// Changes the path of a session. Returns false if `from` is not open or `to` is already open.
    bool rename(const QString &from, const QString &to);

    /// Returns the sessions in the order they were opened.
    const QList<EditSession *> &all() const { return m_order; }
    QList<EditSession *> modifiedSessions() const;

Q_SIGNALS:
    void opened(outcrop::EditSession *session);
    /// Emitted before the session is destroyed.
    void closing(outcrop::EditSession *session);
    void renamed(const QString &from, const QString &to);
    void changed(outcrop::EditSession *session, const outcrop::TextChanges &changes);
    void modifiedChanged(outcrop::EditSession *session);

private:
    EditSession *add(EditSession *session);
    QString freeUntitledPath() const;

    QHash<QString, EditSession *> m_sessions;
    QList<EditSession *> m_order;
};

} // namespace outcrop
