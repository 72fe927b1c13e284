// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A provider's mechanism for caching prefixes of requests.
enum class CacheKind {
    None,
    Automatic, ///< the provider caches prefixes without breakpoints
    Explicit,  ///< the provider caches prefixes that the request marks with breakpoints
};

/// Positions where a breakpoint is allowed.
enum class CachePosition { Tools, System, History };

QString cacheKindName(CacheKind kind);

/// The cache policy of a provider for a model: `caching` of the provider, overridden by that of the model.
struct CachePolicy {
    CacheKind kind = CacheKind::None;
    int breakpoints = 0;          ///< maximum number of breakpoints per request
    QList<CachePosition> breakpointPositions; ///< positions where breakpoints are allowed
    bool cachesRequest = false;  ///< whether, in a conversation, the provider also caches the request with an automatic breakpoint
    qint64 minimum = 0;           ///< minimum number of tokens of a cached prefix
    qint64 step = 1;              ///< cached prefixes end at multiples of this number of tokens
    QStringList lifetimes;        ///< supported lifetimes such as `5m` and `1h`, the default first
    QString lifetime;             ///< selected lifetime
    std::optional<qint64> write;  ///< price of writing with the selected lifetime, in millionths of the input price
    std::optional<qint64> read;   ///< price of reading, in millionths of the input price
    QString source;
    QString checked;

    bool caches() const { return kind != CacheKind::None; }
    bool allowsBreakpoint(CachePosition position) const { return kind == CacheKind::Explicit && breakpointPositions.contains(position); }
};

/// Reads a cache policy. `lifetime` selects one of its lifetimes; if it is empty or unknown, the data's default is used.
CachePolicy readCachePolicy(const DataNode &provider, const DataNode &model, const QString &lifetime = {});

} // namespace outcrop
