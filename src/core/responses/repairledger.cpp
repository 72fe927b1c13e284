// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/repairledger.h"

namespace outcrop {

namespace {

constexpr qsizetype maximumEntries = 100000;
constexpr qsizetype maximumUnits = 32 * 1024 * 1024;

bool isMergeable(RepairRule rule)
{
    return rule == RepairRule::StrayText || rule == RepairRule::ExtraComma || rule == RepairRule::NonJsonSpace;
}

/// Returns whether a repair sorts after the new one: insertions come before changes to the text at the same offset.
bool sortsAfter(const Repair &repair, qsizetype begin, qsizetype end)
{
    return repair.offset > begin || (repair.offset == begin && begin == end && !repair.before.isEmpty());
}

Repairs withOffset(Repairs repairs, qsizetype offset)
{
    if (offset != 0) {
        for (Repair &repair : repairs)
            repair.offset += offset;
    }
    return repairs;
}

} // namespace

void RepairLedger::replace(RepairRule rule, qsizetype begin, qsizetype end, const QString &after)
{
    if (mergeIntoLast(rule, begin, end, after) || isFull(end - begin + after.size()))
        return;
    qsizetype index = m_repairs.size();
    while (index > 0 && sortsAfter(m_repairs.at(index - 1), begin, end))
        --index;
    m_repairs.insert(index, makeRepair(rule, begin, end, after));
    m_units += m_repairs.at(index).path.size();
}

void RepairLedger::insertBeforeComma(RepairRule rule, qsizetype offset, const QString &inserted)
{
    if (isFull(inserted.size()))
        return;
    const QString comma = repairRuleName(RepairRule::MissingComma);
    qsizetype index = m_repairs.size();
    while (index > 0
        && (sortsAfter(m_repairs.at(index - 1), offset, offset)
            || (m_repairs.at(index - 1).offset == offset && m_repairs.at(index - 1).rule == comma)))
        --index;
    m_repairs.insert(index, makeRepair(rule, offset, offset, inserted));
}

void RepairLedger::discardFrom(qsizetype offset)
{
    const auto isFrom = [offset](const Repair &repair) { return repair.offset > offset || (repair.offset == offset && !repair.before.isEmpty()); };
    while (!m_repairs.isEmpty() && isFrom(m_repairs.constLast()))
        m_repairs.removeLast();
}

qsizetype RepairLedger::lastRepairEnd() const
{
    return m_repairs.isEmpty() ? 0 : m_repairs.constLast().offset + m_repairs.constLast().before.size();
}

void RepairLedger::removeRepair(RepairRule rule, qsizetype offset)
{
    const QString name = repairRuleName(rule);
    for (qsizetype index = m_repairs.size() - 1; index >= 0 && m_repairs.at(index).offset >= offset; --index) {
        if (m_repairs.at(index).offset == offset && m_repairs.at(index).rule == name)
            return m_repairs.removeAt(index);
    }
}

void RepairLedger::note(RepairRule rule, qsizetype begin, qsizetype end, const QString &after)
{
    if (m_notes.size() < maximumEntries && !isFull(end - begin + after.size()))
        m_notes.append(makeRepair(rule, begin, end, after));
}

Repairs RepairLedger::takeRepairs(qsizetype offset)
{
    if (m_unlistedRepairs > 0) {
        const qsizetype end = m_repairs.isEmpty() ? 0 : m_repairs.constLast().offset;
        m_repairs.append({end, repairRuleName(RepairRule::LedgerFull), {}, QString::number(m_unlistedRepairs)});
    }
    return withOffset(std::move(m_repairs), offset);
}

Repairs RepairLedger::takeNotes(qsizetype offset)
{
    return withOffset(std::move(m_notes), offset);
}

bool RepairLedger::isFull(qsizetype units)
{
    m_units += units;
    const bool isFull = m_repairs.size() >= maximumEntries || m_units > maximumUnits;
    m_unlistedRepairs += isFull;
    return isFull;
}

/// Merges adjacent skipped text into the last entry. Returns false if the repair needs a separate entry.
bool RepairLedger::mergeIntoLast(RepairRule rule, qsizetype begin, qsizetype end, const QString &after)
{
    if (m_repairs.isEmpty() || !isMergeable(rule) || !after.isEmpty())
        return false;
    Repair &last = m_repairs.last();
    if (last.rule != repairRuleName(rule) || last.offset + last.before.size() != begin || !last.after.isEmpty())
        return false;
    last.before += m_text.slice(begin, end);
    m_units += end - begin;
    return true;
}

Repair RepairLedger::makeRepair(RepairRule rule, qsizetype begin, qsizetype end, const QString &after) const
{
    return {begin, repairRuleName(rule), m_text.slice(begin, end).toString(), after, m_tree.path()};
}

} // namespace outcrop
