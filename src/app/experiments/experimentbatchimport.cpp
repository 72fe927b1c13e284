// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentbatch.h"
#include "app/experiments/experimentrequests.h"
#include "app/send/parseresponse.h"

namespace outcrop {
namespace {

/// A line of results in the words that both APIs share.
struct BatchLine {
    QString id;
    Json body; ///< the provider's response; null where there is none
};

std::optional<BatchLine> readBatchLine(const QByteArray &line)
{
    const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
    if (!json.is_object() || !json.value("custom_id", Json()).is_string())
        return std::nullopt;
    BatchLine read{qString(json.at("custom_id")), Json()};
    const Json result = json.value("result", Json());
    const Json response = json.value("response", Json());
    constexpr int fine = 200;
    if (result.is_object() && qString(result.value("type", Json())) == u"succeeded")
        read.body = result.value("message", Json());
    else if (response.is_object() && response.value("status_code", Json()) == Json(fine))
        read.body = response.value("body", Json());
    return read;
}

class Importing
{
public:
    Importing(const OpenedWorkspace &opened, const ExperimentRequests &all, ExperimentAnswers &answers, const QString &file)
        : m_opened(opened), m_all(all), m_answers(answers), m_file(file), m_trials(all.trials())
    {
    }

    Result<BatchImport> run(const QByteArray &results)
    {
        for (const QByteArray &line : results.split('\n')) {
            ++m_line;
            if (line.trimmed().isEmpty())
                continue;
            if (const Status taken = take(line); !taken)
                return taken.error();
        }
        return m_import;
    }

private:
    void problem(const QString &message)
    {
        const Position start{0, m_line, 1};
        m_import.problems.append({Severity::Warning, QStringLiteral("experiment-batch"), message, {m_file, {start, start}}});
    }

    Status take(const QByteArray &line)
    {
        const std::optional<BatchLine> read = readBatchLine(line);
        const std::optional<Trial> trial = read ? trialOf(read->id) : std::nullopt;
        if (!trial) {
            problem(read ? QStringLiteral("`%1` is no trial of this experiment.").arg(read->id) : QStringLiteral("This line is no result of a batch."));
            return success();
        }
        const Result<TrialRequest> one = m_all.request(*trial);
        if (!one)
            return one.error();
        if (batchId(*trial, one->key) != read->id) {
            problem(QStringLiteral("`%1` answers another request than this trial sends now.").arg(read->id));
            return success();
        }
        return keep(*one, *read);
    }

    std::optional<Trial> trialOf(const QString &id) const
    {
        bool ok = false;
        const qsizetype number = id.startsWith(u't') ? id.mid(1).section(u'-', 0, 0).toLongLong(&ok) : -1;
        return ok && number >= 0 && number < m_trials.size() ? std::optional(m_trials.at(number)) : std::nullopt;
    }

    Status keep(const TrialRequest &one, const BatchLine &read)
    {
        if (read.body.is_null()) {
            ++m_import.failed;
            return success();
        }
        const int repeat = recordedRepeat(one.trial);
        if (m_answers.find(one.key, repeat)) {
            ++m_import.known;
            return success();
        }
        const Result<AnswerInBody> answer = answerInBody(m_opened, one.request.provider, QByteArray::fromStdString(read.body.dump()));
        if (!answer) {
            problem(answer.error().message);
            return success();
        }
        ++m_import.taken;
        return m_answers.keep(one.key, repeat, {answer->answer, {}, {}, {}});
    }

    const OpenedWorkspace &m_opened;
    const ExperimentRequests &m_all;
    ExperimentAnswers &m_answers;
    QString m_file;
    QList<Trial> m_trials;
    int m_line = 0;
    BatchImport m_import;
};

} // namespace

Result<BatchImport> importBatch(const OpenedWorkspace &opened, const QString &name, const QByteArray &results, const QString &file)
{
    const Result<ExperimentRequests> all = ExperimentRequests::of(opened, name);
    if (!all)
        return all.error();
    Result<ExperimentAnswers> answers = ExperimentAnswers::open(opened.folder, name);
    if (!answers)
        return answers.error();
    return Importing(opened, *all, *answers, file).run(results);
}

} // namespace outcrop
