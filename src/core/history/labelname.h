// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the reason why a string is not a valid label name, or an empty string. The rules are Langfuse's: 1 to 36 lowercase letters, digits, `_`, `-` and
/// `.`, except `latest`. A name must also begin with a letter, a digit or `_`, be usable as a git tag, and differ from the revision `now`.
QString labelNameProblem(const QString &name);

} // namespace outcrop
