// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/pickerchoices.h"

#include "core/base/localnumbers.h"
#include "core/render/promptformat.h"
#include "core/taxonomy/workloadtext.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <set>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PickerChoices)
};

/// Returns the choice that selects no item. Each kind of item has a separate title, because the title has the gender of the item in many languages.
Choice noneChoice(const QString &title)
{
    return {title, QString(), {}};
}

template<typename T>
Choices namedChoices(const QList<T> &items, const Choice &defaultChoice, const Choice &none)
{
    if (items.isEmpty())
        return {none};
    Choices choices{defaultChoice, none};
    for (const T &item : items)
        choices += {item.name, item.name, item.description};
    std::stable_sort(choices.begin() + 2, choices.end(), [](const Choice &left, const Choice &right) { return left.text.compare(right.text, Qt::CaseInsensitive) < 0; });
    return choices;
}

Choices choicesOf(const QStringList &words, const Choice &none)
{
    Choices choices{none};
    for (const QString &word : words)
        choices += {word, word, {}};
    return choices;
}

/// Returns the price per million tokens, if it is known, and the context window.
QString modelDetails(const ModelInfo &model)
{
    QStringList facts;
    const std::optional<Cost> input = costOf(model.price.pricesForPrompt(0).input, 1'000'000);
    const std::optional<Cost> output = costOf(model.price.pricesForPrompt(0).output, 1'000'000);
    if (input && output)
        //: Second line of a model in a list; %1 and %2 are prices of a million tokens
        facts += Words::tr("%1 input, %2 output per million tokens").arg(toText(*input, QLocale()), toText(*output, QLocale()));
    facts += model.contextWindow ? Words::tr("Context window: %1 tokens").arg(groupedNumber(*model.contextWindow, QLocale())) : Words::tr("Context window unknown");
    return facts.join(QStringLiteral(" · "));
}

} // namespace

Choices agentChoices(const PromptLibrary &library)
{
    return namedChoices(library.agents, {Words::tr("Default", "the default agent"), QVariant(), Words::tr("Default from the profile or the manifest")},
        noneChoice(Words::tr("None", "no agent")));
}

Choices profileChoices(const PromptLibrary &library)
{
    return namedChoices(library.profiles, {Words::tr("Default", "the default profile"), QVariant(), Words::tr("Default from the manifest")},
        noneChoice(Words::tr("None", "no profile")));
}

Choices phaseChoices(const Profile *profile)
{
    return choicesOf(profile ? profile->phases : QStringList(), noneChoice(Words::tr("None", "no phase")));
}

Choices scopeChoices(const Profile *profile)
{
    return choicesOf(profile ? profile->scopes : QStringList(), noneChoice(Words::tr("None", "no scope")));
}

Choices workloadChoices(const OpenedWorkspace &opened)
{
    const PromptLibrary &library = opened.library;
    std::set<QString> names;
    for (const Skill &skill : library.stack.skills)
        names.insert(skill.workloads.begin(), skill.workloads.end());
    for (const Manifest::Specialist &specialist : library.workspace.manifest().specialists)
        names.insert(specialist.workloads.begin(), specialist.workloads.end());
    Choices choices{noneChoice(Words::tr("None", "no workload"))};
    for (const QString &name : names)
        choices += {name, name, workloadDescription(opened.taxonomy.taxonomyOrDefault(), name)};
    return choices;
}

Choices promptTypeChoices(const PromptLibrary &library)
{
    const QList<HybridTemplate> &templates = library.configuration.templates->templates;
    const Choice none = noneChoice(Words::tr("None", "no prompt type"));
    if (templates.isEmpty())
        return {none};
    Choices choices{{Words::tr("By phase"), QVariant(), Words::tr("Type assigned to the phase")}, none};
    for (const HybridTemplate &type : templates) {
        const QString mode = type.isStructured ? Words::tr("structured") : Words::tr("unstructured");
        //: Entry in a list; %1 is the description of a prompt type, %2 its mode: structured or unstructured.
        choices += {type.type, type.type, type.description.isEmpty() ? mode : Words::tr("%1 (%2)").arg(type.description, mode)};
    }
    return choices;
}

Choices providerChoices(const ProviderCatalog &catalog)
{
    Choices choices;
    for (const Adapter &adapter : catalog.adapters())
        choices += {adapter.name, adapter.name, Words::tr("Uses the %1 wire format").arg(adapter.apiFormat)};
    return choices;
}

Choices modelChoices(const Adapter *adapter)
{
    Choices choices{{Words::tr("Default", "the default model"), QString(), Words::tr("Default from the agent, the manifest or the adapter")}};
    if (adapter) {
        for (const ModelInfo &model : adapter->models)
            choices += {model.id, model.id, modelDetails(model)};
    }
    return choices;
}

/// Returns translated names for the values of `--format`.
Choices formatChoices()
{
    const QHash<QString, std::pair<QString, QString>> words = {
        {QStringLiteral("auto"), {Words::tr("Automatic", "the format of the prompt"), Words::tr("Default from the prompt type, the manifest, the agent or the adapter")}},
        {QStringLiteral("markdown"), {Words::tr("Markdown"), Words::tr("Sections with headings")}},
        {QStringLiteral("xml"), {Words::tr("XML"), Words::tr("Sections in XML tags")}},
        {QStringLiteral("rccf"),
            {Words::tr("RCCF"), Words::tr("Labeled sections: role, context, constraints, format")}},
        {QStringLiteral("hybrid"), {Words::tr("Hybrid"), Words::tr("The task as METADATA and INSTRUCTION")}},
        {QStringLiteral("prompt-xml"),
            {Words::tr("Prompt XML"), Words::tr("The whole prompt as one <prompt> document")}}};
    Choices choices;
    for (const QString &name : promptFormatNames()) {
        const auto &[text, help] = words.value(name, {name, {}});
        choices += {text, name, help};
    }
    return choices;
}

Choices conversationChoices(const PromptLibrary &library)
{
    Choices choices{noneChoice(Words::tr("None", "no conversation"))};
    for (const DocumentPtr &document : library.workspace.documents()) {
        if (document->path.startsWith(u"conversations/") && document->path.endsWith(u".json"))
            choices += {document->name(), document->path, document->path};
    }
    return choices;
}

Choices layerChoices()
{
    return {{Words::tr("By condition"), QString(), Words::tr("Layers whose conditions are true are sent")},
        {Words::tr("None", "no layers"), QStringLiteral("none"), Words::tr("No layer is sent, as for an imported request")}};
}

WorkspaceChoices workspaceChoices(const OpenedWorkspace &opened)
{
    return {agentChoices(opened.library), profileChoices(opened.library), workloadChoices(opened), promptTypeChoices(opened.library),
        providerChoices(opened.catalog), conversationChoices(opened.library)};
}

} // namespace outcrop
