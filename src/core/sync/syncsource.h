// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"
#include "core/ports/contextfiles.h"
#include "core/render/ledger.h"
#include "core/sync/synctarget.h"

namespace outcrop {

/// A segment of an item's text, from the file itself or from an imported file.
struct SyncSegment {
    QString text;
    QString file; ///< relative to the project
};

/// A file that the source client loads.
struct SyncItem {
    enum class Kind { Instructions, Rule, Skill, Agent, Command };

    Kind kind = Kind::Instructions;
    QString file;     ///< relative to the project
    QString realFile; ///< absolute, with symbolic links resolved
    QString folder;   ///< folder that it applies to, relative to the project; empty for the whole project
    QString name;     ///< name of a rule, skill, agent or command; may contain slashes
    QList<SyncSegment> segments; ///< text sent by the client, without front matter
    QString fileText;             ///< complete text of the file
    DataNode data;    ///< front matter, or the document of an agent in TOML
    QStringList patterns; ///< globs relative to the project; empty for all files in `folder`
    QString patternsKey;  ///< front matter key of the patterns, as in the file
    bool isLoadedOnRequest = false; ///< whether the item is loaded only when the model requests it by its description
    QStringList companions; ///< other files of a skill, relative to its folder

    QString text() const;
    bool isText() const { return kind == Kind::Instructions || kind == Kind::Rule; }
    /// Returns whether it is loaded only for some files or on request.
    bool isRestricted() const { return isLoadedOnRequest || !patterns.isEmpty(); }
};

QString toString(SyncItem::Kind kind);

/// The part of a project that can be written for other clients.
struct SyncSource {
    QString name;  ///< name from the client document
    QString title;
    QString root;  ///< absolute
    QList<SyncItem> items; ///< in load order
    Ledger ledger; ///< source files and imports that are not copied, and files that are probably symbolic links
};

/// Returns the files that a client loads from a project, without files from the user's home folder. Omits generated files, and generated sections in other
/// files.
SyncSource readSyncSource(const ClientDocument &client, const ContextFiles &files, const QString &root, const QString &home);

/// Returns a client document for the files that several clients share: AGENTS.md and those in .agents.
const ClientDocument &sharedSourceClient();

/// Returns the files of a folder and its subfolders, relative to it, sorted. Their number is limited.
QStringList filesBelowFolder(const ContextFiles &files, const QString &folder);

/// Returns the globs of a rule relative to the project, from globs that are relative to `folder`.
QStringList rebaseGlobsToRoot(const QStringList &patterns, const QString &folder, PatternStyle style);

} // namespace outcrop
