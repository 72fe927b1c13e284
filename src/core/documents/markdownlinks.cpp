// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/markdownlinks.h"

#include <QRegularExpression>
#include <QUrl>

namespace outcrop {
namespace {

/// Returns the end of the code that begins at `start`: after the closing fence of a block, or after the backticks that close a span. An unclosed block extends
/// to the end of the text; an unclosed span is only its opening backticks.
qsizetype endOfCode(QStringView text, qsizetype start)
{
    const QChar mark = text[start];
    qsizetype length = 1;
    while (start + length < text.size() && text[start + length] == mark)
        ++length;
    const bool isAtLineStart = start == 0 || text[start - 1] == u'\n' || text[start - 1] == u'\r';
    const QString fence = text.mid(start, length).toString();
    if (length >= 3 && isAtLineStart) {
        static const QRegularExpression lineStart(QStringLiteral("[\\r\\n]"));
        for (qsizetype end = text.indexOf(fence, start + length); end >= 0; end = text.indexOf(fence, end + 1)) {
            if (lineStart.match(text[end - 1]).hasMatch())
                return end + length;
        }
        return text.size();
    }
    const qsizetype end = mark == u'`' ? text.indexOf(fence, start + length) : -1;
    return end < 0 ? start + length : end + length;
}

/// Adds [start, end) without query and anchor if it can be a path in the workspace.
void addLink(QList<MarkdownLink> &links, QStringView text, qsizetype start, qsizetype end)
{
    static const QRegularExpression scheme(QStringLiteral("^([a-zA-Z][a-zA-Z0-9+.-]*:|/|#)"));
    const QString written = text.mid(start, end - start).toString();
    const QString path = written.section(u'#', 0, 0).section(u'?', 0, 0);
    if (!path.isEmpty() && !scheme.match(written).hasMatch())
        links.append({QUrl::fromPercentEncoding(path.toUtf8()), start, start + path.size()});
}

} // namespace

QList<MarkdownLink> markdownLinks(const QString &text, qsizetype from)
{
    // Matches code, inline links and reference definitions. A target is in angle brackets, or ends at a space or
    // closing bracket.
    static const QRegularExpression pattern(
        QStringLiteral("(?<code>`+|~~~)|\\]\\(\\s*(?:<(?<angled>[^<>\\r\\n]*)>|(?<plain>[^\\s()<>]+))|"
                       "^ {0,3}\\[[^\\]\\r\\n]+\\]:[ \\t]*(?:<(?<angledref>[^<>\\r\\n]*)>|(?<ref>[^\\s<>]+))"),
        QRegularExpression::MultilineOption);
    static const QStringList names{QStringLiteral("angled"), QStringLiteral("plain"), QStringLiteral("angledref"), QStringLiteral("ref")};
    // Checked once, because PCRE would validate the rest of the text for every link.
    const auto option = QStringView(text).isValidUtf16() ? QRegularExpression::DontCheckSubjectStringMatchOption : QRegularExpression::NoMatchOption;
    const auto next = [&] { return pattern.match(text, from, QRegularExpression::NormalMatch, option); };
    QList<MarkdownLink> links;
    for (auto match = next(); match.hasMatch(); match = next()) {
        from = match.capturedLength(QStringLiteral("code")) > 0 ? endOfCode(text, match.capturedStart()) : match.capturedEnd();
        for (const QString &name : names) {
            if (match.capturedLength(name) > 0)
                addLink(links, text, match.capturedStart(name), match.capturedEnd(name));
        }
    }
    return links;
}

QString escapeLinkTarget(const QString &path)
{
    static const QRegularExpression specialPattern(QStringLiteral("[\\s()<>#?%]"));
    return path.contains(specialPattern) ? QString::fromLatin1(QUrl::toPercentEncoding(path, QByteArrayLiteral("/"))) : path;
}

} // namespace outcrop
