// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/tagproposal.h"

#include "core/base/joinedtext.h"
#include "core/interactions/interactionsmessages.h"
#include "core/taxonomy/termvectors.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr double nameWeight = 3;
constexpr double descriptionWeight = 2;
constexpr double textWeight = 0.5;
constexpr double maximumBodyScore = 1;        ///< maximum score of a workload from the body, because a long text mentions every subject
constexpr double useWeight = 4;
constexpr double minimumTagConfidence = 0.25; ///< below this, no tag is proposed
constexpr double minimumBodyConfidence = 0.3;     ///< the same for evidence from the body only, because words are more often ambiguous there
constexpr double certainTagConfidence = 0.4;  ///< tags with at least this confidence are passed on to similar skills
constexpr double minimumSimilarTagConfidence = 0.1;    ///< the same for the tag of a similar skill, whose confidence is scaled by the similarity
constexpr double minimumSimilarity = 0.25;          ///< cosine similarity; less similar skills do not pass on their tags
constexpr qsizetype maximumBodyLength = 4000; ///< characters: the beginning of a skill states its subject

/// A part of a skill that is searched for words.
struct Zone {
    double weight;
    double most;     ///< maximum score of one workload
    bool usesRarity; ///< whether words of many skills count less; not in names, which state the subject
    const MessageText *evidence;
    QString TaggableSkill::*text;
};

const QList<Zone> &zones()
{
    static const QList<Zone> all{{nameWeight, 100, false, &interactionsmessages::wordsInName, &TaggableSkill::name},
        {descriptionWeight, 100, true, &interactionsmessages::wordsInDescription, &TaggableSkill::description},
        {textWeight, maximumBodyScore, true, &interactionsmessages::wordsInText, &TaggableSkill::body}};
    return all;
}

QString topOf(const QString &notation)
{
    return notation.section(u'/', 0, 0);
}

/// The scores of one skill, and the evidence for each workload.
struct Scores {
    QMap<QString, double> byTag;
    QMap<QString, QStringList> evidence;
    QSet<QString> conceptsOutsideBody; ///< top concepts with evidence other than words of the body
    double total = 0;

    void add(const QString &tag, double score, const QString &reason, bool isOfBody)
    {
        byTag[tag] += score;
        evidence[tag].append(reason);
        total += score;
        if (!isOfBody)
            conceptsOutsideBody.insert(topOf(tag));
    }

    double scoreOfTop(const QString &top) const
    {
        double sum = 0;
        for (auto score = byTag.begin(); score != byTag.end(); ++score)
            sum += topOf(score.key()) == top ? score.value() : 0;
        return sum;
    }
};

class TagProposer
{
public:
    TagProposer(const Classifier &classifier, const QList<TaggableSkill> &skills) : m_skills(skills)
    {
        for (const TaggableSkill &skill : skills) {
            QList<QList<WorkloadEvidence>> found;
            for (const Zone &zone : zones())
                found.append(classifier.findEvidence((skill.*zone.text).left(maximumBodyLength)));
            countWords(found);
            m_evidence.append(found);
        }
    }

    QList<TagProposal> run()
    {
        QList<TagProposal> all;
        for (qsizetype i = 0; i < m_skills.size(); ++i)
            all.append(m_skills.at(i).tag.isEmpty() ? proposalFor(i) : TagProposal{m_skills.at(i).path, m_skills.at(i).tag, 1, {}});
        propagateTags(all);
        QList<TagProposal> proposals;
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (m_skills.at(i).tag.isEmpty())
                proposals.append(all.at(i));
        }
        return proposals;
    }

private:
    /// Counts each word once for a skill.
    void countWords(const QList<QList<WorkloadEvidence>> &found)
    {
        QSet<QString> words;
        for (const QList<WorkloadEvidence> &zone : found) {
            for (const WorkloadEvidence &one : zone)
                words += QSet<QString>(one.words.begin(), one.words.end());
        }
        for (const QString &word : std::as_const(words))
            ++m_skillCountByWord[word];
    }

    /// Returns the weight of a word: 1 if only one skill has it, less if several have it.
    double rarity(const QString &word) const
    {
        const double all = double(m_skills.size());
        return std::log(1 + all / m_skillCountByWord.value(word, 1)) / std::log(1 + all);
    }

    Scores scoresOf(qsizetype index) const
    {
        Scores scores;
        for (qsizetype i = 0; i < zones().size(); ++i) {
            const Zone &zone = zones().at(i);
            for (const WorkloadEvidence &one : m_evidence.at(index).at(i)) {
                double score = 0;
                for (const QString &word : one.words)
                    score += one.score / double(one.words.size()) * (zone.usesRarity ? rarity(word) : 1);
                scores.add(one.workload, std::min(zone.weight * score, zone.most), (*zone.evidence)(one.words.join(listSeparator())), zone.text == &TaggableSkill::body);
            }
        }
        addUses(scores, m_skills.at(index).uses);
        return scores;
    }

    static void addUses(Scores &scores, const QMap<QString, int> &uses)
    {
        int all = 0;
        for (const int count : uses)
            all += count;
        for (auto use = uses.begin(); use != uses.end(); ++use)
            scores.add(use.key(), useWeight * use.value() / all, interactionsmessages::usedFor(use.value(), all), false);
    }

    /// Chooses the top concept with the highest score, then a narrower concept with at least half of that score. The 1 in the denominator keeps the confidence
    /// low if there is little evidence.
    TagProposal proposalFor(qsizetype index) const
    {
        const Scores scores = scoresOf(index);
        TagProposal proposal{m_skills.at(index).path, {}, 0, {}};
        QString top;
        for (auto score = scores.byTag.begin(); score != scores.byTag.end(); ++score) {
            if (top.isEmpty() || scores.scoreOfTop(topOf(score.key())) > scores.scoreOfTop(top))
                top = topOf(score.key());
        }
        const double confidence = scores.scoreOfTop(top) / (scores.total + 1);
        if (top.isEmpty() || confidence < (scores.conceptsOutsideBody.contains(top) ? minimumTagConfidence : minimumBodyConfidence))
            return proposal;
        proposal.tag = top;
        proposal.confidence = confidence;
        for (auto score = scores.byTag.begin(); score != scores.byTag.end(); ++score) {
            if (topOf(score.key()) != top)
                continue;
            proposal.evidence += scores.evidence.value(score.key());
            if (score.value() * 2 >= scores.scoreOfTop(top))
                proposal.tag = score.key();
        }
        return proposal;
    }

    /// Gives skills with little evidence the tag of the most similar skill, if its tag is certain enough.
    void propagateTags(QList<TagProposal> &all) const
    {
        QStringList texts;
        for (const TaggableSkill &skill : m_skills)
            texts.append(skill.name + u' ' + skill.description + u'\n' + skill.body.left(maximumBodyLength));
        const TermVectors vectors = termVectors(texts);
        const QList<TagProposal> before = all;
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (before.at(i).confidence < certainTagConfidence)
                copyTagFromNearest(all[i], i, before, vectors);
        }
    }

    static void copyTagFromNearest(TagProposal &proposal, qsizetype index, const QList<TagProposal> &all, const TermVectors &vectors)
    {
        qsizetype best = -1;
        double nearest = minimumSimilarity;
        for (qsizetype i = 0; i < all.size(); ++i) {
            const double near = i == index || all.at(i).confidence < certainTagConfidence ? 0 : cosine(vectors.vectors.at(index), vectors.vectors.at(i));
            if (near > nearest) {
                best = i;
                nearest = near;
            }
        }
        if (best < 0 || nearest * all.at(best).confidence < std::max(proposal.confidence, minimumSimilarTagConfidence))
            return;
        proposal.tag = all.at(best).tag;
        proposal.confidence = nearest * all.at(best).confidence;
        proposal.evidence = {interactionsmessages::similarTo(all.at(best).path, QString::number(nearest, 'f', 2))};
    }

    const QList<TaggableSkill> &m_skills;
    QList<QList<QList<WorkloadEvidence>>> m_evidence; ///< by skill and zone
    QHash<QString, int> m_skillCountByWord;              ///< number of skills with each word
};

} // namespace

QList<TagProposal> proposeTags(const Classifier &classifier, const QList<TaggableSkill> &skills)
{
    return TagProposer(classifier, skills).run();
}

} // namespace outcrop
