// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

namespace outcrop {

/// The content of a file of a converted agent.
struct AgentFileText {
    QString path; ///< relative to the target folder
    QString text;
};

/// An agent in another form. The ledger has an entry for every field that is renamed, changed or dropped.
struct ConvertedAgent {
    QList<AgentFileText> files;
    Ledger ledger;
};

} // namespace outcrop
