// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/parsecommand.h"

#include "app/records/interactiondesk.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/unknownword.h"
#include "cli/prompt/renderoptions.h"
#include "cli/records/logstore.h"
#include "cli/records/storerecorder.h"
#include "cli/send/parsetext.h"

#include <QFileInfo>

namespace outcrop {
namespace {

constexpr qint64 largestAnswer = 512 * 1024 * 1024;

/// By the workspace's own measure, whatever was asked for.
ResponseContract judged(ResponseContract contract, const PromptConfiguration &configuration)
{
    contract.quality = readQualityThresholds(configuration.quality);
    return contract;
}

} // namespace

CLI::App *ParseCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "parse", "Read a model's answer: its verdict, data, repairs, findings and quality",
                                   "outcrop-cli parse answer.md --type validation");
    const std::string what = "What to read";
    command->add_option("FILE", m_file, "The answer; - or no file reads standard input")->type_name("FILE")->group(what);
    command->add_option("--provider", m_provider, "FILE is the body of this provider's response")->type_name("NAME")->group(what);
    const std::string asked = "What was asked for";
    CLI::Option *type = command->add_option("--type", m_type, "A type of config/response_schemas.yaml, such as validation")->type_name("TYPE")->group(asked);
    command->add_option("--schema", m_schema, "A JSON Schema in JSON or YAML, or an agent (.md) with output.schema")
        ->type_name("FILE")
        ->check(someWord(QStringLiteral("file")))
        ->excludes(type)
        ->group(asked);
    return command;
}

ExitCode ParseCommand::run(const Invocation &invocation)
{
    if (const Status known = knownPlace(logPlace(invocation)); !known)
        return invocation.fail(known.error());
    const Result<OpenedWorkspace> opened = workspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_provider.empty() ? QString() : providerMistake(*opened, fromWord(m_provider)); !problem.isEmpty())
        return invocation.refuse(problem);
    const PromptConfiguration &configuration = opened->library.configuration;
    QList<DocumentPtr> files{configuration.quality};
    if (!m_type.empty())
        files += {configuration.responses->document, configuration.templates->document, configuration.rules->document};
    if (const std::optional<Error> refused = fileRefusal(*opened, files))
        return invocation.fail(*refused);
    const Result<ResponseContract> asked = contract(invocation, *opened);
    if (!asked) // a wrong word stands in no file
        return asked.error().code == ErrorCode::NotFound ? invocation.refuse(asked.error().message) : invocation.fail(asked.error());
    const Result<QByteArray> bytes = readInput(invocation, fromWord(m_file), largestAnswer);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<ParsedResponse> response = parse(*opened, *bytes, judged(*asked, configuration));
    if (!response)
        return invocation.fail(response.error());
    record(invocation, *opened, *response);
    if (invocation.json)
        invocation.print(toJson(*response));
    else
        printResponse(invocation.console, *response);
    return isAccepted(response->verdict) ? ExitCode::Done : ExitCode::Findings;
}

/// An answer may lie anywhere; where records are kept, its verdict is one of them.
void ParseCommand::record(const Invocation &invocation, const OpenedWorkspace &opened, const ParsedResponse &response) const
{
    const std::optional<StorePlace> place = storePlaceAt(invocation.folder);
    if (!place)
        return;
    const RecordedTurn turn =
        InteractionDesk(opened).cleaned(recordOf(response, *opened.library.configuration.rules, fromWord(m_provider), QDateTime::currentDateTimeUtc()));
    StoreRecorder(invocation, *place).keep([turn](Store &store) { return storeTurn(store, turn); });
}

QString ParseCommand::fileName() const
{
    return m_file == "-" ? QStringLiteral("standard input") : fromWord(m_file);
}

/// Types, providers, by what quality is reckoned, and what must not be kept stand in a workspace; another folder may be as large as a disk.
Result<OpenedWorkspace> ParseCommand::workspace(const Invocation &invocation) const
{
    const bool isJudged = QFileInfo::exists(invocation.folder + QStringLiteral("/config/quality_thresholds.yaml"));
    if (m_type.empty() && m_provider.empty() && !isJudged && !storePlaceAt(invocation.folder))
        return OpenedWorkspace();
    return openWorkspace(invocation.folder, {invocation.allowOutside});
}

Result<ResponseContract> ParseCommand::contract(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (!m_type.empty())
        return contractOfType(opened, fromWord(m_type));
    if (m_schema.empty())
        return ResponseContract();
    const QString file = fromWord(m_schema);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, file);
    return text ? contractOfSchema(file, *text) : text.error();
}

Result<ParsedResponse> ParseCommand::parse(const OpenedWorkspace &opened, const QByteArray &bytes, const ResponseContract &contract) const
{
    const ResponseContext context{.file = fileName()};
    if (!m_provider.empty()) {
        const Result<ProviderAnswer> answer = answerInBody(opened, fromWord(m_provider), bytes);
        return answer ? Result<ParsedResponse>(parseResponse(*answer, contract, context)) : answer.error();
    }
    const Result<QString> text = decodeText(bytes, fileName());
    return text ? Result<ParsedResponse>(parseResponse(*text, contract, context)) : text.error();
}

} // namespace outcrop
