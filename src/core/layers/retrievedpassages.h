// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptlibrary.h"
#include "core/text/tracedtext.h"

namespace outcrop {

/// A passage that a search found for one request. compose() adds it to WEATHER, unless the prompt already has a section with this ID.
struct RetrievedPassage {
    QString id;         ///< ID of the section: `skills/k8s/SKILL.md`, `MEMORY.md#outbox-backlogs-grow`, `log/42`
    QString title;      ///< text of the heading, such as `Memory: The outbox`
    TracedText content;
    qint64 tokens = 0;  ///< counted for the model that the passage was selected for
    QString reason = {}; ///< why the passage was retrieved or omitted
    bool isIncluded = true; ///< false for a passage that exceeds the token budget and appears only in the loss ledger
};

/// Returns a copy of a library whose prompts contain these passages. PromptLibrary::with() keeps them. An empty list removes earlier ones.
PromptLibrary withRetrievedPassages(const PromptLibrary &library, const QList<RetrievedPassage> &passages);

/// Returns the passages of withRetrievedPassages(), best first.
QList<RetrievedPassage> retrievedPassages(const PromptLibrary &library);

} // namespace outcrop
