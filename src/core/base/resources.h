// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace outcrop {

/// The bytes of a file compiled into the program, for example `:/schemas/formats/skill.schema.json`. Empty where there
/// is none. Makes sure that the groups linked into the core are registered, which a static library does not do by
/// itself.
QByteArray readResource(const QString &path);

} // namespace outcrop
