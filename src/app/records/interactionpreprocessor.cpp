// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/interactionpreprocessor.h"

#include "core/base/diagnostic.h"

namespace outcrop {
namespace {

/// Returns the last `within` questions of a session, oldest first.
Result<QStringList> readEarlierQuestions(Store &store, const QString &session, int within)
{
    if (session.isEmpty() || within <= 0)
        return QStringList();
    RecordFilter last{.where = {{QStringLiteral("session"), {session}}}};
    last.limit = within;
    last.isNewestFirst = true;
    const Result<QList<Interaction>> known = store.interactions().query(last);
    if (!known)
        return known.error();
    QStringList questions;
    for (const Interaction &one : *known)
        questions.prepend(questionOf(one));
    return questions;
}

} // namespace

InteractionPreprocessor::InteractionPreprocessor(const OpenedWorkspace &opened)
    : InteractionPreprocessor(opened.taxonomy.taxonomyOrDefault(), readInteractionRules(opened.workspace()))
{
}

InteractionPreprocessor::InteractionPreprocessor(const Taxonomy &taxonomy, const InteractionRules &rules)
    : m_diagnostics(rules.diagnostics), m_redactor(rules), m_classifier(taxonomy, rules)
{
}

Status InteractionPreprocessor::checkRulesAreUsable() const
{
    const auto error = firstError(m_diagnostics);
    return error ? Status(toError(*error)) : success();
}

void InteractionPreprocessor::redact(Interaction &interaction, RedactionCounts &counts) const
{
    RedactionCounts removed;
    m_redactor.redact(interaction, removed);
    if (removed.isEmpty())
        return;
    if (!interaction.details.is_object())
        interaction.details = interaction.details.is_null() ? Json::object() : Json{{"details", interaction.details}};
    for (auto count = removed.begin(); count != removed.end(); ++count) {
        interaction.details["redacted"][count.key().toStdString()] = count.value();
        counts[count.key()] += count.value();
    }
}

void InteractionPreprocessor::prepare(Interaction &interaction, const QStringList &earlier, RedactionCounts &counts) const
{
    redact(interaction, counts);
    storeClassification(interaction, m_classifier.classify(interaction, earlier));
}

RecordedTurn InteractionPreprocessor::redactTurn(RecordedTurn turn) const
{
    RedactionCounts counts;
    redact(turn.interaction, counts);
    for (Violation &violation : turn.violations)
        m_redactor.redact(violation, counts);
    return turn;
}

QString InteractionPreprocessor::redactName(const QString &name) const
{
    RedactionCounts discardedCounts;
    return m_redactor.redactName(name, discardedCounts);
}

Status prepareAndStoreTurn(Store &store, const RecordedTurn &turn, const InteractionPreprocessor &preprocessor)
{
    RecordedTurn preparedTurn = preprocessor.redactTurn(turn);
    const Result<QStringList> earlier =
        readEarlierQuestions(store, preparedTurn.interaction.session, preprocessor.classifier().maxEarlierQuestions());
    if (!earlier)
        return earlier.error();
    storeClassification(preparedTurn.interaction, preprocessor.classifier().classify(preparedTurn.interaction, *earlier));
    return storeTurn(store, preparedTurn);
}

Result<QList<Interaction>> prepareInteractions(
    Store &store, const QList<Interaction> &addedInteractions, const InteractionPreprocessor &preprocessor, RedactionCounts &counts)
{
    const int within = preprocessor.classifier().maxEarlierQuestions();
    QHash<QString, QStringList> questions; // earlier questions by session, oldest first
    QList<Interaction> preparedInteractions;
    for (Interaction interaction : addedInteractions) {
        preprocessor.redact(interaction, counts);
        const QString session = interaction.session;
        if (!questions.contains(session)) {
            const Result<QStringList> earlier = readEarlierQuestions(store, session, within);
            if (!earlier)
                return earlier.error();
            questions.insert(session, *earlier);
        }
        QStringList &earlier = questions[session];
        const Classification classification = preprocessor.classifier().classify(interaction, earlier);
        if (!questionOf(interaction).isEmpty() || !interaction.response.isEmpty() || !classification.friction.isEmpty())
            storeClassification(interaction, classification);
        if (!session.isEmpty())
            earlier += questionOf(interaction);
        if (earlier.size() > within)
            earlier.removeFirst();
        preparedInteractions += interaction;
    }
    return preparedInteractions;
}

} // namespace outcrop
