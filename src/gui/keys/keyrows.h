// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "models/keys/keysmodel.h"

namespace outcrop {

/// Returns the translated name of a key source, such as `system key store`.
QString keySourceTitle(KeySource source);
/// Converts a key state to a table row.
KeyRow keyRow(const KeyState &state);
/// Returns an error message as a sentence. On the command line, the message is a part of a longer sentence.
QString toFullSentence(const QString &message);
/// Converts a key source to a table row.
KeySourceRow keySourceRow(const KeyStoreState &store);

} // namespace outcrop
