// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A line of a hunk with its line ending: `\n`, `\r\n`, or none for the last line of a file without a final newline. As in git and patch, a single
/// CR does not end a line.
struct DiffLine {
    enum class Kind { Same, Removed, Added };

    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/// A range of changed lines with context. Lines count from 0; a side without lines has the position where they would be inserted.
struct UnifiedHunk {
    qsizetype before = 0; ///< first line in the old text
    qsizetype beforeCount = 0;
    qsizetype after = 0; ///< first line in the new text
    qsizetype afterCount = 0;
    QString section = {}; ///< the text after the second `@@`
    QList<DiffLine> lines;

    qsizetype addedCount() const { return count(DiffLine::Kind::Added); }
    qsizetype removedCount() const { return count(DiffLine::Kind::Removed); }
    friend bool operator==(const UnifiedHunk &, const UnifiedHunk &) = default;

private:
    qsizetype count(DiffLine::Kind kind) const;
};

/// The changes to one file. Names are as in the header (`a/layers/soul.md`, `/dev/null`). Hunks are in the order of the file and do not overlap. In
/// the user interface, hunks are numbered from 1.
struct FileDiff {
    QString beforeName;
    QString afterName;
    QList<UnifiedHunk> hunks;

    bool isEmpty() const { return hunks.isEmpty(); }
    bool createsFile() const { return beforeName == u"/dev/null"; }
    bool removesFile() const { return afterName == u"/dev/null"; }
    /// Returns the path of the changed file, without git's `a/` and `b/`.
    QString path() const;
    friend bool operator==(const FileDiff &, const FileDiff &) = default;
};

/// Returns the differences of two texts, each with `context` lines around it. The result has no hunks if the texts are equal.
FileDiff diffTexts(QStringView before, QStringView after, const QString &beforeName, const QString &afterName, int context = 3);
/// Returns the differences under git's names `a/path` and `b/path`. A null (not just empty) `before` means that the file does not exist yet.
FileDiff diffFile(QStringView before, QStringView after, const QString &path, int context = 3);

/// Returns a unified diff in the format of `git apply` and `patch -p1`; empty if there are no differences.
QString toText(const FileDiff &diff);

/// Parses a unified diff of one file, as written by toText(), git or diff(1). Skips lines before the header (`diff --git`, `index`, a message). Returns Invalid for a
/// second file. With the line in `name`, also returns Invalid for a missing header, wrong line counts, an extra line after a hunk, an empty hunk, overlapping hunks or a
/// binary diff.
Result<FileDiff> readUnifiedDiff(QStringView text, const QString &name = QStringLiteral("diff"));

/// Parses a unified diff of one or more files. Errors as for readUnifiedDiff(), except for several files.
Result<QList<FileDiff>> readUnifiedDiffs(QStringView text, const QString &name = QStringLiteral("diff"));

} // namespace outcrop
