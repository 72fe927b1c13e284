// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// Returns an identifier of a field as words for the prompt: `no secrets in output` for `no_secrets_in_output`, and `no todo: TODO` for `no_todo: TODO`.
/// Returns prose, paths and patterns unchanged.
QString identifierWords(const QString &text);
QStringList identifierWords(const QStringList &texts);

} // namespace outcrop
