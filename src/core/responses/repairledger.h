// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsontext.h"
#include "core/responses/jsontree.h"
#include "core/responses/repair.h"

namespace outcrop {

/// Keeps the lines of the ledger in the order of the text, each with the path of the value that is being read. It ends at a readable length, so that a
/// hostile text cannot fill the memory with repairs.
class RepairLedger
{
public:
    RepairLedger(const JsonText &text, const JsonTree &tree) : m_text(text), m_tree(tree) { }

    /// The units from `begin` to `end` were read as `after`.
    void replace(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);
    void insert(RepairRule rule, qsizetype at, const QString &what) { replace(rule, at, at, what); }
    void drop(RepairRule rule, qsizetype begin, qsizetype end) { replace(rule, begin, end, {}); }
    /// As insert(), but before a comma that was added there.
    void insertBeforeComma(RepairRule rule, qsizetype at, const QString &what);
    /// What happened to the text from here on did not happen. What was added right before it stays: it belongs to the text before.
    void forgetFrom(qsizetype at);
    /// What was done there was not done.
    void withdraw(RepairRule rule, qsizetype at);
    void note(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);

    /// Behind the last text that was changed.
    qsizetype end() const;
    const Repairs &repairs() const { return m_repairs; }
    const Repairs &notes() const { return m_notes; }
    /// All, with a last line for those that are not listed; offsets counted from `offset`.
    Repairs takeRepairs(qsizetype offset);
    Repairs takeNotes(qsizetype offset);

private:
    bool isFull(qsizetype units);
    bool joins(RepairRule rule, qsizetype begin, qsizetype end, const QString &after);
    Repair line(RepairRule rule, qsizetype begin, qsizetype end, const QString &after) const;

    const JsonText &m_text;
    const JsonTree &m_tree;
    Repairs m_repairs;
    Repairs m_notes;
    qsizetype m_units = 0;
    qsizetype m_unlisted = 0;
};

} // namespace outcrop
