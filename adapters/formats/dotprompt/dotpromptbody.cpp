// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/dotprompt/dotpromptbody.h"

#include "core/templates/handlebarsexpression.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

Message::Role roleOf(const QString &name)
{
    return name == u"system" ? Message::Role::System : name == u"model" ? Message::Role::Assistant : name == u"tool" ? Message::Role::Tool : Message::Role::User;
}

QString nameOf(Message::Role role)
{
    return role == Message::Role::Assistant ? QStringLiteral("model") : roleName(role);
}

/// Returns an argument as template text: a placeholder for a path, or the text of a constant.
QString argumentText(const TemplateExpression &value)
{
    return value.kind == TemplateExpression::Kind::Path ? QStringLiteral("{{%1}}").arg(value.segments.join(u'.')) : value.constantValue.text();
}

class BodyReader
{
public:
    explicit BodyReader(const QString &text) : m_text(text) { }

    DotpromptBody run()
    {
        static const QRegularExpression tag(QStringLiteral("(\\\\)?\\{\\{(~?)(?:!--.*?--~?|([#/^]?)\\s*([A-Za-z]\\w*)?([^}]*?))(~?)\\}\\}"), QRegularExpression::DotMatchesEverythingOption);
        m_body.messages.append(PromptMessage());
        for (auto tags = tag.globalMatch(m_text); tags.hasNext();)
            readTag(tags.next());
        addText(m_text.mid(m_textStart));
        m_body.messages.removeIf([](const PromptMessage &message) { return message.pieces.isEmpty() && !message.isHistory; });
        return m_body;
    }

private:
    void readTag(const QRegularExpressionMatch &tag)
    {
        const QString sigil = tag.captured(3);
        if (tag.capturedLength(1) > 0)
            return;
        if (sigil == u"#" || sigil == u"^")
            ++m_depth;
        if (sigil == u"/")
            --m_depth;
        static const QStringList helpers{QStringLiteral("role"), QStringLiteral("history"), QStringLiteral("media"), QStringLiteral("section")};
        const QString name = tag.captured(4);
        if (!sigil.isEmpty() || !helpers.contains(name))
            return;
        const HandlebarsWords words = readHandlebarsWords(m_text, tag.capturedStart(4), tag.capturedEnd(5));
        const bool isConstant = words.values.size() == 2 && words.values.at(1).kind == TemplateExpression::Kind::Constant;
        const bool isConvertible = words.unsupportedWord.isEmpty() && (name == u"history" || name == u"media" || isConstant);
        const bool isVariable = words.values.size() == 1 && words.pairs.isEmpty() && name != u"history"; // such as {{section}}
        if (isVariable)
            return;
        if (m_depth != 0 || !isConvertible) {
            m_body.dynamicTags.append(tag.captured());
            return;
        }
        addBefore(tag);
        readHelper(name, words);
    }

    void addBefore(const QRegularExpressionMatch &tag)
    {
        QString before = m_text.mid(m_textStart, tag.capturedStart() - m_textStart);
        if (tag.capturedLength(2) > 0)
            before = before.left(before.size() - (before.size() - QString(u'x' + before).trimmed().size() + 1));
        addText(before);
        m_textStart = tag.capturedEnd();
        while (tag.capturedLength(6) > 0 && m_textStart < m_text.size() && m_text.at(m_textStart).isSpace())
            ++m_textStart;
    }

    void readHelper(const QString &name, const HandlebarsWords &words)
    {
        if (name == u"role")
            return beginMessage(roleOf(words.values.at(1).constantValue.text()));
        if (name == u"history") {
            m_body.messages.append({Message::Role::User, {}, {}, true});
            m_body.messages.append({Message::Role::Assistant, {}});
            return;
        }
        PromptPiece piece;
        piece.kind = name == u"media" ? PromptPiece::Kind::Media : PromptPiece::Kind::Other;
        if (name == u"section")
            piece.data = {{"section", jsonString(words.values.at(1).constantValue.text())}};
        for (const TemplateArgument &pair : words.pairs) {
            if (pair.name == u"url")
                piece.text = argumentText(pair.value);
            else if (pair.name == u"contentType")
                piece.mediaType = argumentText(pair.value);
        }
        m_body.messages.last().pieces.append(piece);
    }

    /// Starts a message. If the current message is empty, only changes its role.
    void beginMessage(Message::Role role)
    {
        if (m_body.messages.last().pieces.isEmpty() && !m_body.messages.last().isHistory)
            m_body.messages.last().role = role;
        else
            m_body.messages.append({role, {}});
    }

    void addText(const QString &text)
    {
        if (text.trimmed().isEmpty())
            return;
        PromptPiece piece;
        piece.text = text;
        m_body.messages.last().pieces.append(piece);
    }

    QString m_text;
    DotpromptBody m_body;
    qsizetype m_textStart = 0;
    int m_depth = 0;
};

/// Returns a value as a helper argument: the path of a placeholder, or the text in quotation marks. Quotation marks in the text are removed.
QString argumentOf(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("^\\{\\{\\{?\\s*([\\w.@]+)\\s*\\}?\\}\\}$"));
    const QRegularExpressionMatch match = placeholder.match(text);
    return match.hasMatch() ? match.captured(1) : QStringLiteral("\"%1\"").arg(QString(text).remove(u'"'));
}

QString pieceText(const PromptPiece &piece)
{
    if (piece.kind == PromptPiece::Kind::Media) {
        const QString type = piece.mediaType.isEmpty() ? QString() : QStringLiteral(" contentType=") + argumentOf(piece.mediaType);
        return QStringLiteral("{{media url=%1%2}}").arg(argumentOf(piece.text), type);
    }
    const bool isSection = piece.kind == PromptPiece::Kind::Other && piece.data.is_object() && piece.data.contains("section");
    if (isSection)
        return QStringLiteral("{{section %1}}").arg(argumentOf(qString(piece.data["section"])));
    return piece.kind == PromptPiece::Kind::Text ? piece.text : QString();
}

} // namespace

DotpromptBody readDotpromptBody(const QString &text)
{
    return BodyReader(text).run();
}

QString dotpromptBodyOf(const QList<PromptMessage> &messages)
{
    QString body;
    const bool isOneMessage = messages.size() == 1 && messages.first().role == Message::Role::User && !messages.first().isHistory;
    for (const PromptMessage &message : messages) {
        if (!body.isEmpty() && !body.endsWith(u'\n'))
            body += u'\n';
        if (message.isHistory) {
            body += QStringLiteral("{{history}}\n");
            continue;
        }
        if (!isOneMessage)
            body += QStringLiteral("{{role \"%1\"}}").arg(nameOf(message.role));
        for (const PromptPiece &piece : message.pieces)
            body += pieceText(piece);
    }
    return body.trimmed() + u'\n';
}

} // namespace outcrop
