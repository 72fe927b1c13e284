// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/pickerchoices.h"

#include <QCoreApplication>
#include <QLocale>

#include <set>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PickerChoices)
};

Choice byDefault()
{
    return {Words::tr("Default"), QVariant(), Words::tr("What the profile and the manifest say")};
}

Choice none()
{
    return {Words::tr("None"), QString(), {}};
}

template<typename T>
Choices namesOf(const QList<T> &items)
{
    if (items.isEmpty())
        return {none()};
    Choices choices{byDefault(), none()};
    for (const T &item : items)
        choices += {item.name, item.name, item.description};
    return choices;
}

Choices wordsOf(const QStringList &words)
{
    Choices choices{none()};
    for (const QString &word : words)
        choices += {word, word, {}};
    return choices;
}

QString limits(const ModelInfo &model)
{
    if (!model.contextWindow)
        return Words::tr("Context window not known");
    return Words::tr("Context window: %1 tokens").arg(QLocale().toString(*model.contextWindow));
}

} // namespace

Choices agentChoices(const PromptLibrary &library)
{
    return namesOf(library.agents);
}

Choices profileChoices(const PromptLibrary &library)
{
    return namesOf(library.profiles);
}

Choices phaseChoices(const Profile *profile)
{
    return wordsOf(profile ? profile->phases : QStringList());
}

Choices scopeChoices(const Profile *profile)
{
    return wordsOf(profile ? profile->scopes : QStringList());
}

Choices workloadChoices(const PromptLibrary &library)
{
    std::set<QString> names;
    for (const Skill &skill : library.stack.skills)
        names.insert(skill.workloads.begin(), skill.workloads.end());
    for (const Manifest::Specialist &specialist : library.workspace.manifest().specialists)
        names.insert(specialist.workloads.begin(), specialist.workloads.end());
    return wordsOf(QStringList(names.begin(), names.end()));
}

Choices providerChoices(const ProviderCatalog &catalog)
{
    Choices choices;
    for (const Adapter &adapter : catalog.adapters())
        choices += {adapter.name, adapter.name, Words::tr("Speaks %1").arg(adapter.apiFormat)};
    return choices;
}

Choices modelChoices(const Adapter *adapter)
{
    Choices choices{
        {Words::tr("Default"), QString(), Words::tr("What the agent, the manifest or the adapter prefers")}};
    if (adapter) {
        for (const ModelInfo &model : adapter->models)
            choices += {model.id, model.id, limits(model)};
    }
    return choices;
}

WorkspaceChoices workspaceChoices(const OpenedWorkspace &opened)
{
    return {agentChoices(opened.library), profileChoices(opened.library), workloadChoices(opened.library),
        providerChoices(opened.catalog)};
}

} // namespace outcrop
