// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

/// Finds, for PV-006, entries of `portability.model_preferences` that are not `provider/model`. `models` lists the models of all adapters as
/// `provider/model`; a shorthand such as `sonnet` gets a fix if it clearly matches one of them.
Diagnostics findUnportablePreferences(const Agent &agent, const QStringList &models);

/// Returns whether a string has the form `provider/model`, for any provider.
bool isPortableModel(const QString &text);

/// Returns the first of `models` that a shorthand most likely refers to; empty if there is none.
QString portableModel(const QString &shorthand, const QStringList &models);

} // namespace outcrop
