// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/savedocument.h"

#include "adapters/files/leftovers.h"
#include "adapters/files/movefile.h"

namespace outcrop {

Result<SaveOutcome> saveDocument(
    const QString &folder, const QString &path, const QByteArray &bytes, const Checksum &expected)
{
    rememberSaving(folder, path);
    return saveFile(folder, path, bytes, expected);
}

Status moveDocument(const QString &folder, const QString &from, const QString &to)
{
    return moveInside(folder, from, to);
}

Diagnostics removeLeftovers(const QString &folder)
{
    return removeLeftStrays(folder);
}

} // namespace outcrop
