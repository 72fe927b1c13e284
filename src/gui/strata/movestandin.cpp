// SPDX-License-Identifier: GPL-3.0-or-later
// Until the planning of moves is there. Weak: the real functions win. To be removed.
#include "app/moveeffect.h"
#include "core/layers/layermove.h"

namespace outcrop {

__attribute__((weak)) QStringList WorkspaceChange::paths() const
{
    QStringList all;
    for (const DocumentEdits &document : edits)
        all += document.path;
    return all;
}

__attribute__((weak)) Result<LayerMove> moveLayer(const LayerStack &, const QString &layer, const LayerPlace &)
{
    return Error{ErrorCode::NotFound, layer};
}

__attribute__((weak)) Result<ChangeEffect> changeEffect(
    const OpenedWorkspace &, const RenderJob &, const WorkspaceChange &, const QString &file)
{
    return Error{ErrorCode::NotFound, file};
}

__attribute__((weak)) QString effectText(const ProviderEffect &effect)
{
    return effect.provider;
}

} // namespace outcrop
