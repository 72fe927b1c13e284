// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knowledge/searchknowledge.h"
#include "cli/base/command.h"
#include "cli/base/generationoptions.h"
#include "cli/base/queueoptions.h"
#include "cli/knowledge/embeddingaccess.h"
#include "core/retrieval/skilllisting.h"

#include <string>

namespace outcrop {

/// `index`: updates the search index. `show` shows its contents, `listing` shows which skill descriptions a client shortens or hides, and `migrate` splits
/// a MEMORY.md.
class IndexCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    void addListing(CLI::App &index);
    void addMigrate(CLI::App &index);
    ExitCode updateIndex(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode queueEmbeddings(const Invocation &invocation, const OpenedWorkspace &opened, KeyRing &keys) const;
    ExitCode show(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode list(const Invocation &invocation, const OpenedWorkspace &opened) const;
    ExitCode migrate(const Invocation &invocation, const OpenedWorkspace &opened) const;

    bool m_rebuildsIndex = false;
    EmbeddingAccess m_embeddings;
    QueueOptions m_queue;
    GenerationOptions m_limit; ///< only --max-cost
    CLI::App *m_showCommand = nullptr;
    CLI::App *m_listing = nullptr;
    CLI::App *m_migrateCommand = nullptr;
    std::string m_client = "claude";
    int m_window = 200'000;
    int m_budget = -1;
    std::string m_file;
    std::string m_folder;
};

} // namespace outcrop
