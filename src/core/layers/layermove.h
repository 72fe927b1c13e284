// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/layers/layer.h"

namespace outcrop {

/// Where a layer is to go.
struct LayerPlace {
    Tier tier = Tier::Topsoil;
    /// Index among the tier's layers without the one that moves: 0 is the top, their number the end. Nothing leaves it to the layer's own
    /// `order` and file name, so that only its tier changes.
    std::optional<qsizetype> position = std::nullopt;
    bool dropCadence = false; ///< remove the layer's `cadence`, so that the new tier's applies
};

/// A move as edits of front matter, not yet made.
struct LayerMove {
    QString file;            ///< of the layer
    LayerPlace from;         ///< where it is
    LayerPlace to;           ///< where it will be, position filled in
    WorkspaceChange change;  ///< empty where it is there already
};

/// Plans a move. The layer's `tier` and `order` are set, and `order` of neighbours only where there is no number left between them, in as few
/// documents as that needs. `layer` is a name or a path. NotFound for an unknown layer; Invalid, with its place, where a document that must change
/// cannot be edited (broken front matter, not UTF-8) or the position is beyond the tier.
Result<LayerMove> moveLayer(const LayerStack &stack, const QString &layer, const LayerPlace &to);

/// The layers of one tier, in the order in which they are sent.
QList<Layer> layersOf(const LayerStack &stack, Tier tier);

} // namespace outcrop
