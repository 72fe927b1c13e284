// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ratify/suggestionrow.h"

#include "core/base/localnumbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace outcrop {

namespace {

struct SuggestionWords {
    Q_DECLARE_TR_FUNCTIONS(Suggestion)
};

/// Returns whether the decision accepts or rejects the suggestion. Other recorded verdicts, such as `later` or a failed acceptance, do neither.
bool isDecided(const Decision &decision)
{
    return QStringList{QStringLiteral("accepted"), QStringLiteral("partly"), QStringLiteral("edited"), QStringLiteral("rejected")}.contains(decision.verdict);
}

struct DecisionEntry {
    const SuggestionRow *row;
    const Decision *decision;
};

ValueRow decisionRow(const DecisionEntry &one)
{
    const Decision &decision = *one.decision;
    const QString day = windowLocale().toString(decision.at.toLocalTime(), QLocale::ShortFormat);
    return {QStringLiteral("decision %1").arg(decision.id), one.row->suggestion.target,
        {{day, decision.at.toString(Qt::ISODateWithMs)}, TableCell::fromText(one.row->suggestion.title),
            TableCell::fromText(verdictTitle(decision.verdict)), TableCell::fromText(decision.hunks),
            TableCell::fromText(decision.reason), TableCell::fromText(decision.person),
            TableCell::fromText(decision.commit.left(10))}};
}

} // namespace

SuggestionGroup SuggestionRow::group() const
{
    return suggestionGroup(decisions);
}

SuggestionGroup suggestionGroup(const QList<Decision> &decisions)
{
    const Decision *last = lastDecision(decisions);
    if (!last)
        return SuggestionGroup::Open;
    return last->verdict == u"rejected" ? SuggestionGroup::Rejected : SuggestionGroup::Accepted;
}

int openSuggestionCount(const QList<SuggestionRow> &rows)
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [](const SuggestionRow &row) { return row.group() == SuggestionGroup::Open; }));
}

const Decision *lastDecision(const QList<Decision> &decisions)
{
    const auto found = std::find_if(decisions.rbegin(), decisions.rend(), [](const Decision &one) { return isDecided(one) || one.verdict == u"undone"; });
    return found == decisions.rend() || !isDecided(*found) ? nullptr : &*found;
}

QString kindTitle(const QString &kind)
{
    //: kind of a suggestion, one or two words
    const QList<std::pair<QString, QString>> titles = {{QStringLiteral("promote"), SuggestionWords::tr("Promotion")}, {QStringLiteral("demote"), SuggestionWords::tr("Demotion")},
        {QStringLiteral("churn"), SuggestionWords::tr("Churn")}, {QStringLiteral("friction"), SuggestionWords::tr("Friction")}, {QStringLiteral("shift"), SuggestionWords::tr("Workload shift")},
        {QStringLiteral("gap"), SuggestionWords::tr("Missing skill")}, {QStringLiteral("route"), SuggestionWords::tr("Model routing")}, {QStringLiteral("redundant"), SuggestionWords::tr("Redundancy")},
        {QStringLiteral("contradiction"), SuggestionWords::tr("Contradiction")}, {QStringLiteral("category"), SuggestionWords::tr("New concept")}, {QStringLiteral("edit"), SuggestionWords::tr("Edit")}};
    const auto found = std::find_if(titles.begin(), titles.end(), [&](const auto &title) { return title.first == kind; });
    return found == titles.end() ? kind : found->second;
}

QString groupTitle(SuggestionGroup group)
{
    switch (group) {
    case SuggestionGroup::Open:
        //: State of a suggestion that is neither accepted nor rejected
        return SuggestionWords::tr("open");
    case SuggestionGroup::Accepted:
        return SuggestionWords::tr("accepted");
    case SuggestionGroup::Rejected:
        return SuggestionWords::tr("rejected");
    }
    return {};
}

QString verdictTitle(const QString &verdict)
{
    if (verdict == u"accepted")
        return groupTitle(SuggestionGroup::Accepted);
    if (verdict == u"partly")
        return SuggestionWords::tr("accepted in part");
    if (verdict == u"edited")
        return SuggestionWords::tr("accepted with edits");
    if (verdict == u"accepting")
        return SuggestionWords::tr("being accepted");
    if (verdict == u"abandoned")
        return SuggestionWords::tr("could not be applied");
    if (verdict == u"later")
        return SuggestionWords::tr("postponed");
    if (verdict == u"undone")
        return SuggestionWords::tr("undone: open again");
    if (verdict == u"claimed")
        return SuggestionWords::tr("under review");
    if (verdict == u"unclear")
        return SuggestionWords::tr("acceptance interrupted: check the file");
    return verdict == u"rejected" ? groupTitle(SuggestionGroup::Rejected) : verdict;
}

QString evidenceLine(const Suggestion &suggestion)
{
    const Evidence evidence = readEvidence(suggestion.evidence);
    return evidence.values.isEmpty() ? suggestion.reason.section(u'\n', 0, 0)
                                      : evidenceValueText(evidence.values.first());
}

ValueTable decisionTable(const QList<SuggestionRow> &rows)
{
    QList<DecisionEntry> all;
    for (const SuggestionRow &row : rows) {
        for (const Decision &decision : row.decisions)
            all += DecisionEntry{&row, &decision};
    }
    std::stable_sort(all.begin(), all.end(), [](const DecisionEntry &left, const DecisionEntry &right) { return left.decision->id > right.decision->id; });
    //: Column headings: decisions on suggestions
    ValueTable table{{SuggestionWords::tr("Time"), SuggestionWords::tr("Suggestion"), SuggestionWords::tr("Decision"),
                         SuggestionWords::tr("Hunks"), SuggestionWords::tr("Reason"), SuggestionWords::tr("Author"),
                         SuggestionWords::tr("Commit")},
        {}};
    for (const DecisionEntry &one : all)
        table.rows += decisionRow(one);
    return table;
}

} // namespace outcrop
