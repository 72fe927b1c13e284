// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/losstable.h"

#include "cli/prompt/promptoutput.h"
#include "core/base/joinedtext.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

QString valueText(const Json &value)
{
    return value.is_string() ? qString(value) : QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Returns the reason, with the old and new value if they are short enough for a line.
QString reasonText(const LedgerEntry &entry)
{
    constexpr qsizetype longest = 40;
    const QString before = entry.before.is_null() ? QString() : valueText(entry.before);
    const QString after = entry.after.is_null() ? QString() : valueText(entry.after);
    const QString change = after.isEmpty() ? before : before + QStringLiteral(" → ") + after;
    const bool isShown = !change.isEmpty() && change.size() <= longest;
    return isShown ? detailedText(entry.reason, change.trimmed()) : entry.reason;
}

/// Returns the number of kept parts, such as `3 parts kept`. Keys of documents are not counted.
QString unchangedLine(const Ledger &ledger)
{
    const auto kept = std::count_if(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.action == LossAction::Kept && !entry.key; });
    return promptoutput::partsKept(kept, countText(kept));
}

/// Returns a line with the number of keys that are not sent, or an empty list. The keys are not listed, because they would obscure the losses.
QStringList keyLine(const Ledger &ledger)
{
    QSet<QString> files;
    qsizetype keys = 0;
    for (const LedgerEntry &entry : ledger) {
        if (entry.action != LossAction::Applied || !entry.key)
            continue;
        files.insert(entry.key->file);
        ++keys;
    }
    if (keys == 0)
        return {};
    return {promptoutput::keysNotSent(keys, countText(keys), promptoutput::documents(files.size(), countText(files.size())))};
}

} // namespace

Table lossTable(const Ledger &ledger)
{
    Table table({{promptoutput::columnAction()}, {promptoutput::columnPart()}, {promptoutput::columnLocationInRequest()}, {promptoutput::columnReason()}});
    for (const LedgerEntry &entry : sortByClass(groupEntries(ledger))) {
        if (entry.action != LossAction::Kept && entry.action != LossAction::Applied)
            table.addRow({lossActionText(entry.action), entry.displayName(), entry.displayPath(), reasonText(entry)});
    }
    return table;
}

QStringList lossNotes(const Ledger &ledger)
{
    return QStringList{unchangedLine(ledger)} + keyLine(ledger);
}

QString lossSummary(const Ledger &ledger)
{
    return lossCountText(groupEntries(ledger));
}

} // namespace outcrop
