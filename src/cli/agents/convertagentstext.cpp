// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/convertagentstext.h"

#include "cli/agents/agentsoutput.h"
#include "cli/base/console.h"
#include "cli/base/table.h"
#include "core/base/joinedtext.h"
#include "core/diff/unifieddiff.h"

#include <algorithm>
#include <ostream>

namespace outcrop {
namespace {

const ConversionFile *fileAt(const ConversionPlan &plan, const QString &path)
{
    const auto found = std::find_if(plan.files.begin(), plan.files.end(), [&path](const ConversionFile &file) { return file.path == path; });
    return found == plan.files.end() ? nullptr : &*found;
}

/// Returns `not converted` after an error, otherwise the state of the first file that differs, or `unchanged` if none does.
QString stateOf(const ConversionPlan &plan, const ConversionRow &row)
{
    if (row.error)
        return agentsoutput::notConverted();
    ConversionFile::State state = ConversionFile::State::Same;
    for (const QString &path : row.files) {
        if (const ConversionFile *file = fileAt(plan, path); file && state == ConversionFile::State::Same)
            state = file->state;
    }
    switch (state) {
    case ConversionFile::State::Same:
        return agentsoutput::stateSame();
    case ConversionFile::State::New:
        return agentsoutput::stateNew();
    case ConversionFile::State::Different:
        return agentsoutput::stateDifferent();
    }
    Q_UNREACHABLE();
}

/// Returns the number of fields per action, such as `4 renamed, 7 dropped`.
QString changesOf(const Ledger &ledger)
{
    QStringList parts;
    const std::pair<LossAction, CountText> texts[]{
        {LossAction::Renamed, agentsoutput::renamed}, {LossAction::Approximated, agentsoutput::approximated}, {LossAction::Dropped, agentsoutput::dropped}};
    for (const auto &[action, text] : texts) {
        const auto count = std::count_if(ledger.begin(), ledger.end(), [wanted = action](const LedgerEntry &entry) { return entry.action == wanted; });
        if (count > 0)
            parts.append(text(count));
    }
    return parts.join(listSeparator());
}

Json rowJson(const ConversionRow &row)
{
    return {{"agent", jsonString(row.agent)},
            {"source", jsonString(row.source)},
            {"form", jsonString(row.form)},
            {"files", jsonStrings(row.files)},
            {"error", row.error ? jsonString(toString(*row.error)) : Json()},
            {"ledger", toJson(row.ledger)}};
}

} // namespace

void printConversionRows(std::ostream &stream, const ConversionPlan &plan)
{
    Table table({{agentsoutput::columnAgent()}, {agentsoutput::columnForm()}, {agentsoutput::columnState()}, {agentsoutput::columnFields()}, {agentsoutput::columnFiles()}});
    for (const ConversionRow &row : plan.rows)
        table.addRow({row.agent, row.form, stateOf(plan, row), changesOf(row.ledger), row.files.join(listSeparator())});
    writeTable(stream, table);
}

void printConversionLosses(std::ostream &stream, const ConversionPlan &plan)
{
    Table table({{agentsoutput::columnForm()}, {agentsoutput::columnResult()}, {agentsoutput::columnSource()}, {agentsoutput::columnReason()}});
    for (const ConversionRow &row : plan.rows) {
        for (const LedgerEntry &entry : row.ledger)
            table.addRow({row.form, lossActionText(entry.action), entry.part, entry.reason});
    }
    writeTable(stream, table);
    if (table.isEmpty())
        writeSentence(stream, agentsoutput::noFieldLosses());
}

void printConversionDiffs(std::ostream &stream, const ConversionPlan &plan)
{
    for (const ConversionFile &file : plan.files) {
        if (file.state != ConversionFile::State::Same)
            write(stream, toText(diffTexts(QString::fromUtf8(file.before), QString::fromUtf8(file.after), file.path, file.path)));
    }
}

Json toJson(const ConversionPlan &plan)
{
    Json rows = Json::array();
    for (const ConversionRow &row : plan.rows)
        rows.push_back(rowJson(row));
    Json files = Json::array();
    for (const ConversionFile &file : plan.files)
        files.push_back({{"path", jsonString(file.path)}, {"state", jsonString(toString(file.state))}, {"source", jsonString(file.source)}});
    return {{"target", jsonString(plan.target)}, {"conversions", rows}, {"files", files}};
}

} // namespace outcrop
