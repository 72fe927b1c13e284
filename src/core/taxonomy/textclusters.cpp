// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/textclusters.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumLeaders = 4000;
constexpr qsizetype maximumClusters = 200;
// Forming and merging initial clusters require a higher similarity than joining one: a loose cluster would attract unrelated texts through common words.
constexpr double leaderFactor = 1.4;
constexpr double joinFactor = 1.6;

/// A cluster during construction. `centroid` is the normalized sum of its vectors.
struct Group {
    TermVector sum = {};
    TermVector centroid = {};
    qsizetype size = 0;

    void add(const TermVector &vector, qsizetype count = 1)
    {
        for (auto one = vector.begin(); one != vector.end(); ++one)
            sum[one.key()] += one.value();
        size += count;
        centroid = normalizeVector(sum);
    }
};

/// Returns the index of the group most similar to a text, or -1 if no similarity reaches `minimumSimilarity`.
qsizetype nearestOf(const QList<Group> &groups, const TermVector &text, double minimumSimilarity)
{
    qsizetype nearest = -1;
    double best = minimumSimilarity;
    for (qsizetype at = 0; at < groups.size(); ++at) {
        const double near = cosine(text, groups[at].centroid);
        if (near >= best && (nearest < 0 || near > best)) {
            best = near;
            nearest = at;
        }
    }
    return nearest;
}

void keepLargestGroups(QList<Group> &groups, qsizetype most)
{
    std::stable_sort(groups.begin(), groups.end(), [](const Group &a, const Group &b) { return a.size > b.size; });
    if (groups.size() > most)
        groups.resize(most);
}

/// Forms initial clusters in one pass over a sample of the texts: a text joins a similar group or starts a new one. Keeps the largest groups.
QList<Group> initialGroups(const QList<TermVector> &texts, double minimumSimilarity)
{
    const qsizetype step = std::max<qsizetype>(1, (texts.size() + maximumLeaders - 1) / maximumLeaders);
    QList<Group> groups;
    for (qsizetype at = 0; at < texts.size(); at += step) {
        if (texts[at].isEmpty())
            continue;
        const qsizetype nearest = nearestOf(groups, texts[at], minimumSimilarity);
        if (nearest >= 0) {
            groups[nearest].add(texts[at]);
            continue;
        }
        if (groups.size() >= 2 * maximumClusters) // drop the smallest groups
            keepLargestGroups(groups, maximumClusters);
        groups.append(Group());
        groups.last().add(texts[at]);
    }
    keepLargestGroups(groups, maximumClusters);
    return groups;
}

/// Merges similar groups. One-pass clustering depends on the order of the texts and may have split a group.
QList<Group> mergeSimilarGroups(const QList<Group> &groups, double minimumSimilarity)
{
    QList<Group> kept;
    for (const Group &group : groups) {
        const qsizetype nearest = nearestOf(kept, group.centroid, minimumSimilarity);
        if (nearest >= 0)
            kept[nearest].add(group.sum, group.size);
        else
            kept.append(group);
    }
    return kept;
}

TextCluster clusterOf(const QList<TermVector> &texts, const QList<qsizetype> &members)
{
    Group group;
    for (const qsizetype member : members) {
        for (auto one = texts[member].begin(); one != texts[member].end(); ++one)
            group.sum[one.key()] += one.value();
    }
    TextCluster cluster{normalizeVector(group.sum), members, 0};
    QHash<qsizetype, double> near;
    for (const qsizetype member : members) {
        near[member] = cosine(texts[member], cluster.centroid);
        cluster.cohesion += near[member] / double(members.size());
    }
    std::stable_sort(cluster.members.begin(), cluster.members.end(), [&near](qsizetype a, qsizetype b) { return near[a] > near[b]; });
    return cluster;
}

} // namespace

QList<TextCluster> clusterTexts(const QList<TermVector> &texts, double minimumSimilarity)
{
    const QList<Group> groups = mergeSimilarGroups(initialGroups(texts, leaderFactor * minimumSimilarity), joinFactor * minimumSimilarity);
    QList<QList<qsizetype>> members(groups.size());
    for (qsizetype at = 0; at < texts.size(); ++at) {
        if (const qsizetype nearest = texts[at].isEmpty() ? -1 : nearestOf(groups, texts[at], minimumSimilarity); nearest >= 0)
            members[nearest].append(at);
    }
    QList<TextCluster> clusters;
    for (const QList<qsizetype> &clusterMembers : std::as_const(members)) {
        if (clusterMembers.size() > 1)
            clusters.append(clusterOf(texts, clusterMembers));
    }
    std::stable_sort(clusters.begin(), clusters.end(), [](const TextCluster &a, const TextCluster &b) { return a.members.size() > b.members.size(); });
    return clusters;
}

} // namespace outcrop
