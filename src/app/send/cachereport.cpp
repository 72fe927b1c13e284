// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/cachereport.h"

#include "app/send/sendmessages.h"
#include "core/exchange/durations.h"

#include <QCryptographicHash>

#include <algorithm>

namespace outcrop {
namespace {

const QString requestNote = QStringLiteral("request"); // source note of a typed request
const QString sessionsFolder = QStringLiteral("sessions/");
constexpr qint64 minTolerance = 128;    ///< in tokens; providers cache in steps of up to 128
constexpr qint64 toleranceDivisor = 20; ///< 5%, because the token counts of some models are estimates

/// Collects the passages of a prompt. Generated text such as a heading belongs to the passage after it.
class PassageCollector
{
public:
    explicit PassageCollector(const TracedText &prompt) : m_text(prompt.text())
    {
        for (const TraceSpan &span : prompt.spans()) {
            if (!span.origin.isGenerated() || span.origin.note == requestNote)
                add(span);
        }
    }

    const QList<PromptPassage> &passages() const { return m_passages; }

private:
    void add(const TraceSpan &span)
    {
        if (m_passages.isEmpty() || m_passages.last().file != span.origin.file)
            m_passages.append({m_bytes, span.origin.file});
        m_bytes += QStringView(m_text).mid(m_end, span.end() - m_end).toUtf8().size();
        m_end = span.end();
    }

    const QString &m_text;
    QList<PromptPassage> m_passages;
    qsizetype m_end = 0; ///< end of the last passage, in characters
    qint64 m_bytes = 0;  ///< end of the last passage, in bytes
};

/// Returns a checksum of the parts of a request that its prompt file does not contain: tools and output schema. Empty if there are none.
QString toolsChecksum(const PromptBundle &bundle)
{
    if (bundle.tools.isEmpty() && !bundle.outputSchema)
        return {};
    Json parts = Json::array();
    for (const ToolDefinition &tool : bundle.tools)
        parts.push_back({jsonString(tool.name), jsonString(tool.description), tool.parameters});
    if (bundle.outputSchema)
        parts.push_back(bundle.outputSchema->schema);
    return QString::fromLatin1(QCryptographicHash::hash(jsonText(parts), QCryptographicHash::Sha256).toHex());
}

/// A turn with its files.
struct RecordedCall {
    TurnLocation location;
    TurnRecord record;
    QString prompt; ///< text of the prompt's file
};

QList<RecordedCall> callsOf(const Workspace &workspace, const Session &session)
{
    QList<RecordedCall> calls;
    for (const SessionPhase &phase : session.phases) {
        for (const TurnRecord &record : phase.turns) {
            const DocumentPtr prompt = workspace.document(phase.promptFile(record));
            calls.append({phase.turnLocation(record.turn), record, prompt ? prompt->text : QString()});
        }
    }
    std::stable_sort(calls.begin(), calls.end(), [](const RecordedCall &left, const RecordedCall &right) { return left.record.startTime < right.record.startTime; });
    return calls;
}

/// Returns the last earlier call that left a prefix in the same model's cache; null if there is none.
const RecordedCall *earlierCall(const QList<RecordedCall> &calls, qsizetype index)
{
    const TurnRecord &record = calls.at(index).record;
    for (qsizetype i = index - 1; i >= 0; --i) {
        const TurnRecord &other = calls.at(i).record;
        if (other.cache && other.state == TurnState::Answered && other.provider == record.provider && other.model == record.model)
            return &calls.at(i);
    }
    return nullptr;
}

bool isLess(qint64 reportedTokens, qint64 predictedTokens)
{
    return predictedTokens - reportedTokens > std::max(minTolerance, predictedTokens / toleranceDivisor);
}

CacheOutcome outcomeOf(const TurnCacheReport &report)
{
    if (!report.predictedRead || !report.reportedRead)
        return CacheOutcome::Unknown;
    if (isLess(*report.reportedRead, *report.predictedRead))
        return CacheOutcome::ReadLess;
    if (isLess(*report.predictedRead, *report.reportedRead))
        return CacheOutcome::ReadMore;
    return report.reportedWrite && *report.predictedRead == 0 && isLess(*report.reportedWrite, *report.predictedWrite) ? CacheOutcome::WroteLess
                                                                                                                   : CacheOutcome::AsPredicted;
}

/// Returns the line of a document that has exactly this text; 0 if there is none or the text is blank.
int lineOfText(const Workspace &workspace, const QString &file, const QString &text)
{
    const DocumentPtr document = workspace.document(file);
    if (!document || text.trimmed().isEmpty())
        return 0;
    const QStringList lines = document->text.split(u'\n');
    return static_cast<int>(lines.indexOf(text)) + 1;
}

std::optional<Cost> costOfRewriting(const OpenedWorkspace &opened, const TurnRecord &record, qint64 tokens)
{
    const Result<RenderTarget> target = chooseTarget(opened.catalog, record.provider, record.model, opened.workspace().manifest());
    if (!target)
        return std::nullopt;
    const PriceList prices = target->model.price.pricesForPrompt(record.usage.input.value_or(0));
    return costOf(prices.cacheWrite, tokens) - costOf(prices.cacheRead, tokens);
}

class ReportBuilder
{
public:
    ReportBuilder(const OpenedWorkspace &opened, const RecordedCall &call, const RecordedCall *earlier)
        : m_opened(opened), m_call(call), m_earlierCall(earlier)
    {
    }

    TurnCacheReport run()
    {
        m_report.location = m_call.location;
        m_report.provider = m_call.record.provider;
        m_report.model = m_call.record.model;
        m_report.reportedRead = m_call.record.usage.cacheRead;
        m_report.reportedWrite = m_call.record.usage.cacheWrite;
        if (m_call.record.cache)
            setPrediction(*m_call.record.cache);
        m_report.outcome = outcomeOf(m_report);
        if (m_report.outcome == CacheOutcome::ReadLess)
            explainMissingRead();
        else
            m_report.explanation = explanation();
        return m_report;
    }

private:
    void setPrediction(const TurnCache &cache)
    {
        m_report.predictedRead = m_earlierCall ? std::min(cache.prefix, m_earlierCall->record.cache->prefix) : 0;
        m_report.predictedWrite = cache.prefix - *m_report.predictedRead;
    }

    QString explanation() const
    {
        switch (m_report.outcome) {
        case CacheOutcome::Unknown:
            return m_report.predictedRead ? sendmessages::cacheNotReported(m_report.provider) : sendmessages::cacheNotPlanned();
        case CacheOutcome::AsPredicted:
            return sendmessages::cacheAsPredicted();
        case CacheOutcome::ReadMore:
            return sendmessages::cacheReadMore();
        case CacheOutcome::WroteLess:
            return sendmessages::cacheWroteLess();
        case CacheOutcome::ReadLess:
            break;
        }
        return {};
    }

    /// Finds the cause: changed tools, a changed passage before the conversation, or a lost cache.
    void explainMissingRead()
    {
        m_report.cost = costOfRewriting(m_opened, m_call.record, *m_report.predictedRead - *m_report.reportedRead);
        if (m_call.record.cache->tools != m_earlierCall->record.cache->tools) {
            m_report.explanation = sendmessages::cacheToolsChanged();
            return;
        }
        if (m_call.prompt.isEmpty() || m_earlierCall->prompt.isEmpty()) {
            m_report.explanation = sendmessages::cachePromptMissing();
            return;
        }
        const std::optional<PromptDifference> difference = firstDifference(m_earlierCall->prompt, m_call.prompt);
        const QString file = difference ? m_call.record.cache->fileAt(difference->byte) : QString();
        if (file.isEmpty() || file.startsWith(sessionsFolder))
            m_report.explanation = lostCacheText();
        else
            setChange(*difference, file);
    }

    void setChange(const PromptDifference &difference, const QString &file)
    {
        m_report.difference = difference;
        m_report.file = file;
        m_report.line = lineOfText(m_opened.workspace(), file, difference.after);
        m_report.explanation = m_report.line > 0 ? sendmessages::cacheLineChanged(QStringLiteral("%1:%2").arg(file).arg(m_report.line), difference.byte)
                                                 : sendmessages::cachePassageChanged(file, difference.byte);
    }

    QString lostCacheText() const
    {
        const qint64 seconds = m_earlierCall->record.startTime.secsTo(m_call.record.startTime);
        const QString &lifetime = m_earlierCall->record.cache->lifetime;
        const auto lasts = readDuration(lifetime);
        if (lasts && std::chrono::seconds(seconds) > *lasts)
            return sendmessages::cacheExpired(seconds / 60, lifetime);
        return sendmessages::cacheNotKept();
    }

    const OpenedWorkspace &m_opened;
    const RecordedCall &m_call;
    const RecordedCall *m_earlierCall;
    TurnCacheReport m_report;
};

} // namespace

QString cacheOutcomeName(CacheOutcome outcome)
{
    switch (outcome) {
    case CacheOutcome::Unknown:
        return QStringLiteral("unknown");
    case CacheOutcome::AsPredicted:
        return QStringLiteral("as-predicted");
    case CacheOutcome::ReadLess:
        return QStringLiteral("read-less");
    case CacheOutcome::ReadMore:
        return QStringLiteral("read-more");
    case CacheOutcome::WroteLess:
        return QStringLiteral("wrote-less");
    }
    Q_UNREACHABLE();
}

std::optional<TurnCache> turnCacheOf(const RenderResult &render)
{
    const auto figures = render.request.figures;
    if (!figures || figures->plan.cachedTokens == 0)
        return std::nullopt;
    return TurnCache{figures->plan.cachedTokens, figures->plan.policy.lifetime, toolsChecksum(render.bundle), PassageCollector(render.request.display).passages()};
}

QList<TurnCacheReport> cacheReports(const OpenedWorkspace &opened, const Session &session)
{
    const QList<RecordedCall> calls = callsOf(opened.workspace(), session);
    QList<TurnCacheReport> reports;
    for (qsizetype i = 0; i < calls.size(); ++i)
        reports.append(ReportBuilder(opened, calls.at(i), earlierCall(calls, i)).run());
    return reports;
}

} // namespace outcrop
