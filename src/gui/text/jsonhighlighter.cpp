// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/jsonhighlighter.h"

#include "gui/look/theme.h"

#include <QGuiApplication>

namespace outcrop {

namespace {

enum JsonState { Outside, InsideString };

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'+' || c == u'.';
}

QColor syntaxColor(SyntaxColorRole ink)
{
    return color(ink, QGuiApplication::palette());
}

/// Returns whether the string that ends here is a member name.
bool isName(const QString &line, qsizetype end)
{
    while (end < line.size() && line.at(end).isSpace())
        ++end;
    return end < line.size() && line.at(end) == u':';
}

} // namespace

void JsonHighlighter::highlightBlock(const QString &line)
{
    setCurrentBlockState(Outside);
    qsizetype i = previousBlockState() == InsideString ? formatString(line, 0, 0) : 0;
    while (i < line.size()) {
        if (line.at(i) == u'"')
            i = formatString(line, i, i + 1);
        else
            i = isWord(line.at(i)) ? formatWord(line, i) : i + 1;
    }
}

/// Formats a string to its end, or to the end of the line if the string continues. Returns the end.
qsizetype JsonHighlighter::formatString(const QString &line, qsizetype start, qsizetype from)
{
    QList<std::pair<qsizetype, qsizetype>> escapes;
    qsizetype i = from;
    while (i < line.size() && line.at(i) != u'"') {
        const bool isEscape = line.at(i) == u'\\' && i + 1 < line.size();
        const qsizetype length = !isEscape ? 1 : line.at(i + 1) == u'u' ? std::min<qsizetype>(6, line.size() - i) : 2;
        if (isEscape)
            escapes += {i, length};
        i += length;
    }
    if (i >= line.size())
        setCurrentBlockState(InsideString);
    const qsizetype end = std::min(i + 1, line.size());
    const SyntaxColorRole ink =
        currentBlockState() == Outside && isName(line, end) ? SyntaxColorRole::Key : SyntaxColorRole::Text;
    setFormat(static_cast<int>(start), static_cast<int>(end - start), syntaxColor(ink));
    for (const auto &[at, length] : escapes)
        setFormat(static_cast<int>(at), static_cast<int>(length), syntaxColor(SyntaxColorRole::Markup));
    return end;
}

/// Formats a word if it is a number, true, false or null. Returns the end.
qsizetype JsonHighlighter::formatWord(const QString &line, qsizetype start)
{
    qsizetype end = start;
    while (end < line.size() && isWord(line.at(end)))
        ++end;
    const QStringView word = QStringView(line).mid(start, end - start);
    if (word.front().isDigit() || word.front() == u'-' || word == u"true" || word == u"false" || word == u"null")
        setFormat(static_cast<int>(start), static_cast<int>(word.size()), syntaxColor(SyntaxColorRole::Number));
    return end;
}

} // namespace outcrop
