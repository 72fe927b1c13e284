// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"

#include <optional>

namespace outcrop {

/// A file that may be an agent and has not been read yet.
struct AgentFile {
    QString path;            ///< display path: relative to the base folder, or as the user named it
    QString folder;          ///< absolute path of the folder to read from
    QString name;            ///< path relative to `folder`
    QString companion = {};  ///< path of the governance file, or of the text of a canonical agent, relative to `folder`; empty if there is none
    bool isNamed = false;    ///< whether the user named the file, which must then be an agent
    bool isCertain = false;    ///< whether the location of the file makes it an agent; otherwise its content decides
    std::optional<Error> error = std::nullopt; ///< why a folder that may contain agents could not be read
};

/// The result of reading an AgentFile: an agent, or errors. Both are empty if the file is not an agent.
struct AgentReadResult {
    std::optional<Agent> agent;
    Diagnostics errors;
    std::optional<Diagnostic> skipped = {}; ///< the warning from skippedAgent()
};

/// Returns the files at these absolute paths and below them, sorted by path. In a folder, location and content decide whether a file is an agent; a named file
/// must be one. Fails if a path does not exist or cannot be listed. The display paths of files below `base` are relative to it.
Result<QList<AgentFile>> findAgentFiles(const QString &base, const QStringList &paths);

/// Returns a warning if a Markdown document is empty or UTF-16, or is probably an agent with damaged front matter. Returns nullopt otherwise.
std::optional<Diagnostic> skippedAgent(const Document &document);

/// Reads and parses the file. Thread-safe.
AgentReadResult readAgentFile(const AgentFile &file);

} // namespace outcrop
