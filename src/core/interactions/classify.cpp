// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/classify.h"

#include "core/interactions/friction.h"
#include "core/interactions/interactionsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Weight of a taxonomy label, equal to that of a keyword in a rule with the default weight.
constexpr double labelWeight = 1;

/// Removes the placeholders of redacted text, which are not evidence: `[e-mail address]` does not indicate mail.
QString removePlaceholders(QString text, const QList<RedactionRule> &rules)
{
    if (!text.contains(u'['))
        return text;
    for (const RedactionRule &rule : rules)
        text.replace(QString(u'[' + rule.name + u']'), QStringLiteral(" "));
    return text;
}

} // namespace

double Classification::frictionScore() const
{
    double smoothingWeight = 1;
    for (const FrictionSignal &signal : friction)
        smoothingWeight *= 1 - signal.weight;
    return 1 - smoothingWeight;
}

QString questionOf(const Interaction &interaction)
{
    const Json &details = interaction.details;
    const auto question = details.is_object() ? details.find("question") : details.end();
    return question != details.end() && question->is_string() ? qString(*question) : interaction.request;
}

Classifier::Classifier(const Taxonomy &taxonomy, const InteractionRules &rules) : m_rules(rules)
{
    for (const Concept &one : taxonomy.concepts)
        addLabels(one);
    for (const WorkloadRule &rule : rules.workloads) {
        if (!taxonomy.find(rule.conceptNotation)) // a taxonomy may lack concepts of the built-in rules
            continue;
        const int kind = findOrAddKind(taxonomy.find(rule.conceptNotation)->notation);
        for (const QString &word : rule.keywords) {
            m_phrases.add(word, int(m_phraseKinds.size()));
            m_phraseKinds += kind;
            m_phraseWeights += rule.weight;
        }
        m_patterns.emplace_back(kind, rule);
    }
}

void Classifier::addLabels(const Concept &one)
{
    if (one.notation.isEmpty())
        return;
    const int kind = findOrAddKind(one.notation);
    QStringList words{one.notation.section(u'/', -1)};
    for (const QList<ConceptLabel> *labels : {&one.preferredLabels, &one.alternativeLabels, &one.hiddenLabels}) {
        for (const ConceptLabel &label : *labels)
            words += label.text.toLower();
    }
    words.removeDuplicates();
    for (const QString &word : words) {
        m_phrases.add(word, int(m_phraseKinds.size()));
        m_phraseKinds += kind;
        m_phraseWeights += labelWeight;
    }
}

int Classifier::findOrAddKind(const QString &notation)
{
    const auto known = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind &kind) { return kind.notation == notation; });
    if (known != m_kinds.end())
        return int(known - m_kinds.begin());
    m_kinds += Kind{notation, notation.section(u'/', 0, 0)};
    return int(m_kinds.size()) - 1;
}

int Classifier::maxEarlierQuestions() const
{
    const FrictionRule *rule = m_rules.signalRule(QStringLiteral("repeated"));
    return rule ? rule->within : 0;
}

QMap<int, QStringList> Classifier::collectEvidence(const QString &question, QMap<int, double> &scores) const
{
    QMap<int, QStringList> reasons;
    QSet<QString> counted; // `webhook` of a rule and `webhooks` of the taxonomy count once
    const auto count = [&](int kind, double weight, const QString &reason) {
        const QString key = QString::number(kind) + u' ' + comparableWords(reason).join(u' ');
        if (counted.contains(key) || weight <= 0)
            return;
        counted.insert(key);
        reasons[kind] += reason;
        scores[kind] += weight;
    };
    for (const Phrases::Match &found : m_phrases.findPhrases(comparableWords(question)))
        count(m_phraseKinds.at(found.number), m_phraseWeights.at(found.number), found.phrase);
    for (const auto &[kind, rule] : m_patterns) {
        for (const QRegularExpression &pattern : rule.patterns) {
            if (const QRegularExpressionMatch match = pattern.match(question); match.hasMatch())
                count(kind, rule.weight, match.captured().simplified().left(40));
        }
    }
    return reasons;
}

QList<WorkloadEvidence> Classifier::findEvidence(const QString &text) const
{
    QMap<int, double> scores;
    const QMap<int, QStringList> reasons = collectEvidence(text, scores);
    QList<WorkloadEvidence> found;
    for (auto score = scores.begin(); score != scores.end(); ++score)
        found.append({m_kinds.at(score.key()).notation, score.value(), reasons.value(score.key())});
    return found;
}

double Classifier::scoreOfTop(int kind, const QMap<int, double> &scores) const
{
    double sum = 0;
    for (auto score = scores.begin(); score != scores.end(); ++score)
        sum += m_kinds.at(score.key()).top == m_kinds.at(kind).top ? score.value() : 0;
    return sum;
}

bool Classifier::isBetter(int kind, int other, const QMap<int, double> &scores) const
{
    if (scores.value(kind) != scores.value(other))
        return scores.value(kind) > scores.value(other);
    const double top = scoreOfTop(kind, scores);
    const double otherTopScore = scoreOfTop(other, scores);
    if (top != otherTopScore)
        return top > otherTopScore;
    const auto depth = m_kinds.at(kind).notation.count(u'/');
    const auto otherDepth = m_kinds.at(other).notation.count(u'/');
    return depth != otherDepth ? depth > otherDepth : kind < other;
}

void Classifier::chooseWorkload(const QString &question, Classification &classification) const
{
    QMap<int, double> scores;
    const QMap<int, QStringList> reasons = collectEvidence(removePlaceholders(question, m_rules.redaction), scores);
    int best = -1;
    double all = 0;
    for (auto score = scores.begin(); score != scores.end(); ++score) {
        all += score.value();
        if (best < 0 || isBetter(score.key(), best, scores))
            best = score.key();
    }
    if (best < 0)
        return;
    classification.workload = m_kinds.at(best).notation;
    classification.confidence = scores.value(best) / all;
    classification.reasons = reasons.value(best);
}

Classification Classifier::classify(const Interaction &interaction, const QStringList &earlier) const
{
    Classification classification;
    const QString question = questionOf(interaction);
    if (interaction.workload.isEmpty()) {
        chooseWorkload(question, classification);
    } else {
        classification.workload = interaction.workload;
        classification.confidence = 1;
        classification.reasons = {interactionsmessages::recorded()};
    }
    classification.friction = frictionSignals(m_rules, interaction, question, earlier);
    return classification;
}

void storeClassification(Interaction &interaction, const Classification &classification)
{
    if (!interaction.details.is_object())
        interaction.details = interaction.details.is_null() ? Json::object() : Json{{"details", interaction.details}};
    if (interaction.workload.isEmpty() && !classification.workload.isEmpty()) {
        interaction.workload = classification.workload;
        interaction.details["classified"] = {{"by", "rules"}, {"confidence", classification.confidence}, {"because", jsonStrings(classification.reasons)}};
    }
    if (interaction.friction)
        return;
    interaction.friction = classification.frictionScore();
    Json found = Json::array();
    for (const FrictionSignal &signal : classification.friction)
        found.push_back({{"signal", jsonString(signal.name)}, {"weight", signal.weight}, {"found", jsonString(signal.evidence)}});
    interaction.details["signals"] = found;
}

void removeClassification(Interaction &interaction)
{
    if (!interaction.details.is_object())
        return;
    if (interaction.details.erase("classified") > 0)
        interaction.workload.clear();
    if (interaction.details.erase("signals") > 0)
        interaction.friction.reset();
}

} // namespace outcrop
