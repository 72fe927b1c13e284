// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/lineorigins.h"

#include "core/diff/textlines.h"

namespace outcrop {
namespace {

constexpr qsizetype mostWork = 8'000'000;

qsizetype lineCount(const QString &text)
{
    return TextLines(text, LineEndings::LineFeed).count();
}

} // namespace

QList<qsizetype> olderLineIndexes(const QString &olderText, const QString &newerText)
{
    QList<qsizetype> lines(lineCount(newerText), -1);
    qsizetype old = 0;
    qsizetype fresh = 0;
    const auto keep = [&](qsizetype until) {
        while (fresh < until)
            lines[fresh++] = old++;
    };
    for (const DiffHunk &hunk : diffLines(olderText, newerText, mostWork, LineEndings::LineFeed).hunks) {
        keep(hunk.after.first);
        old = hunk.before.endLine();
        fresh = hunk.after.endLine();
    }
    keep(lines.size());
    return lines;
}

QList<LineOrigin> lineOrigins(const QString &text, const QList<VersionText> &versions)
{
    QList<LineOrigin> origins(lineCount(text));
    QList<qsizetype> at(origins.size()); // index of each line in the version compared last; -1 if its origin is known
    for (qsizetype i = 0; i < at.size(); ++i)
        at[i] = i;
    QString newerText = text;
    FileVersion version; // version of `newer`; empty for the current text
    for (const VersionText &olderText : versions) {
        const QList<qsizetype> lines = olderLineIndexes(olderText.text, newerText);
        for (qsizetype i = 0; i < at.size(); ++i) {
            if (at.at(i) < 0)
                continue;
            if (lines.at(at.at(i)) < 0)
                origins[i] = {version, static_cast<int>(at.at(i)) + 1};
            at[i] = lines.at(at.at(i));
        }
        newerText = olderText.text;
        version = olderText.version;
    }
    for (qsizetype i = 0; i < at.size(); ++i) {
        if (at.at(i) >= 0)
            origins[i] = {version, static_cast<int>(at.at(i)) + 1};
    }
    return origins;
}

} // namespace outcrop
