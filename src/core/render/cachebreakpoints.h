// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// The breakpoints of a cache plan, in the form used by templates (`tier.breakpoint`).
struct CacheBreakpoints {
    bool hasToolsBreakpoint = false;     ///< after the last tool definition
    QList<qsizetype> tiers; ///< after the system prompt tiers with these 0-based indexes
    bool hasHistoryBreakpoint = false;   ///< after the last message of the conversation
    QString mode;           ///< explicit, or implicit if the provider adds a breakpoint; empty if there is none
    QString lifetime;       ///< empty for the provider's default
};

} // namespace outcrop
