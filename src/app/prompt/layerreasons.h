// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// A file that its location or the manifest makes a layer, but that cannot be used as one.
struct UnusableLayer {
    QString file;
    Diagnostic finding; ///< first error in the file or in its entry in config.toml
};

/// Returns the unusable layers, sorted by file. The usable ones are in the stack.
QList<UnusableLayer> unusableLayers(const OpenedWorkspace &opened);

/// The reason why a file is or is not a layer, and whether it is sent.
struct LayerReason {
    enum class Kind {
        Sent,      ///< a layer that is sent
        NotSent,   ///< a layer whose condition is false
        Empty,     ///< a layer without text
        Condensed, ///< the condensed form of a layer, in `layers/condensed`
        Unusable,  ///< a layer with errors, or one that cannot be read
        Outside,   ///< named by config.toml, but outside the workspace, so it was not read
        Misplaced, ///< has `tier:`, but its path does not make it a layer
        Other,     ///< a document of another kind
        Ignored,   ///< a file that a workspace does not read
    };

    QString file; ///< path relative to the workspace, or absolute if outside
    Kind kind = Kind::Other;
    std::optional<Layer> layer = std::nullopt; ///< the layer if the kind is Sent, NotSent or Empty
    QStringList sentences = {};                ///< explanation for users; the first sentence classifies the file
    Location location = {};                    ///< location of the cause; empty if there is none

    bool isLayer() const { return kind <= Kind::Empty; }
};

/// Returns the name of a kind in JSON, such as `not-sent`.
QString reasonName(LayerReason::Kind kind);

/// Returns why the file at this path is or is not a layer. The selection and the model determine whether its condition is true. NotFound if the file does not
/// exist and the manifest does not name it.
Result<LayerReason> layerReason(
    const OpenedWorkspace &opened, const QString &path, const Selection &selection, const ProviderCapabilities &model = {});

} // namespace outcrop
