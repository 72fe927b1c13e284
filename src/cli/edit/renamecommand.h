// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/command.h"

#include <string>

namespace outcrop {

/// `rename`: moves a document and updates every reference to it.
class RenameCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    QString newPath(const Invocation &invocation, const QString &path) const;

    std::string m_path;
    std::string m_newPath;
    bool m_isForced = false;
    bool m_isDryRun = false;
};

} // namespace outcrop
