// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/helpcommand.h"

#include "app/help/handbook.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/clioutput.h"
#include "cli/knowncommands.h"
#include "core/text/nearestword.h"

namespace outcrop {
namespace {

Json toJson(const HandbookPage &page)
{
    return {{"topic", jsonString(page.name)}, {"title", jsonString(page.title)}, {"section", jsonString(page.section)}};
}

Json contents()
{
    Json pages = Json::array();
    for (const HandbookPage &page : handbookPages())
        pages.push_back(toJson(page));
    return {{"topics", pages}};
}

/// Returns the message for an argument that is neither a topic nor a command.
QString unknownTopicMessage(const QString &word)
{
    if (const QStringList commands = similarCommands(word); !commands.isEmpty())
        return clioutput::unknownTopicSimilar(word, quotedAlternatives(commands));
    QStringList known{QStringLiteral("contents")};
    for (const HandbookPage &page : handbookPages())
        known.append(page.name);
    for (const KnownCommand &command : knownCommands())
        known.append(QLatin1String(command.name));
    const QString near = nearestWord(word, known);
    return near.isEmpty() ? clioutput::unknownTopic(word) : clioutput::unknownTopicSimilar(word, quotedAlternatives({near}));
}

} // namespace

CLI::App *HelpCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "help", QT_TRANSLATE_NOOP("cli", "Print a page of the handbook, or the options of a command"), "outcrop-cli help getting-started");
    command->add_option("TOPIC", m_topic, QT_TRANSLATE_NOOP("cli", "Handbook page or command; `contents` lists the pages [contents]"))->type_name("TOPIC")->group(QT_TRANSLATE_NOOP("cli", "Topic"));
    return command;
}

ExitCode HelpCommand::run(const Invocation &invocation)
{
    const QString topic = m_topic.empty() ? QStringLiteral("contents") : fromArgument(m_topic);
    const Result<QString> text = handbookText(topic);
    if (!text)
        return invocation.failUsage(unknownTopicMessage(topic));
    if (invocation.printsJson)
        return invocation.print(m_topic.empty() ? contents() : Json{{"topic", jsonString(topic)}, {"text", jsonString(*text)}});
    write(invocation.console.out, *text);
    return ExitCode::Done;
}

} // namespace outcrop
