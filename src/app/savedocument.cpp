// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/savedocument.h"

namespace outcrop {

Result<SaveOutcome> saveDocument(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    return saveFile(folder, path, bytes, expected);
}

Diagnostics removeLeftovers(const QString &)
{
    return {};
}

} // namespace outcrop
