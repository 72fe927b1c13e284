// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"

namespace outcrop {

/// The content of a file of a converted agent.
struct AgentFileText {
    QString path; ///< relative to the target folder
    QString text;
};

/// An agent in another form. The ledger lists changes that affect the meaning or names of fields and tools.
struct ConvertedAgent {
    QList<AgentFileText> files;
    Ledger ledger;
};

} // namespace outcrop
