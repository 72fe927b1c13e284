// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/checkedtext.h"

#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/documentkind.h"
#include "core/text/linetable.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace outcrop {
namespace {

CodePart partOf(const QString &language, const Grammar *grammar, qsizetype start, const QString &text)
{
    return {grammar, grammar ? grammar->name : language.toLower(), start, text};
}

/// Returns the fenced blocks. An unclosed block extends to the end of the text, because a truncated response ends this way.
QList<CodePart> fencedBlocks(const QString &text)
{
    static const QRegularExpression fence(QStringLiteral("^ {0,3}(`{3,}|~{3,})[ \\t]*([\\w+#.-]*)[^\\n]*\\n([\\s\\S]*?)(?:^ {0,3}\\1[`~]*[ \\t]*$|\\z)"),
        QRegularExpression::MultilineOption);
    QList<CodePart> parts;
    for (const QRegularExpressionMatch &match : fence.globalMatch(text))
        parts.append(partOf(match.captured(2), findGrammar(match.captured(2)), match.capturedStart(3), match.captured(3)));
    return parts;
}

bool isProse(const QString &file)
{
    return file.isEmpty() || isMarkdown(file) || file.endsWith(QLatin1StringView(".txt"));
}

bool isData(const QString &word)
{
    static const QStringList words{QStringLiteral("json"), QStringLiteral("yaml"), QStringLiteral("yml"), QStringLiteral("jsonc")};
    return words.contains(word.toLower());
}

/// Reads a whole file as JSON if possible, because JSON is stricter; any other text as YAML.
DataDocument readData(const QString &text, const QString &file, Position origin)
{
    DataDocument json = readJson(text, file);
    if (json.isParsed && origin.offset == 0)
        return json;
    return readYaml(text, file, origin);
}

/// Returns the start and end offsets of the first balanced `{ … }`, ignoring braces in strings and comments, or {0, 0} if there is none.
QPair<qsizetype, qsizetype> firstObject(const QString &text)
{
    static const QRegularExpression token(QStringLiteral("\"(\\\\.|[^\"\\\\\\n])*\"|#[^\\n]*|[{}]"));
    int depth = 0;
    qsizetype start = -1;
    for (const QRegularExpressionMatch &match : token.globalMatch(text)) {
        if (match.captured() == u"{" && depth++ == 0)
            start = match.capturedStart();
        if (match.captured() == u"}" && depth > 0 && --depth == 0)
            return {start, match.capturedEnd()};
    }
    return {0, 0};
}

} // namespace

bool CodePart::isCode() const
{
    static const QStringList others{QString(), QStringLiteral("text"), QStringLiteral("txt"), QStringLiteral("md"), QStringLiteral("markdown"),
        QStringLiteral("toml"), QStringLiteral("ini"), QStringLiteral("xml"), QStringLiteral("csv"), QStringLiteral("diff"), QStringLiteral("console"),
        QStringLiteral("log"), QStringLiteral("output")};
    return grammar || (!isData(language) && !others.contains(language));
}

QList<CodePart> codeParts(const CheckedText &checkedText)
{
    if (isProse(checkedText.file))
        return fencedBlocks(checkedText.text);
    return {partOf(QFileInfo(checkedText.file).suffix(), grammarOfFile(checkedText.file), 0, checkedText.text)};
}

QList<DataDocument> dataParts(const CheckedText &checkedText)
{
    QList<DataDocument> parts;
    const LineTable lines(checkedText.text);
    for (const CodePart &part : codeParts(checkedText)) {
        if (isData(part.language))
            parts.append(readData(part.text, checkedText.file, lines.at(part.start)));
    }
    if (!parts.isEmpty() || !isProse(checkedText.file))
        return parts;
    const auto [start, end] = firstObject(checkedText.text);
    const DataDocument object = end > start ? readData(checkedText.text.mid(start, end - start), checkedText.file, lines.at(start)) : DataDocument();
    return object.isParsed ? QList{object} : parts;
}

QString nameInFirstLine(const QString &text)
{
    static const QRegularExpression name(QStringLiteral("\\A\\s*(?:#|//|--|<!--)\\s*([\\w./-]+\\.\\w+)\\b"));
    return name.match(text).captured(1);
}

} // namespace outcrop
