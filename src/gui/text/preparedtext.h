// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/linecomparison.h"
#include "core/layers/tier.h"
#include "core/text/tracedtext.h"
#include "gui/text/wrappedtext.h"

#include <QHash>

#include <memory>
#include <optional>

namespace outcrop {

/// One replacement in the displayed text.
struct Splice {
    qsizetype from = 0;
    qsizetype removed = 0;
    QString inserted;
};

/// Rendered text, prepared for a view, so that the GUI thread only applies the difference.
struct PreparedText {
    quint64 id = 0; ///< unique ID of the prepared text
    TracedText tracedText;
    WrappedText wrappedText;
    QList<std::optional<Tier>> tiers; ///< tier of each displayed line
    QList<LineMark> marks;            ///< mark of each displayed line, in a comparison
    quint64 base = 0;                 ///< ID of the text that `splices` apply to; 0 for none
    QList<Splice> splices;            ///< replacements from end to start, so that offsets stay valid
};

using PreparedPtr = std::shared_ptr<const PreparedText>;

/// The tiers of files in a render.
using TierOfFile = QHash<QString, Tier>;

/// Returns text prepared for a view. Thread-safe. `before` is the previous result or null.
PreparedPtr prepareText(
    const TracedText &text, WrappedText::Breaks breaks, const TierOfFile &tiers, const PreparedPtr &before = nullptr);
/// Returns prepared text with lines that are already wrapped and compared; `marks` are the marks of these lines.
PreparedPtr prepareText(const TracedText &text, const WrappedText &wrappedText, const TierOfFile &tiers,
    const QList<LineMark> &marks, const PreparedPtr &before);

/// Returns the replacements that turn one text into another, from end to start.
QList<Splice> splicesBetween(const QString &before, const QString &after);

} // namespace outcrop
