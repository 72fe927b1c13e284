// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/savefile.h"

#include <QCryptographicHash>

namespace outcrop {

Checksum checksumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

Result<SaveOutcome> saveFile(const QString &, const QString &path, const QByteArray &, const Checksum &)
{
    return Error{ErrorCode::Unwritable, QStringLiteral("Saving is not built yet."), {path, {}}};
}

} // namespace outcrop
