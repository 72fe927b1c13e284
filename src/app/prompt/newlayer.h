// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/moveeffect.h"
#include "core/layers/tier.h"

namespace outcrop {

struct NewLayer {
    QString name; ///< name or title, see planNewDocument()
    Tier tier = Tier::Topsoil;
    QString condition = {}; ///< empty: always sent
};

/// The files of a new layer and their effect.
struct NewLayerPlan {
    QString path;
    WorkspaceChange change;
    ChangeEffect effect;
};

/// Returns the plan for a new layer; renders all providers without and with it. Thread-safe. Errors: those of planNewDocument() and measureChangeEffect().
Result<NewLayerPlan> planNewLayer(const OpenedWorkspace &opened, const RenderJob &job, const NewLayer &layer);

/// Returns sentences for users about the costs of a new layer with one provider, such as `The new layer has a one-time cost of $0.039, because cached tokens are rewritten.`
QString newLayerCostText(const ProviderEffect &effect, const NewLayer &layer, const QLocale &locale = textLocale());

} // namespace outcrop
