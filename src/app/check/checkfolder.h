// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/clientfilecheck.h"
#include "app/portability/liveportability.h"
#include "app/workspace/openworkspace.h"
#include "core/portability/portabilityreport.h"
#include "core/ports/contextfiles.h"

#include <QHash>

#include <memory>
#include <stop_token>

namespace outcrop {

/// The part of a workspace to check, and the checks to run.
struct CheckScope {
    QStringList paths = {}; ///< files and folders, relative to the workspace; empty: the whole workspace
    QString client = {};    ///< name of the client whose format every agent, skill, command and rules file is checked against; empty: the client of each file's location
    bool checksPortability = true; ///< whether to run PV-001 … PV-018 and to report text that only one provider or client understands
    bool checksRules = true;       ///< whether to run the workspace's rules (config/prompt_rules.yaml)
    std::shared_ptr<const ContextFiles> files = {}; ///< all files of a state of the workspace that is not on disk; null: the folder on disk
    bool readsRepository = false; ///< whether to read the files that clients load from the rest of the workspace's repository; `files` takes precedence
    std::stop_token stop = {}; ///< interrupts the portability criteria and the rules; the remaining ones then have no findings

    /// Returns whether the path is one of `paths`, or below or above one of them; always true if `paths` is empty.
    bool contains(const QString &path) const;
};

/// The result of checking a workspace.
struct CheckedFolder {
    Diagnostics findings = {};   ///< sorted by location, without duplicates
    Diagnostics unreadable = {}; ///< errors of unreadable files, of malformed data (checked after repair, if at all) and of rules that cannot run
    QStringList files = {};      ///< the checked files, sorted by path within each workspace
};

/// The results for documents that the next check reuses while they are unchanged. Use it with one workspace. `scope.paths` and `scope.client` must not
/// change; the other members of the scope may.
struct CheckCache {
    ClientFileFindings clientFiles = {};
    LivePortability portability = {};
    QList<DocumentPtr> inputSources = {};           ///< the documents whose inputs `templates` was computed with
    QHash<DocumentPtr, Diagnostics> templates = {};
    DocumentPtr rules = {};                         ///< the rules that `ruleFindings` was computed with
    QHash<DocumentPtr, Diagnostics> ruleFindings = {};
};

/// Checks the documents in scope: the diagnostics of the workspace, the format of the client that loads each file, and broken references. Also checks PV-001 to PV-018
/// and the workspace's rules. Makes no API calls. Thread-safe.
CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope);
/// Like the other overload, but reuses the cached results of documents that have not changed since the previous check with this cache.
CheckedFolder checkFolder(const OpenedWorkspace &opened, const CheckScope &scope, CheckCache &cache);

} // namespace outcrop
