// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

namespace outcrop {

/// One line of a hunk with its line end: `\n`, `\r\n`, or none for the last line of a file without a final newline. A lone CR ends no line, as
/// git and patch have it.
struct DiffLine {
    enum class Kind { Same, Removed, Added };

    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/// Lines of a file in which something changes, with the lines around them. Lines count from 0; a side without lines has the place where they would
/// be put in.
struct UnifiedHunk {
    qsizetype before = 0; ///< first line in the old text
    qsizetype beforeCount = 0;
    qsizetype after = 0; ///< first line in the new text
    qsizetype afterCount = 0;
    QString section = {}; ///< the text after the second `@@`
    QList<DiffLine> lines;

    qsizetype added() const { return count(DiffLine::Kind::Added); }
    qsizetype removed() const { return count(DiffLine::Kind::Removed); }
    friend bool operator==(const UnifiedHunk &, const UnifiedHunk &) = default;

private:
    qsizetype count(DiffLine::Kind kind) const;
};

/// How one file changes. Names are as in the heading (`a/layers/soul.md`, `/dev/null`); hunks come in the order of the file and do not
/// touch. For people hunks are numbered from 1.
struct FileDiff {
    QString beforeName;
    QString afterName;
    QList<UnifiedHunk> hunks;

    bool isEmpty() const { return hunks.isEmpty(); }
    bool makesFile() const { return beforeName == u"/dev/null"; }
    bool removesFile() const { return afterName == u"/dev/null"; }
    /// The file that changes, without git's `a/` and `b/`.
    QString path() const;
    friend bool operator==(const FileDiff &, const FileDiff &) = default;
};

/// The differences of two texts with `context` lines around each; no hunks where they are equal. Any texts, any size.
FileDiff diffTexts(QStringView before, QStringView after, const QString &beforeName, const QString &afterName, int context = 3);
/// The same under git's names `a/path` and `b/path`; an old text that is null (not only empty) is a file that is not there yet.
FileDiff diffFile(QStringView before, QStringView after, const QString &path, int context = 3);

/// A unified diff as `git apply` and `patch -p1` take it; empty where nothing differs.
QString toText(const FileDiff &diff);

/// Reads one file's unified diff, as toText(), git and diff(1) write it. Text before the heading (`diff --git`, `index`, a message) is passed
/// over; counts must hold. Invalid with the line in `name`: no heading, a line that no hunk explains, hunks that overlap, a second file, or a
/// binary file's difference.
Result<FileDiff> readUnifiedDiff(QStringView text, const QString &name = QStringLiteral("diff"));

/// The same for a diff with any number of files, in their order.
Result<QList<FileDiff>> readUnifiedDiffs(QStringView text, const QString &name = QStringLiteral("diff"));

} // namespace outcrop
