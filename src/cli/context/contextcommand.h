// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "cli/base/command.h"

#include <optional>
#include <string>
#include <vector>

namespace outcrop {

/// `context`: shows the files that each coding agent loads from a folder, in order, and which of them are truncated or hidden.
class ContextCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;
    bool isAllowedWith(const Permissions &) const override { return !m_includesUserFiles && !m_includesOutside; }
    bool writesForPrograms() const override { return m_outputFormat == "json"; }

private:
    QString usageError(const QString &folder) const;
    ContextChoice choice(const Invocation &invocation) const;
    ExitCode print(const Invocation &invocation, const FolderContexts &contexts) const;
    void printText(const Console &console, const FolderContexts &contexts) const;
    ExitCode check(const Invocation &invocation, const FolderContexts &contexts) const;
    ExitCode compare(const Invocation &invocation, const ContextChoice &choice) const;

    std::vector<std::string> m_clients;
    std::string m_startFolder;
    std::vector<std::string> m_touchedFiles;
    std::string m_outputFormat = "table";
    std::string m_model;
    std::string m_diff;
    bool m_includesUserFiles = false;
    bool m_includesOutside = false;
    bool m_checksLimits = false;
    std::optional<qint64> m_maxTokens;
    bool m_failsOnCuts = false;
};

} // namespace outcrop
