// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/sync/syncsource.h"

namespace outcrop {

/// A client to generate files for.
struct SyncClient {
    ClientDocument document;
    SyncTarget target;
};

/// The options of planSync().
struct SyncOptions {
    bool usesShims = false;     ///< write `@CLAUDE.md` instead of a copy if the client then sends the same text
    bool discardsEdits = false; ///< replace generated files and sections that were edited
};

/// A file that the plan covers.
struct SyncFile {
    enum class State {
        Same,        ///< up to date
        New,         ///< does not exist
        Changed,     ///< generated, and the source has changed
        Edited,      ///< generated, and edited since
        Handwritten, ///< not generated, and without marks
        Stale,       ///< generated from files that no longer exist
    };

    QString path;       ///< relative to the project
    State state = State::Same;
    std::optional<QByteArray> before; ///< content on disk; nullopt if there is none or it cannot be read
    QByteArray after;                 ///< planned content; equal to `before` for a handwritten file
    QStringList sources;
    QStringList clients; ///< names of clients
    bool isWritten = false; ///< whether applying the plan writes the file
    bool isRemoved = false; ///< whether applying the plan removes it
    QString copyOf;     ///< file that is copied exactly, with its permissions; empty for generated text
    Position drift;     ///< first difference from the plan

    bool isDrift() const { return state != State::Same && state != State::Handwritten; }
};

QString toString(SyncFile::State state);

/// The outcome of the source's items for one client.
struct SyncClientResult {
    QString client;
    QString title;
    Ledger ledger;         ///< one entry or more for each item
    QStringList proposals; ///< links or imports that would be simpler than copies
};

/// The planned files of a project, compared with those on disk, and the outcome for each client.
struct SyncPlan {
    QString root;
    QString source; ///< title of the source
    QList<SyncItem> items;
    Ledger ledger;  ///< SyncSource::ledger
    QList<SyncFile> files; ///< sorted by path
    QList<SyncClientResult> clients;

    /// Returns the files that differ from the plan, as errors, and the handwritten ones, as warnings, at their first difference.
    Diagnostics findings() const;
    bool hasDrift() const;
};

/// Plans the files that make each client send the same text as the source client. Does not write files. Verifies the plan with the client documents; a
/// client's ledger lists the text that it would still not send.
SyncPlan planSync(const SyncSource &source, const QList<SyncClient> &clients, const ContextFiles &files, const QString &home, const SyncOptions &options = {});

} // namespace outcrop
