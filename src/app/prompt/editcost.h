// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"

namespace outcrop {

/// The cost of editing a passage of a document, from the cache plan of a request.
struct EditCost {
    bool isSent = false;         ///< whether the passage is in the request
    bool isCached = false;       ///< whether the cached prefix contains it
    qint64 rewrittenTokens = 0;  ///< cached tokens that the next turn writes again after an edit
    std::optional<Cost> cost;    ///< additional cost of that turn; nullopt if the prices are unknown
};

/// The costs of editing each passage of one document. A value, so that it can be computed on another thread and looked up while the cursor moves.
class EditCosts
{
public:
    EditCosts() = default; ///< a document that is not in the request
    EditCosts(const RenderResult &result, const QString &path);

    /// Returns whether a part of the document is in the request, and the tokens were counted.
    bool isKnown() const { return !m_passages.isEmpty(); }
    /// Returns the cost of an edit between two offsets of the document's text: that of the passage with the most rewritten tokens. If no passage is sent,
    /// EditCost::isSent is false.
    EditCost costOf(qsizetype start, qsizetype end) const;

private:
    struct Passage {
        qsizetype start = 0; ///< offset in the document
        qsizetype end = 0;
        EditCost cost;
    };

    QList<Passage> m_passages;
};

} // namespace outcrop
