// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/importinteractions.h"
#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `log import`: imports interactions recorded by other programs.
class LogImportCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &log) override;
    ExitCode run(const Invocation &invocation) override;

private:
    ExitCode importFrom(const Invocation &invocation, const OpenedWorkspace &opened, const LogMappings &mappings, QIODevice &device, qint64 size) const;
    Result<ImportReport> runImport(
        const Invocation &invocation, const OpenedWorkspace &opened, Store *store, const ImportJob &job) const;
    QString sourceName() const;
    ExitCode listMappings(const Invocation &invocation, const LogMappings &mappings) const;

    std::string m_file;
    std::string m_source;
    std::string m_formatName;
    bool m_listsMappings = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
