// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/layerscommand.h"

#include "app/context/missinglayers.h"
#include "app/prompt/promptfindings.h"
#include "app/prompt/renderprompt.h"
#include "app/workspace/chosenprovider.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/historytext.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/prompt/budgettext.h"
#include "cli/prompt/promptoutput.h"
#include "cli/prompt/renderoptions.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/layers/contextlayers.h"

#include <QDir>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// Returns the number of Unicode characters that would be sent.
qint64 charactersOf(const OpenedWorkspace &opened, const Layer &layer)
{
    const QString text = layerText(opened.library, layer).text();
    return std::count_if(text.begin(), text.end(), [](QChar character) { return !character.isLowSurrogate(); });
}

TokenCount tokensOf(const OpenedWorkspace &opened, const Layer &layer, const TokenCounter &counter)
{
    return counter.count(layerText(opened.library, layer).text());
}

/// Returns `exact, with o200k_base` or `estimate for Claude 4.7 and later, -31% to +32%`, or an empty string if there are no tokens.
QString countMethodText(const TokenCount &tokens, const TokenCounter &counter)
{
    if (tokens.tokens == 0)
        return {};
    return tokens.kind == CountKind::Estimate ? QString(counterTitle(counter.name()) + listSeparator() + bandText(tokens))
                                              : promptoutput::countedWith(kindText(tokens), counterTitle(counter.name()));
}

QString totalOf(const OpenedWorkspace &opened, const TokenCounter &counter)
{
    const QList<Layer> &layers = opened.library.stack.layers;
    qint64 characters = 0;
    TokenCount tokens = TokenCount::exact(0, counter.name());
    for (const Layer &layer : layers) {
        characters += charactersOf(opened, layer);
        tokens += tokensOf(opened, layer, counter);
    }
    const bool isClients = contextLayersOf(opened.library) && !layers.isEmpty();
    const QString layerCount = promptoutput::layers(layers.size(), countText(layers.size()));
    const QString characterCount = promptoutput::characters(characters, countText(characters));
    const QString method = countMethodText(tokens, counter);
    if (method.isEmpty())
        return (isClients ? promptoutput::layersTotal : promptoutput::layersTotalFrontMatter)(layerCount, characterCount, shortCount(tokens));
    return (isClients ? promptoutput::layersTotalMethod : promptoutput::layersTotalMethodFrontMatter)(layerCount, characterCount, shortCount(tokens), method);
}

Json toJson(const OpenedWorkspace &opened, const Layer &layer, const TokenCounter &counter)
{
    Json json;
    json["tier"] = jsonString(tierName(layer.tier));
    json["cadence"] = jsonString(cadenceName(layer.cadence));
    json["file"] = jsonString(layer.file());
    json["name"] = jsonString(layer.name);
    json["title"] = jsonString(layer.title);
    json["section"] = jsonString(partName(layer.part));
    json["characters"] = charactersOf(opened, layer);
    json["tokens"] = outcrop::toJson(tokensOf(opened, layer, counter));
    json["when"] = jsonStringOrNull(layer.when.text());
    json["condensed"] = layer.condensedForm ? jsonString(layer.condensedForm->path) : Json();
    return json;
}

/// Returns the number of changes, such as `3 in 28 days`, and whether it exceeds the declared cadence; `no history yet` without versions.
QString churnText(const LayerChurn &churn)
{
    if (churn.pace.days <= 0)
        return promptoutput::noHistory();
    const auto days = qint64(std::max(1.0, std::round(churn.pace.days)));
    return (churn.changesTooOften() ? promptoutput::churnAboveDeclared : promptoutput::churn)(days, churn.pace.count, countText(days));
}

Json toJson(const LayerChurn &churn)
{
    return {{"last_change", churn.lastChange.isValid() ? jsonString(churn.lastChange.toString(Qt::ISODateWithMs)) : Json()},
        {"changes", churn.pace.count}, {"days", churn.pace.days},
        {"per_day", {churn.pace.interval.low, churn.pace.interval.high}},
        {"declared_per_day", churn.declaredRate ? Json(*churn.declaredRate) : Json()},
        {"more_than_declared", churn.changesTooOften()}};
}

Json toJson(const UnusableLayer &layer)
{
    const Position &start = layer.finding.location.range.start;
    return {{"file", jsonString(layer.file)}, {"line", start.line}, {"column", start.column}, {"code", jsonString(layer.finding.code)}, {"message", jsonString(layer.finding.message)}};
}

/// Returns the client whose files are the layers, or null if none was chosen and the default client has no files.
Json contextJson(const OpenedWorkspace &opened)
{
    const ContextLayers *context = contextLayersOf(opened.library);
    if (!context || (context->isDefaultClient && context->layers.isEmpty()))
        return {};
    return {{"client", jsonString(context->client)}, {"chosen_by_program", context->isDefaultClient}, {"cut", jsonStrings(context->truncated)},
        {"listed", context->listed}, {"waiting", context->waiting}, {"refusal", jsonStringOrNull(context->refusal)}};
}

Json toJson(const OpenedWorkspace &opened, const TokenCounter &counter, const QHash<QString, LayerChurn> &churn)
{
    Json layers = Json::array();
    for (const Layer &layer : opened.library.stack.layers) {
        layers.push_back(toJson(opened, layer, counter));
        if (churn.contains(layer.file()))
            layers.back()["history"] = toJson(churn.value(layer.file()));
    }
    Json unusableJson = Json::array();
    for (const UnusableLayer &layer : unusableLayers(opened))
        unusableJson.push_back(toJson(layer));
    return {{"workspace", jsonString(opened.workspace().name())}, {"context", contextJson(opened)}, {"layers", layers}, {"unusable", unusableJson}};
}

Json toJson(const LayerReason &reason)
{
    Json json{{"file", jsonString(reason.file)}, {"layer", reason.isLayer()}, {"reason", jsonString(reasonName(reason.kind))}};
    json["tier"] = reason.layer ? jsonString(tierName(reason.layer->tier)) : Json();
    json["when"] = reason.layer ? jsonStringOrNull(reason.layer->when.text()) : Json();
    json["sentences"] = jsonStrings(reason.sentences);
    return json;
}

/// Returns a selection without agent and profile, whose errors do not concern the layers.
Selection selectionOfLayersOnly()
{
    Selection selection;
    selection.agent = QString();
    selection.profile = QString();
    return selection;
}

} // namespace

CLI::App *LayersCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "layers", QT_TRANSLATE_NOOP("cli", "List the layers in sending order, from the most stable to the most volatile"),
                                   "outcrop-cli -C garden layers --provider openai");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Token counting");
    command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider [the first available one]"))->type_name("NAME")->group(group);
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(group);
    m_selection.addContext(*command, QT_TRANSLATE_NOOP("cli", "Layers"));
    command->add_flag("--history", m_showsHistory, QT_TRANSLATE_NOOP("cli", "Show when and how often each layer changed, next to its declared cadence"))->group(QT_TRANSLATE_NOOP("cli", "History"));
    command->add_option("--days", m_days, QT_TRANSLATE_NOOP("cli", "Number of days of history to read [28]"))->type_name("N")->check(CLI::Range(1, 3650))->group(QT_TRANSLATE_NOOP("cli", "History"));
    const std::string explainCommand = QT_TRANSLATE_NOOP("cli", "Explain");
    command->add_option("--why", m_fileToExplain, QT_TRANSLATE_NOOP("cli", "File whose role in the prompt is explained, with reasons"))
        ->type_name("FILE")
        ->check(nonEmpty(promptoutput::fileNoun()))
        ->group(explainCommand);
    m_selection.addSelection(*command, explainCommand);
    return command;
}

/// Prints the total and the client whose files are the layers; without layers, prints the contents of the folder.
void LayersCommand::writeSummary(const Invocation &invocation, const OpenedWorkspace &opened, const TokenCounter &counter) const
{
    const bool isEmpty = opened.library.stack.layers.isEmpty() && unusableLayers(opened).isEmpty();
    if (!isEmpty)
        writeSentence(invocation.console.out, totalOf(opened, counter));
    if (const QString context = ComposeOptions::contextText(opened); !context.isEmpty())
        writeSentence(invocation.console.out, context);
    else if (isEmpty)
        writeSentence(invocation.console.out, explainMissingLayers(opened).join(sentenceSeparator()));
}

ExitCode LayersCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> workspaceWithoutClient = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!workspaceWithoutClient)
        return invocation.fail(workspaceWithoutClient.error());
    const Result<OpenedWorkspace> opened = m_selection.withChosenContext(*workspaceWithoutClient, invocation.permissions);
    if (!opened)
        return invocation.failUsage(opened.error());
    const QString provider = m_provider.empty() ? opened->providers().value(0) : fromArgument(m_provider);
    if (const QString problem = providerUsageError(*opened, provider); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (const QString problem = m_selection.usageError(*opened); !problem.isEmpty() && !m_fileToExplain.empty())
        return invocation.failUsage(problem);
    const auto target = selectTarget(*opened, Selection(), provider, fromArgument(m_model));
    if (!target)
        return invocation.fail(target.error());
    return m_fileToExplain.empty() ? list(invocation, *opened, *target) : explain(invocation, *opened, *target);
}

/// Prints the table even if a layer is unusable, so that the other layers are visible.
ExitCode LayersCommand::list(const Invocation &invocation, const OpenedWorkspace &opened, const RenderTarget &target) const
{
    PromptScope scope{selectionOfLayersOnly(), {target.adapter->name}, target.model.id};
    scope.includesAllLayers = true;
    const PromptFindings findings = findingsOf(opened, scope);
    invocation.report(findings);
    const TokenCounterPtr counter = counterFor(opened, target);
    const Result<QHash<QString, LayerChurn>> churn = m_showsHistory ? layerChurn(opened, QDateTime::currentDateTimeUtc(), m_days) : QHash<QString, LayerChurn>();
    if (!churn)
        return invocation.fail(churn.error());
    if (invocation.printsJson) {
        invocation.print(toJson(opened, *counter, *churn));
    } else {
        writeTable(invocation.console.out, table(opened, *counter, *churn));
        writeSummary(invocation, opened, *counter);
    }
    return findings.blockingFindings.isEmpty() ? ExitCode::Done : ExitCode::Input;
}

Table LayersCommand::table(const OpenedWorkspace &opened, const TokenCounter &counter, const QHash<QString, LayerChurn> &churn) const
{
    using Align = Table::Align;
    QList<Table::Column> columns({{promptoutput::columnTier()}, {promptoutput::columnCadence()}, {promptoutput::columnFile()},
                 {promptoutput::columnCharacters(), Align::Right}, {promptoutput::columnTokens(), Align::Right}, {promptoutput::columnCondition()}});
    if (m_showsHistory)
        columns = columns.mid(0, 5) + QList<Table::Column>{{promptoutput::columnLastChange()}, {promptoutput::columnChurn()}} + columns.mid(5);
    Table table(columns);
    for (const Layer &layer : opened.library.stack.layers) {
        QStringList cells{tierName(layer.tier), cadenceName(layer.cadence), layer.file(), countText(charactersOf(opened, layer)), shortCount(tokensOf(opened, layer, counter))};
        if (m_showsHistory)
            cells += {timeText(churn.value(layer.file()).lastChange), churnText(churn.value(layer.file()))};
        table.addRow(cells << layer.when.text());
    }
    for (const UnusableLayer &layer : unusableLayers(opened)) {
        QStringList cells{promptoutput::unusableLayer(), QString(), layer.file, QString(), QString()};
        if (m_showsHistory)
            cells += {QString(), QString()};
        table.addRow(cells << promptoutput::layerError(layer.finding.message));
    }
    return table;
}

ExitCode LayersCommand::explain(const Invocation &invocation, const OpenedWorkspace &opened, const RenderTarget &target) const
{
    const QString path = pathInside(opened.folder, invocation.absolutePath(fromArgument(m_fileToExplain)));
    const Result<LayerReason> reason = layerReason(opened, path, m_selection.choices(), target.capabilities());
    if (!reason)
        return invocation.fail(reason.error());
    if (invocation.printsJson)
        return invocation.print(toJson(*reason));
    for (const QString &sentence : reason->sentences)
        writeSentence(invocation.console.out, sentence);
    if (!reason->location.file.isEmpty())
        writeSentence(invocation.console.out, promptoutput::seeLocation(toString(reason->location)));
    return ExitCode::Done;
}

} // namespace outcrop
