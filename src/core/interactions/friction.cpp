// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/friction.h"

#include "core/interactions/interactionsmessages.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

struct Turn {
    const Interaction &interaction;
    const QString &question;
    const QStringList &earlier;
};

using SignalCheck = std::function<QString(const FrictionRule &, const Turn &)>; ///< returns the evidence for display; empty if there is none

/// Quotes a text and shortens it, because reports are shared and a long quotation adds little.
QString quotePhrase(const QString &text)
{
    constexpr qsizetype longest = 40;
    const QString line = text.simplified();
    return QStringLiteral("“%1”").arg(line.size() > longest ? QString(line.left(longest) + u'…') : line);
}

QString correctedPhrase(const FrictionRule &rule, const Turn &turn)
{
    for (const QRegularExpression &pattern : rule.patterns) {
        const QRegularExpressionMatch match = pattern.match(turn.question);
        if (match.hasMatch() && match.capturedLength() > 0)
            return quotePhrase(match.captured());
    }
    return {};
}

QString repeatedPhrase(const FrictionRule &rule, const Turn &turn)
{
    const QStringList words = comparableWords(turn.question);
    const qsizetype first = std::max<qsizetype>(0, turn.earlier.size() - rule.within);
    for (qsizetype i = turn.earlier.size() - 1; i >= first; --i) {
        const double similarity = wordSimilarity(words, comparableWords(turn.earlier.at(i)));
        if (similarity >= rule.similarity)
            return interactionsmessages::repeatedQuestion(turn.earlier.size() - i, qRound(similarity * 100));
    }
    return {};
}

/// Returns the evidence if the outcome of the response is the signal of the rule: `refused` (also `blocked`), `truncated` (also `incomplete`) or `failed`.
/// Otherwise, returns an empty string.
QString endEvidence(const FrictionRule &rule, const Turn &turn)
{
    const QString &outcome = turn.interaction.outcome;
    const bool isIt = outcome == rule.signal || (rule.signal == u"refused" && outcome == u"blocked") || (rule.signal == u"truncated" && outcome == u"incomplete");
    return isIt ? interactionsmessages::endedAs(outcome) : QString();
}

qint64 detailCount(const Json &details, const char *name)
{
    const auto found = details.is_object() ? details.find(name) : details.end();
    return found != details.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

QString retryReason(const FrictionRule &, const Turn &turn)
{
    const qint64 attempts = detailCount(turn.interaction.details, "attempts");
    const qint64 repairs = detailCount(turn.interaction.details, "repairs");
    if (attempts > 1)
        return interactionsmessages::attempts(attempts);
    return repairs > 0 ? interactionsmessages::repairs(repairs) : QString();
}

QString slowReason(const FrictionRule &rule, const Turn &turn)
{
    const double seconds = double(turn.interaction.durationMs.value_or(0)) / 1000;
    return seconds > rule.seconds ? QStringLiteral("%1 s").arg(seconds, 0, 'f', 1) : QString();
}

QString qualityReason(const FrictionRule &rule, const Turn &turn)
{
    const std::optional<double> quality = turn.interaction.quality;
    return quality && *quality < rule.below ? interactionsmessages::qualityValue(QString::number(*quality, 'f', 1)) : QString();
}

const QHash<QString, SignalCheck> &signalChecks()
{
    static const QHash<QString, SignalCheck> signalChecks{{QStringLiteral("correction"), correctedPhrase}, {QStringLiteral("repeated"), repeatedPhrase},
        {QStringLiteral("refused"), endEvidence}, {QStringLiteral("truncated"), endEvidence}, {QStringLiteral("failed"), endEvidence},
        {QStringLiteral("retried"), retryReason}, {QStringLiteral("slow"), slowReason}, {QStringLiteral("poor"), qualityReason}};
    return signalChecks;
}

} // namespace

QList<FrictionSignal> frictionSignals(const InteractionRules &rules, const Interaction &interaction, const QString &question, const QStringList &earlier)
{
    QList<FrictionSignal> found;
    for (const FrictionRule &rule : rules.friction) {
        const auto check = signalChecks().constFind(rule.signal);
        const QString reason = check != signalChecks().constEnd() && rule.weight > 0 ? (*check)(rule, {interaction, question, earlier}) : QString();
        if (!reason.isEmpty())
            found += FrictionSignal{rule.signal, std::min(rule.weight, 1.0), reason};
    }
    return found;
}

} // namespace outcrop
