// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsescan.h"

namespace outcrop {

/// The section of a response that is used as the data, and the reason for the choice.
struct DataChoice {
    qsizetype index = -1; ///< index in the list of found sections; -1 if there is none
    QString reason;       ///< explanation for the user; empty if there was only one section
};

/// Returns the best section; index -1 if there is none. Compares in this order: readable, conforms to the contract, not an echo of the prompt, in METADATA, number of
/// known property names, marked as json, not truncated. Of objects with the same keys, and of values that are not objects, prefers the later one. Otherwise, prefers the
/// longer section.
DataChoice chooseData(const QList<FoundData> &found, const ResponseContract &contract);

/// Combines several objects into one array. Returns nullopt if there are none, or any section is unreadable, incomplete, ambiguous, an echo, or not an object.
std::optional<FoundData> combineToArray(const QList<FoundData> &found);

} // namespace outcrop
