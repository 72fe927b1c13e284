// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ratify/suggestionsmodel.h"

#include "core/base/joinedtext.h"
#include "models/base/roles.h"

namespace outcrop {

namespace {

/// Returns the accepted hunks of a decision: `hunk 1` or `hunks 1,3`; empty if they are unknown.
QString hunksText(const QString &hunks)
{
    if (hunks.isEmpty())
        return {};
    //: %1 is a list of numbers such as 1,3
    return hunks.contains(u',') ? SuggestionsModel::tr("hunks %1").arg(hunks) : SuggestionsModel::tr("hunk %1").arg(hunks);
}

/// Returns the effect of an open suggestion, or the verdict, accepted hunks and reason of the last decision about a decided one.
QString effectLine(const SuggestionRow &row)
{
    const Decision *last = lastDecision(row.decisions);
    if (!last)
        return effectText(readEvidence(row.suggestion.evidence));
    QStringList parts{verdictTitle(last->verdict), last->verdict == u"partly" ? hunksText(last->hunks) : QString(), last->reason};
    parts.removeAll(QString());
    QString line = parts.isEmpty() ? QString() : parts.takeLast();
    while (!parts.isEmpty())
        line = labeledText(parts.takeLast(), line);
    return line;
}

} // namespace

QModelIndex SuggestionsModel::indexOf(RecordId suggestion) const
{
    return find([suggestion](const SuggestionRow &row) { return row.suggestion.id == suggestion; });
}

int SuggestionsModel::count(SuggestionGroup group) const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(), [group](const SuggestionRow &row) { return row.group() == group; }));
}

QVariant SuggestionsModel::cell(const SuggestionRow &row, SuggestionColumn, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.suggestion.title;
    case Qt::ToolTipRole:
        return row.suggestion.reason;
    case Qt::AccessibleTextRole:
        return accessibleText(row);
    case PathRole:
        return row.suggestion.target;
    case SuggestionKindRole:
        return kindTitle(row.suggestion.kind);
    case SuggestionEvidenceRole:
        return evidenceLine(row.suggestion);
    case SuggestionEffectRole:
        return effectLine(row);
    case SuggestionGroupRole:
        return static_cast<int>(row.group());
    default:
        return {};
    }
}

/// Returns kind, title, evidence, effect or decision, and group, without empty parts.
QString SuggestionsModel::accessibleText(const SuggestionRow &row) const
{
    QStringList parts{kindTitle(row.suggestion.kind), row.suggestion.title, evidenceLine(row.suggestion), effectLine(row), groupTitle(row.group())};
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

QString SuggestionsModel::header(SuggestionColumn) const
{
    return tr("Suggestion");
}

bool SuggestionsModel::areEqual(const SuggestionRow &left, const SuggestionRow &right) const
{
    return left.suggestion.id == right.suggestion.id && left.decisions.size() == right.decisions.size()
        && accessibleText(left) == accessibleText(right);
}

void SuggestionsProxy::setGroup(SuggestionGroup group)
{
    m_group = group;
    invalidateFilter();
}

bool SuggestionsProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return sourceModel()->index(row, 0, parent).data(SuggestionGroupRole).toInt() == static_cast<int>(m_group);
}

} // namespace outcrop
