// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// The breakpoints of a cache plan, in the form that templates use (`tier.breakpoint`).
struct CacheBreakpoints {
    bool tools = false;     ///< after the last tool definition
    QList<qsizetype> tiers; ///< after the tiers of the system prompt with these indexes, from 0
    bool history = false;   ///< after the last message of the conversation
    QString mode;           ///< explicit, or implicit if the provider adds a breakpoint; empty if there is none
    QString lifetime;       ///< empty for the provider's default
};

} // namespace outcrop
