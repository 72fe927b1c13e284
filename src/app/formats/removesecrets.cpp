// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/removesecrets.h"

#include "core/documents/data/yamlreader.h"
#include "core/interactions/secretfinder.h"
#include "core/text/linetable.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

using Span = QPair<qsizetype, qsizetype>; ///< start and end

const InteractionRules &secretRules()
{
    static const InteractionRules rules = InteractionRules::builtIn().filterRedaction(false);
    return rules;
}

bool isSecretName(const QString &name)
{
    static const QRegularExpression known(QStringLiteral("^(?:.*[_-])?(?:x-goog-api-key|subscription[_-]?key|client[_-]?secret|(?:access|auth|refresh|bearer)[_-]?token|api[_-]?key|secret[_-]?key|private[_-]?key|password|passwd|authorization|secret)$"),
        QRegularExpression::CaseInsensitiveOption);
    return secretRules().secretMembers.contains(name.toLower()) || known.match(name).hasMatch();
}

/// Returns whether a value is empty, a word such as `string` or `null`, or only names a key: `${env:KEY}` without a default, `$KEY`, `{{key}}`, `<your key>`.
bool isReference(const QString &value)
{
    static const QRegularExpression reference(QStringLiteral("^\\s*(?:(?:Bearer|Basic)\\s+)?(?:$|\\$\\{(?!env:[^:}]*:)|\\$\\(|\\$[A-Z_][A-Z0-9_]*\\s*$|\\{\\{|<[^<>]*>\\s*$|os\\.environ|process\\.env|env:|%[A-Z_]+%\\s*$|(?i:string|text|number|boolean|object|any|true|false|null|removed|your[_-].*)\\s*$)"));
    return reference.match(value).hasMatch();
}

/// Adds the values of members with secret names.
void addMembers(const DataNode &node, QList<Span> &spans)
{
    for (const DataNode::Member &member : node.members()) {
        const Range &range = member.value.range();
        const bool isSecret = isSecretName(member.key) && member.value.isScalar() && member.value.kind() != DataNode::Kind::Bool && !member.value.isNull() && !isReference(member.value.text());
        if (isSecret && range.end.offset > range.start.offset)
            spans.append({range.start.offset, range.end.offset});
        else
            addMembers(member.value, spans);
    }
    for (const DataNode &item : node.items())
        addMembers(item, spans);
}

/// Merges spans that overlap or touch.
QList<Span> mergeSpans(QList<Span> spans)
{
    std::sort(spans.begin(), spans.end());
    QList<Span> result;
    for (const Span &span : std::as_const(spans)) {
        if (!result.isEmpty() && span.first <= result.last().second)
            result.last().second = std::max(result.last().second, span.second);
        else
            result.append(span);
    }
    return result;
}

/// Returns the text that replaces a span. It is in quotes if the span is a quoted value, or a number in JSON or JSON Lines.
QString replacementFor(const FormatInput &input, const Span &span)
{
    const QString &text = input.text;
    const QChar first = text.at(span.first);
    const QStringView whole = QStringView(text).mid(span.first, span.second - span.first);
    bool isNumber = false;
    static_cast<void>(whole.toDouble(&isNumber));
    if (isNumber && (input.isJson || !input.lines.isEmpty()))
        return QStringLiteral("\"removed\"");
    const bool isQuoted = first == u'"' || first == u'\'';
    const bool isBlock = first == u'|' || first == u'>';
    const bool endsLine = text.at(span.second - 1) == u'\n';
    const QString word = isQuoted ? first + QStringLiteral("removed") + first : QStringLiteral("removed");
    return isBlock && endsLine ? word + u'\n' : word;
}

} // namespace

TextWithoutSecrets removeSecrets(const FormatInput &input)
{
    static const SecretFinder finder(secretRules());
    QList<Span> spans;
    addMembers(input.data, spans);
    addMembers(input.head.data, spans);
    for (const DataNode &line : input.lines)
        addMembers(line, spans);
    const SecretFinder::Found found = finder.findSecrets(input.text);
    for (const FoundSecret &secret : found.locations)
        spans.append({secret.start, secret.start + secret.length});
    TextWithoutSecrets result;
    result.isSearched = !found.exceededRule;
    const LineTable lines(input.text);
    qsizetype from = 0;
    for (const Span &span : mergeSpans(spans)) {
        result.text += QStringView(input.text).mid(from, span.first - from);
        result.text += replacementFor(input, span);
        result.removed.append({input.file, lines.range(span.first, span.second)});
        from = span.second;
    }
    result.text += QStringView(input.text).mid(from);
    return result;
}

} // namespace outcrop
