// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/taggedprompt/taggedbody.h"

#include "core/formats/chatmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QRegularExpression &messageTag()
{
    static const QRegularExpression tag(QStringLiteral("^[ \\t]*<(system|user|assistant|developer|tool|message)\\b([^>\\n]*)>(.*?)</\\1>"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    return tag;
}

/// Splits text with message tags into messages.
class TaggedReader
{
public:
    explicit TaggedReader(Message::Role outsideRole) : m_outsideRole(outsideRole) { }

    TaggedBody run(const QString &text)
    {
        qsizetype from = 0;
        for (auto tags = messageTag().globalMatch(text); tags.hasNext();) {
            const QRegularExpressionMatch tag = tags.next();
            addMessage(m_outsideRole, text.mid(from, tag.capturedStart() - from));
            addMessage(roleOf(tag), tag.captured(3));
            from = tag.capturedEnd();
        }
        addMessage(m_outsideRole, text.mid(from));
        m_body.unknownTags.removeDuplicates();
        return m_body;
    }

private:
    static Message::Role roleOf(const QRegularExpressionMatch &tag)
    {
        static const QRegularExpression role(QStringLiteral("\\brole=[\"']?(\\w+)"));
        const QString name = tag.captured(1) == u"message" ? role.match(tag.captured(2)).captured(1) : tag.captured(1);
        return chatRole(name).value_or(Message::Role::User);
    }

    void addMessage(Message::Role role, const QString &text)
    {
        if (text.trimmed().isEmpty())
            return;
        static const QRegularExpression part(QStringLiteral("<content-(text|image|file)\\b[^>]*>(.*?)</content-\\1>"), QRegularExpression::DotMatchesEverythingOption);
        PromptMessage message{role, {}};
        qsizetype from = 0;
        for (auto parts = part.globalMatch(text); parts.hasNext();) {
            const QRegularExpressionMatch found = parts.next();
            addPiece(message, text.mid(from, found.capturedStart() - from), false);
            addPiece(message, found.captured(2), found.captured(1) != u"text");
            from = found.capturedEnd();
        }
        addPiece(message, text.mid(from), false);
        m_body.messages.append(message);
    }

    void addPiece(PromptMessage &message, const QString &text, bool isMedia)
    {
        if (text.trimmed().isEmpty())
            return;
        PromptPiece piece;
        piece.kind = isMedia ? PromptPiece::Kind::Media : PromptPiece::Kind::Text;
        piece.text = text.trimmed();
        message.pieces.append(piece);
        if (isMedia)
            return m_body.media.append(piece.text);
        static const QRegularExpression other(QStringLiteral("<(tool-call|prompt|step|scope|reference)\\b"));
        for (const QRegularExpressionMatch &tag : other.globalMatch(text))
            m_body.unknownTags.append(u'<' + tag.captured(1) + u'>');
    }

    Message::Role m_outsideRole;
    TaggedBody m_body;
};

} // namespace

TaggedBody readTaggedBody(const QString &text, Message::Role outsideRole)
{
    return TaggedReader(outsideRole).run(text);
}

bool hasMessageTags(const QString &text)
{
    return text.contains(messageTag());
}

} // namespace outcrop
