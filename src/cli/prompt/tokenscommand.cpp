// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/tokenscommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/prompt/promptoutput.h"
#include "core/base/joinedtext.h"
#include "core/documents/frontmatter.h"
#include "core/tokens/tokenizer.h"

#include <QDate>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

const char *const defaultEncoding = "o200k_base";

/// Prints the tokens of a text, one per line, with their offsets. Tokens are quoted as in JSON, so that spaces and line breaks are visible.
void printBoundaries(const Console &console, const QString &text, const QList<qsizetype> &ends)
{
    qsizetype start = 0;
    for (const qsizetype end : ends) {
        const QString quotedPiece = QString::fromStdString(jsonString(text.mid(start, end - start)).dump());
        writeLine(console.out, QStringLiteral("%1-%2 %3").arg(start).arg(end).arg(quotedPiece));
        start = end;
    }
}

QList<qsizetype> boundariesOf(const QString &encoding, const QString &text)
{
    const std::optional<Encoding> known = Encoding::fromName(encoding);
    return known ? Tokenizer(*known).boundaries(text) : QList<qsizetype>();
}

} // namespace

CLI::App *TokensCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "tokens", QT_TRANSLATE_NOOP("cli", "Count the tokens of files, exactly or as an estimate with its error band"),
                                   "outcrop-cli tokens layers/soul.md --model claude-opus-5-5");
    const std::string texts = QT_TRANSLATE_NOOP("cli", "Input and output");
    command->add_option("FILE", m_files, QT_TRANSLATE_NOOP("cli", "Files to count; standard input if omitted or -"))->type_name("FILE")->group(texts);
    command->add_flag("--boundaries", m_showsBoundaries, QT_TRANSLATE_NOOP("cli", "Show every token and its position; only for o200k_base, cl100k_base and o200k_harmony"))->group(texts);
    const std::string tokenizers = QT_TRANSLATE_NOOP("cli", "Tokenizer");
    command->add_option("--encoding", m_encoding, QT_TRANSLATE_NOOP("cli", "Encoding: o200k_base, cl100k_base, o200k_harmony, llama-3 … or a tokenizer file [o200k_base]"))
        ->type_name("NAME")
        ->group(tokenizers);
    command
        ->add_option(
            "--model", m_model, QT_TRANSLATE_NOOP("cli", "Model to count for; the count is an estimate if its tokenizer is not available"))
        ->type_name("MODEL")
        ->group(tokenizers);
    command->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider of the model, if several providers have a model with this name"))->type_name("NAME")->group(tokenizers);
    const std::string learning = QT_TRANSLATE_NOOP("cli", "Calibration");
    command->add_option("--calibrate", m_calibrate, QT_TRANSLATE_NOOP("cli", "File with a text whose tokens the provider has counted"))->type_name("FILE")->group(learning);
    command->add_option("--count", m_count, QT_TRANSLATE_NOOP("cli", "Number of tokens the provider counted for this text"))
        ->type_name("N")
        ->check(CLI::Range(qint64(1), qint64(1'000'000'000)).description(""))
        ->group(learning);
    return command;
}

/// Returns the reason why the options cannot be combined, or an empty string.
QString TokensCommand::usageError() const
{
    if (!m_encoding.empty() && !m_model.empty())
        return promptoutput::encodingWithModel();
    if (m_model.empty() && !m_provider.empty())
        return promptoutput::providerNeedsModel();
    if (m_calibrate.empty() != !m_count)
        return promptoutput::calibrateNeedsCount();
    if (!m_calibrate.empty() && (m_model.empty() || !m_files.empty() || m_showsBoundaries))
        return promptoutput::calibrateAlone();
    if (std::count(m_files.begin(), m_files.end(), "-") > 1)
        return promptoutput::inputTwice();
    return {};
}

ExitCode TokensCommand::run(const Invocation &invocation)
{
    if (const QString problem = usageError(); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (!m_calibrate.empty())
        return calibrate(invocation);
    const QString encoding = this->encoding(invocation);
    const TokenCounters counters = openTokenCounters(invocation.folder, m_encoding.empty() ? QString() : encoding.section(u'#', 0, 0));
    const Result<TokenCounterPtr> chosen = counter(invocation, counters, encoding);
    if (!chosen) // an unknown name is on the command line, not in a file
        return chosen.error().location.file.isEmpty() ? invocation.failUsage(chosen.error())
                                                      : invocation.fail(chosen.error());
    if (m_showsBoundaries && !Encoding::fromName((*chosen)->name()))
        return invocation.failUsage(promptoutput::noBoundaries(counterTitle((*chosen)->name()), Encoding::names().join(listSeparator())));
    const Result<QList<CountedFile>> files = countAll(invocation, **chosen);
    if (!files)
        return invocation.fail(files.error());
    if (!m_model.empty())
        invocation.report(counters.diagnostics());
    if (invocation.printsJson)
        return invocation.print(toJson(*files, m_showsBoundaries));
    print(invocation.console, *files);
    return ExitCode::Done;
}

/// Returns the requested model. Reports the diagnostics of the workspace's adapters, because they may be the reason for an unknown model.
Result<ModelIdentity> TokensCommand::model(const Invocation &invocation) const
{
    const Result<DescribedModel> describedModel =
        describeModel(invocation.folder, fromArgument(m_provider), fromArgument(m_model));
    if (!describedModel)
        return describedModel.error();
    invocation.report(describedModel->diagnostics);
    return describedModel->model;
}

/// Returns the name of the tokenizer, or its file. A file in the working directory takes precedence over one in the workspace.
QString TokensCommand::encoding(const Invocation &invocation) const
{
    const QString written = fromArgument(m_encoding.empty() ? defaultEncoding : m_encoding);
    const QString file = invocation.absolutePath(written.section(u'#', 0, 0));
    if (invocation.start == invocation.folder || !QFileInfo(file).isFile())
        return written;
    const QString part = written.section(u'#', 1);
    return part.isEmpty() ? file : file + u'#' + part;
}

Result<TokenCounterPtr> TokensCommand::counter(const Invocation &invocation, const TokenCounters &counters, const QString &name) const
{
    if (!m_model.empty()) {
        const Result<ModelIdentity> model = this->model(invocation);
        return model ? Result<TokenCounterPtr>(counters.counterForModel(*model)) : model.error();
    }
    const Result<TokenCounterPtr> named = counters.named(name);
    if (named || !named.error().location.file.isEmpty())
        return named;
    return Error{ErrorCode::NotFound, unknownNameMessage(promptoutput::tokenizerNoun(), name, counters.names()), {}};
}

Result<QString> TokensCommand::text(const Invocation &invocation, const QString &file) const
{
    const Result<QByteArray> bytes = readInput(invocation, file);
    return bytes ? decodeText(*bytes, file == u"-" ? promptoutput::standardInput() : file) : bytes.error();
}

Result<QList<TokensCommand::CountedFile>> TokensCommand::countAll(const Invocation &invocation, const TokenCounter &counter) const
{
    QList<CountedFile> files;
    for (const std::string &word : m_files.empty() ? std::vector<std::string>{"-"} : m_files) {
        const Result<QString> read = text(invocation, fromArgument(word));
        if (!read)
            return read.error();
        const QList<qsizetype> ends = m_showsBoundaries ? boundariesOf(counter.name(), *read) : QList<qsizetype>();
        files.append({fromArgument(word), *read, counter.count(*read), ends});
    }
    return files;
}

void TokensCommand::print(const Console &console, const QList<CountedFile> &files) const
{
    Table table({{promptoutput::columnTokens(), Table::Align::Right}, {promptoutput::columnMethod()}, {promptoutput::columnTokenizer()}, {promptoutput::columnFile()}});
    TokenCount total;
    for (const CountedFile &file : files) {
        table.addRow({QString::number(file.count.tokens), kindText(file.count), counterTitle(file.count.counter), file.name});
        total += file.count;
    }
    if (files.size() > 1)
        table.addRow({QString::number(total.tokens), kindText(total), counterTitle(total.counter), promptoutput::total()});
    writeTable(console.out, table);
    const bool hasFrontMatter = std::any_of(files.begin(), files.end(), [](const CountedFile &file) { return readFrontMatter(file.text, file.name).isPresent; });
    if (hasFrontMatter)
        printMessage(console, promptoutput::frontMatterCounted());
    for (const CountedFile &file : files)
        printBoundaries(console, file.text, file.boundaries);
}

Json TokensCommand::toJson(const QList<CountedFile> &files, bool showsBoundaries)
{
    Json list = Json::array();
    TokenCount total;
    for (const CountedFile &file : files) {
        Json row{{"file", jsonString(file.name)}};
        row.update(outcrop::toJson(file.count));
        if (showsBoundaries)
            row["boundaries"] = std::vector<qsizetype>(file.boundaries.begin(), file.boundaries.end());
        list.push_back(row);
        total += file.count;
    }
    return {{"files", list}, {"total", outcrop::toJson(total)}};
}

ExitCode TokensCommand::calibrate(const Invocation &invocation) const
{
    const Result<QString> read = text(invocation, fromArgument(m_calibrate));
    if (!read)
        return invocation.fail(read.error());
    const Result<ModelIdentity> model = this->model(invocation);
    if (!model)
        return invocation.failUsage(model.error());
    if (model->provider.isEmpty())
        return invocation.failUsage(promptoutput::unlistedModel(model->id));
    const Result<RecordedTokenCount> recordedTokenCount = recordTokenCount(invocation.folder, *model, *read, *m_count, QDate::currentDate());
    if (!recordedTokenCount)
        return invocation.fail(recordedTokenCount.error());
    if (invocation.printsJson)
        return invocation.print({{"provider", jsonString(model->provider)}, {"model", jsonString(model->id)}, {"counted", *m_count},
                                 {"estimate", outcrop::toJson(recordedTokenCount->estimate)}, {"samples", recordedTokenCount->samples}});
    writeSentence(invocation.console.out, promptoutput::calibrated(recordedTokenCount->samples, *m_count, toText(recordedTokenCount->estimate), countText(recordedTokenCount->samples), model->id));
    return ExitCode::Done;
}

} // namespace outcrop
