// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/layers/layer.h"

namespace outcrop {

/// The position of a layer before or after a move.
struct TierPosition {
    Tier tier = Tier::Topsoil;
    /// Index among the other layers of the tier, from 0 to their number. nullopt keeps the layer's `order`, so that only the tier changes.
    std::optional<qsizetype> position = std::nullopt;
    bool removesCadence = false; ///< whether to remove the layer's `cadence`, so that the tier's applies
};

/// A planned move as edits of front matter.
struct LayerMove {
    QString file;            ///< path of the layer
    TierPosition from;       ///< current position
    TierPosition to;         ///< target, with `position` set
    WorkspaceChange change;  ///< empty if the layer is already at the target
};

/// Plans a move. Sets the layer's `tier` and `order`. Changes the `order` of neighbors only if no number is free between them, and then in as few documents as possible.
/// `layer` is a name or a path. Errors: NotFound for an unknown layer. Invalid, with its location, if a document that must change cannot be edited (broken front matter,
/// not UTF-8), the position does not exist, or no `order` is left. NotAllowed for a file of a coding agent, whose rules set its tier.
Result<LayerMove> planLayerMove(const LayerStack &stack, const QString &layer, const TierPosition &to);

/// Returns the layers of one tier in sending order.
QList<Layer> layersInTier(const LayerStack &stack, Tier tier);

} // namespace outcrop
