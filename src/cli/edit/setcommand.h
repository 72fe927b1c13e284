// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/command.h"

#include <string>

namespace CLI {
class Option;
}

namespace outcrop {

/// `set`: changes or removes one field of a document, and saves the document with the same checks as the window.
class SetCommand : public Command
{
public:
    CLI::App *addTo(CLI::App &program) override;
    ExitCode run(const Invocation &invocation) override;

private:
    QString usageError() const;
    Json value(const DataNode &before) const;
    ExitCode change(const Invocation &invocation, const OpenedWorkspace &opened, const Document &document) const;

    std::string m_file;
    std::string m_key;
    std::string m_value;
    bool m_removesField = false;
    bool m_isString = false;
    bool m_isForced = false;
    bool m_isDryRun = false;
    const CLI::Option *m_valueOption = nullptr;
};

} // namespace outcrop
