// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/version.h"

namespace outcrop {

QString versionText()
{
    return QStringLiteral(OUTCROP_VERSION);
}

} // namespace outcrop
