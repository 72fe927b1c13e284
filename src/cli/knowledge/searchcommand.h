// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"
#include "cli/knowledge/embeddingaccess.h"
#include "core/retrieval/searchresult.h"

#include <string>
#include <vector>

namespace outcrop {

struct OpenedWorkspace;

/// `search`: searches the workspace's collections. `--explain` adds the reasons for each rank; `--turn` shows which skills a turn would load instead.
class SearchCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override { return m_embeddings.usesWordsOnly(); }

private:
    SearchRequest request() const;
    ExitCode search(const Invocation &invocation, const OpenedWorkspace &opened, const SendConsent &consent) const;
    ExitCode selectTurnSkills(const Invocation &invocation, const OpenedWorkspace &opened, const SendConsent &consent) const;

    std::vector<std::string> m_words;
    std::vector<std::string> m_collections;
    std::string m_workload;
    int m_limit = 10;
    bool m_showsExplanation = false;
    bool m_selectsTurnSkills = false;
    EmbeddingAccess m_embeddings;
};

} // namespace outcrop
