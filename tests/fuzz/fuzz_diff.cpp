// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as a unified diff, and as two texts separated by a zero byte. Invariants: a parsed diff is unchanged after writing and parsing.
// Hunks are applied completely or not at all. The diff of two texts transforms one into the other, also after writing and parsing.
#include "core/diff/hunkapply.h"
#include "core/diff/worddiff.h"

#include <cstdio>
#include <cstdlib>

using namespace outcrop;

namespace {

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// Returns the old lines of a diff. The diff must apply to them.
QString oldText(const FileDiff &diff)
{
    QString text;
    for (const UnifiedHunk &hunk : diff.hunks) {
        for (const DiffLine &line : hunk.lines) {
            if (line.kind != DiffLine::Kind::Added)
                text += line.text;
        }
    }
    return text;
}

void readAsDiff(const QString &text)
{
    const Result<QList<FileDiff>> files = readUnifiedDiffs(text);
    if (!files)
        return require(!files.error().message.isEmpty(), "an error has no message");
    for (const FileDiff &diff : *files) {
        const Result<FileDiff> again = readUnifiedDiff(toText(diff));
        require(again.ok() && again->hunks == diff.hunks, "a diff that was read, written and read again differs");
        for (const QString &old : {text, oldText(diff)}) {
            const AppliedHunks applied = applyHunks(old, diff);
            require(applied.isClean() || applied.text == old, "hunks were applied in part");
        }
        static_cast<void>(wordDiffText(diff));
    }
}

void compareTexts(const QString &before, const QString &after)
{
    const FileDiff diff = diffFile(before, after, QStringLiteral("a.md"));
    require(diff.isEmpty() == (before == after), "the diff must be empty only for equal texts");
    require(applyHunks(before, diff).text == after, "applying the diff does not return the new text");
    require(applyHunks(before, diff, QList<int>()).text == before, "applying no hunks changes the text");
    if (!diff.isEmpty())
        require(readUnifiedDiff(toText(diff)).ok() && *readUnifiedDiff(toText(diff)) == diff, "a written diff differs after it is read");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1 || size > 4000)
        return 0;
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    readAsDiff(text);
    const QString before = QString::fromLatin1("") + text.section(QChar(u'\0'), 0, 0);
    compareTexts(before, text.section(QChar(u'\0'), 1));
    return 0;
}
