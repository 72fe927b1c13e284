// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context/synctext.h"

#include "cli/base/table.h"
#include "cli/context/contextoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/utf8.h"
#include "core/diff/unifieddiff.h"

#include <algorithm>
#include <ostream>

namespace outcrop {
namespace {

/// Returns the ledger without entries with the action Kept.
Ledger shownRows(const Ledger &ledger)
{
    Ledger rows = ledger;
    rows.removeIf([](const LedgerEntry &entry) { return entry.action == LossAction::Kept; });
    return rows;
}

/// Returns the number of source files without a row in the ledger, even for one of their keys.
qsizetype unchangedCount(const QList<SyncItem> &items, const Ledger &rows)
{
    return std::count_if(items.begin(), items.end(), [&rows](const SyncItem &item) {
        return std::none_of(rows.begin(), rows.end(), [&item](const LedgerEntry &row) { return row.part == item.file || row.part.startsWith(item.file + QStringLiteral(": ")); });
    });
}

void printRows(std::ostream &stream, const Ledger &rows)
{
    Table table({{contextoutput::columnResult()}, {contextoutput::columnSource()}, {contextoutput::columnReason()}});
    for (const LedgerEntry &row : rows)
        table.addRow({lossActionText(row.action), row.part, row.reason});
    writeTable(stream, table);
}

QString stateText(const SyncFile &file)
{
    switch (file.state) {
    case SyncFile::State::Same:
        return contextoutput::stateSame();
    case SyncFile::State::New:
        return contextoutput::stateNew();
    case SyncFile::State::Changed:
        return contextoutput::stateChanged();
    case SyncFile::State::Edited:
        return file.isRemoved ? contextoutput::editedAndRemoved() : file.isWritten ? contextoutput::editedAndReplaced() : contextoutput::stateEdited();
    case SyncFile::State::Handwritten:
        return contextoutput::stateHandwritten();
    case SyncFile::State::Stale:
        return file.isRemoved ? contextoutput::staleAndRemoved() : contextoutput::stateStale();
    }
    Q_UNREACHABLE();
}

Json fileJson(const SyncFile &file)
{
    return {{"path", jsonString(file.path)},
            {"state", jsonString(toString(file.state))},
            {"action", file.isRemoved ? "remove" : file.isWritten ? "write" : "none"},
            {"bytes", file.isRemoved ? 0 : file.after.size()},
            {"sources", jsonStrings(file.sources)},
            {"clients", jsonStrings(file.clients)},
            {"copy_of", jsonStringOrNull(file.copyOf)},
            {"line", file.state == SyncFile::State::Same ? Json() : Json(file.drift.line)},
            {"column", file.state == SyncFile::State::Same ? Json() : Json(file.drift.column)}};
}

} // namespace

void printSyncFiles(std::ostream &stream, const SyncPlan &plan)
{
    Table table({{contextoutput::columnFile()}, {contextoutput::columnState()}, {contextoutput::columnSize(), Table::Align::Right},
        {contextoutput::columnSource()}});
    for (const SyncFile &file : plan.files) {
        if (file.state != SyncFile::State::Same)
            table.addRow({file.path, stateText(file), file.isRemoved ? QString() : sizeText(file.after.size()), file.sources.join(listSeparator())});
    }
    if (plan.files.isEmpty())
        writeSentence(stream, contextoutput::nothingToWrite());
    else if (table.isEmpty())
        writeSentence(stream, contextoutput::upToDate(plan.files.size(), countText(plan.files.size())));
    writeTable(stream, table);
}

void printSyncDiffs(std::ostream &stream, const SyncPlan &plan)
{
    for (const SyncFile &file : plan.files) {
        if (!file.isWritten && !file.isRemoved)
            continue;
        const std::optional<QString> before = decodeUtf8Strict(file.before.value_or(QByteArray()));
        const std::optional<QString> after = decodeUtf8Strict(file.after);
        if (!file.copyOf.isEmpty() || !before || !after) {
            writeSentence(stream, file.isRemoved ? contextoutput::removal(file.path) : contextoutput::copy(file.copyOf, file.path));
            continue;
        }
        const QString none = QStringLiteral("/dev/null");
        for (const QString &line : toText(diffTexts(*before, *after, file.before ? file.path : none, file.isRemoved ? none : file.path)).split(u'\n', Qt::SkipEmptyParts))
            writeDiffLine(stream, line);
    }
}

void printSyncLedger(std::ostream &stream, const SyncPlan &plan)
{
    if (const Ledger rows = shownRows(plan.ledger); !rows.isEmpty()) {
        writeLine(stream, QString());
        writeSentence(stream, contextoutput::notCopied(plan.source));
        printRows(stream, rows);
    }
    for (const SyncClientResult &client : plan.clients) {
        const Ledger rows = shownRows(client.ledger);
        const qsizetype kept = unchangedCount(plan.items, rows);
        writeLine(stream, QString());
        writeSentence(stream, contextoutput::keptUnchanged(plan.items.size(), client.title, kept, countText(plan.items.size())));
        printRows(stream, rows);
        for (const QString &proposal : client.proposals)
            writeSentence(stream, proposal);
    }
}

Json toJson(const SyncPlan &plan)
{
    Json files = Json::array();
    for (const SyncFile &file : plan.files)
        files.push_back(fileJson(file));
    Json clients = Json::array();
    for (const SyncClientResult &client : plan.clients) {
        clients.push_back({{"client", jsonString(client.client)}, {"title", jsonString(client.title)}, {"ledger", toJson(client.ledger)},
                           {"proposals", jsonStrings(client.proposals)}});
    }
    Json items = Json::array();
    for (const SyncItem &item : plan.items)
        items.push_back({{"file", jsonString(item.file)}, {"kind", jsonString(toString(item.kind))}, {"folder", jsonString(item.folder)}, {"patterns", jsonStrings(item.patterns)}});
    return {{"folder", jsonString(plan.root)}, {"from", jsonString(plan.source)}, {"items", items}, {"not_copied", toJson(plan.ledger)}, {"files", files}, {"clients", clients}};
}

} // namespace outcrop
