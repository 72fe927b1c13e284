// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace outcrop {

/// Returns a message about an unknown name: "unknown agent `reviwer`; did you mean `reviewer`?", followed by the known names if there are at most 24.
/// `valueName` is a noun in the user's language.
QString unknownNameMessage(const QString &valueName, const QString &name, const QStringList &names);

} // namespace outcrop
