// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tracedtext.h"

#include <QSet>
#include <QStringView>

namespace outcrop {

/// The difference of a line from the reference, the first of the compared texts.
enum class LineMark : quint8 {
    None,
    TextDiffers,     ///< same source position, different text
    PositionDiffers, ///< same text, different position
    OnlyHere,        ///< missing from the reference
};

/// A text that is compared line by line. Leading and trailing whitespace of lines is ignored.
class ComparableLines
{
public:
    ComparableLines() = default;
    /// `origins` has the source of each line; generated lines have none. The views are not used after the call.
    ComparableLines(const QList<QStringView> &lines, const QList<Origin> &origins);

    qsizetype size() const { return m_hashes.size(); }
    quint64 hash(qsizetype line) const { return m_hashes.at(line); }
    const QList<quint64> &hashes() const { return m_hashes; }
    /// Returns a hash of the source of a line; 0 for a generated line.
    quint64 originHash(qsizetype line) const { return m_originHashes.at(line); }
    /// Returns whether a line has no letter and no digit, such as a bracket. Its position has no meaning without the lines around it.
    bool isOnlyPunctuation(qsizetype line) const { return m_isOnlyPunctuation.at(line); }
    bool containsText(quint64 hash) const { return m_allHashes.contains(hash); }
    bool containsOrigin(quint64 hash) const { return m_allOriginHashes.contains(hash); }

private:
    QList<quint64> m_hashes;
    QList<quint64> m_originHashes;
    QList<bool> m_isOnlyPunctuation;
    QSet<quint64> m_allHashes;
    QSet<quint64> m_allOriginHashes;
};

/// The comparison of a text with the reference.
struct LineComparison {
    QList<LineMark> marks;     ///< one for each line of the text
    QList<qsizetype> linesBeside;  ///< for each line, the line of the reference that it belongs beside, in ascending order; -1 if there is none
};

/// Compares a text with the reference. Takes approximately linear time. Thread-safe.
LineComparison compareWithReference(const ComparableLines &reference, const ComparableLines &other);

/// Aligns the reference and the texts that were compared with it, so that corresponding lines are in the same row. Returns the number of empty rows before each
/// line of each text, and after its last line; first for the reference, then for the others. All texts get the same number of rows.
QList<QList<int>> alignmentRows(qsizetype referenceLines, const QList<LineComparison> &others);

} // namespace outcrop
