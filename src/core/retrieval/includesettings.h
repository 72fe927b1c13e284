// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/manifest.h"

namespace outcrop {

/// What a prompt includes from a search for its request, from `include` in [retrieval] of config.toml:
///
///     include = true                                              # with the defaults
///     include = {tokens = 8000, limit = 8, collections = ["skills", "memory"]}
struct IncludeSettings {
    bool isEnabled = false;
    QStringList collections = {}; ///< as configured; empty for `skills`, `memory` and `vault`, as far as the workspace indexes them
    qint64 tokens = 8000;         ///< budget of all passages together
    qsizetype limit = 8;          ///< maximum number of passages
    Diagnostics diagnostics = {}; ///< findings about invalid values, with locations
};

/// The largest values of `limit` and `tokens`.
inline constexpr qsizetype maximumIncludedPassages = 50;
inline constexpr qint64 maximumIncludedTokens = 1'000'000;

IncludeSettings readIncludeSettings(const Manifest &manifest, const QString &file = QStringLiteral("config.toml"));

} // namespace outcrop
