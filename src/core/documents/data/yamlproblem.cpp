// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlproblem.h"

#include "core/documents/data/datamessages.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

/// The position to report: the character at which libyaml stopped, or the start of the element that it was parsing.
enum class ErrorPosition { Problem, Start };

/// A message of libyaml, and the message shown to the user for it.
struct Explanation {
    const char *problem;
    const char *code;
    MessageText message;
    ErrorPosition position = ErrorPosition::Problem;
};

constexpr Explanation explanations[] = {
    {"mapping values are not allowed", "yaml-colon", datamessages::colonInText},
    {"found unexpected ':'", "yaml-colon", datamessages::colonInBrackets},
    {"could not find expected ':'", "yaml-missing-colon", datamessages::missingColon, ErrorPosition::Start},
    {"did not find expected key", "yaml-indentation", datamessages::lineOutsideMapping},
    {"did not find expected '-' indicator", "yaml-indentation", datamessages::lineOutsideList},
    {"found a tab character", "yaml-tab", datamessages::tabInIndentation},
    {"did not find expected ',' or ']'", "yaml-bracket", datamessages::listNotClosed},
    {"did not find expected ',' or '}'", "yaml-bracket", datamessages::mappingNotClosed},
    {"found unexpected end of stream", "yaml-quote", datamessages::quotesNotClosed, ErrorPosition::Start},
    {"found unexpected document indicator", "yaml-quote", datamessages::quotesNotClosed, ErrorPosition::Start},
    {"found unknown escape character", "yaml-escape", datamessages::unknownEscape},
    {"did not find expected hexdecimal number", "yaml-escape", datamessages::escapeDigits},
    {"found invalid Unicode character escape code", "yaml-escape", datamessages::escapeCharacter},
    {"did not find expected alphabetic or numeric character", "yaml-special-character", datamessages::beginsWithAlias,
        ErrorPosition::Start},
    {"directive", "yaml-directive", datamessages::directiveLine, ErrorPosition::Start},
    {"tag", "yaml-tag", datamessages::tagValue, ErrorPosition::Start},
    {"did not find expected '!'", "yaml-tag", datamessages::tagValue, ErrorPosition::Start},
    {"URI", "yaml-tag", datamessages::tagValue, ErrorPosition::Start},
    {"did not find expected whitespace", "yaml-special-character", datamessages::specialBeginning,
        ErrorPosition::Start},
    {"found incompatible YAML document", "yaml-directive", datamessages::unknownVersion},
    {"block sequence entries are not allowed", "yaml-list", datamessages::listItemHere},
    {"mapping keys are not allowed", "yaml-special-character", datamessages::questionMark},
    {"did not find expected comment or line break", "yaml-block-text", datamessages::blockTextLine},
    {"found an indentation indicator equal to 0", "yaml-block-text", datamessages::blockIndent},
    {"did not find expected node content", "yaml-value", datamessages::valueMissing},
    {"did not find expected <document start>", "yaml-trailing-text", datamessages::textAfterValue},
    {"control characters are not allowed", "yaml-control-character", datamessages::controlCharacter},
    {"surrogate", "yaml-control-character", datamessages::unpairedSurrogate},
};

const Explanation *explanationOf(QLatin1StringView words)
{
    const auto found = std::find_if(std::begin(explanations), std::end(explanations),
        [words](const Explanation &known) { return words.contains(QLatin1StringView(known.problem)); });
    return found == std::end(explanations) ? nullptr : &*found;
}

/// Returns the problem for a character that cannot start a token. libyaml does not report the character, so it is read from the text.
YamlProblem forbiddenStartProblem(QStringView text, qsizetype offset)
{
    const QChar c = offset < text.size() ? text[offset] : QChar();
    if (c == u'\t')
        return {QStringLiteral("yaml-tab"),
            datamessages::tabInIndentation(),
            offset};
    return {QStringLiteral("yaml-special-character"),
        datamessages::yamlReservedCharacter(c), offset};
}

qsizetype offsetOf(const YamlEvents &events, ErrorPosition position)
{
    const yaml_parser_t &parser = events.parser();
    if (parser.error == YAML_READER_ERROR)
        return qsizetype(parser.problem_offset / 2); // problem_offset is in bytes of UTF-16
    return events.offset(
        position == ErrorPosition::Start && parser.context ? parser.context_mark : parser.problem_mark);
}

/// Returns whether the last line before an offset, apart from comments and blank lines, ends a document (`...`).
bool followsDocumentEnd(QStringView text, qsizetype offset)
{
    const QList<QStringView> lines = text.first(std::min(offset, text.size())).trimmed().split(u'\n');
    const auto isText = [](QStringView line) { return !line.trimmed().isEmpty() && !line.trimmed().startsWith(u'#'); };
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isText);
    return last != lines.rend() && (*last == u"..." || last->startsWith(u"... ") || *last == u"...\r");
}

/// Returns whether the problem is a colon without a key. YAML allows it as a null key, but it is usually a mistake.
bool isMissingKey(QStringView text, qsizetype offset, QLatin1StringView problem)
{
    const bool isColon = offset < text.size() && text[offset] == u':';
    const bool isAlone = isColon && (offset + 1 == text.size() || text[offset + 1].isSpace() || QStringView(u",[]{}").contains(text[offset + 1]));
    return isAlone && (problem.contains(QLatin1StringView("did not find expected key")) || problem.contains(QLatin1StringView("did not find expected node content")));
}

} // namespace

YamlProblem multipleDocumentsProblem(qsizetype offset)
{
    return {QStringLiteral("yaml-several-documents"),
        datamessages::secondDocument(), offset};
}

YamlProblem explainYamlProblem(const YamlEvents &events, QStringView text)
{
    const QLatin1StringView problem(events.parser().problem);
    const QLatin1StringView context(events.parser().context);
    const qsizetype at = offsetOf(events, ErrorPosition::Problem);
    if (problem.contains(QLatin1StringView("<document start>")) && followsDocumentEnd(text, at))
        return multipleDocumentsProblem(at);
    if (isMissingKey(text, at, problem))
        return {QStringLiteral("yaml-missing-key"), datamessages::missingKey(), at};
    if (problem.contains(QLatin1StringView("cannot start any token")))
        return forbiddenStartProblem(text, offsetOf(events, ErrorPosition::Problem));
    const bool isDirective = context.contains(QLatin1StringView("directive"));
    if (const Explanation *known = explanationOf(isDirective ? context : problem))
        return {QLatin1StringView(known->code), known->message(), offsetOf(events, known->position)};
    return {QStringLiteral("yaml-syntax"), datamessages::notYamlAt(problem), offsetOf(events, ErrorPosition::Problem)};
}

} // namespace outcrop
