// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"
#include "core/responses/jsontree.h"
#include "core/responses/repair.h"

namespace outcrop {

/// Collects repairs sorted by offset, each with the path of the value being read. The size is limited so that hostile input cannot exhaust memory.
class RepairLedger
{
public:
    RepairLedger(const JsonText &text, const JsonTree &tree) : m_text(text), m_tree(tree) { }

    /// Records that the text from `begin` to `end` was read as `after`.
    void replace(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);
    void insert(RepairRule rule, qsizetype offset, const QString &inserted) { replace(rule, offset, offset, inserted); }
    void drop(RepairRule rule, qsizetype begin, qsizetype end) { replace(rule, begin, end, {}); }
    /// Like insert(), but places the repair before a comma that was inserted at the same offset.
    void insertBeforeComma(RepairRule rule, qsizetype offset, const QString &inserted);
    /// Removes the repairs at and after `offset`, except insertions exactly at `offset`, which belong to the preceding text.
    void discardFrom(qsizetype offset);
    /// Removes the repair with this rule at `offset`.
    void removeRepair(RepairRule rule, qsizetype offset);
    void note(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);

    /// Returns the offset after the last repaired text.
    qsizetype lastRepairEnd() const;
    const Repairs &repairs() const { return m_repairs; }
    const Repairs &notes() const { return m_notes; }
    /// Returns all repairs with `offset` added; a final entry contains the number of unlisted repairs, if any.
    Repairs takeRepairs(qsizetype offset);
    Repairs takeNotes(qsizetype offset);

private:
    bool isFull(qsizetype units);
    bool mergeIntoLast(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);
    Repair makeRepair(RepairRule rule, qsizetype begin, qsizetype end, const QString &after) const;

    const JsonText &m_text;
    const JsonTree &m_tree;
    Repairs m_repairs;
    Repairs m_notes;
    qsizetype m_units = 0;
    qsizetype m_unlistedRepairs = 0;
};

} // namespace outcrop
