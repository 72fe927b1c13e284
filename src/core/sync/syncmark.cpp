// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncmark.h"

#include "core/sync/syncmessages.h"
#include "core/text/linetable.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype checksumDigits = 16;
constexpr qsizetype maximumMarkOffset = 64 * 1024; ///< number of characters searched for the mark; longer front matter is not expected

QString checksumText(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().first(checksumDigits));
}

/// Returns a path in a form that ends neither the comment nor the list.
QString escapePath(const QString &path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path, " /@+()[]{}!'*"));
}

QString sourceWords(const QStringList &sources)
{
    QStringList words;
    for (const QString &source : sources)
        words.append(escapePath(source));
    return words.join(QStringLiteral(", "));
}

QStringList sourcesOf(const QString &words)
{
    QStringList sources;
    for (const QString &word : words.split(QStringLiteral(", "), Qt::SkipEmptyParts))
        sources.append(QUrl::fromPercentEncoding(word.toUtf8()));
    return sources;
}

QString sectionBegin(const QStringList &sources, const QString &inside)
{
    if (sources.isEmpty())
        return QStringLiteral("<!-- outcrop-sync: begin -->");
    return QStringLiteral("<!-- outcrop-sync: begin from %1; sha256:%2 -->").arg(sourceWords(sources), checksumText(inside));
}

const QRegularExpression &fileMarkPattern()
{
    static const QRegularExpression pattern(
        QStringLiteral("^(?:<!-- |# )outcrop-sync: generated from (?<sources>.*?); edit (?:that|those) instead; sha256:(?<sum>[0-9a-f]{16})(?: -->)?\\r?$"),
        QRegularExpression::MultilineOption);
    return pattern;
}

/// Returns the range of the mark's line and the blank line after it; nullopt if there is no mark.
std::optional<std::pair<qsizetype, qsizetype>> fileMarkRange(const QString &text, const QRegularExpressionMatch &match)
{
    if (!match.hasMatch())
        return std::nullopt;
    qsizetype end = lineAt(text, match.capturedStart()).next;
    if (const TextLine blankLine = lineAt(text, end); blankLine.start == blankLine.end)
        end = blankLine.next;
    return std::pair(match.capturedStart(), end);
}

} // namespace

QString writeFileMark(const QString &text, qsizetype bodyStart, const QStringList &sources, MarkComment comment)
{
    const QString words = QString(syncmessages::fileMarkWords).arg(sourceWords(sources), sources.size() == 1 ? QStringLiteral("that") : QStringLiteral("those"), checksumText(text));
    const QString line = (comment == MarkComment::Hash ? QStringLiteral("# %1") : QStringLiteral("<!-- %1 -->")).arg(words);
    return text.first(bodyStart) + line + QStringLiteral("\n\n") + text.sliced(bodyStart);
}

std::optional<SyncMark> fileMark(const QString &text)
{
    const QRegularExpressionMatch match = fileMarkPattern().match(text.first(std::min(text.size(), maximumMarkOffset)));
    const auto range = fileMarkRange(text, match);
    if (!range)
        return std::nullopt;
    const QString rest = text.first(range->first) + text.sliced(range->second);
    return SyncMark{sourcesOf(match.captured(QStringLiteral("sources"))), checksumText(rest) == match.captured(QStringLiteral("sum"))};
}

bool isGenerated(const QString &text)
{
    if (fileMark(text))
        return true;
    if (findSection(text))
        return false;
    static const QStringList words{QStringLiteral("outcrop-sync:"), QStringLiteral("generated from "), QStringLiteral(" instead;"), QStringLiteral(" sha256:")};
    for (const QString &line : text.first(std::min(text.size(), maximumMarkOffset)).split(u'\n')) {
        if (std::count_if(words.begin(), words.end(), [&line](const QString &word) { return line.contains(word); }) >= words.size() - 1)
            return true;
    }
    return text.contains(QLatin1String("<!-- outcrop-sync: begin")) || text.contains(QLatin1String("<!-- outcrop-sync: end"));
}

QString withoutFileMark(const QString &text)
{
    const auto range = fileMarkRange(text, fileMarkPattern().match(text.first(std::min(text.size(), maximumMarkOffset))));
    return range ? text.first(range->first) + text.sliced(range->second) : text;
}

std::optional<SyncSection> findSection(const QString &text)
{
    static const QRegularExpression begin(QStringLiteral("^<!-- outcrop-sync: begin(?: from (?<sources>.*?); sha256:(?<sum>[0-9a-f]{16}))? -->\\r?$"), QRegularExpression::MultilineOption);
    static const QRegularExpression end(QStringLiteral("^<!-- outcrop-sync: end -->\\r?$"), QRegularExpression::MultilineOption);
    const QRegularExpressionMatch first = begin.match(text);
    const QRegularExpressionMatch last = first.hasMatch() ? end.match(text, first.capturedEnd()) : QRegularExpressionMatch();
    if (!last.hasMatch())
        return std::nullopt;
    SyncSection section;
    section.begin = first.capturedStart();
    section.text = lineAt(text, section.begin).next;
    section.textEnd = last.capturedStart();
    section.end = lineAt(text, section.textEnd).next;
    section.mark.sources = sourcesOf(first.captured(QStringLiteral("sources")));
    const QString inside = text.sliced(section.text, section.textEnd - section.text);
    section.mark.isIntact = section.mark.sources.isEmpty() ? inside.trimmed().isEmpty() : checksumText(inside) == first.captured(QStringLiteral("sum"));
    return section;
}

QString withSection(const QString &text, const SyncSection &section, const QString &inside, const QStringList &sources)
{
    QString lines = sectionBegin(inside.isEmpty() ? QStringList() : sources, inside) + u'\n' + inside;
    if (lineEndingOf(text) == u"\r\n")
        lines.replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
    return text.first(section.begin) + lines + text.sliced(section.textEnd);
}

} // namespace outcrop
