// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/store.h"

namespace outcrop {

/// Statistics of the turns with one prompt format.
struct FormatStatistics {
    QString format; ///< `markdown`, `xml`, `rccf`, `hybrid` or `prompt-xml`; empty if it is not recorded
    qint64 turns = 0;
    qint64 parsed = 0;   ///< responses with a verdict of the parser
    qint64 accepted = 0; ///< responses that are valid or repaired
    qint64 failed = 0;   ///< turns without a usable response: failed, or rejected by the parser
    qint64 toolCalls = 0;
    qint64 validCalls = 0; ///< tool calls whose tool exists and whose arguments match its schema
    qint64 counted = 0;    ///< turns with a number of input tokens
    double inputTokens = 0; ///< sum over the counted turns

    std::optional<double> parseSuccess() const;
    std::optional<double> toolAccuracy() const;
    std::optional<double> meanInput() const;
    double errorRate() const { return turns > 0 ? double(failed) / double(turns) : 0; }
    /// Returns whether the format is a plain prompt, without an envelope.
    bool isPlain() const;
};

/// Returns the statistics of each format, most turns first. Reads the interactions in pages. Blocks on the store.
Result<QList<FormatStatistics>> formatStatistics(Store &store, const RecordFilter &filter = {});

/// Returns the sum over the plain formats.
FormatStatistics sumPlainFormats(const QList<FormatStatistics> &all);

/// Returns the relative difference of the mean input tokens to those of plain prompts; nullopt without data.
std::optional<double> tokenDifference(const FormatStatistics &format, const FormatStatistics &plain);

/// Returns why `<prompt>` documents should not be sent: their error rate exceeds that of plain prompts by more than `maximum`. Empty if it does not, or if one
/// of the two has fewer than 20 turns.
QString xmlSuspensionReason(const QList<FormatStatistics> &all, double maximum);

Json toJson(const QList<FormatStatistics> &all);

} // namespace outcrop
