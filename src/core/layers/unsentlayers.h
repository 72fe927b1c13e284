// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"

namespace outcrop {

struct PromptLibrary;

/// A layer of the workspace that is not a part of the prompt.
struct UnsentLayer {
    QString file;
    QString title;
    QString reason; ///< such as `phase == review is false`
};

/// Returns the layers that a composed prompt omits, in the order of the stack. Layers that a provider does not receive are losses, and not among them.
QList<UnsentLayer> unsentLayers(const PromptLibrary &library, const PromptBundle &bundle);

/// Returns the layers as a JSON list.
Json toJson(const QList<UnsentLayer> &layers);

/// Returns the reason for display: `Not sent: phase == review is false`.
QString notSentText(const UnsentLayer &layer);

/// Returns the layers with their reasons in one line, `Planning (phase == planning is false), Notes (no text)`. Lists at most `maximum` layers, and the
/// number of the others.
QString unsentLayersText(const QList<UnsentLayer> &layers, qsizetype maximum);

} // namespace outcrop
