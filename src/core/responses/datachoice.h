// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/answerscan.h"

namespace outcrop {

/// Which of the places that hold data is the answer, and why.
struct DataChoice {
    qsizetype index = -1; ///< in what was found; -1 where nothing was
    QString reason;       ///< in words, where there was a choice
};

/// What obeys the contract comes first, then METADATA, what knows more of the names asked for, and a fence marked json; of two that are alike in
/// all that the later one, which corrects the earlier, and otherwise the longer. What could not be read is only taken where nothing else is there.
DataChoice chooseData(const QList<FoundData> &found, const ResponseContract &contract);

/// Objects in several places as one list of them; nothing where something else was found as well.
std::optional<FoundData> gatheredList(const QList<FoundData> &found);

} // namespace outcrop
