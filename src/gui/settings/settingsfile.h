// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "gui/base/windowsettings.h"

#include <QByteArray>

namespace outcrop {

/// Returns the preferences as JSON, for another computer: theme, motion, editor, automatic saving, session and shortcuts. Omits folders, sessions and decisions
/// about sending prompts and reading files, because they belong to this computer.
QByteArray serializeSettings(const WindowSettings &settings);

/// Stores the preferences from JSON that serializeSettings() returned. Keeps preferences that the JSON does not contain. On an error, stores no preference and
/// returns the first error with its location in `file`.
Status applySettingsJson(const QByteArray &json, const QString &file, WindowSettings &settings);

} // namespace outcrop
