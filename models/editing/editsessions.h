// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"

#include <QHash>

namespace outcrop {

/// The open documents of a workspace by path, each once, however many views show it. A session lives until it is closed.
class EditSessions : public QObject
{
    Q_OBJECT

public:
    explicit EditSessions(QObject *parent = nullptr) : QObject(parent) { }

    /// The session of a path, or null.
    EditSession *find(const QString &path) const { return m_sessions.value(path); }
    /// The session of this document, opened where there is none yet.
    EditSession *open(const DocumentPtr &document);
    /// A new document that has no file yet. An empty path gives it the next free `untitled:N`.
    EditSession *create(const QString &text, const QString &path = {});
    /// Forgets a document and its undo steps; what was not saved is gone.
    void close(const QString &path);
    void closeAll();
    /// The document's file has another name now. False where a document of that name is open.
    bool rename(const QString &from, const QString &to);

    /// In the order they were opened.
    const QList<EditSession *> &all() const { return m_order; }
    QList<EditSession *> modified() const;

Q_SIGNALS:
    void opened(outcrop::EditSession *session);
    /// The session is still there, and gone after this.
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
