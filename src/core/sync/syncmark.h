// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace outcrop {

// Marks of generated text. A generated file has one line with its sources and the checksum of the rest:
//
//     <!-- outcrop-sync: generated from CLAUDE.md; edit that instead; sha256:0123456789abcdef -->
//
// A handwritten file can have a generated section between two lines, which its author adds:
//
//     <!-- outcrop-sync: begin -->
//     <!-- outcrop-sync: end -->
//
// Checksums ignore whether lines end with LF or CR LF, because git may convert them.

/// The comment syntax of a file format.
enum class MarkComment { Html, Hash };

/// The mark of a generated file or section.
struct SyncMark {
    QStringList sources;  ///< paths relative to the project
    bool isIntact = true; ///< whether the generated text is unchanged
};

/// A generated section in a handwritten file. Its text is between two lines with marks.
struct SyncSection {
    qsizetype begin = 0; ///< offset of the first mark's line
    qsizetype text = 0;
    qsizetype textEnd = 0;
    qsizetype end = 0; ///< offset after the last mark's line
    SyncMark mark;
};

/// Returns a file with its mark: as the first line, or after the front matter, which ends at `bodyStart`.
QString writeFileMark(const QString &text, qsizetype bodyStart, const QStringList &sources, MarkComment comment);

/// Returns the mark of a generated file, or nullopt if there is none.
std::optional<SyncMark> fileMark(const QString &text);

/// Returns whether a file has a mark, an edited mark that fileMark() does not find, or an incomplete generated section. A complete section alone is not enough.
bool isGenerated(const QString &text);

/// Returns a generated file without its mark line and the blank line after it.
QString withoutFileMark(const QString &text);

/// Returns the first section, or nullopt if a mark is missing.
std::optional<SyncSection> findSection(const QString &text);

/// Returns a handwritten file with new text in its section, using the file's line endings. Empty text leaves only the marks.
QString withSection(const QString &text, const SyncSection &section, const QString &inside, const QStringList &sources);

} // namespace outcrop
