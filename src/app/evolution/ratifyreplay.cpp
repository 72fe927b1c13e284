// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/ratifyreplay.h"

#include "app/evolution/ratifymessages.h"
#include "app/prompt/renderprompt.h"
#include "core/base/explainerror.h"
#include "core/interactions/classify.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 replayPageSize = 500; ///< interactions in memory at the same time

QHash<QString, int> wordsOf(const QString &text)
{
    QHash<QString, int> words;
    QString word;
    for (const QChar c : QString(text + u' ')) {
        if (c.isLetterOrNumber() || c.isSurrogate()) {
            word += c.toLower();
        } else if (!word.isEmpty()) {
            ++words[word];
            word.clear();
        }
    }
    return words;
}

/// Returns whether the suggestion's evidence lists the interaction as an example.
bool isExample(const Suggestion &suggestion, RecordId id)
{
    const auto examples = suggestion.evidence.is_object() ? suggestion.evidence.find("examples") : suggestion.evidence.end();
    return examples != suggestion.evidence.end() && examples->is_array()
        && std::any_of(examples->begin(), examples->end(), [id](const Json &example) { return example.is_number_integer() && example.get<RecordId>() == id; });
}

/// Returns whether the interaction is not from an experiment and its request and response are stored.
bool canBeReplayed(const Interaction &interaction)
{
    return interaction.source != u"experiment" && !interaction.request.isEmpty() && !interaction.response.isEmpty();
}

class HeldOutReplay
{
public:
    HeldOutReplay(const OpenedWorkspace &before, OpenedWorkspace after, std::pair<QString, QString> target, Provider *provider)
        : m_before(before), m_after(std::move(after)), m_target(std::move(target)), m_provider(provider)
    { }

    ReplayedInteraction replay(const Interaction &recordedInteraction, const std::stop_token &stop) const
    {
        ReplayedInteraction found{recordedInteraction};
        const RenderJob job = jobFor(recordedInteraction);
        const Result<RenderResult> before = renderPrompt(m_before, job);
        const Result<RenderResult> after = renderPrompt(m_after, job);
        if (!before || !after) {
            found.problem = toString(withAction(before ? after.error() : before.error()));
            return found;
        }
        found.tokensBefore = tokensOf(*before);
        found.tokensAfter = tokensOf(*after);
        found.isPromptChanged = before->request.bodyText().text() != after->request.bodyText().text();
        if (m_provider && found.isPromptChanged)
            callProvider(found, after->request, stop);
        return found;
    }

private:
    RenderJob jobFor(const Interaction &recordedInteraction) const
    {
        RenderJob job;
        job.rendersDisplay = false;
        job.selection.workload = recordedInteraction.workload;
        job.selection.request = questionOf(recordedInteraction);
        if (m_before.library.agent(recordedInteraction.agent))
            job.selection.agent = recordedInteraction.agent;
        const bool isKnown = m_before.providers().contains(recordedInteraction.provider);
        job.provider = !m_target.first.isEmpty() ? m_target.first : isKnown ? recordedInteraction.provider : m_before.providers().value(0);
        job.model = !m_target.first.isEmpty() ? m_target.second : isKnown ? recordedInteraction.model : QString();
        return job;
    }

    static qint64 tokensOf(const RenderResult &result) { return result.request.figures ? result.request.figures->tokens.total.tokens : 0; }

    void callProvider(ReplayedInteraction &found, const RenderedRequest &request, const std::stop_token &stop) const
    {
        const Result<ProviderResponse> response = m_provider->ask(request, stop);
        if (!response) {
            found.problem = response.error().message;
            return;
        }
        found.response = *response;
        found.similarity = responseSimilarity(found.recordedInteraction.response, response->text);
    }

    const OpenedWorkspace &m_before;
    OpenedWorkspace m_after;
    std::pair<QString, QString> m_target;
    Provider *m_provider;
};

} // namespace

double responseSimilarity(const QString &a, const QString &b)
{
    const QHash<QString, int> left = wordsOf(a);
    const QHash<QString, int> right = wordsOf(b);
    int all = 0;
    int similarity = 0;
    for (const int count : right)
        all += count;
    for (auto word = left.cbegin(); word != left.cend(); ++word) {
        all += word.value();
        similarity += std::min(word.value(), right.value(word.key()));
    }
    return all == 0 ? 1 : 2.0 * similarity / all;
}

Result<QList<Interaction>> readHeldOutInteractions(Store &store, const Suggestion &suggestion, int limit)
{
    RecordFilter filter{.workload = suggestion.workload, .limit = replayPageSize, .isNewestFirst = true};
    QList<Interaction> heldOutInteractions;
    for (;;) {
        const Result<QList<Interaction>> batch = store.interactions().query(filter);
        if (!batch)
            return batch.error();
        for (const Interaction &interaction : *batch) {
            if (heldOutInteractions.size() < limit && canBeReplayed(interaction) && !isExample(suggestion, interaction.id))
                heldOutInteractions += interaction;
        }
        if (heldOutInteractions.size() >= limit || batch->size() < replayPageSize)
            return heldOutInteractions;
        filter.after = batch->last().id;
    }
}

Result<ReplayReport> replayHeldOutInteractions(const OpenedWorkspace &opened, const WorkspaceChange &change,
    const QList<Interaction> &interactions, const std::pair<QString, QString> &target, Provider *provider,
    const std::stop_token &stop, const std::function<void(int)> &progress)
{
    const Result<Workspace> changedWorkspace = withChange(opened.workspace(), change);
    if (!changedWorkspace)
        return changedWorkspace.error();
    ReplayReport report;
    if (interactions.isEmpty())
        report.emptyReason = ratifymessages::noReplayableInteractions();
    report.hasProvider = provider != nullptr;
    const HeldOutReplay replaying(opened, withWorkspace(opened, *changedWorkspace), target, provider);
    for (const Interaction &interaction : interactions) {
        if (stop.stop_requested())
            return Error{ErrorCode::Interrupted, ratifymessages::replayStopped(), {}};
        report.cases += replaying.replay(interaction, stop);
        if (progress)
            progress(int(report.cases.size()));
    }
    return report;
}

} // namespace outcrop
