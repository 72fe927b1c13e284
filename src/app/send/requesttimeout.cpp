// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/requesttimeout.h"

#include "core/workflow/workflowprofile.h"

namespace outcrop {

std::optional<std::chrono::milliseconds> requestTimeout(const OpenedWorkspace &opened, const Selection &selection)
{
    constexpr double millisecondsPerSecond = 1000;
    const Profile *profile = selectedProfile(opened.library, selection);
    const std::optional<double> seconds = profile ? profileTimeout(profile->data, selection.phase) : std::nullopt;
    return seconds ? std::optional(std::chrono::milliseconds(static_cast<qint64>(*seconds * millisecondsPerSecond))) : std::nullopt;
}

} // namespace outcrop
