// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// What the verdict depends on.
struct VerdictSigns {
    std::optional<StopReason> stop = {}; ///< where the provider said how the answer ended
    bool dataAsked = false;
    bool dataFound = false;
    bool readable = true;   ///< the data that was found could be read
    bool complete = true;   ///< neither the data nor its envelope ends in the middle
    bool refusal = false;   ///< there is no data, and the prose says no
    bool obeys = true;
    bool repaired = false;
    bool unread = false;    ///< text that looks like data could not be read, or could be read in two ways
    bool empty = false;     ///< there is nothing but white space
};

Verdict verdictOf(const VerdictSigns &signs);

/// Whether a text states that the model will not answer, by its first words.
bool isRefusal(QStringView prose);

} // namespace outcrop
