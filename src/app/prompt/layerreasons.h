// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// A file that must be a layer by its place or by the manifest, and cannot be used as one.
struct UnusableLayer {
    QString file;
    Diagnostic why; ///< the first error in it
};

/// Sorted by file. The layers that can be used are those of the stack.
QList<UnusableLayer> unusableLayers(const OpenedWorkspace &opened);

/// Why a file is a layer or is not, and whether it is sent.
struct LayerReason {
    enum class Kind {
        Sent,      ///< a layer that takes part
        NotSent,   ///< a layer whose condition does not hold
        Empty,     ///< a layer without text
        ShortForm, ///< the short form of a layer, see `layers/condensed`
        Unusable,  ///< a layer that is broken or cannot be read
        Outside,   ///< named by config.toml and outside the workspace, so that it was not read
        Elsewhere, ///< has `tier:`, but is neither in layers/ nor named by config.toml
        Other,     ///< a document of another kind
        Ignored,   ///< a file that a workspace does not read
    };

    QString file; ///< relative to the workspace, or absolute where it lies outside
    Kind kind = Kind::Other;
    std::optional<Layer> layer = std::nullopt; ///< of Sent, NotSent and Empty
    QStringList sentences = {};                ///< for people; the first says what the file is
    Location place = {};                       ///< where the cause is, as far as there is one

    bool isLayer() const { return kind <= Kind::Empty; }
};

/// The word for a kind in JSON, such as `not-sent`.
QString reasonName(LayerReason::Kind kind);

/// Why the file at this path is a layer or is not. The selection and the model decide whether its condition holds. NotFound
/// where there is no such file, and the manifest does not name it.
Result<LayerReason> layerReason(
    const OpenedWorkspace &opened, const QString &path, const Selection &selection, const ProviderCapabilities &model = {});

} // namespace outcrop
