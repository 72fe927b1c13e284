// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// Finds, for PV-006, `portability.model_preferences` that are not a list, and entries that are not `provider/model`. `models` has all models of adapters as
/// `provider/model`; a shorthand such as `sonnet` gets a fix if it clearly matches one of them.
Diagnostics findUnportablePreferences(const Agent &agent, const QStringList &models);

/// Returns whether a string has the form `provider/model`, for any provider.
bool isPortableModel(const QString &text);

/// Returns the `provider/model` that a shorthand most likely refers to: one of `models`, or another model of a provider or family among them. Empty if unclear.
QString portableModel(const QString &shorthand, const QStringList &models);

} // namespace outcrop
