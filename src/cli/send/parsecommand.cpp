// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/parsecommand.h"

#include "app/records/interactionpreprocessor.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/unknownname.h"
#include "cli/prompt/renderoptions.h"
#include "cli/records/logstore.h"
#include "cli/records/storerecorder.h"
#include "cli/send/parsetext.h"
#include "cli/send/sendoutput.h"

#include <QFileInfo>

namespace outcrop {
namespace {

constexpr qint64 maxResponseSize = 512 * 1024 * 1024;

const QString standardInput = QStringLiteral("standard input");

/// Returns the name of an input for locations and the JSON output: the file, or the English name of standard input for `-`.
QString fileName(const std::string &word)
{
    return word == "-" ? standardInput : fromArgument(word);
}

/// Returns the name of an input in the user's language.
QString titleOf(const QString &fileName)
{
    return fileName == standardInput ? sendoutput::standardInput() : fileName;
}

/// Adds the workspace's quality thresholds to a contract.
ResponseContract withThresholds(ResponseContract contract, const PromptConfiguration &configuration)
{
    contract.quality = readQualityThresholds(configuration.qualityThresholds);
    return contract;
}

} // namespace

CLI::App *ParseCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "parse", QT_TRANSLATE_NOOP("cli", "Parse a model's response: verdict, data, repairs, findings and quality"),
                                   "outcrop-cli parse answer.md --type validation");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Input");
    command->add_option("FILE", m_files, QT_TRANSLATE_NOOP("cli", "Files with one response each; standard input if omitted or -"))->type_name("FILE")->group(group);
    command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider whose response body FILE contains, complete or streamed"))->type_name("NAME")->group(group);
    const std::string asked = QT_TRANSLATE_NOOP("cli", "Schema");
    CLI::Option *type = command->add_option("--type", m_type, QT_TRANSLATE_NOOP("cli", "Response type in config/response_schemas.yaml, such as validation"))->type_name("TYPE")->group(asked);
    command->add_option("--schema", m_schema, QT_TRANSLATE_NOOP("cli", "JSON Schema in JSON or YAML, or an agent (.md) with output.schema"))
        ->type_name("FILE")
        ->check(nonEmpty(sendoutput::fileNoun()))
        ->excludes(type)
        ->group(asked);
    return command;
}

ExitCode ParseCommand::run(const Invocation &invocation)
{
    if (const Status known = checkLocation(logLocation(invocation)); !known)
        return invocation.fail(known.error());
    const Result<OpenedWorkspace> opened = workspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_provider.empty() ? QString() : providerUsageError(*opened, fromArgument(m_provider));
        !problem.isEmpty())
        return invocation.failUsage(problem);
    const PromptConfiguration &configuration = opened->library.configuration;
    QList<DocumentPtr> files{configuration.qualityThresholds};
    if (!m_type.empty())
        files += {configuration.responses->document, configuration.templates->document, configuration.rules->document};
    if (const std::optional<Error> refused = fileError(*opened, files))
        return invocation.fail(*refused);
    const Result<ResponseContract> asked = contract(invocation, *opened);
    if (!asked) // an unknown name is on the command line, not in a file
        return asked.error().code == ErrorCode::NotFound ? invocation.failUsage(asked.error())
                                                         : invocation.fail(asked.error());
    const ResponseContract contractWithThresholds = withThresholds(*asked, configuration);
    return m_files.size() > 1 ? readFiles(invocation, *opened, contractWithThresholds) : readFile(invocation, *opened, contractWithThresholds);
}

ExitCode ParseCommand::readFile(const Invocation &invocation, const OpenedWorkspace &opened, const ResponseContract &contract) const
{
    const Result<ParsedResponse> response = parse(invocation, opened, fileName(m_files.empty() ? "-" : m_files.front()), contract);
    if (!response)
        return invocation.fail(response.error());
    record(invocation, opened, {*response});
    if (invocation.printsJson)
        invocation.print(toJson(*response));
    else
        printResponse(invocation.console, *response);
    return isAccepted(response->verdict) ? ExitCode::Done : ExitCode::Findings;
}

/// Reads several responses with the same contract. If a file is unreadable, still reads the others.
ExitCode ParseCommand::readFiles(const Invocation &invocation, const OpenedWorkspace &opened, const ResponseContract &contract) const
{
    QList<ParsedResponse> responses;
    Json report = Json::array();
    ExitCode code = ExitCode::Done;
    for (const std::string &word : m_files) {
        const QString name = fileName(word);
        const Result<ParsedResponse> response = parse(invocation, opened, name, contract);
        if (!response) {
            code = invocation.fail(response.error());
            report.push_back({{"file", jsonString(name)}, {"error", jsonString(response.error().message)}});
            continue;
        }
        if (!isAccepted(response->verdict) && code == ExitCode::Done)
            code = ExitCode::Findings;
        responses.append(*response);
        report.push_back({{"file", jsonString(name)}, {"response", toJson(*response)}});
        if (!invocation.printsJson)
            printResponse(invocation.console, *response, titleOf(name));
    }
    record(invocation, opened, responses);
    if (invocation.printsJson)
        invocation.print({{"answers", report}});
    else
        printResponseCount(invocation.console, responses);
    return code;
}

/// Records the verdicts if the workspace has a store that may be written. The response files may be outside the workspace.
void ParseCommand::record(const Invocation &invocation, const OpenedWorkspace &opened, const QList<ParsedResponse> &responses) const
{
    const std::optional<StoreLocation> location = storeLocationAt(invocation.folder);
    if (!location || !invocation.permissions.canWrite || (invocation.permissions.isConfined && !location->isFile()))
        return;
    for (const ParsedResponse &response : responses) {
        const RecordedTurn turn = InteractionPreprocessor(opened).redactTurn(recordOf(
            response, *opened.library.configuration.rules, fromArgument(m_provider), QDateTime::currentDateTimeUtc()));
        StoreRecorder(invocation, *location).record([turn](Store &store) { return storeTurn(store, turn); });
    }
}

/// Opens the workspace only if its types, providers, thresholds or redaction rules are needed, because the folder may be very large.
Result<OpenedWorkspace> ParseCommand::workspace(const Invocation &invocation) const
{
    const bool isJudged = QFileInfo::exists(invocation.folder + QStringLiteral("/config/quality_thresholds.yaml"));
    if (m_type.empty() && m_provider.empty() && !isJudged && !storeLocationAt(invocation.folder))
        return OpenedWorkspace();
    return openWorkspace(invocation.folder, {invocation.allowsOutside});
}

Result<ResponseContract> ParseCommand::contract(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (!m_type.empty())
        return contractOfType(opened, fromArgument(m_type));
    if (m_schema.empty())
        return ResponseContract();
    const QString file = fromArgument(m_schema);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, file);
    return text ? contractOfSchema(file, *text) : text.error();
}

Result<ParsedResponse> ParseCommand::parse(
    const Invocation &invocation, const OpenedWorkspace &opened, const QString &name, const ResponseContract &contract) const
{
    const Result<QByteArray> bytes = readInput(invocation, name == standardInput ? QStringLiteral("-") : name, maxResponseSize);
    if (!bytes)
        return bytes.error();
    const ResponseContext context{.file = name};
    if (!m_provider.empty()) {
        const Result<ResponseInBody> body = responseInBody(opened, fromArgument(m_provider), *bytes);
        return body ? Result<ParsedResponse>(parseBody(*body, contract, context)) : body.error();
    }
    const Result<QString> text = decodeText(*bytes, titleOf(name));
    return text ? Result<ParsedResponse>(parseResponse(*text, contract, context)) : text.error();
}

} // namespace outcrop
