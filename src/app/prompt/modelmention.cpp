// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/modelmention.h"

#include "app/prompt/promptmessages.h"
#include "core/base/joinedtext.h"
#include "core/documents/data/yamlreader.h"
#include "core/text/nearestword.h"

namespace outcrop {
namespace {

/// Returns the range of the first scalar that is one of these words, or nullopt.
std::optional<Range> findText(const DataNode &node, const QStringList &words)
{
    if (node.isScalar())
        return words.contains(node.text()) ? std::optional(node.range()) : std::nullopt;
    for (const DataNode &item : node.items()) {
        if (const auto found = findText(item, words))
            return found;
    }
    for (const DataNode::Member &member : node.members()) {
        if (const auto found = findText(member.value, words))
            return found;
    }
    return std::nullopt;
}

/// Returns a suggestion for the intended model, or else the first 12 listed models. Empty if the adapter lists none.
QString knownModels(const Adapter &adapter, const QString &model)
{
    constexpr qsizetype most = 12;
    QStringList ids;
    for (const ModelInfo &one : adapter.models)
        ids.append(one.id);
    const QString nearest = nearestWord(model, ids);
    if (!nearest.isEmpty())
        return promptmessages::didYouMean(nearest);
    if (ids.isEmpty())
        return {};
    const QString first = ids.mid(0, most).join(listSeparator());
    return ids.size() > most ? promptmessages::listedModelsAndMore(first, ids.size() - most) : promptmessages::listedModels(first);
}

} // namespace

Location modelMention(const Workspace &workspace, const Agent *agent, const RenderTarget &target)
{
    const QStringList words{target.model.id, target.adapter->name + u'/' + target.model.id};
    if (const auto found = agent ? findText(agent->document->frontMatter.data, words) : std::nullopt)
        return {agent->document->path, *found};
    const DocumentPtr governance = agent ? agent->governance : nullptr;
    if (const auto found = governance ? findText(readYaml(governance->text, governance->path).root, words) : std::nullopt)
        return {governance->path, *found};
    if (const auto found = findText(workspace.manifest().data, words))
        return {QStringLiteral("config.toml"), *found};
    const auto found = workspace.document(target.adapter->file()) ? findText(target.adapter->data, words) : std::nullopt;
    return found ? Location{target.adapter->file(), *found} : Location();
}

Diagnostic unlistedModelWarning(const Workspace &workspace, const Agent *agent, const RenderTarget &target)
{
    const Adapter &adapter = *target.adapter;
    return {Severity::Warning, QStringLiteral("model-unknown"),
            QString(promptmessages::unlistedModel(adapter.name, target.model.id) + sentenceSeparator() + knownModels(adapter, target.model.id)).trimmed(),
            modelMention(workspace, agent, target)};
}

} // namespace outcrop
