// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/newlayer.h"

#include "core/base/joinedtext.h"
#include "core/documents/newdocument.h"

#include <QCoreApplication>

namespace outcrop {
namespace {

struct NewLayerWords {
    Q_DECLARE_TR_FUNCTIONS(NewLayer)
};

} // namespace

Result<NewLayerPlan> planNewLayer(const OpenedWorkspace &opened, const RenderJob &job, const NewLayer &layer)
{
    const Result<WorkspaceChange> change = planNewDocument(opened.workspace(), QStringLiteral("layer-") + tierName(layer.tier), layer.name, layer.condition);
    if (!change)
        return change.error();
    const QString path = change->newFiles.first().path;
    const Result<ChangeEffect> effect = measureChangeEffect(opened, job, *change, path);
    if (!effect)
        return effect.error();
    return NewLayerPlan{path, *change, *effect};
}

QString newLayerCostText(const ProviderEffect &effect, const NewLayer &layer, const QLocale &locale)
{
    const MoveCosts &costs = effect.costs;
    if (!effect.isRendered || !costs.isKnown())
        return NewLayerWords::tr("The prices are unknown.");
    QStringList sentences;
    if (effect.sectionAfter < 0)
        sentences += NewLayerWords::tr("The new layer is not sent with the current choices.");
    else if (costs.oneTimeCost && !costs.oneTimeCost->isZero())
        //: Effect of a new layer; %1 is the cost of the tokens that are written to the cache again
        sentences += NewLayerWords::tr("The new layer has a one-time cost of %1, because cached tokens are rewritten.").arg(toText(*costs.oneTimeCost, locale));
    else
        sentences += NewLayerWords::tr("The new layer does not rewrite any cached tokens.");
    if (costs.editAfter)
        //: Effect of a new layer; %1 is the cost of one edit
        sentences += NewLayerWords::tr("After that, each edit to the layer costs %1.").arg(toText(*costs.editAfter, locale));
    if (!layer.condition.isEmpty())
        sentences += NewLayerWords::tr("Each time the result of the condition changes, the provider caches the prompt again, starting with this layer.");
    return sentences.join(sentenceSeparator());
}

} // namespace outcrop
