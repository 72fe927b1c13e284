// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertions/embeddedmarkup.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maxCandidates = 1000;
constexpr qsizetype maxParsedLength = 8'000'000; ///< maximum total length of the candidates that are parsed

/// Returns the position after the value that begins at an opening bracket; -1 if it is not closed. Brackets in strings are ignored.
qsizetype endOfBrackets(const QString &text, qsizetype begin)
{
    qsizetype depth = 0;
    bool isString = false;
    for (qsizetype at = begin; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (isString) {
            at += c == u'\\' ? 1 : 0;
            isString = c != u'"';
        } else if (c == u'"') {
            isString = true;
        } else if (c == u'{' || c == u'[') {
            ++depth;
        } else if ((c == u'}' || c == u']') && --depth == 0) {
            return at + 1;
        }
    }
    return -1;
}

bool matches(const QString &text, const QRegularExpression &pattern)
{
    return pattern.match(text).hasMatch();
}

} // namespace

std::optional<Json> wholeJson(const QString &text)
{
    return parseJson(text.toUtf8());
}

QList<Json> embeddedJson(const QString &text)
{
    static const QRegularExpression opening(QStringLiteral("[{\\[]"));
    QList<Json> found;
    int triedCount = 0;
    for (qsizetype at = text.indexOf(opening); at >= 0 && triedCount < maxCandidates; at = text.indexOf(opening, at)) {
        ++triedCount;
        const qsizetype end = endOfBrackets(text, at);
        const std::optional<Json> json = end < 0 ? std::nullopt : wholeJson(text.mid(at, end - at));
        if (json)
            found.append(*json);
        at = json ? end : at + 1;
    }
    return found;
}

bool isXml(const QString &text, const QStringList &elements)
{
    QXmlStreamReader reader(text.trimmed());
    QStringList path;
    QSet<QString> paths;
    while (!reader.atEnd()) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            path.append(reader.qualifiedName().toString());
            paths.insert(path.join(u'.'));
        } else if (token == QXmlStreamReader::EndElement) {
            path.removeLast();
        }
    }
    return !reader.hasError() && !paths.isEmpty() && std::all_of(elements.begin(), elements.end(), [&paths](const QString &one) { return paths.contains(one.trimmed()); });
}

bool containsXml(const QString &text, const QStringList &elements)
{
    static const QRegularExpression opening(QStringLiteral("<([A-Za-z_][\\w:.-]*)[^<>]*>"));
    int triedCount = 0;
    qsizetype parsed = 0;
    const auto isXmlUntil = [&](qsizetype start, qsizetype end) {
        parsed += end - start;
        return parsed <= maxParsedLength && isXml(text.mid(start, end - start), elements);
    };
    for (const QRegularExpressionMatch &match : opening.globalMatch(text)) {
        if (++triedCount > maxCandidates || parsed > maxParsedLength)
            break;
        const qsizetype start = match.capturedStart();
        if (match.captured().endsWith(QStringLiteral("/>")) && isXmlUntil(start, match.capturedEnd()))
            return true;
        const QString closing = QStringLiteral("</%1>").arg(match.captured(1));
        const qsizetype first = text.indexOf(closing, match.capturedEnd());
        const qsizetype last = first < 0 ? first : text.lastIndexOf(closing);
        if (first >= 0 && (isXmlUntil(start, first + closing.size()) || (last != first && isXmlUntil(start, last + closing.size()))))
            return true;
    }
    return false;
}

bool containsHtml(const QString &text)
{
    static const QRegularExpression opening(QStringLiteral("<[a-zA-Z][a-zA-Z0-9-]*(?:\\s+[^>]*)?>")), closing(QStringLiteral("</[a-zA-Z][a-zA-Z0-9-]*\\s*>"));
    static const QRegularExpression selfClosing(QStringLiteral("<[a-zA-Z][a-zA-Z0-9-]*(?:\\s+[^>]*)?/>")), entity(QStringLiteral("&(?:[a-zA-Z]+|#[0-9]+|#x[0-9a-fA-F]+);"));
    static const QRegularExpression doctype(QStringLiteral("<!DOCTYPE\\s+html"), QRegularExpression::CaseInsensitiveOption), comment(QStringLiteral("<!--[\\s\\S]*?-->"));
    static const QRegularExpression attribute(QStringLiteral("\\s[a-zA-Z-]+\\s*=\\s*[\"'][^\"']*[\"']"));
    static const QRegularExpression commonPattern(QStringLiteral("<(html|head|body|div|span|p|a|img|h[1-6]|ul|ol|li|table|tr|td|th|form|input|button|script|style|link|meta|br|hr)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    int signs = matches(text, opening) + matches(text, closing) + matches(text, selfClosing) + matches(text, entity) + matches(text, comment) + matches(text, attribute);
    signs += 2 * (matches(text, doctype) + matches(text, commonPattern));
    return signs >= 2;
}

bool isHtml(const QString &text)
{
    static const QRegularExpression wholePattern(QStringLiteral("\\A(?:<!DOCTYPE\\s+html|<!--|<[a-zA-Z])[\\s\\S]*>\\z"), QRegularExpression::CaseInsensitiveOption);
    return matches(text.trimmed(), wholePattern) && containsHtml(text);
}

} // namespace outcrop
