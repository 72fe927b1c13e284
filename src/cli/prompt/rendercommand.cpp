// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/rendercommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/prompt/losstable.h"
#include "cli/prompt/promptoutput.h"
#include "core/exchange/requestvariants.h"
#include "core/exchange/responseformat.h"

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

/// Returns the output of a plain-text shape.
QString textOf(const RenderedRequest &request, const QString &shape)
{
    if (shape == QLatin1String("display"))
        return request.display.text() + u'\n';
    return shape == QLatin1String("curl") ? curlCommand(request) : headerText(request);
}

/// Returns the output as JSON. A plain-text shape becomes a string in an object.
Json jsonOf(const RenderedRequest &request, const QString &shape, const QList<UnsentLayer> &unsent)
{
    if (shape == QLatin1String("headers"))
        return headersJson(request);
    Json document{{"provider", jsonString(request.provider)}, {"model", jsonString(request.model)}, {"tokens", tokensJson(request)}};
    if (shape == QLatin1String("losses")) {
        document["losses"] = toJson(request.ledger);
        document["unsent_layers"] = toJson(unsent);
    } else if (shape == QLatin1String("request"))
        document["request"] = Json::parse(request.bodyText().text().toStdString(), nullptr, false);
    else
        document[shape.toStdString()] = jsonString(textOf(request, shape));
    return document;
}

void writeLosses(const Console &console, const Ledger &ledger, const QList<UnsentLayer> &unsent)
{
    const Table table = lossTable(ledger);
    writeTable(console.out, table);
    if (table.isEmpty())
        writeSentence(console.out, promptoutput::noLosses());
    if (!unsent.isEmpty())
        writeSentence(console.out, promptoutput::layersNotSent(unsent.size(), countText(unsent.size()), unsentLayersText(unsent, unsent.size())));
    for (const QString &note : lossNotes(ledger))
        writeSentence(console.out, note);
}

/// Prints a summary of the losses to standard error, because the request does not show them.
void reportLosses(const Console &console, const RenderedRequest &request)
{
    const QString summary = lossSummary(request.ledger);
    if (!summary.isEmpty())
        printMessage(console, promptoutput::lossesOf(request.provider, summary));
}

} // namespace

CLI::App *RenderCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "render", QT_TRANSLATE_NOOP("cli", "Print the exact request for a provider"),
                                   "outcrop-cli -C garden render --provider anthropic --request \"Plan the release.\" --as curl");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Provider and format");
    addTarget(*command, group);
    command->add_option("--as", m_outputFormat, QT_TRANSLATE_NOOP("cli", "Output: request, display, curl, losses or headers [request]"))
        ->type_name("FORMAT")
        ->check(oneOf(promptoutput::formatNoun(), shapes))
        ->group(group);
    command->add_flag("--stream", m_isStreaming, QT_TRANSLATE_NOOP("cli", "Print the request for a streamed response"))->group(group);
    m_composeOptions.addTo(*command);
    m_composeOptions.addRetrieval(*command);
    return command;
}

RenderedRequest RenderCommand::displayedRequest(const OpenedWorkspace &opened, const RenderedRequest &request) const
{
    const WireFormat *wire = opened.catalog.wireFormat(request.wireFormat);
    return m_isStreaming && wire && ResponseFormat::read(*wire).canStream() ? streamingRequest(request, *wire) : request;
}

/// Returns true, because the losses explain why a request should not be sent.
bool RenderCommand::showsRejectedRequest() const
{
    return m_outputFormat == "losses";
}

ExitCode RenderCommand::show(const Invocation &invocation, const RenderedRequest &request, const QList<UnsentLayer> &unsent) const
{
    const QString shape = fromArgument(m_outputFormat);
    if (shape != QLatin1String("losses"))
        reportLosses(invocation.console, request);
    if (invocation.printsJson)
        return invocation.print(jsonOf(request, shape, unsent));
    if (shape == QLatin1String("request"))
        write(invocation.console.out, request.bodyText().text());
    else if (shape == QLatin1String("losses"))
        writeLosses(invocation.console, request.ledger, unsent);
    else
        write(invocation.console.out, textOf(request, shape));
    return ExitCode::Done;
}

} // namespace outcrop
