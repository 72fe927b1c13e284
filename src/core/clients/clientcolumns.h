// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// A file and what each of several clients does with it.
struct ClientColumns {
    QString file;            ///< absolute path
    QList<qsizetype> texts;  ///< per client an index in ClientContext::texts; -1: the client does not look for the file
    QList<qsizetype> orders; ///< per client the 1-based position among the files it sends at the start; 0: not sent at the start
    bool differs = false;    ///< whether the clients send different parts of it, or send it at different times
};

/// Compares what clients load. Returns the files in the order of the first client; a file that it does not look for follows its predecessor in the other
/// client.
QList<ClientColumns> clientColumns(const QList<const ClientContext *> &clients);

} // namespace outcrop
