// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// Returns the field names of an interaction record, as used in logs.
const QStringList &interactionFields();

/// Returns the interaction field that a misspelled name or another tool's name most likely means. Examples are `at` for `timestamp` and `startTime`, `input_tokens` for
/// `prompt_tokens`, and `session` for `sesion`. Empty if there is none.
QString suggestedField(const QString &name);

} // namespace outcrop
