// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// A file and its state in each of several clients. A symbolic link and its target are the same file.
struct ClientComparisonRow {
    QString file;            ///< absolute path in the first client that looks for the file; another client may use another name
    QList<qsizetype> textIndexes; ///< index in ClientContext::texts by client; -1 if the client does not look for the file
    QList<qsizetype>
        startPositions; ///< 1-based position among the files that a client sends at the start, by client; 0 if not sent at the start
    bool isDifferent = false; ///< true if the clients send different parts of the file, or send it at different times
};

/// Compares the files that clients load. Returns them in the order of the first client; a file that this client does not look for follows its predecessor in
/// the other client.
QList<ClientComparisonRow> compareClients(const QList<const ClientContext *> &clients);

} // namespace outcrop
