// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace outcrop {

/// Returns the bytes of a file compiled into the program, for example `:/templates/skill.md`. Empty if
/// it does not exist. Registers the resource groups of the core first, because a static library does not register them
/// itself.
QByteArray readResource(const QString &path);

} // namespace outcrop
