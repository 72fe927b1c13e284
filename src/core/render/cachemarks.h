// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// What a request says to its provider's cache: the breakpoints of a cache plan, as templates ask for them (`tier.breakpoint`).
struct CacheMarks {
    bool tools = false;      ///< after the last tool
    QList<qsizetype> tiers;  ///< after these pieces of the system prompt, counted from 0
    bool history = false;    ///< after the last turn of the conversation so far
    QString mode;            ///< explicit, or implicit if the provider adds a mark; empty if nothing is marked
    QString lifetime;        ///< empty for the provider's usual one
};

} // namespace outcrop
