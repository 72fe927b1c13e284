// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/promptguide.h"

#include "core/documents/data/jsonreader.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// A passage of a document.
struct Passage {
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Returns the passage between two tags after `from`, or nullopt.
std::optional<Passage> findTaggedPassage(const QString &text, const QString &tag, qsizetype from)
{
    const QString open = u'<' + tag + u'>';
    const qsizetype start = text.indexOf(open, from);
    const qsizetype end = start < 0 ? -1 : text.indexOf(QStringLiteral("</") + tag + u'>', start);
    return end < 0 ? std::nullopt : std::optional(Passage{start + open.size(), end});
}

qsizetype formatSection(const QString &text)
{
    static const QRegularExpression heading(QStringLiteral("^#+\\s+(?:Prompt\\s+)?Format\\s*$"), QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = heading.match(text);
    return match.hasMatch() ? match.capturedEnd() : 0;
}

/// Returns `text` up to the end of its JSON, with spaces before the JSON. Replaces placeholders with values of the same length (`<task_id>` with `"any"`), so that
/// positions do not change.
QString withoutPlaceholders(const QString &text, const Passage &json)
{
    static const QRegularExpression placeholder(QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"|<[^>\\n]*>|\\[\\s*\\.\\.\\.\\s*\\]|\\{\\s*\\.\\.\\.\\s*\\}"));
    QString maskedText(json.start, u' ');
    std::transform(text.begin(), text.begin() + json.start, maskedText.begin(), [](QChar one) { return one == u'\n' ? one : QChar(u' '); });
    maskedText += QStringView(text).mid(json.start, json.end - json.start);
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text.mid(json.start, json.end - json.start))) {
        const QString found = match.captured();
        if (found.startsWith(u'"'))
            continue;
        const QString value = found.startsWith(u'[') ? QStringLiteral("[]") : found.startsWith(u'{') ? QStringLiteral("{}") : QStringLiteral("\"any\"");
        if (value.size() <= found.size())
            maskedText.replace(json.start + match.capturedStart(), found.size(), value.leftJustified(found.size()));
    }
    return maskedText;
}

bool isPlaceholder(const QString &text)
{
    return text.startsWith(u'<') || text.contains(u'|') || text == u"..." || text == u"any";
}

bool hasPlaceholder(const DataNode &node)
{
    return (node.isString() && isPlaceholder(node.text())) || std::any_of(node.items().begin(), node.items().end(), hasPlaceholder)
        || std::any_of(node.members().begin(), node.members().end(), [](const DataNode::Member &member) { return hasPlaceholder(member.value); });
}

/// Returns METADATA with types in place of placeholders. A list that is empty or contains a placeholder becomes the type `list`.
DataNode schemaOf(const DataNode &node)
{
    if (node.isSequence())
        return node.items().isEmpty() || hasPlaceholder(node) ? DataNode(DataNode::Kind::String, QStringLiteral("list"), node.range()) : node;
    if (node.isString())
        return isPlaceholder(node.text()) ? DataNode(DataNode::Kind::String, node.text() == u"any" ? QStringLiteral("any") : QStringLiteral("str"), node.range()) : node;
    if (!node.isMapping())
        return node;
    QList<DataNode::Member> members;
    for (const DataNode::Member &member : node.members())
        members.append({member.key, member.keyRange, schemaOf(member.value)});
    return DataNode::mapping(members, node.range());
}

/// Returns the text with LF as line ending, as in the rest of a prompt.
TracedText withoutCarriageReturns(const TracedText &text)
{
    TracedText result;
    qsizetype copiedEnd = 0;
    for (qsizetype at = text.text().indexOf(u'\r'); at >= 0; at = text.text().indexOf(u'\r', at + 1)) {
        result.append(text.mid(copiedEnd, at - copiedEnd));
        copiedEnd = at + 1;
    }
    return copiedEnd == 0 ? text : result.append(text.mid(copiedEnd));
}

/// Returns the lines below the heading of the steps, up to the next heading; empty if there is no such heading.
TracedText stepsIn(const Document &document, const Passage &instruction)
{
    static const QRegularExpression heading(QStringLiteral("^\\*\\*(?:Your Task|Requirements|Steps)\\*\\*:?[ \\t]*\\r?\\n"), QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression next(QStringLiteral("^\\*\\*[^*\\n]+\\*\\*"), QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = heading.match(document.text, instruction.start);
    if (!match.hasMatch() || match.capturedEnd() > instruction.end)
        return {};
    const qsizetype start = match.capturedEnd();
    const QRegularExpressionMatch nextHeading = next.match(document.text, start);
    const qsizetype end = nextHeading.hasMatch() ? std::min(instruction.end, nextHeading.capturedStart()) : instruction.end;
    return withoutCarriageReturns(TracedText::copied(document.text.mid(start, end - start), document.path, start).trimmed());
}

} // namespace

QString promptTypeOfGuide(const QString &path)
{
    static const QRegularExpression guidePathPattern(QStringLiteral("^(?:config/)?hybrid_prompt_templates/([\\w-]+)_template\\.md$"));
    return guidePathPattern.match(path).captured(1);
}

PromptGuide readPromptGuide(const DocumentPtr &document)
{
    PromptGuide guidePathPattern{document, promptTypeOfGuide(document->path), {}, {}};
    const QString &text = document->text;
    const qsizetype from = formatSection(text);
    if (const auto instruction = findTaggedPassage(text, QStringLiteral("INSTRUCTION"), from))
        guidePathPattern.steps = stepsIn(*document, *instruction);
    if (const auto metadata = findTaggedPassage(text, QStringLiteral("METADATA"), from)) {
        const DataDocument json = readJson(withoutPlaceholders(text, *metadata), document->path);
        if (json.isParsed)
            guidePathPattern.metadata = schemaOf(json.root);
    }
    return guidePathPattern;
}

} // namespace outcrop
