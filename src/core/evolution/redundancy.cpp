// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/redundancy.h"

#include "core/evolution/evolutionmessages.h"

#include <QMap>

namespace outcrop {
namespace {

constexpr qsizetype minimumWords = 12;
constexpr qsizetype sequenceLength = 3;
constexpr qsizetype maximumPassagesPerSequence = 50; ///< maximum number of passages recorded per sequence; more frequent ones are common phrases

QSet<QString> wordSequences(const Passage &passage)
{
    QSet<QString> runs;
    if (passage.words.size() < minimumWords)
        return runs;
    for (qsizetype i = 0; i + sequenceLength <= passage.words.size(); ++i)
        runs.insert(passage.words.sliced(i, sequenceLength).join(u' '));
    return runs;
}

/// Returns whether every prompt contains the layer, so that later passages need not repeat it.
bool isAlwaysSent(const UsageItem &item)
{
    return !item.isSkill && !item.isConditional;
}

Proposal redundancyProposal(const UsageItems &items, const QList<Passage> &passages, const SimilarPassages &pair)
{
    const Passage &kept = passages.at(pair.first);
    const Passage &removed = passages.at(pair.second);
    const UsageItem &keptItem = items.all().at(kept.item);
    const UsageItem &removedItem = items.all().at(removed.item);
    const QString beginning = removed.words.first(qMin(removed.words.size(), qsizetype(6))).join(u' ');
    Proposal proposal = makeProposal(QStringLiteral("redundant"), removedItem.path() + QStringLiteral(": ") + beginning, {});
    setEdits(proposal, removedItem.document, {{removed.range, {}}});
    proposal.suggestion.title = evolutionmessages::repeats(removedItem.name, keptItem.name);
    proposal.suggestion.reason =
        evolutionmessages::redundancyReason(beginning, removedItem.path(), QString::number(removed.range.start.line),
            keptItem.path(), QString::number(kept.range.start.line), shareDescription(pair.similarity));
    proposal.suggestion.confidence = pair.similarity;
    return proposal;
}

} // namespace

QList<SimilarPassages> similarPassages(const QList<Passage> &passages, double similarity)
{
    QList<QSet<QString>> runs;
    QHash<QString, QList<qsizetype>> places;
    QMap<std::pair<qsizetype, qsizetype>, qsizetype> sharedRuns;
    for (qsizetype i = 0; i < passages.size(); ++i) {
        runs.append(wordSequences(passages.at(i)));
        for (const QString &each : std::as_const(runs.last())) {
            QList<qsizetype> &occurrences = places[each];
            for (const qsizetype earlier : std::as_const(occurrences))
                sharedRuns[{earlier, i}] += passages.at(earlier).item != passages.at(i).item ? 1 : 0;
            if (occurrences.size() < maximumPassagesPerSequence)
                occurrences.append(i);
        }
    }
    QList<SimilarPassages> pairs;
    for (auto pair = sharedRuns.cbegin(); pair != sharedRuns.cend(); ++pair) {
        const auto [first, second] = pair.key();
        const double sharedShare = double(*pair) / double(runs.at(first).size() + runs.at(second).size() - *pair);
        if (sharedShare >= similarity)
            pairs.append({first, second, sharedShare});
    }
    return pairs;
}

QList<Proposal> redundancyProposals(const EvolutionInput &input, const EvolutionLimits &limits)
{
    const UsageItems &items = input.turns.items();
    const QList<Passage> passages = passagesOf(items.all());
    QSet<qsizetype> removed;
    QList<Proposal> proposals;
    for (const SimilarPassages &pair : similarPassages(passages, limits.similarity)) {
        const bool isSentTwice = isAlwaysSent(items.all().at(passages.at(pair.first).item));
        if (!isSentTwice || removed.contains(pair.first) || removed.contains(pair.second))
            continue;
        removed.insert(pair.second);
        proposals.append(redundancyProposal(items, passages, pair));
    }
    return proposals;
}

} // namespace outcrop
