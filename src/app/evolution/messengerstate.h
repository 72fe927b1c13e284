// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ports/storedrecords.h"

#include <QMap>

namespace outcrop {

/// The last handled update and the suggestions that were sent, stored in `.outcrop/messenger.json`.
struct MessengerState {
    qint64 lastUpdate = 0;          ///< ID of the last handled update
    QMap<RecordId, QString> sent;   ///< the code of the diff that was shown for each suggestion
};

/// Reads the state; an empty one if there is no file. Invalid, with the file, if it cannot be read or parsed.
Result<MessengerState> readMessengerState(const QString &folder);
Status writeMessengerState(const QString &folder, const MessengerState &state);

} // namespace outcrop
