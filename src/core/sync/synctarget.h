// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/pathpattern.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace outcrop {

// The formats of a client's files, read from resources/clients/sync/targets.yaml, whose comments describe the values.

using KeyValues = QList<std::pair<QString, QString>>;

/// The format of rule files, whose front matter restricts them to certain files.
struct RuleFileFormat {
    QString pathPattern; ///< path of a rule; `{name}` is its name. Empty if the client has no rule files
    QString patterns;
    bool isList = false;
    bool isBare = false; ///< whether the client reads the lines literally, without YAML quotes
    PatternStyle style = PatternStyle::Glob;
    QString alwaysKey;
    KeyValues always;
    KeyValues matchingKeys;
    KeyValues onRequest;

    bool exists() const { return !pathPattern.isEmpty(); }
};

/// The format of agent or command files.
struct DefinitionFileFormat {
    QString pathPattern; ///< path of a file; `{name}` is a name, `{path}` keeps subfolders. Empty if the client has none
    bool isToml = false;
    bool isSkill = false; ///< written as a skill instead
    QString names; ///< regular expression for allowed names; empty allows all names
    QString body;
    QStringList keys;
    KeyValues add;
    QString argumentsPlaceholder; ///< written in place of `$ARGUMENTS`; empty if the client does not replace a placeholder
    QString shell;

    bool exists() const { return !pathPattern.isEmpty() || isSkill; }
};

/// The formats of all files of one client.
struct SyncTarget {
    QString client; ///< name of its client document
    QString instructions;
    QString shim;
    RuleFileFormat rules;
    QString skills;
    DefinitionFileFormat agents;
    DefinitionFileFormat commands;
    QStringList privateFiles;
};

/// Returns the clients that files can be generated for, in the order of the document. Read once; thread-safe.
const QList<SyncTarget> &syncTargets();

/// Returns the target for a client, or null.
const SyncTarget *syncTarget(const QString &client);

} // namespace outcrop
