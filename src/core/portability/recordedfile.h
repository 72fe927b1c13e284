// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// A file of what was recorded of an agent: `portability/recorded/<agent>/<name>`. The names of agents and providers may be anything; what
/// cannot stand in every file name becomes `_`.
QString recordedFile(const QString &agent, const QString &name);

} // namespace outcrop
