// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/contradictions.h"

#include "core/evolution/evolutionmessages.h"
#include "core/evolution/passages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr double minimumSimilarity = 0.8;
constexpr qsizetype minimumContentWords = 3;

/// An unconditional sentence that requires or forbids an action.
struct Directive {
    qsizetype item = 0;
    int line = 1;
    bool forbids = false;
    QString text;
    QSet<QString> content;
};

bool forbids(const QString &sentence)
{
    static const QRegularExpression words(QStringLiteral("\\b(never|do not|don['’]t|must not|may not)\\b"), QRegularExpression::CaseInsensitiveOption);
    return words.match(sentence).hasMatch();
}

bool isDirective(const QString &sentence)
{
    static const QRegularExpression words(QStringLiteral("\\b(always|must|have to|has to)\\b"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression exception(QStringLiteral("\\b(not|unless|except|but|if|when)\\b"), QRegularExpression::CaseInsensitiveOption);
    return words.match(sentence).hasMatch() && !exception.match(sentence).hasMatch();
}

bool isUnconditional(const QString &sentence)
{
    static const QRegularExpression condition(QStringLiteral("\\b(unless|except|but|if|when|without|until|before|after)\\b"), QRegularExpression::CaseInsensitiveOption);
    return !condition.match(sentence).hasMatch();
}

QSet<QString> contentWordsOf(const QString &sentence)
{
    static const QSet<QString> emptyWords{QStringLiteral("never"), QStringLiteral("always"), QStringLiteral("must"), QStringLiteral("not"), QStringLiteral("do"),
        QStringLiteral("don't"), QStringLiteral("may"), QStringLiteral("have"), QStringLiteral("has"), QStringLiteral("be"), QStringLiteral("is"), QStringLiteral("are"), QStringLiteral("you"),
        QStringLiteral("the"), QStringLiteral("and"), QStringLiteral("for"), QStringLiteral("with"), QStringLiteral("of"), QStringLiteral("to"), QStringLiteral("in"),
        QStringLiteral("on"), QStringLiteral("an"), QStringLiteral("a"), QStringLiteral("it"), QStringLiteral("or"), QStringLiteral("by")};
    const QStringList words = passageWords(sentence);
    return QSet<QString>(words.begin(), words.end()).subtract(emptyWords);
}

void addDirectives(const Document &document, const Passage &passage, QList<Directive> &found)
{
    static const QRegularExpression end(QStringLiteral("(?<=[.!?;:])\\s+"));
    const qsizetype start = passage.range.start.offset;
    const QString text = document.text.mid(start, passage.range.end.offset - start);
    for (const QString &sentence : text.split(end, Qt::SkipEmptyParts)) {
        const bool isForbidden = forbids(sentence);
        if (!isUnconditional(sentence) || (!isForbidden && !isDirective(sentence)))
            continue;
        const QSet<QString> content = contentWordsOf(sentence);
        if (content.size() >= minimumContentWords)
            found.append({passage.item, passage.range.start.line, isForbidden, sentence.simplified(), content});
    }
}

double similarity(const QSet<QString> &a, const QSet<QString> &b)
{
    const qsizetype sharedCount = QSet<QString>(a).intersect(b).size();
    return double(sharedCount) / double(a.size() + b.size() - sharedCount);
}

Proposal contradictionProposal(const UsageItems &items, const Directive &ban, const Directive &order, double similarityScore)
{
    const QString banPlace = items.all().at(ban.item).path();
    const QString orderPlace = items.all().at(order.item).path();
    Proposal proposal = makeProposal(QStringLiteral("contradiction"), ban.text + QStringLiteral(" | ") + order.text, {});
    proposal.suggestion.target = banPlace;
    proposal.suggestion.title = evolutionmessages::disagree(items.all().at(ban.item).name, items.all().at(order.item).name);
    proposal.suggestion.reason = evolutionmessages::contradictionReason(banPlace, QString::number(ban.line), ban.text, orderPlace, QString::number(order.line), order.text);
    proposal.suggestion.confidence = similarityScore;
    return proposal;
}

} // namespace

QList<Proposal> contradictionProposals(const EvolutionInput &input)
{
    const UsageItems &items = input.turns.items();
    QList<Directive> found;
    for (const Passage &passage : passagesOf(items.all()))
        addDirectives(*items.all().at(passage.item).document, passage, found);
    QList<Proposal> proposals;
    for (const Directive &ban : std::as_const(found)) {
        for (const Directive &order : std::as_const(found)) {
            const double similarityScore = ban.forbids && !order.forbids ? similarity(ban.content, order.content) : 0;
            if (similarityScore >= minimumSimilarity)
                proposals.append(contradictionProposal(items, ban, order, similarityScore));
        }
    }
    return proposals;
}

} // namespace outcrop
