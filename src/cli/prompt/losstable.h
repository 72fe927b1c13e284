// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

#include <QStringList>

namespace outcrop {

/// The loss ledger for people: a row for everything that was not sent as it was, then how many parts were, and how many keys of documents are not for
/// the model.
QStringList lossTable(const Ledger &ledger);

/// `2 dropped, 1 approximated`: what a person should look at, or nothing if all of the prompt is sent as intended.
QString lossSummary(const Ledger &ledger);

} // namespace outcrop
