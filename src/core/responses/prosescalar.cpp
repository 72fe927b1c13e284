// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/prosescalar.h"

#include "core/documents/schema/schemareference.h"
#include "core/responses/scalarcoercion.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maximumUnionDepth = 16;
constexpr qsizetype maximumSentenceLength = 400;

/// The scalars that a schema accepts, collected over all its alternatives.
struct AcceptedScalars {
    Json allowed = Json::array(); ///< values of `enum` and `const`
    QStringList types;            ///< types for which any value is accepted

    bool isEmpty() const { return allowed.empty() && types.isEmpty(); }
};

void collect(const Json &root, const Json &givenJson, AcceptedScalars &acceptedScalars, int depth)
{
    const Json &schema = resolvedSchema(root, givenJson);
    if (!schema.is_object() || depth > maximumUnionDepth)
        return;
    for (const char *keyword : {"anyOf", "oneOf", "allOf"}) {
        if (const auto list = schema.find(keyword); list != schema.end() && list->is_array()) {
            for (const Json &one : *list)
                collect(root, one, acceptedScalars, depth + 1);
        }
    }
    const auto add = [&acceptedScalars](const Json &value) {
        if (!value.is_structured() && std::find(acceptedScalars.allowed.begin(), acceptedScalars.allowed.end(), value) == acceptedScalars.allowed.end())
            acceptedScalars.allowed.push_back(value);
    };
    const auto values = schema.find("enum");
    if (values != schema.end() && values->is_array())
        std::for_each(values->begin(), values->end(), add);
    else if (schema.contains("const"))
        add(schema["const"]);
    else
        acceptedScalars.types += schemaTypes(schema);
    acceptedScalars.types.removeIf([](const QString &type) { return type == u"object" || type == u"array"; });
}

AcceptedScalars collectAcceptedScalars(const Json &schema)
{
    AcceptedScalars acceptedScalars;
    collect(schema, schema, acceptedScalars, 0);
    return acceptedScalars;
}

/// Returns the range of the contents if the whole text is one fenced block, otherwise of the whole text.
TextSpan fenceContentSpan(QStringView text)
{
    static const QRegularExpression fence(QStringLiteral(R"(^\s*(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\n?\s*\1\s*$)"));
    const QRegularExpressionMatch match = fence.match(text.toString());
    return match.hasMatch() ? TextSpan{match.capturedStart(2), match.capturedEnd(2)} : TextSpan{0, text.size()};
}

TextSpan shiftSpan(const TextSpan &span, qsizetype by)
{
    return {span.begin + by, span.end + by};
}

/// Returns the whole text as a number, boolean or null; nullopt if it contains anything else.
std::optional<ProseScalar> wholeScalar(QStringView text, const QStringList &types)
{
    const TextSpan trimmedSpan = bareSpan(text);
    const QString word = text.mid(trimmedSpan.begin, trimmedSpan.end - trimmedSpan.begin).toString();
    QStringList wanted = types;
    wanted.removeAll(QStringLiteral("string"));
    if (wanted.isEmpty() || word.isEmpty())
        return std::nullopt;
    const std::optional<CoercedScalar> scalar = coerceScalar(jsonString(word), {{"type", jsonStrings(wanted)}});
    return scalar ? std::optional(ProseScalar{scalar->value, trimmedSpan, scalar->rule}) : std::nullopt;
}

/// Returns the boolean that the text mentions: `true` or `false`, or `yes` or `no` at its beginning. nullopt if it mentions both or neither.
std::optional<ProseScalar> mentionedBoolean(QStringView text)
{
    const std::optional<WordMatch> truth = mentionedValue(text, Json::array({"true", "false"}));
    const std::optional<WordMatch> word = truth ? truth : mentionedValue(text, Json::array({"yes", "no"}));
    const bool isFirst = word && (truth || word->span.begin == bareSpan(text).begin);
    if (!isFirst)
        return std::nullopt;
    return ProseScalar{word->value == "true" || word->value == "yes", word->span, RepairRule::CoercedBoolean};
}

/// Returns the number in a short text that contains only one number; nullopt also if it is part of a percentage, ratio or range.
std::optional<ProseScalar> mentionedNumber(QStringView text, const QStringList &types)
{
    static const QRegularExpression number(QStringLiteral(R"((?<![\w.,-])[-+]?\d[\d.,]*(?:[eE][-+]?\d+)?)"));
    static const QRegularExpression more(QStringLiteral(R"(^\s*(?:[%/:-]|to\b|or\b)|^\w)"));
    if (text.size() > maximumSentenceLength)
        return std::nullopt;
    QRegularExpressionMatchIterator matches = number.globalMatch(text.toString());
    if (!matches.hasNext())
        return std::nullopt;
    const QRegularExpressionMatch onlyMatch = matches.next();
    QString digits = onlyMatch.captured();
    while (digits.endsWith(u'.') || digits.endsWith(u','))
        digits.chop(1);
    const TextSpan span{onlyMatch.capturedStart(), onlyMatch.capturedStart() + digits.size()};
    if (matches.hasNext() || more.match(text.mid(span.end).toString()).hasMatch())
        return std::nullopt;
    const std::optional<CoercedScalar> scalar = coerceScalar(jsonString(digits), {{"type", jsonStrings(types)}});
    return scalar ? std::optional(ProseScalar{scalar->value, span, scalar->rule}) : std::nullopt;
}

std::optional<ProseScalar> allowedWord(QStringView text, const Json &allowedJson)
{
    const std::optional<WordMatch> match = allowedJson.empty() ? std::nullopt : mentionedValue(text, allowedJson);
    if (!match)
        return std::nullopt;
    const bool isLetter = match->value.is_string() && text.mid(match->span.begin, match->span.end - match->span.begin) == qString(match->value);
    return ProseScalar{match->value, match->span,
        match->isWhole && isLetter ? RepairRule::UnquotedString
            : match->isWhole       ? RepairRule::CoercedEnum
                                   : RepairRule::WordInText};
}

std::optional<ProseScalar> scalarIn(QStringView text, const AcceptedScalars &acceptedScalars)
{
    const bool isNumber = acceptedScalars.types.contains(u"number") || acceptedScalars.types.contains(u"integer");
    if (auto word = allowedWord(text, acceptedScalars.allowed))
        return word;
    if (auto word = wholeScalar(text, acceptedScalars.types))
        return word;
    if (acceptedScalars.types.contains(u"string"))
        return std::nullopt;
    std::optional<ProseScalar> spokenScalar = acceptedScalars.types.contains(u"boolean") ? mentionedBoolean(text) : std::nullopt;
    if (!spokenScalar && isNumber)
        spokenScalar = mentionedNumber(text, acceptedScalars.types);
    if (spokenScalar)
        spokenScalar->rule = RepairRule::WordInText;
    return spokenScalar;
}

} // namespace

bool acceptsScalar(const Json &schema)
{
    return !collectAcceptedScalars(schema).isEmpty();
}

std::optional<ProseScalar> readProseScalar(QStringView text, const Json &schema)
{
    const AcceptedScalars acceptedScalars = collectAcceptedScalars(schema);
    const TextSpan inside = fenceContentSpan(text);
    const QStringView words = text.mid(inside.begin, inside.end - inside.begin);
    if (words.trimmed().isEmpty() || acceptedScalars.isEmpty())
        return std::nullopt;
    if (std::optional<ProseScalar> word = scalarIn(words, acceptedScalars)) {
        word->span = shiftSpan(word->span, inside.begin);
        return word;
    }
    if (!acceptedScalars.types.contains(u"string"))
        return std::nullopt;
    const QStringView whole = text.trimmed();
    const qsizetype begin = whole.data() - text.data();
    return ProseScalar{jsonString(whole), {begin, begin + whole.size()}, RepairRule::UnquotedString};
}

} // namespace outcrop
