// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/moveeffect.h"
#include "cli/prompt/promptcommand.h"
#include "core/layers/layermove.h"

namespace outcrop {

/// `move`: moves a layer to another tier or position and shows the effect on every provider's request.
class MoveCommand : public PromptCommand
{
public:
    CLI::App *addTo(CLI::App &program) override;

protected:
    QString usageError(const OpenedWorkspace &opened) const override;
    ExitCode execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection) override;

private:
    QString neighborUsageError(const OpenedWorkspace &opened) const;
    TierPosition targetPosition(const OpenedWorkspace &opened, const Layer &layer) const;
    ExitCode print(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection, const LayerMove &move,
        const ChangeEffect &effect) const;

    std::string m_layer;
    std::string m_tier;
    std::string m_before;
    std::string m_after;
    bool m_dropsCadence = false;
    bool m_isForced = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
