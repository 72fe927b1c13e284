// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "gui/base/windowsettings.h"

#include <QByteArray>

namespace outcrop {

/// Returns the preferences as JSON, for another computer: theme, motion, editor, automatic saving, session and shortcuts. Folders, sessions and decisions
/// about sending prompts and reading files are not included: they belong to this computer.
QByteArray settingsFile(const WindowSettings &settings);

/// Stores the preferences in JSON from settingsFile(). A preference that the JSON does not name is unchanged. Returns the first error with its location in
/// `file`, in which case nothing is changed.
Status readSettingsFile(const QByteArray &json, const QString &file, WindowSettings &settings);

} // namespace outcrop
