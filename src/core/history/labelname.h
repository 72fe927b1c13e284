// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns why a text is not the name of a label, or an empty string if it is. The rules are those of Langfuse: 1 to 36 lowercase letters, digits, `_`, `-` and
/// `.`, except `latest`. A name must also be usable as a git tag and differ from revisions such as `now`.
QString labelNameProblem(const QString &name);

} // namespace outcrop
