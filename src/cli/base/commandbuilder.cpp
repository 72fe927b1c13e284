// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/commandbuilder.h"

#include "cli/base/baseoutput.h"
#include "cli/base/unknownname.h"

namespace outcrop {

CLI::App *addCommand(CLI::App &program, const std::string &name, const std::string &description, const std::string &example)
{
    CLI::App *command = program.add_subcommand(name, description);
    command->set_help_flag("-h,--help")->group(""); // shown with the options of every command
    command->fallthrough();
    command->footer(baseoutput::example().toStdString() + "\n  " + example);
    return command;
}

CLI::Validator oneOf(const QString &valueName, const QStringList &values)
{
    const auto check = [valueName, values](const std::string &given) {
        const QString word = QString::fromStdString(given);
        return values.contains(word) ? std::string() : unknownNameMessage(valueName, word, values).toStdString();
    };
    return CLI::Validator(check, std::string());
}

CLI::Validator nonEmpty(const QString &valueName)
{
    const auto check = [valueName](const std::string &given) {
        const bool isEmpty = QString::fromStdString(given).trimmed().isEmpty();
        return isEmpty ? baseoutput::valueIsEmpty(valueName).toStdString() : std::string();
    };
    return CLI::Validator(check, std::string());
}

} // namespace outcrop
