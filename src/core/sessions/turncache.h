// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QList>

namespace outcrop {

/// A passage of a stored prompt and its source document.
struct PromptPassage {
    qint64 byte = 0; ///< offset of its first byte in the prompt's file
    QString file;    ///< path in the workspace; empty for generated text

    friend bool operator==(const PromptPassage &, const PromptPassage &) = default;
};

/// The cache plan of a sent request, as recorded with its turn. A later turn is compared with it.
struct TurnCache {
    qint64 prefix = 0; ///< input tokens that the provider is expected to keep in its cache
    QString lifetime;  ///< lifetime of the cache such as `5m`; empty if unknown
    QString tools;     ///< checksum of the tools and the response schema, which are not in the prompt's file
    QList<PromptPassage> passages; ///< passages of the prompt in order; each ends where the next one starts

    /// Returns the document of the passage at a byte of the prompt's file; empty for generated text.
    QString fileAt(qint64 byte) const;
    friend bool operator==(const TurnCache &, const TurnCache &) = default;
};

Json toJson(const TurnCache &cache);
/// Reads a recorded plan; nullopt if the turn has none.
std::optional<TurnCache> readTurnCache(const DataNode &node);

/// The first difference between two prompts.
struct PromptDifference {
    qint64 byte = 0; ///< offset of the first different byte in the later prompt
    int line = 1;    ///< line and column in the later prompt
    int column = 1;
    QString before;  ///< the line in the earlier prompt
    QString after;   ///< the line in the later prompt
};

/// Returns the first difference between two prompts; nullopt if they are equal.
std::optional<PromptDifference> firstDifference(const QString &before, const QString &after);

} // namespace outcrop
