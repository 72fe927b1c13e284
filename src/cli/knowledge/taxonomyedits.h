// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"
#include "core/documents/workspacechange.h"

#include <string>

namespace CLI {
class App;
}

namespace outcrop {

/// The subcommands of `taxonomy` that change the file: `add`, `rename`, `retag`, `move` and `remove`. `retag` also changes tagged documents.
class TaxonomyEdits
{
public:
    void addTo(CLI::App &command);
    bool isChosen() const;
    ExitCode run(const Invocation &invocation, const OpenedWorkspace &opened) const;

private:
    CLI::App *addSubcommand(
        CLI::App &command, const std::string &name, const std::string &description, const std::string &example);
    Result<WorkspaceChange> planChange(const OpenedWorkspace &opened) const;
    Result<QList<TextEdit>> planEdits(const Document &document) const;
    QString usageError(const Taxonomy &taxonomy) const;

    const CLI::App *m_addCommand = nullptr;
    const CLI::App *m_renameCommand = nullptr;
    const CLI::App *m_retagCommand = nullptr;
    const CLI::App *m_moveCommand = nullptr;
    const CLI::App *m_removeCommand = nullptr;
    std::string m_concept;
    std::string m_label;
    std::string m_tag;
    std::string m_parentConcept;
    std::string m_language = "en";
    bool m_movesToTop = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
