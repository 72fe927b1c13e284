// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"
#include "core/tokens/modelprice.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// What to read, for which clients, and how far the user allows it.
struct ContextChoice {
    QString folder;        ///< absolute; nothing else is read without the two below
    QString start;         ///< absolute; the folder that the clients are started in
    QStringList clients;   ///< by name; empty: all of them
    QStringList touched;   ///< absolute paths of files that are read
    bool userFiles = false; ///< also the user's own files, managed ones, and the environment
    bool outside = false;   ///< also the folders above, and wherever links and imports lead
    QString home;           ///< the user's folder; empty: the one of this account
    QString model = {};     ///< count and price for this model; empty: the one that each client uses
    QString revision = {};  ///< read the folder as this commit has it; empty: as it is on the disk
};

/// What the files of a context cost with every request of a session, at the model's published prices.
struct ContextPrice {
    std::optional<Cost> first;   ///< with the first request, which writes the cache where the provider charges for that
    std::optional<Cost> later;   ///< with each later request while the cache is valid
    qint64 cacheable = 0;        ///< tokens that later requests read from the cache; 0: too few for the provider, or it has none
    QString source;              ///< of the prices
    QString checked;             ///< when
};

/// A client's context with its tokens counted.
struct CountedContext {
    ClientContext context;
    QString model;            ///< whose tokenizer counted; empty: none is known, and the count is an estimate
    qint64 window = 0;        ///< of the model, in tokens; 0: unknown
    QList<TokenCount> texts;  ///< for each of ClientContext::texts
    TokenCount atStart;       ///< everything that is known to be sent with the first request
    TokenCount afterTouch;    ///< what the touched files add
    ContextPrice price;       ///< of `atStart`

    qsizetype count(ContextState state) const;
    /// Files of which a limit has cut off something, or everything.
    QList<const ContextText *> cutTexts() const;
};

struct FolderContexts {
    QString folder;
    QString start;
    QList<CountedContext> clients;
    Diagnostics diagnostics; ///< of the workspace's own client documents
};

/// Every name of the clients that a folder knows: those built in, and those of its `portability/clients/*.yaml`, which replace built-in ones of the same name.
QStringList contextClients(const QString &folder);

/// The top of the repository that a folder is in, or the folder itself: never the home folder or what is above it.
QString contextFolderOf(const QString &folder, const QString &home);

/// The text of a file that a client sees, of at most a megabyte. NotAllowed where the choice does not reach it.
Result<QString> readContextText(const ContextChoice &choice, const QString &file);

/// What each client loads. NotFound for a client, a folder or a revision that does not exist, NotAllowed for a start outside of the folder.
Result<FolderContexts> readFolderContexts(const ContextChoice &choice);

} // namespace outcrop
