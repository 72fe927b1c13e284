// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/bodyparts.h"

#include "core/agents/sectionspans.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumHeadingLevel = 6;

/// Converts `output_requirements` and `OUTPUT REQUIREMENTS` to `Output Requirements`.
QString toTitleCase(QString words)
{
    words.replace(u'_', u' ').replace(u'-', u' ');
    words = words.toLower();
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (i == 0 || words.at(i - 1) == u' ')
            words[i] = words.at(i).toUpper();
    }
    return words;
}

/// Returns an element name for a title: `output_requirements`; `section` if the title has no ASCII letters or digits.
QString nameOfTitle(const QString &title)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[^a-z0-9]+"));
    QString name = title.toLower();
    name.replace(forbiddenCharacters, QStringLiteral("_"));
    while (name.startsWith(u'_'))
        name.remove(0, 1);
    while (name.endsWith(u'_'))
        name.chop(1);
    if (name.isEmpty())
        return QStringLiteral("section");
    return name.at(0).isDigit() ? QStringLiteral("section_") + name : name;
}

QString unescapeText(QString text)
{
    return text.replace(QLatin1String("&quot;"), QLatin1String("\"")).replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">")).replace(QLatin1String("&amp;"), QLatin1String("&"));
}

QString attributeOf(const QString &tag, const QString &name)
{
    const QRegularExpression attribute(QStringLiteral("\\s%1\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')").arg(name));
    const auto match = attribute.match(tag);
    return unescapeText(match.captured(1).isEmpty() ? match.captured(2) : match.captured(1));
}

/// Returns the heading for an element: its `title` attribute, otherwise its name, with its `name` attribute if there is one.
QString headingOfTag(const QString &tag)
{
    const QString own = attributeOf(tag, QStringLiteral("title"));
    if (!own.isEmpty())
        return own.simplified();
    const QString named = attributeOf(tag, QStringLiteral("name")).simplified();
    const QString title = toTitleCase(tagName(tag));
    return named.isEmpty() ? title : title + QStringLiteral(": ") + named;
}

/// Removes leading blank lines and trailing whitespace. Keeps the indentation of the first line.
QString trimBlankLines(const QString &text)
{
    qsizetype start = 0;
    for (qsizetype at = 0; at < text.size() && text.at(at).isSpace(); ++at) {
        if (text.at(at) == u'\n')
            start = at + 1;
    }
    qsizetype end = text.size();
    while (end > start && text.at(end - 1).isSpace())
        --end;
    return text.mid(start, end - start);
}

/// Returns the number of leading `#` of a heading; 0 if the line is not a heading.
qsizetype headingLevel(QStringView line)
{
    qsizetype level = 0;
    while (level < line.size() && line.at(level) == u'#')
        ++level;
    return level <= maximumHeadingLevel && level < line.size() && line.at(level) == u' ' ? level : 0;
}

/// Adds or removes one `#` for headings with levels `from` to `to`.
QString shiftHeadings(const QString &text, qsizetype from, qsizetype to, bool isDeeper)
{
    QString result = text;
    const QList<ProseLine> lines = proseLines(text);
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        const qsizetype level = headingLevel(line->text);
        if (level < from || level > to)
            continue;
        if (isDeeper)
            result.insert(line->textStart, u'#');
        else
            result.remove(line->textStart, 1);
    }
    return result;
}

/// Returns a line without its leading backslashes.
QStringView skipBackslashes(QStringView line)
{
    qsizetype count = 0;
    while (count < line.size() && line.at(count) == u'\\')
        ++count;
    return line.mid(count);
}

bool isLabel(QStringView text)
{
    return !rccfLabel(text).isEmpty();
}

bool isTag(QStringView text)
{
    return text.size() > 1 && text.at(0) == u'<' && text.at(1).isLetter();
}

using LinePredicate = bool (*)(QStringView);

/// Adds a backslash to lines that pass the test without their leading backslashes. With `onlyEscapedLines`, only to lines that already have some.
QString addBackslashes(QString text, LinePredicate test, bool onlyEscapedLines = false)
{
    const QString original = text;
    const QList<ProseLine> lines = proseLines(original);
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        const QStringView behind = skipBackslashes(line->text);
        if (test(behind) && !(onlyEscapedLines && behind.size() == line->text.size()))
            text.insert(line->textStart, u'\\');
    }
    return text;
}

QString removeBackslashes(QString text, LinePredicate test)
{
    const QString original = text;
    const QList<ProseLine> lines = proseLines(original);
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        const QStringView behind = skipBackslashes(line->text);
        if (behind.size() < line->text.size() && test(behind))
            text.remove(line->textStart, 1);
    }
    return text;
}

/// Escapes the elements in text outside sections, which would otherwise be read as sections.
QString escapeElements(QString text)
{
    text = addBackslashes(text, isTag, true);
    for (QList<SectionSpan> cuts = sectionSpans(text, BodyFormat::Xml); !cuts.isEmpty(); cuts = sectionSpans(text, BodyFormat::Xml)) {
        for (auto cut = cuts.crbegin(); cut != cuts.crend(); ++cut)
            text.insert(cut->start, u'\\');
    }
    return text;
}

/// Reverses formatText().
QString unformatText(const QString &text, BodyFormat format)
{
    switch (format) {
    case BodyFormat::Markdown:
        return shiftHeadings(text, 3, maximumHeadingLevel, false);
    case BodyFormat::Xml:
        return text;
    case BodyFormat::Rccf:
        return removeBackslashes(text, isLabel);
    }
    Q_UNREACHABLE();
}

/// Removes the first line if it is a comment that matches, and returns the first captured group; empty if it does not match.
QString extractComment(QString &content, const QRegularExpression &pattern)
{
    const auto match = pattern.match(content);
    if (!match.hasMatch())
        return {};
    content = trimBlankLines(content.mid(match.capturedEnd(0)));
    return match.captured(1);
}

/// If the section has an end comment, moves the text that follows the comment from the section to `textAfter`.
void extractFollowingText(BodyPart &part)
{
    const QString comment = closingComment(part);
    for (const ProseLine &line : proseLines(part.content)) {
        if (line.text != comment)
            continue;
        part.textAfter = trimBlankLines(part.content.mid(line.next));
        part.content = trimBlankLines(part.content.left(line.start));
        return;
    }
}

/// Reads the comments below a heading, which contain titles and tags that cannot be derived from it.
void extractComments(BodyPart &part)
{
    static const QRegularExpression title(QStringLiteral("^<!-- ## (.+) -->[ \\t]*(?:\\r?\\n|$)"));
    static const QRegularExpression tag(QStringLiteral("^<!-- (<[A-Za-z][^\\n]*>) -->[ \\t]*(?:\\r?\\n|$)"));
    const QString written = extractComment(part.content, title);
    if (!written.isEmpty())
        part.title = written;
    part.tag = extractComment(part.content, tag);
    extractFollowingText(part);
}

QString titleOf(const SectionSpan &cut, BodyFormat format)
{
    if (format == BodyFormat::Markdown)
        return cut.title;
    return format == BodyFormat::Xml ? headingOfTag(cut.tag) : titleOfLabel(cut.title);
}

QString removeWrapper(const QString &text, bool &isWrapped)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*</?agent>[ \\t]*\\r?$\\n?"), QRegularExpression::MultilineOption);
    QString rest = text;
    rest.remove(line);
    isWrapped = isWrapped || rest != text;
    return trimBlankLines(rest);
}

} // namespace

QString tagName(const QString &tag)
{
    static const QRegularExpression name(QStringLiteral("^<([A-Za-z][\\w.-]*)"));
    return name.match(tag).captured(1);
}

QString tagOfTitle(const QString &title)
{
    const QString name = nameOfTitle(title);
    if (toTitleCase(name) == title)
        return u'<' + name + u'>';
    QString value = title;
    value.replace(u'&', QLatin1String("&amp;")).replace(u'"', QLatin1String("&quot;")).replace(u'<', QLatin1String("&lt;"))
        .replace(u'>', QLatin1String("&gt;"));
    return QStringLiteral("<%1 title=\"%2\">").arg(name, value);
}

QString labelOfTitle(const QString &title)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[^A-Z0-9_-]+"));
    QString label = title.toUpper();
    label = label.replace(forbiddenCharacters, QStringLiteral(" ")).simplified().left(40).trimmed();
    const bool fits = !rccfLabel(QString(label + u':')).isEmpty();
    return fits ? label : QString(QStringLiteral("SECTION ") + label).trimmed().left(40).trimmed();
}

QString titleOfLabel(const QString &label)
{
    return toTitleCase(label);
}

QString closingComment(const BodyPart &part)
{
    return QStringLiteral("<!-- </%1> -->").arg(tagName(part.tag.isEmpty() ? tagOfTitle(part.title) : part.tag));
}

QString formatText(const QString &text, BodyFormat format)
{
    switch (format) {
    case BodyFormat::Markdown:
        return shiftHeadings(text, 2, maximumHeadingLevel - 1, true);
    case BodyFormat::Xml:
        return text;
    case BodyFormat::Rccf:
        return addBackslashes(text, isLabel);
    }
    Q_UNREACHABLE();
}

QString formatOutsideText(const QString &text, BodyFormat format)
{
    return format == BodyFormat::Xml ? escapeElements(text) : formatText(text, format);
}

int countLevelSixHeadings(const QString &body)
{
    const QList<ProseLine> lines = proseLines(body);
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [](const ProseLine &line) { return headingLevel(line.text) == maximumHeadingLevel; }));
}

BodyParts readBodyParts(const QString &body, BodyFormat format)
{
    const QList<SectionSpan> cuts = sectionSpans(body, format);
    BodyParts parts;
    const auto inside = [&](qsizetype start, qsizetype end) { return unformatText(trimBlankLines(body.mid(start, end - start)), format); };
    const auto formatOutside = [&](qsizetype start, qsizetype end) {
        const QString text = body.mid(start, end - start);
        return format == BodyFormat::Xml ? removeBackslashes(removeWrapper(text, parts.isWrapped), isTag) : unformatText(trimBlankLines(text), format);
    };
    parts.textBefore = formatOutside(0, cuts.isEmpty() ? body.size() : cuts.first().start);
    for (qsizetype i = 0; i < cuts.size(); ++i) {
        const SectionSpan &cut = cuts.at(i);
        BodyPart part{titleOf(cut, format), cut.tag, inside(cut.contentStart, cut.contentEnd), {}};
        if (format == BodyFormat::Xml)
            part.textAfter = formatOutside(cut.end, i + 1 < cuts.size() ? cuts.at(i + 1).start : body.size());
        else
            extractComments(part);
        parts.sections.append(part);
    }
    return parts;
}

} // namespace outcrop
