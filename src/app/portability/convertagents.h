// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/conversion/convertedagent.h"

#include <QByteArray>

#include <functional>

namespace outcrop {

/// The agents to convert and their new forms.
struct AgentConversionJob {
    QString folder;       ///< absolute path; agents are shown relative to it
    QStringList paths;    ///< absolute files and folders of agents; empty: all agents of `folder`
    QStringList forms;    ///< names from agentFormNames()
    QString into = {};    ///< absolute folder for the converted files; empty: `folder`
};

/// A file that a conversion writes.
struct ConversionFile {
    enum class State {
        Same,      ///< exists with this content
        New,       ///< does not exist
        Different, ///< exists with different content
    };

    QString path; ///< relative to the target folder
    State state = State::New;
    QByteArray before; ///< content on disk, unless the file is new
    QByteArray after;
    QString source; ///< the agent's file
};

QString toString(ConversionFile::State state);

/// The conversion of one agent to one form.
struct ConversionRow {
    QString agent; ///< name of the agent
    QString source;
    QString form;
    QStringList files; ///< paths in the target folder
    Ledger ledger;
    std::optional<Error> error = std::nullopt; ///< why the agent is not converted; `files` is then empty
};

/// The planned conversion of several agents: the files to write, compared with those on disk.
struct ConversionPlan {
    QString target; ///< absolute path of the target folder
    QList<ConversionRow> rows;   ///< canonical agents first, then by source and in the order of the forms
    QList<ConversionFile> files; ///< in the order of the rows
    Diagnostics unreadable;

    /// Returns an error for each file that is missing or different on disk, at the first difference.
    Diagnostics findDrift() const;
    /// Returns whether an agent could not be read or converted.
    bool hasErrors() const;
};

/// Returns the forms that agents can be converted to: `single`, `canonical`, and the clients with agent files.
QStringList agentFormNames();

/// Plans a conversion without writing. Skips agents that already have the requested form. For the canonical form, agents in a folder `agents` move to
/// `composition`, for the single-file form vice versa. Agents in a client's folder also move to that folder; other folders are kept. Files for a client have
/// the client's paths. Errors: NotFound for a missing path or an unknown form, Invalid if there is nothing to convert.
Result<ConversionPlan> planConversion(const AgentConversionJob &job);

/// The written files, and the existing files that were kept because they have different content. `error` is the first failure.
struct ConversionOutcome {
    QStringList written;
    QStringList kept;
    std::optional<Error> error = std::nullopt;
};

/// Writes the files of a plan. Existing files with different content are replaced only if `overwrites` is set. Each file is written completely or not at all;
/// `isStopped` is called before each.
ConversionOutcome applyConversion(const ConversionPlan &plan, bool overwrites, const std::function<bool()> &isStopped = {});

} // namespace outcrop
