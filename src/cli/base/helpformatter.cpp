// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/helpformatter.h"

#include "cli/base/baseoutput.h"
#include "cli/base/textwrap.h"

#include <QCoreApplication>

#include <algorithm>
#include <sstream>

namespace outcrop {
namespace {

using Row = std::pair<std::string, std::string>;

constexpr int maximumWidth = 120; ///< columns

/// The heading of options without a group, from CLI11.
[[maybe_unused]] constexpr const char *defaultGroup = QT_TRANSLATE_NOOP("cli", "Options");

/// Returns a text of a command's help, such as a description, in the user's language.
std::string translateText(const std::string &english)
{
    return english.empty() ? english : QCoreApplication::translate("cli", english.c_str()).toStdString();
}

std::vector<const CLI::App *> subcommandsOf(const CLI::App &app)
{
    return app.get_subcommands([](const CLI::App *) { return true; });
}

std::string joinWords(const std::vector<std::string> &words, const std::string &separator)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : separator) + word;
    return text;
}

/// Returns the placeholder of an option's value: `N` of CLI11's `N:INT in [1 - 200]`.
std::string valueName(const CLI::Option &option)
{
    const std::string name = option.get_type_name();
    return name.substr(0, name.find(':'));
}

/// Returns `-C DIR`, `-h, --help`, `--format FORMAT`, or `DIR` for a positional argument.
std::string namesOf(const CLI::Option &option)
{
    if (!option.nonpositional())
        return valueName(option);
    std::vector<std::string> names;
    for (const std::string &name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string &name : option.get_lnames())
        names.push_back("--" + name);
    const std::string value = option.get_items_expected_max() > 0 ? " " + valueName(option) : "";
    return joinWords(names, ", ") + value;
}

std::string usageOf(const CLI::App &app, const std::string &name)
{
    std::vector<std::string> words{name};
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_required() && option->nonpositional())
            words.push_back(namesOf(*option));
    }
    words.push_back("[OPTIONS]");
    for (const CLI::Option *option : app.get_options()) {
        if (!option->nonpositional() && !option->get_group().empty()) {
            const std::string word = namesOf(*option) + (option->get_items_expected_max() > 1 ? "..." : "");
            words.push_back(option->get_required() ? word : "[" + word + "]");
        }
    }
    if (!subcommandsOf(app).empty())
        words.push_back("COMMAND …");
    return joinWords(words, " ");
}

/// Writes a line, wrapped at `width` columns. Continuation lines of a description begin in the column of the description.
void writeWrappedLine(std::ostream &out, const std::string &line, qsizetype width)
{
    for (const QString &part : wrappedSentence(QString::fromStdString(line), width))
        out << part.toStdString() << '\n';
}

void writeRows(std::ostream &out, const std::string &title, const std::vector<Row> &rows, qsizetype width)
{
    if (rows.empty())
        return;
    std::size_t widestTerm = 0;
    for (const Row &row : rows)
        widestTerm = std::max(widestTerm, row.first.size());
    out << '\n' << baseoutput::withColon(QString::fromStdString(title)).toStdString() << '\n';
    for (const auto &[names, description] : rows)
        writeWrappedLine(out, "  " + names + std::string(widestTerm - names.size() + 2, ' ') + description, width);
}

/// Returns whether a line of a footer is only a command, which users copy.
bool isExample(const std::string &line)
{
    return line.starts_with("  outcrop-cli ") && line.find("  ", 2) == std::string::npos;
}

void writeFooter(std::ostream &out, const std::string &footer, qsizetype width)
{
    out << '\n';
    std::istringstream lines(footer);
    for (std::string line; std::getline(lines, line);)
        writeWrappedLine(out, line, isExample(line) ? 0 : width);
}

std::vector<Row> commandRows(const CLI::App &app)
{
    std::vector<Row> rows;
    for (const CLI::App *command : subcommandsOf(app))
        rows.emplace_back(command->get_name(), translateText(command->get_description()));
    return rows;
}

std::vector<Row> optionRows(const CLI::App &app, const std::string &group)
{
    std::vector<Row> rows;
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_group() == group)
            rows.emplace_back(namesOf(*option), translateText(option->get_description()));
    }
    return rows;
}

/// Returns the groups in order of appearance, without the empty group.
std::vector<std::string> groupsOf(const CLI::App &app)
{
    std::vector<std::string> groups;
    for (const CLI::Option *option : app.get_options()) {
        const std::string &group = option->get_group();
        if (!group.empty() && std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    }
    return groups;
}

void writeOptions(std::ostream &out, const CLI::App &app, qsizetype width)
{
    for (const std::string &group : groupsOf(app))
        writeRows(out, translateText(group), optionRows(app, group), width);
}

const CLI::App *programOf(const CLI::App &app)
{
    const CLI::App *program = &app;
    while (program->get_parent())
        program = program->get_parent();
    return program;
}

} // namespace

HelpFormatter::HelpFormatter(int columns) : m_width(columns > 0 ? std::min(columns, maximumWidth) : maximumWidth) { }

std::string HelpFormatter::make_help(const CLI::App *app, std::string name, CLI::AppFormatMode) const
{
    std::ostringstream out;
    writeWrappedLine(out, translateText(app->get_description()), m_width);
    out << '\n';
    writeWrappedLine(out, baseoutput::usage(QString::fromStdString(usageOf(*app, name))).toStdString(), m_width);
    writeRows(out, baseoutput::commands().toStdString(), commandRows(*app), m_width);
    writeOptions(out, *app, m_width);
    if (const CLI::App *program = programOf(*app); program != app) // a subcommand does not have the options of its command
        writeOptions(out, *program, m_width);
    if (!app->get_footer().empty())
        writeFooter(out, app->get_footer(), m_width);
    return out.str();
}

} // namespace outcrop
