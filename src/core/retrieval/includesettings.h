// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"

namespace outcrop {

/// The settings for including search results in a prompt, from `include` in [retrieval] of config.toml. The query is the request:
///
///     include = true                                              # with the defaults
///     include = {tokens = 8000, limit = 8, collections = ["skills", "memory"]}
struct IncludeSettings {
    bool isEnabled = false;
    QStringList collections = {}; ///< as configured; if empty, those of `skills`, `memory` and `vault` that the workspace indexes
    qint64 tokens = 8000;         ///< token budget for all passages together
    qsizetype limit = 8;          ///< maximum number of passages
    Diagnostics diagnostics = {}; ///< findings about invalid values, with locations
};

/// The largest values of `limit` and `tokens`.
inline constexpr qsizetype maximumIncludedPassages = 50;
inline constexpr qint64 maximumIncludedTokens = 1'000'000;

IncludeSettings readIncludeSettings(const Manifest &manifest, const QString &file = QStringLiteral("config.toml"));

} // namespace outcrop
