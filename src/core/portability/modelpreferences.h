// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// PV-006: entries of `portability.model_preferences` that are not `provider/model`. `models` are those that adapters list, as
/// `provider/model`: a shorthand such as `sonnet` is repaired where one of them was plainly meant.
Diagnostics findUnportablePreferences(const Agent &agent, const QStringList &models);

/// Whether a text has the form `provider/model`, for any provider.
bool isPortableModel(const QString &text);

/// The first of `models` that a shorthand most likely means, or empty.
QString portableModel(const QString &shorthand, const QStringList &models);

} // namespace outcrop
