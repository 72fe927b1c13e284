// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Maps a provider's finish reason to the store's outcome: `end_turn` to `done`, `max_tokens` to `truncated`. Unknown reasons become lower case.
QString outcomeOfFinishReason(const QString &reason);

} // namespace outcrop
