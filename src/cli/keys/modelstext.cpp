// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keys/modelstext.h"

#include "cli/base/table.h"
#include "cli/keys/modelsoutput.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {
namespace {

Json claimJson(const ModelClaim &claim)
{
    return {{"origin", jsonString(claim.origin)}, {"source", jsonString(claim.source)}, {"checked", jsonString(claim.checked)}, {"says", claim.model}};
}

QString number(const Json &value)
{
    return value.is_number_integer() ? countText(value.get<qint64>()) : value.is_number() ? localNumber(QString::number(value.get<double>(), 'g', 10)) : QStringLiteral("-");
}

Table modelTable()
{
    return Table({{modelsoutput::columnProvider()}, {modelsoutput::columnModel()}, {modelsoutput::columnWindow(), Table::Align::Right},
                  {modelsoutput::columnOutput(), Table::Align::Right}, {modelsoutput::columnInputPrice(), Table::Align::Right},
                  {modelsoutput::columnOutputPrice(), Table::Align::Right}, {modelsoutput::columnSource(), Table::Align::Right}});
}

/// Numbers the sources of values in the order of their first use. Rows show the number, because a source is too long for a column.
class SourceNotes
{
public:
    QString numberOf(const ModelClaim &claim)
    {
        QStringList parts{claim.origin, claim.checked.isEmpty() ? QString() : modelsoutput::checked(claim.checked), dataText(claim.source)};
        parts.removeAll(QString());
        const QString note = parts.join(listSeparator());
        if (!m_notes.contains(note))
            m_notes.append(note);
        return QStringLiteral("[%1]").arg(m_notes.indexOf(note) + 1);
    }

    QStringList lines() const
    {
        QStringList lines;
        for (qsizetype i = 0; i < m_notes.size(); ++i)
            lines.append(QStringLiteral("[%1]  %2").arg(i + 1).arg(m_notes.at(i)));
        return lines;
    }

private:
    QStringList m_notes;
};

/// Adds a row for a model, or for the values of one source.
void addRow(Table &table, const ModelEntry &entry, SourceNotes &sources)
{
    table.addRow({entry.provider, entry.id, number(entry.value(QStringLiteral("context_window"))), number(entry.value(QStringLiteral("max_output"))),
                  number(entry.value(QStringLiteral("cost.input"))), number(entry.value(QStringLiteral("cost.output"))), sources.numberOf(entry.claims.first())});
}

/// Returns a line for each model whose sources disagree, with the keys of the different values.
QStringList conflictLines(const QList<ModelEntry> &entries)
{
    QStringList lines;
    for (const ModelEntry &entry : entries) {
        if (const QStringList conflicts = entry.conflicts(); !conflicts.isEmpty())
            lines.append(modelsoutput::sourcesDisagree(entry.id, conflicts.join(listSeparator())));
    }
    return lines;
}

Json refreshJson(const QList<RefreshedModels> &refreshedModels)
{
    Json list = Json::array();
    for (const RefreshedModels &one : refreshedModels) {
        const Json failure = one.failure ? jsonString(failureName(one.failure->kind)) : Json();
        list.push_back({{"provider", jsonString(one.provider)}, {"models", one.models}, {"failure", failure}});
    }
    return {{"refreshed", list}};
}

ExitCode printRefresh(const Console &console, const QList<RefreshedModels> &refreshedModels)
{
    for (const RefreshedModels &one : refreshedModels) {
        if (!one.failure)
            writeSentence(console.out, modelsoutput::modelsOf(one.models, one.provider, countText(one.models)));
    }
    return ExitCode::Done;
}

} // namespace

Json modelsJson(const QList<ModelEntry> &entries)
{
    Json list = Json::array();
    for (const ModelEntry &entry : entries) {
        Json claims = Json::array();
        for (const ModelClaim &claim : entry.claims)
            claims.push_back(claimJson(claim));
        list.push_back({{"provider", jsonString(entry.provider)}, {"id", jsonString(entry.id)},
            {"offered", entry.isSelectable}, {"context_window", entry.value(QStringLiteral("context_window"))},
            {"max_output", entry.value(QStringLiteral("max_output"))},
            {"cost",
                {{"input", entry.value(QStringLiteral("cost.input"))},
                    {"output", entry.value(QStringLiteral("cost.output"))}}},
            {"conflicts", jsonStrings(entry.conflicts())}, {"claims", claims}});
    }
    return {{"models", list}};
}

void printModels(const Console &console, const QList<ModelEntry> &entries, bool showsAllSources)
{
    Table table = modelTable();
    SourceNotes sources;
    for (const ModelEntry &entry : entries) {
        if (!showsAllSources) {
            addRow(table, entry, sources);
            continue;
        }
        for (const ModelClaim &claim : entry.claims)
            addRow(table, {entry.provider, entry.id, entry.isSelectable, {claim}}, sources);
    }
    writeTable(console.out, table);
    for (const QString &line : sources.lines() + (showsAllSources ? QStringList() : conflictLines(entries)))
        writeSentence(console.out, line);
    writeSentence(console.out, modelsoutput::models(entries.size(), countText(entries.size())));
}

ExitCode printRefreshResult(const Invocation &invocation, const QList<RefreshedModels> &refreshedModels, bool requiresAll)
{
    const auto failed = [](const RefreshedModels &one) { return one.failure.has_value(); };
    const auto keyIsWrong = [](const RefreshedModels &one) {
        return !one.failure || one.failure->kind == FailureKind::NoKey || one.failure->kind == FailureKind::Unauthorized;
    };
    if (refreshedModels.isEmpty())
        return invocation.failUsage(modelsoutput::noList());
    for (const RefreshedModels &one : refreshedModels) {
        if (one.failure)
            printMessage(invocation.console, labeledText(one.provider, one.failure->message));
    }
    const bool haveAllFailed = std::all_of(refreshedModels.begin(), refreshedModels.end(), failed);
    if (haveAllFailed || (requiresAll && std::any_of(refreshedModels.begin(), refreshedModels.end(), failed)))
        return std::all_of(refreshedModels.begin(), refreshedModels.end(), keyIsWrong) ? ExitCode::Keys : ExitCode::Provider;
    return invocation.printsJson ? invocation.print(refreshJson(refreshedModels)) : printRefresh(invocation.console, refreshedModels);
}

} // namespace outcrop
