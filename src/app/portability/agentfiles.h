// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"

#include <optional>

namespace outcrop {

/// A file that may be an agent, found and not read yet.
struct AgentFile {
    QString path;            ///< as it is told to people: relative to where the search began, or as it was named
    QString folder;          ///< absolute; where it is read from
    QString name;            ///< its path below `folder`
    QString governance = {}; ///< the same for the governance file beside it; empty where there is none
    bool named = false;      ///< by the user, who means an agent
    bool certain = false;    ///< its location makes it an agent; otherwise its content decides
    std::optional<Error> error = std::nullopt; ///< for a folder that may hold agents: why it could not be looked into
};

/// What reading an AgentFile gave: an agent, or why it could not be read, or neither where it is something else.
struct AgentReading {
    std::optional<Agent> agent;
    Diagnostics errors;
    std::optional<Diagnostic> skipped = {}; ///< a warning where it is taken for something else and was probably meant to be an agent: its head is damaged
};

/// The files at these absolute paths and below them, sorted by path. Below a folder, place and content decide; a file that is named is meant to be
/// an agent. Fails where a path is not there or cannot be listed. Paths below `base` are relative to it.
Result<QList<AgentFile>> findAgentFiles(const QString &base, const QStringList &paths);

/// Why a Markdown text that says nothing of being an agent was probably meant to be one: its head is damaged, or it is empty.
std::optional<Diagnostic> skippedAgent(const Document &document);

/// Safe on any thread.
AgentReading readAgentFile(const AgentFile &file);

} // namespace outcrop
