// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rendercommand.h"

#include "cli/commandbuilder.h"
#include "cli/inputtext.h"
#include "cli/losstable.h"

namespace outcrop {
namespace {

const QStringList shapes{QStringLiteral("request"), QStringLiteral("display"), QStringLiteral("curl"), QStringLiteral("losses"),
                         QStringLiteral("headers")};

QString headerText(const RenderedRequest &request)
{
    QString text = request.url.isEmpty() ? QString() : request.method + u' ' + request.url + u'\n';
    for (const auto &[name, value] : request.headers)
        text += name + QStringLiteral(": ") + value + u'\n';
    return text;
}

/// The shapes that are text as they stand.
QString textOf(const RenderedRequest &request, const QString &shape)
{
    if (shape == QLatin1String("display"))
        return request.display.text() + u'\n';
    return shape == QLatin1String("curl") ? curlCommand(request) : headerText(request);
}

/// How many tokens the request has, and how many of them the provider is to cache.
Json tokensOf(const RenderedRequest &request)
{
    if (!request.figures)
        return {};
    Json tokens = toJson(request.figures->tokens.total);
    tokens["cached"] = request.figures->plan.cached;
    return tokens;
}

/// The same as JSON: what is text and nothing else becomes a member of an object.
Json jsonOf(const RenderedRequest &request, const QString &shape)
{
    if (shape == QLatin1String("headers"))
        return headersJson(request);
    if (shape == QLatin1String("losses"))
        return toJson(request.ledger);
    return {{"provider", jsonString(request.provider)},
            {"model", jsonString(request.model)},
            {"tokens", tokensOf(request)},
            {shape.toStdString(), jsonString(textOf(request, shape))}};
}

void writeLosses(const Console &console, const Ledger &ledger)
{
    for (const QString &line : lossTable(ledger))
        writeLine(console.out, line);
}

/// Says on standard error what a look at the request does not show.
void reportLosses(const Console &console, const RenderedRequest &request)
{
    const QString summary = lossSummary(request.ledger);
    if (!summary.isEmpty())
        printMessage(console, QStringLiteral("%1: %2; --as losses says why").arg(request.provider, summary));
}

} // namespace

CLI::App *RenderCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "render", "Print the exact request that one provider would be sent",
                                   "outcrop-cli -C garden render --provider anthropic --request \"Plan the release.\" --as curl");
    const std::string group = "For whom, and how";
    command->add_option("--provider", m_provider, "The provider, such as anthropic, openai, google, open-source or manual")
        ->type_name("NAME")
        ->required()
        ->group(group);
    command->add_option("--model", m_model, "The model (default: the agent's first for this provider, else config.toml's)")
        ->type_name("ID")
        ->group(group);
    m_format.addTo(*command, group);
    command->add_option("--as", m_as, "request, display, curl, losses or headers (default: request)")
        ->type_name("SHAPE")
        ->check(oneOf(QStringLiteral("shape"), shapes))
        ->group(group);
    m_composeOptions.addTo(*command);
    return command;
}

QString RenderCommand::mistake(const OpenedWorkspace &opened) const
{
    const QString problem = providerMistake(opened, fromWord(m_provider));
    return problem.isEmpty() ? PromptCommand::mistake(opened) : problem;
}

ExitCode RenderCommand::work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const Diagnostics blocking = blockingDiagnostics(opened, selection, {fromWord(m_provider)});
    const Result<RenderResult> result = renderPrompt(opened, job(selection));
    invocation.report(opened.diagnostics() + (result ? result->diagnostics : Diagnostics()));
    if (!blocking.isEmpty())
        return ExitCode::Input;
    if (!result)
        return invocation.fail(result.error());
    return hasErrors(result->diagnostics) ? ExitCode::Input : print(invocation, result->request);
}

RenderJob RenderCommand::job(const Selection &selection) const
{
    return {selection, fromWord(m_provider), fromWord(m_model), m_format.format()};
}

ExitCode RenderCommand::print(const Invocation &invocation, const RenderedRequest &request) const
{
    const QString shape = fromWord(m_as);
    if (shape != QLatin1String("losses"))
        reportLosses(invocation.console, request);
    if (shape == QLatin1String("request"))
        write(invocation.console.out, request.bodyText().text());
    else if (invocation.json)
        return invocation.print(jsonOf(request, shape));
    else if (shape == QLatin1String("losses"))
        writeLosses(invocation.console, request.ledger);
    else
        write(invocation.console.out, textOf(request, shape));
    return ExitCode::Done;
}

} // namespace outcrop
