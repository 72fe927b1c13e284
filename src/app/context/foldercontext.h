// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/unsavedfiles.h"
#include "core/clients/contextgroups.h"
#include "core/clients/startfolders.h"
#include "core/tokens/modelprice.h"
#include "core/tokens/tokencount.h"

namespace outcrop {

/// The folder and clients to read, and the access that the user grants.
struct ContextChoice {
    QString folder;        ///< absolute path; the only folder that is read unless `readsUserFiles` or `readsOutside` is true
    QString start;         ///< absolute path of the clients' working directory
    QStringList clients;   ///< names; empty: all clients
    QStringList touchedFiles;   ///< absolute paths of files that the client reads during the session
    bool readsUserFiles = false; ///< whether to read the user's files, managed files and the environment
    bool readsOutside = false;   ///< whether to read any other folder that links, imports and parent folders require
    QString home;           ///< the user's home folder; empty: the current account's home folder
    QString model = {};     ///< model for counts and prices; empty: each client's default model
    QString promptProvider = {}; ///< provider of the prompt; without `model`, its clients are counted and priced with `promptModel`
    QString promptModel = {};    ///< model of the prompt; empty: each client's default model
    QString revision = {};  ///< commit to read the folder from; empty: the folder on disk
    UnsavedTexts unsavedTexts = {}; ///< contents of documents that are used in place of their files
    bool checksOtherStarts = false; ///< whether to search the folder for other start folders in which the client may lose text, and for skills that the client does not read
};

/// Why later requests do not read a client's context from the cache.
enum class NoCacheReason {
    None,         ///< later requests read the context from the cache
    NotAssumed,   ///< the adapter does not assume that the model caches
    UnknownPrice, ///< the price of cached tokens is unknown
    TooFewTokens,
};

/// The cost of a client's context per request, at the model's published prices.
struct ContextPrice {
    std::optional<Cost> firstRequest; ///< first request, including the provider's charge for cache writes
    std::optional<Cost> laterRequest; ///< each later request with a warm cache
    qint64 cacheableTokens = 0;        ///< tokens that later requests read from the cache
    NoCacheReason noCacheReason = NoCacheReason::None; ///< set if `cacheable` is 0
    QString source;              ///< source of the prices
    QString checked;             ///< date of the last price check
};

/// The paths of ClientContext::unreadPaths by the permission that allows reading them.
struct UnreadPaths {
    QStringList user;    ///< user and managed files, see ContextChoice::readsUserFiles
    QStringList outsidePaths; ///< other paths outside the repository, see ContextChoice::readsOutside
};

/// A client's context with its tokens counted.
struct ContextReport {
    ClientContext context;
    bool hasPromptModel = false; ///< whether `model` is ContextChoice::promptModel
    bool hasChosenModel = false; ///< whether `model` is ContextChoice::model
    QString model; ///< the selected model, the prompt's model or the client's default; its tokenizer counts the texts, and an unknown model's tokens are estimated
    qint64 window = 0;        ///< context window of the model in tokens; 0: unknown
    QList<TokenCount> tokenCounts; ///< one per item of ClientContext::texts; 0 for texts that are not sent
    TokenCount tokensAtStart;       ///< all known text of the first request
    TokenCount tokensAfterTouch;    ///< text that the files in ContextChoice::touchedFiles add
    ContextPrice price;       ///< price of `tokensAtStart`; empty if the model is unknown or there are no tokens
    StartFolders starts = {}; ///< empty unless ContextChoice::checksOtherStarts is set
    QStringList unreadSkills = {}; ///< skills, agents and commands that other clients list, but this client does not find; empty unless ContextChoice::checksOtherStarts is set
    UnreadPaths unreadPaths = {};
    Diagnostics findings = {}; ///< the losses of `context`, see contextFindings()

    ContextCounts counts() const { return contextCounts(context); }
    /// Returns the tokens of files that the client already sends, see ContextText::isRepeated.
    TokenCount repeatedTokens() const;
    /// Returns whether the user selected the model, for this command or for the prompt. Otherwise it is the client's default model.
    bool hasSelectedModel() const { return hasChosenModel || hasPromptModel; }
    bool isPriceUnknown() const { return !price.firstRequest && tokensAtStart.tokens > 0; }
};

/// The contexts of the clients in one folder, for one start folder.
struct FolderContexts {
    QString folder;
    QString start;
    QList<ContextReport> clients;
    Diagnostics diagnostics; ///< diagnostics of the workspace's client documents
    bool includesUserFiles = false; ///< see ContextChoice::readsUserFiles
};

/// Returns the tokens at the start that are in no file: the text that the client adds. Requests that Outcrop composes from the files do not contain it.
TokenCount addedTokens(const ContextReport &client);

/// Returns sentences for users about a client: its notes, and the instruction files that it loads only from other start folders. Also returns sentences about the skills,
/// agents and commands that only other clients list. `isUsed` is whether the prompt contains the context, see contextUse().
QStringList contextNotes(const FolderContexts &contexts, const ContextReport &client, bool isUsed);

/// Returns `2 user and managed paths, 9 paths outside the repository`; empty if all paths were read.
QString unreadText(const UnreadPaths &unreadPaths);

/// The names of a client that users can enter.
struct ClientNames {
    QStringList mainNames; ///< one name for each client
    QStringList all;       ///< including alternative names
};

/// Returns the names of all clients. Files in `portability/clients/` replace built-in clients of the same name.
ClientNames contextClientNames(const QString &folder);

/// Returns the root of the folder's repository, or the folder itself. Does not search the home folder or a folder above it for a repository.
QString contextFolderOf(const QString &folder, const QString &home);

/// Returns the text of a file. TooLarge above one megabyte; NotAllowed if the choice does not grant access to it.
Result<QString> readContextText(const ContextChoice &choice, const QString &file);

/// Returns the context of each client. NotFound if a client, model, folder or revision does not exist; NotAllowed if the start folder is outside the folder.
Result<FolderContexts> readFolderContexts(const ContextChoice &choice);

/// Returns the number of files that at least one client loads, lists or can load on demand if it is started in the folder. Returns 0 if the folder cannot be read.
qsizetype contextFileCount(const QString &folder);

} // namespace outcrop
