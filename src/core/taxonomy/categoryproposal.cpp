// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/categoryproposal.h"

#include "core/taxonomy/textclusters.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumTerms = 8;
constexpr qsizetype maximumExamples = 5;
constexpr double coveredShare = 0.45; ///< share of a cluster's terms above which an existing concept covers the cluster
constexpr double nearShare = 0.2;   ///< share above which a proposed concept is placed below an existing one

/// Returns the terms in a concept's notation and labels.
QSet<QString> termsOfConcept(const Concept &one)
{
    QString text = one.notation;
    for (const QList<ConceptLabel> *labels : {&one.preferredLabels, &one.alternativeLabels, &one.hiddenLabels}) {
        for (const ConceptLabel &label : *labels)
            text += u' ' + label.text;
    }
    const QStringList terms = termsOf(text);
    return {terms.begin(), terms.end()};
}

/// Converts clusters to proposals with a name and a position in the taxonomy.
class Proposer
{
public:
    Proposer(const Taxonomy &taxonomy, const QList<UntaggedText> &texts, const TermVectors &vectors)
        : m_taxonomy(taxonomy)
        , m_texts(texts)
        , m_vectors(vectors)
    {
        for (const Concept &one : taxonomy.concepts)
            m_terms.append(termsOfConcept(one));
    }

    /// Returns nullopt if the taxonomy already covers the cluster.
    std::optional<CategoryProposal> proposal(const TextCluster &cluster)
    {
        if (nearestConcept(cluster, false).second >= coveredShare)
            return std::nullopt;
        CategoryProposal proposal;
        const QList<int> terms = heaviestTerms(cluster.centroid);
        for (const int term : terms)
            proposal.terms.append(m_vectors.words[term]);
        proposal.count = cluster.members.size();
        proposal.total = m_texts.size();
        proposal.cohesion = cluster.cohesion;
        for (const qsizetype member : cluster.members.mid(0, maximumExamples))
            proposal.examples.append(m_texts[member].id);
        const auto [above, near] = nearestConcept(cluster, true);
        proposal.broaderConcept = near >= nearShare ? above->notation : QString();
        name(proposal, terms);
        return proposal;
    }

private:
    QList<int> heaviestTerms(const TermVector &centroid) const
    {
        QList<int> terms = centroid.keys();
        std::sort(terms.begin(), terms.end(), [&](int a, int b) {
            return std::pair(-centroid.value(a), m_vectors.terms[a]) < std::pair(-centroid.value(b), m_vectors.terms[b]);
        });
        return terms.mid(0, maximumTerms);
    }

    /// Returns the share of a centroid's squared length that falls on the terms of a concept, and of its narrower concepts if
    /// `withNarrower`.
    double shareOf(const TextCluster &cluster, const Concept &one, bool includesNarrower) const
    {
        QSet<QString> terms;
        for (const QString &notation : includesNarrower ? m_taxonomy.notationsOfSubtree(one.notation) : QStringList{one.notation})
            terms += m_terms[m_taxonomy.indexByNotation.value(notation)];
        double share = 0;
        for (auto weight = cluster.centroid.begin(); weight != cluster.centroid.end(); ++weight)
            share += terms.contains(m_vectors.terms[weight.key()]) ? weight.value() * weight.value() : 0;
        return share;
    }

    std::pair<const Concept *, double> nearestConcept(const TextCluster &cluster, bool onlyTopConcepts) const
    {
        std::pair<const Concept *, double> best{nullptr, 0};
        for (const Concept &one : m_taxonomy.concepts) {
            if (one.notation.isEmpty() || (onlyTopConcepts && !one.broaderConcepts.isEmpty()))
                continue;
            if (const double share = shareOf(cluster, one, onlyTopConcepts); share > best.second)
                best = {&one, share};
        }
        return best;
    }

    void name(CategoryProposal &proposal, const QList<int> &terms)
    {
        const QString folder = proposal.broaderConcept.isEmpty() ? QString() : QString(proposal.broaderConcept + u'/');
        for (const int term : terms) {
            proposal.notation = folder + m_vectors.names[term];
            if (!m_taxonomy.find(proposal.notation) && !m_takenIds.contains(proposal.notation))
                break;
        }
        m_takenIds.insert(proposal.notation);
        proposal.label = proposal.terms.mid(0, 2).join(QStringLiteral(", "));
        proposal.label.replace(0, 1, proposal.label.left(1).toUpper());
    }

    const Taxonomy &m_taxonomy;
    const QList<UntaggedText> &m_texts;
    const TermVectors &m_vectors;
    QList<QSet<QString>> m_terms; ///< terms of each concept
    QSet<QString> m_takenIds;
};

} // namespace

QList<CategoryProposal> proposeCategories(const Taxonomy &taxonomy, const QList<UntaggedText> &texts, const ProposalOptions &options)
{
    QStringList words;
    for (const UntaggedText &one : texts)
        words.append(one.text);
    const TermVectors vectors = termVectors(words);
    Proposer proposer(taxonomy, texts, vectors);
    QList<CategoryProposal> proposals;
    for (const TextCluster &cluster : clusterTexts(vectors.vectors, options.minimumSimilarity)) {
        if (cluster.members.size() < options.minimumTexts || proposals.size() >= options.maximumProposals)
            break;
        if (const std::optional<CategoryProposal> proposal = proposer.proposal(cluster))
            proposals.append(*proposal);
    }
    return proposals;
}

} // namespace outcrop
