// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/unsentlayers.h"

#include "core/base/joinedtext.h"
#include "core/layers/layersmessages.h"
#include "core/layers/promptlibrary.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

QString reasonOf(const Layer &layer, bool includesLayers)
{
    if (!includesLayers)
        return layersmessages::layersExcluded();
    if (layer.document->body().trimmed().isEmpty())
        return layersmessages::layerWithoutText();
    const QString condition = layer.when.text();
    return condition.isEmpty() ? QString(layersmessages::layerResultEmpty()) : QString(layersmessages::conditionIsFalse(condition));
}

} // namespace

QList<UnsentLayer> unsentLayers(const PromptLibrary &library, const PromptBundle &bundle)
{
    QSet<QString> sentIds;
    for (const Section &section : bundle.sections)
        sentIds.insert(section.id);
    QList<UnsentLayer> unsent;
    for (const Layer &layer : library.stack.layers) {
        if (!sentIds.contains(layer.file()))
            unsent += {layer.file(), layer.title.isEmpty() ? layer.name : layer.title, reasonOf(layer, bundle.includesLayers)};
    }
    return unsent;
}

Json toJson(const QList<UnsentLayer> &layers)
{
    Json rows = Json::array();
    for (const UnsentLayer &layer : layers)
        rows.push_back({{"file", jsonString(layer.file)}, {"title", jsonString(layer.title)}, {"reason", jsonString(layer.reason)}});
    return rows;
}

QString notSentText(const UnsentLayer &layer)
{
    return layersmessages::layerNotSent(layer.reason);
}

QString unsentLayersText(const QList<UnsentLayer> &layers, qsizetype maximum)
{
    QStringList names;
    for (const UnsentLayer &layer : layers.first(std::min(maximum, layers.size())))
        names += detailedText(layer.title, layer.reason);
    const qsizetype others = layers.size() - names.size();
    const QString list = names.join(listSeparator());
    return others > 0 ? QString(layersmessages::andMoreLayers(others, QString::number(others), list)) : list;
}

} // namespace outcrop
