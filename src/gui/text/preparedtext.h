// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/tier.h"
#include "core/text/tracedtext.h"
#include "gui/text/softtext.h"

#include <QHash>

#include <memory>
#include <optional>

namespace outcrop {

/// How a line compares with the same prompt at another provider.
enum class LineMark : quint8 {
    None,
    Worded, ///< the same place of the source, in other words
    Placed, ///< the same words, elsewhere
    Only,   ///< only here
};

/// One replacement in what is shown.
struct Splice {
    qsizetype from = 0;
    qsizetype removed = 0;
    QString inserted;
};

/// A text of a render with everything a view needs worked out, so that the event loop only applies the difference.
struct PreparedText {
    quint64 id = 0; ///< no two have the same
    TracedText traced;
    SoftText soft;
    QList<std::optional<Tier>> tiers; ///< of each line shown
    QList<LineMark> marks;            ///< of each line shown, where texts are compared
    quint64 base = 0;                 ///< the text that `splices` begin from; 0 for none
    QList<Splice> splices;            ///< from the end to the beginning, so that offsets stay true
};

using PreparedPtr = std::shared_ptr<const PreparedText>;

/// The tiers that files belong to in a render.
using TierOfFile = QHash<QString, Tier>;

/// Pure: safe on any thread. `before` is what was handed out last, or null.
PreparedPtr prepareText(
    const TracedText &text, SoftText::Breaks breaks, const TierOfFile &tiers, const PreparedPtr &before = nullptr);
/// The same where lines are compared already. Nothing in `kept`: all lines are shown.
PreparedPtr prepareText(const TracedText &text, const SoftText &soft, const TierOfFile &tiers,
    const QList<LineMark> &marks, const PreparedPtr &before);

/// What turns one text shown into another, from the end to the beginning.
QList<Splice> splicesBetween(const QString &before, const QString &after);

/// The place of the source that each line shown begins with, or ends with where it begins with something the program wrote.
QList<Origin> lineOrigins(const TracedText &text, const SoftText &soft);

} // namespace outcrop
