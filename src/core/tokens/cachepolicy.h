// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

enum class CacheKind {
    None,
    Automatic, ///< the provider caches any prefix it has seen
    Explicit,  ///< it keeps what the request marks
};

/// Where a breakpoint is allowed.
enum class CachePlace { Tools, System, History };

QString cacheKindName(CacheKind kind);

/// How a model's provider caches prompts, after `caching` of the provider, with the model's own keys laid over it. All of it is data.
struct CachePolicy {
    CacheKind kind = CacheKind::None;
    int breakpoints = 0;          ///< how many marks a request may have
    QList<CachePlace> places;     ///< where they are allowed
    bool throughRequest = false;  ///< in a conversation the provider caches the request as well, with an automatic breakpoint
    qint64 minimum = 0;           ///< a shorter prefix is not cached
    qint64 step = 1;              ///< cached prefixes end at multiples of this number of tokens
    QStringList lifetimes;        ///< `5m`, `1h`: what may be asked for, the usual one first
    QString lifetime;             ///< what is asked for
    std::optional<qint64> write;  ///< millionths of the input price, for the lifetime asked for
    std::optional<qint64> read;   ///< millionths of the input price
    QString source;
    QString checked;

    bool caches() const { return kind != CacheKind::None; }
    bool mayMark(CachePlace place) const { return kind == CacheKind::Explicit && places.contains(place); }
};

/// `lifetime` is one of the policy's; empty, or any other, leaves the choice to the data.
CachePolicy readCachePolicy(const DataNode &provider, const DataNode &model, const QString &lifetime = {});

} // namespace outcrop
