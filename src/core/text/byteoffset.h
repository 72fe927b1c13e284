// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace outcrop {

/// Returns the offset of the character whose UTF-8 form contains the given byte; the length of the text if the text is shorter.
qsizetype offsetOfByte(QStringView text, qint64 byte);

} // namespace outcrop
