// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The names of the fields of an interaction, as logs have them.
const QStringList &interactionFields();

/// The field of an interaction that a field of another tool, or a mistyped one, probably means: `at` for `timestamp` and `startTime`, `input_tokens` for
/// `prompt_tokens`, `session` for `sesion`. Empty where there is none.
QString meantField(const QString &name);

} // namespace outcrop
