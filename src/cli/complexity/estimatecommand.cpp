// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/complexity/estimatecommand.h"

#include "app/workspace/recordestimate.h"
#include "cli/base/baseoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/englishtexts.h"
#include "cli/base/failurecode.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/complexity/complexityoutput.h"
#include "cli/complexity/estimatetext.h"
#include "cli/prompt/renderoptions.h"
#include "cli/records/storerecorder.h"
#include "core/complexity/suggestions.h"
#include "core/documents/data/yamlreader.h"

namespace outcrop {
namespace {

const QStringList estimateShapes{QStringLiteral("report"), QStringLiteral("suggestions"), QStringLiteral("question")};

void writeLines(const Console &console, const QStringList &lines)
{
    for (const QString &line : lines)
        writeLine(console.out, line);
}

} // namespace

CLI::App *EstimateCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "estimate", QT_TRANSLATE_NOOP("cli", "Estimate the complexity of a task and suggest how to split it; record and compare the outcome"),
            "outcrop-cli -C garden estimate --text \"Add login and logout endpoints in src/auth.py\"");
    const std::string estimateGroup = QT_TRANSLATE_NOOP("cli", "Estimate");
    CLI::Option *task = command->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "Task in YAML or as English text; standard input if omitted or -"))->type_name("FILE")->group(estimateGroup);
    command->add_option("--text", m_text, QT_TRANSLATE_NOOP("cli", "Task as English text"))->type_name("TEXT")->check(nonEmpty(complexityoutput::textNoun()))->excludes(task)->group(estimateGroup);
    command->add_flag("--record", m_isRecording, QT_TRANSLATE_NOOP("cli", "Record the estimate, and create the store if needed [only if there is a store and the thresholds set track_accuracy]"))->group(estimateGroup);
    command->add_option("--as", m_outputFormat, QT_TRANSLATE_NOOP("cli", "Output: report, suggestions (to paste into a prompt) or question (for a model) [report]"))
        ->type_name("FORMAT")
        ->check(oneOf(complexityoutput::formatNoun(), estimateShapes))
        ->group(estimateGroup);
    const std::string group = QT_TRANSLATE_NOOP("cli", "Model estimate");
    CLI::Option *file = command->add_option("--opinion", m_opinion, QT_TRANSLATE_NOOP("cli", "File with a model's estimate [none]"))
                            ->type_name("FILE")
                            ->check(nonEmpty(complexityoutput::fileNoun()))
                            ->group(group);
    CLI::Option *provider = command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider"))->type_name("NAME")->excludes(file)->group(group);
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from config.toml, else the provider's default]"))->type_name("ID")->needs(provider)->group(group);
    m_requestOptions.addTo(*command, group, provider);
    m_outcomeSubcommand = m_outcome.addTo(*command);
    m_listSubcommand = m_list.addTo(*command);
    return command;
}

ExitCode EstimateCommand::run(const Invocation &invocation)
{
    if (m_outcomeSubcommand->parsed())
        return m_outcome.run(invocation);
    if (m_listSubcommand->parsed())
        return m_list.run(invocation);
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = usageError(*opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    const ComplexityThresholds thresholds = thresholdsOf(*opened);
    const Result<TaskDocument> read = readTaskFile(invocation, thresholds);
    if (!read)
        return invocation.fail(read.error());
    const Diagnostics found = thresholds.diagnostics + read->diagnostics;
    invocation.report(found);
    if (hasErrors(found))
        return ExitCode::Input;
    return m_outputFormat == "question" ? showQuestion(invocation, read->task, thresholds) : estimate(invocation, *opened, read->task, thresholds);
}

QString EstimateCommand::fileName() const
{
    if (!m_text.empty())
        return QStringLiteral("--text");
    return m_file == "-" ? QStringLiteral("standard input") : fromArgument(m_file);
}

QString EstimateCommand::usageError(const OpenedWorkspace &opened) const
{
    return m_provider.empty() ? QString() : providerUsageError(opened, fromArgument(m_provider));
}

Result<TaskDocument> EstimateCommand::readTaskFile(const Invocation &invocation, const ComplexityThresholds &thresholds) const
{
    if (!m_text.empty())
        return TaskDocument{taskFromRequest(fromArgument(m_text), thresholds, fileName()), {}};
    const Result<QByteArray> bytes = readInput(invocation, fromArgument(m_file));
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, m_file == "-" ? baseoutput::standardInput() : fileName());
    return text ? Result<TaskDocument>(readTaskText(*text, thresholds)) : text.error();
}

/// Reads a task document. A Markdown or text file, and YAML that is only a string, are read as English text.
TaskDocument EstimateCommand::readTaskText(const QString &text, const ComplexityThresholds &thresholds) const
{
    const QString name = fileName();
    const bool isProse = name.endsWith(QLatin1String(".md")) || name.endsWith(QLatin1String(".txt")) || readYaml(text, name).root.isString();
    return isProse ? TaskDocument{taskFromRequest(text, thresholds, name), {}} : readTask(text, name, thresholds);
}

ExitCode EstimateCommand::showQuestion(const Invocation &invocation, const Task &task, const ComplexityThresholds &thresholds) const
{
    const QString question = opinionPrompt(task, thresholds);
    if (invocation.printsJson)
        return invocation.print({{"question", jsonString(question)}, {"schema", opinionSchema()}});
    writeLines(invocation.console, question.split(u'\n'));
    return ExitCode::Done;
}

ExitCode EstimateCommand::estimate(const Invocation &invocation, const OpenedWorkspace &opened, const Task &task, const ComplexityThresholds &thresholds) const
{
    const std::optional<SendConsent> consent = m_provider.empty()
        ? std::nullopt
        : std::optional(SendConsent::ask(invocation, m_requestOptions,
            complexityoutput::askSend(fromArgument(m_provider))));
    if (consent && !consent->isGiven())
        return consent->refusalCode();
    const OpinionResult result = obtainOpinion(invocation, opened, opinionPrompt(task, thresholds), consent);
    if (result.failure || result.error)
        return failOpinion(invocation, result);
    const auto makeEstimate = [&] { return estimateTask(task, thresholds, result.opinion); };
    const auto makeEnglishEstimate = [&] {
        const EnglishTexts english; // records are in English
        return makeEstimate();
    };
    if (m_isRecording) {
        if (const Status recordedStatus = record(invocation, makeEnglishEstimate()); !recordedStatus)
            return invocation.fail(recordedStatus.error());
    } else if (thresholds.isEnabled("estimation_calibration.track_accuracy")) {
        recordQuietly(invocation, makeEnglishEstimate());
    }
    return show(invocation, makeEstimate());
}

/// Records the estimate and prints its ID. Creates the store if there is none. Errors: those of the store.
Status EstimateCommand::record(const Invocation &invocation, const ComplexityEstimate &estimate) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> opened = openStore(logLocation(invocation), *keys);
    if (!opened)
        return opened.error();
    invocation.report(opened->findings);
    const Result<RecordId> id = appendEstimate(*opened->store, recordOf(estimate, QDateTime::currentDateTimeUtc()));
    if (!id)
        return id.error();
    printMessage(invocation.console, complexityoutput::recorded(*id));
    return success();
}

/// Records the estimate only if the workspace already has a store. The task file may be outside the workspace.
void EstimateCommand::recordQuietly(const Invocation &invocation, const ComplexityEstimate &estimate) const
{
    if (const std::optional<StoreLocation> place = storeLocationAt(invocation.folder))
        StoreRecorder(invocation, *place)
            .record([record = recordOf(estimate, QDateTime::currentDateTimeUtc())](
                        Store &store) { return storeEstimate(store, record); });
}

OpinionResult EstimateCommand::obtainOpinion(const Invocation &invocation, const OpenedWorkspace &opened, const QString &question,
                                      const std::optional<SendConsent> &consent) const
{
    if (!m_opinion.empty())
        return readOpinion(invocation);
    return consent ? requestOpinion(opened, question, *consent) : OpinionResult();
}

OpinionResult EstimateCommand::readOpinion(const Invocation &invocation) const
{
    const QString file = fromArgument(m_opinion);
    const Result<QByteArray> bytes = readInput(invocation, file);
    if (!bytes)
        return {{}, {}, bytes.error()};
    const Result<QString> text = decodeText(*bytes, file);
    const Result<ComplexityOpinion> read = text ? parseOpinion(*text, file) : text.error();
    return read ? OpinionResult{*read, {}, {}} : OpinionResult{{}, {}, read.error()};
}

OpinionResult EstimateCommand::requestOpinion(
    const OpenedWorkspace &opened, const QString &question, const SendConsent &consent) const
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, m_requestOptions, *keys);
    const std::unique_ptr<Provider> provider = access.of(opened.catalog);
    OpinionResult result;
    runInterruptibly([&](const std::stop_token &stop) {
        result = requestModelOpinion(opened, fromArgument(m_provider), fromArgument(m_model), question, *provider, stop);
    });
    return result;
}

/// Prints the error. Returns the exit code of a failed call, Usage for an unknown name, and Findings for an unusable response. Otherwise returns the exit code of the
/// error.
ExitCode EstimateCommand::failOpinion(const Invocation &invocation, const OpinionResult &result) const
{
    if (result.failure) {
        printMessage(invocation.console, result.failure->message);
        return failureCode(*result.failure);
    }
    if (result.error->code == ErrorCode::NotFound)
        return invocation.failUsage(*result.error);
    const ExitCode code = invocation.fail(*result.error);
    return result.error->code == ErrorCode::Invalid ? ExitCode::Findings : code;
}

ExitCode EstimateCommand::show(const Invocation &invocation, const ComplexityEstimate &estimate) const
{
    if (invocation.printsJson) {
        Json document = toJson(estimate);
        document["suggestions"] = jsonString(suggestionLines(estimate).join(u'\n'));
        return invocation.print(document);
    }
    if (m_outputFormat == "suggestions")
        writeLines(invocation.console, suggestionLines(estimate));
    else
        printEstimate(invocation.console, estimate);
    return ExitCode::Done;
}

} // namespace outcrop
