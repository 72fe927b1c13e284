// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/editsessions.h"

#include <algorithm>

namespace outcrop {

EditSession *EditSessions::open(const DocumentPtr &document)
{
    EditSession *known = find(document->path);
    return known ? known : add(new EditSession(document, this));
}

EditSession *EditSessions::create(const QString &text, const QString &path)
{
    return add(new EditSession(path.isEmpty() ? freeUntitledPath() : path, text, this));
}

EditSession *EditSessions::add(EditSession *session)
{
    m_sessions.insert(session->path(), session);
    m_order += session;
    connect(session, &EditSession::changed, this,
        [this, session](const TextChanges &changes) { Q_EMIT changed(session, changes); });
    connect(session, &EditSession::modifiedChanged, this, [this, session] { Q_EMIT modifiedChanged(session); });
    Q_EMIT opened(session);
    return session;
}

void EditSessions::close(const QString &path)
{
    EditSession *session = find(path);
    if (!session)
        return;
    Q_EMIT closing(session);
    m_sessions.remove(path);
    m_order.removeOne(session);
    session->disconnect(this);
    session->deleteLater();
}

void EditSessions::closeAll()
{
    while (!m_order.isEmpty())
        close(m_order.constLast()->path());
}

bool EditSessions::rename(const QString &from, const QString &to)
{
    EditSession *session = find(from);
    if (!session || find(to))
        return false;
    const QString before = from; // copied, because `from` may refer to the session's path, which changes
    m_sessions.remove(before);
    m_sessions.insert(to, session);
    session->setPath(to);
    Q_EMIT renamed(before, to);
    return true;
}

QList<EditSession *> EditSessions::modifiedSessions() const
{
    QList<EditSession *> found;
    std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(found),
        [](const EditSession *session) { return session->isModified(); });
    return found;
}

QString EditSessions::freeUntitledPath() const
{
    for (int number = 1;; ++number) {
        const QString path = QStringLiteral("untitled:%1").arg(number);
        if (!find(path))
            return path;
    }
}

} // namespace outcrop
