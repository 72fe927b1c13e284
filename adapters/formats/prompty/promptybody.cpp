// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/prompty/promptybody.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Removes blank lines at the start and whitespace at the end.
QString withoutBlankEnds(const QString &text)
{
    static const QRegularExpression begin(QStringLiteral("\\A(?:[ \\t]*\\r?\\n)+"));
    static const QRegularExpression end(QStringLiteral("\\s+\\z"));
    return QString(text).remove(begin).remove(end);
}

class PromptyBodyReader
{
public:
    explicit PromptyBodyReader(const QStringList &threads)
    {
        if (!threads.isEmpty()) {
            QStringList escapedWords;
            for (const QString &name : threads)
                escapedWords.append(QRegularExpression::escape(name));
            m_thread.setPattern(QStringLiteral("\\{\\{\\s*(%1)\\s*\\}\\}").arg(escapedWords.join(u'|')));
        }
    }

    PromptyBody run(const QString &text)
    {
        QString name = QStringLiteral("system");
        qsizetype from = 0;
        for (auto roles = promptyRoleLine().globalMatch(text); roles.hasNext();) {
            const QRegularExpressionMatch match = roles.next();
            addMessage(name, text.mid(from, match.capturedStart() - from));
            name = match.captured(1).toLower();
            from = match.capturedEnd();
            addAttributes(match.captured(2));
        }
        addMessage(name, text.mid(from));
        return m_body;
    }

private:
    void addAttributes(const QString &written)
    {
        for (const QString &pair : written.split(u',', Qt::SkipEmptyParts))
            m_body.attributes.append({messagePart(m_body.messages.size()) + u'.' + pair.section(u'=', 0, 0).trimmed(), pair.section(u'=', 1).trimmed()});
    }

    void addMessage(const QString &role, const QString &text)
    {
        const Message::Role known = role == u"user" ? Message::Role::User : role == u"assistant" ? Message::Role::Assistant : Message::Role::System;
        qsizetype from = 0;
        if (!m_thread.pattern().isEmpty()) {
            for (auto places = m_thread.globalMatch(text); places.hasNext();) {
                const QRegularExpressionMatch place = places.next();
                addText(known, text.mid(from, place.capturedStart() - from));
                m_body.messages.append({Message::Role::User, {}, place.captured(1), true});
                from = place.capturedEnd();
            }
        }
        addText(known, text.mid(from));
    }

    void addText(Message::Role role, const QString &text)
    {
        PromptPiece piece;
        piece.text = withoutBlankEnds(text);
        if (!piece.text.isEmpty())
            m_body.messages.append({role, {piece}});
    }

    PromptyBody m_body;
    QRegularExpression m_thread;
};

} // namespace

const QRegularExpression &promptyRoleLine()
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*#?[ \\t]*(system|user|assistant|developer)[ \\t]*(?:\\[([^\\]\\n]*)\\])?[ \\t]*:[ \\t]*\\r?$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    return line;
}

PromptyBody readPromptyBody(const QString &text, const QStringList &threads)
{
    return PromptyBodyReader(threads).run(text);
}

QString promptyBodyOf(const QList<PromptMessage> &messages)
{
    QStringList parts;
    for (const PromptMessage &message : messages) {
        if (message.isHistory) {
            parts.append(QStringLiteral("{{%1}}").arg(message.name.isEmpty() ? QStringLiteral("history") : message.name));
            continue;
        }
        QString text;
        for (const PromptPiece &piece : message.pieces)
            text += piece.text;
        const bool isKnown = message.role == Message::Role::User || message.role == Message::Role::Assistant || message.role == Message::Role::System;
        parts.append((isKnown ? roleName(message.role) : QStringLiteral("user")) + QStringLiteral(":\n") + withoutBlankEnds(text));
    }
    return parts.join(QStringLiteral("\n\n")) + u'\n';
}

} // namespace outcrop
