// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/hybridprompt.h"

#include "core/base/jsonpointer.h"
#include "core/render/jsonprinter.h"
#include "core/render/rendermessages.h"
#include "core/render/value.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Matches a bracket that is followed by the name of a tag.
QRegularExpression tagBracketPattern(const QString &bracket)
{
    return QRegularExpression(bracket + QStringLiteral("(?=\\s*/?\\s*(?:METADATA|INSTRUCTION)\\b)"), QRegularExpression::CaseInsensitiveOption);
}

/// Replaces matches. The remaining text keeps the origin of each character.
template<typename Replacement>
TracedText replaceMatches(const TracedText &text, const QRegularExpression &pattern, Replacement spelling)
{
    TracedText result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text.text())) {
        const QString normalizedWord = spelling(match.captured());
        result.append(text.mid(done, match.capturedStart() - done));
        result.append(normalizedWord, text.originAt(match.capturedStart()), TraceKind::Rewritten);
        done = match.capturedEnd();
    }
    return done == 0 ? text : result.append(text.mid(done));
}

/// Escapes the brackets of tags. A JSON escape does not change the value.
TracedText escapeTagsInJson(const TracedText &json)
{
    static const QRegularExpression bracket = tagBracketPattern(QStringLiteral("<"));
    return replaceMatches(json, bracket, [](const QString &) { return QStringLiteral("\\u003c"); });
}

/// Returns the pattern of brackets to escape. Also matches existing escapes, which are escaped again, so that escaping is reversible.
const QRegularExpression &textBracketPattern()
{
    static const QRegularExpression bracket = tagBracketPattern(QStringLiteral("(?:<|&(?:amp;)*lt;)"));
    return bracket;
}

TracedText escapeTagsInText(const TracedText &text)
{
    return replaceMatches(text, textBracketPattern(),
        [](const QString &found) -> QString { return found == u"<" ? QStringLiteral("&lt;") : QStringLiteral("&amp;") + found.mid(1); });
}

/// METADATA as a Value whose strings have source locations. A value without a location gets that of its parent.
class TracedMetadata
{
public:
    explicit TracedMetadata(const HybridEnvelope &envelope) : m_envelope(envelope) { }

    Value value() const { return valueOf(m_envelope.metadata, {}, {}); }

private:
    Value valueOf(const Json &json, const QString &pointer, const Location &outer) const
    {
        const Location place = m_envelope.locations.value(pointer, outer);
        if (json.is_object())
            return record(json, pointer, place);
        if (json.is_array())
            return list(json, pointer, place);
        return json.is_string() && !place.file.isEmpty()
            ? Value::text(TracedText::rewritten(qString(json), place.file, place.range.start.offset))
            : Value::data(json);
    }

    Value record(const Json &json, const QString &pointer, const Location &place) const
    {
        QList<Value::Field> fields;
        for (const auto &[name, value] : json.items()) {
            const QString key = QString::fromStdString(name);
            fields.append({key, valueOf(value, pointer + pointerToken(key), place)});
        }
        return Value::record(fields);
    }

    Value list(const Json &json, const QString &pointer, const Location &place) const
    {
        QList<Value> items;
        for (size_t i = 0; i < json.size(); ++i)
            items.append(valueOf(json.at(i), pointer + u'/' + QString::number(i), place));
        return Value::list(items);
    }

    const HybridEnvelope &m_envelope;
};

Ledger entriesOf(const HybridEnvelope &envelope)
{
    Ledger entries;
    entries.append({{}, QStringLiteral("hybrid.metadata"), LossAction::Injected,
        rendermessages::hybridTemplateSent(envelope.promptType), Json(), envelope.metadata});
    for (const Adjustment &adjustment : envelope.adjustments)
        entries.append({{}, adjustment.part, LossAction::Dropped, adjustment.reason, adjustment.before, adjustment.after});
    return entries;
}

LedgerEntry tagsEntry(qsizetype count)
{
    return {{}, QStringLiteral("request"), LossAction::Approximated,
        rendermessages::envelopeTagsEscaped(count),
        Json(), Json()};
}

TracedText generatedText(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("hybrid prompt"));
}

} // namespace

HybridPrompt hybridPrompt(const HybridEnvelope &envelope, const TracedText &instruction)
{
    HybridPrompt prompt;
    prompt.ledger = entriesOf(envelope);
    prompt.text = generatedText(QStringLiteral("<METADATA>\n"));
    prompt.text.append(escapeTagsInJson(formatJson(TracedMetadata(envelope).value()))); // ends with a line ending
    prompt.text.append(generatedText(QStringLiteral("</METADATA>\n\n<INSTRUCTION>\n")));
    prompt.text.append(escapeTagsInText(instruction));
    if (!envelope.steps.isEmpty()) {
        prompt.text.append(generatedText(instruction.trimmed().isEmpty() ? QStringLiteral("**Your Task**:\n") : QStringLiteral("\n\n**Your Task**:\n")));
        prompt.text.append(escapeTagsInText(envelope.steps));
        prompt.ledger.append({{}, QStringLiteral("hybrid.steps"), LossAction::Injected, rendermessages::stepsAdded(envelope.promptType), Json(), jsonString(envelope.steps.text())});
    }
    prompt.text.append(generatedText(QStringLiteral("\n</INSTRUCTION>")));
    if (const qsizetype count = instruction.text().count(textBracketPattern()))
        prompt.ledger.append(tagsEntry(count));
    return prompt;
}

} // namespace outcrop
