// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/clients/clientdocument.h"
#include "core/ports/contextfiles.h"

namespace outcrop {

/// Returns the built-in clients, replaced and extended by the folder's client documents in `portability/clients/`. Reports and skips invalid documents.
QList<ClientDocument> readFolderClients(const QString &folder, const ContextFiles &files, Diagnostics &diagnostics);

/// Returns the client with a name or alternative name, or null.
const ClientDocument *clientNamed(const QList<ClientDocument> &clients, const QString &name);

} // namespace outcrop
