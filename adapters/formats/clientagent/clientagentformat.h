// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// The agent file of one coding agent, such as `.claude/agents/*.md`. The rules for its files are those of `sync` and `convert`.
class ClientAgentFormat : public FileFormat
{
public:
    /// `client` is the name of a client whose agents can be written.
    explicit ClientAgentFormat(const QString &client) : m_client(client) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ReadPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    QString m_client;
};

/// Returns the clients with agent files, in the order of the documents.
QStringList agentFileClients();

} // namespace outcrop
