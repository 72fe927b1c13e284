// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/promptfindings.h"
#include "cli/base/invocation.h"

namespace CLI {
class App;
class Option;
}

namespace outcrop {

/// The options that add retrieved context to a prompt. Without them, `[retrieval] include` in config.toml decides.
class RetrieveOptions
{
public:
    /// `bare` is the option whose prompts never have retrieved context; null if there is none.
    void addTo(CLI::App &command, const std::string &group, CLI::Option *withoutConfig);

    /// Returns the workspace with the retrieved context of a prompt, and prints the figures. Returns it unchanged if no context is to be retrieved. With
    /// `--retrieve`, a workspace without an index is indexed first; config.toml alone never causes files to be written. Errors: those of indexing and
    /// searching.
    Result<OpenedWorkspace> withRetrievedContext(const Invocation &invocation, const OpenedWorkspace &opened, const PromptScope &scope) const;

private:
    bool m_isOffered = false; ///< whether the command has these options
    bool m_retrievesContext = false;
    bool m_disablesRetrieval = false;
    std::optional<qint64> m_tokens;
};

} // namespace outcrop
