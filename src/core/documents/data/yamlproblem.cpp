// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlproblem.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

/// Where to point: at the character libyaml stumbled over, or at the start of what it was reading.
enum class Place { Problem, Start };

/// libyaml's words, and ours.
struct Explanation {
    const char *problem;
    const char *code;
    const char *message;
    Place place = Place::Problem;
};

constexpr Explanation explanations[] = {
    {"mapping values are not allowed", "yaml-colon",
        "A colon followed by a space begins a second value here. Put the whole text that holds it in quotes."},
    {"found unexpected ':'", "yaml-colon",
        "A colon cannot stand here between brackets. Put the text that holds it in quotes."},
    {"could not find expected ':'", "yaml-missing-colon",
        "This line is read as a key, but no colon follows it. Add a colon and a space, or indent the line if it "
        "continues the text above.",
        Place::Start},
    {"did not find expected key", "yaml-indentation",
        "This does not belong to the keys above. Indent it as its neighbours are, or put the whole value above in "
        "quotes."},
    {"did not find expected '-' indicator", "yaml-indentation",
        "This does not belong to the list above. Indent it as its neighbours are, or begin it with a dash and a "
        "space."},
    {"found a tab character", "yaml-tab",
        "There is a tab in the indentation; YAML allows only spaces. Replace it with spaces."},
    {"did not find expected ',' or ']'", "yaml-bracket",
        "A list that begins with [ lacks a comma or its closing ] here. Add it, or put the text in quotes if no list "
        "was meant."},
    {"did not find expected ',' or '}'", "yaml-bracket",
        "A mapping that begins with { lacks a comma or its closing } here. Add it, or put the text in quotes if no "
        "mapping was meant."},
    {"found unexpected end of stream", "yaml-quote",
        "The quotes that open here are never closed. Add the closing quote.", Place::Start},
    {"found unexpected document indicator", "yaml-quote",
        "The quotes that open here are never closed. Add the closing quote.", Place::Start},
    {"found unknown escape character", "yaml-escape",
        "Between double quotes a backslash must be followed by a letter that YAML knows. Double the backslash, or use "
        "single quotes."},
    {"did not find expected hexdecimal number", "yaml-escape",
        "After \\x, \\u or \\U hexadecimal digits must follow. Double the backslash if none was meant."},
    {"found invalid Unicode character escape code", "yaml-escape",
        "This escape names a character that does not exist. Write the character itself."},
    {"did not find expected alphabetic or numeric character", "yaml-special-character",
        "A value cannot begin with * or &, which name an alias or an anchor in YAML. Put the value in quotes.",
        Place::Start},
    {"directive", "yaml-directive",
        "A line that begins with % is read as an instruction to the YAML reader. Put the text in quotes.",
        Place::Start},
    {"tag", "yaml-tag", "A value that begins with ! is read as a YAML tag. Put the value in quotes.", Place::Start},
    {"did not find expected '!'", "yaml-tag",
        "A value that begins with ! is read as a YAML tag. Put the value in quotes.", Place::Start},
    {"URI", "yaml-tag", "A value that begins with ! is read as a YAML tag. Put the value in quotes.", Place::Start},
    {"did not find expected whitespace", "yaml-special-character",
        "A value that begins with !, & or % has a meaning of its own in YAML. Put the value in quotes.", Place::Start},
    {"found incompatible YAML document", "yaml-directive",
        "This asks for a YAML version that is not known. Remove the %YAML line."},
    {"block sequence entries are not allowed", "yaml-list",
        "A list item cannot begin here. Put each dash on a line of its own below the key, or put the text in quotes."},
    {"mapping keys are not allowed", "yaml-special-character",
        "A question mark followed by a space begins a key in YAML. Put the text in quotes."},
    {"did not find expected comment or line break", "yaml-block-text",
        "After | or > the text must begin on the next line."},
    {"found an indentation indicator equal to 0", "yaml-block-text",
        "The number after | or > must be between 1 and 9, or be left out."},
    {"did not find expected node content", "yaml-value",
        "A value is missing here. Write one, or put the text in quotes if it was meant as text."},
    {"did not find expected <document start>", "yaml-trailing-text",
        "Text follows after the end of the value. Put the whole value in quotes, or remove what follows."},
    {"control characters are not allowed", "yaml-control-character",
        "A control character stands here, which YAML does not allow. Remove it."},
    {"surrogate", "yaml-control-character", "Half of a character stands here. Remove it and type the character again."},
};

const Explanation *explanationOf(QLatin1StringView words)
{
    const auto found = std::find_if(std::begin(explanations), std::end(explanations),
        [words](const Explanation &known) { return words.contains(QLatin1StringView(known.problem)); });
    return found == std::end(explanations) ? nullptr : &*found;
}

/// `found character that cannot start any token` names no character; look at it.
YamlProblem forbiddenStart(QStringView text, qsizetype offset)
{
    const QChar c = offset < text.size() ? text[offset] : QChar();
    if (c == u'\t')
        return {QStringLiteral("yaml-tab"),
            QStringLiteral("There is a tab in the indentation; YAML allows only spaces. Replace it with spaces."),
            offset};
    return {QStringLiteral("yaml-special-character"),
        QStringLiteral("A value cannot begin with %1, which YAML reserves. Put the value in quotes.").arg(c), offset};
}

qsizetype placeOf(const YamlEvents &events, Place place)
{
    const yaml_parser_t &parser = events.parser();
    if (parser.error == YAML_READER_ERROR)
        return qsizetype(parser.problem_offset / 2); // counted in bytes of UTF-16
    return events.offset(place == Place::Start && parser.context ? parser.context_mark : parser.problem_mark);
}

/// Whether the last line of text in front of an offset is the mark that ends a document.
bool isBehindDocumentEnd(QStringView text, qsizetype offset)
{
    const QList<QStringView> lines = text.first(std::min(offset, text.size())).trimmed().split(u'\n');
    const auto isText = [](QStringView line) { return !line.trimmed().isEmpty() && !line.trimmed().startsWith(u'#'); };
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isText);
    return last != lines.rend() && (*last == u"..." || last->startsWith(u"... ") || *last == u"...\r");
}

/// A colon with nothing in front of it: valid YAML, whose key is null, and never meant.
bool isMissingKey(QStringView text, qsizetype offset, QLatin1StringView problem)
{
    const bool isColon = offset < text.size() && text[offset] == u':';
    const bool isAlone = isColon && (offset + 1 == text.size() || text[offset + 1].isSpace() || QStringView(u",[]{}").contains(text[offset + 1]));
    return isAlone && (problem.contains(QLatin1StringView("did not find expected key")) || problem.contains(QLatin1StringView("did not find expected node content")));
}

} // namespace

YamlProblem severalDocuments(qsizetype offset)
{
    return {QStringLiteral("yaml-several-documents"),
        QStringLiteral("A second document begins here. Only one is read from a file: split the file, or remove the line that separates them."), offset};
}

YamlProblem explainYamlProblem(const YamlEvents &events, QStringView text)
{
    const QLatin1StringView problem(events.parser().problem);
    const QLatin1StringView context(events.parser().context);
    const qsizetype at = placeOf(events, Place::Problem);
    if (problem.contains(QLatin1StringView("<document start>")) && isBehindDocumentEnd(text, at))
        return severalDocuments(at);
    if (isMissingKey(text, at, problem))
        return {QStringLiteral("yaml-missing-key"), QStringLiteral("A key is missing in front of this colon. Write one, or put the text in quotes."), at};
    if (problem.contains(QLatin1StringView("cannot start any token")))
        return forbiddenStart(text, placeOf(events, Place::Problem));
    const bool directive = context.contains(QLatin1StringView("directive"));
    if (const Explanation *known = explanationOf(directive ? context : problem))
        return {QLatin1StringView(known->code), QLatin1StringView(known->message), placeOf(events, known->place)};
    return {QStringLiteral("yaml-syntax"),
        QStringLiteral(
            "This is not valid YAML (%1). Look at the quotes, brackets and indentation of this line and the one above.")
            .arg(problem),
        placeOf(events, Place::Problem)};
}

} // namespace outcrop
