// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rulesmodel.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/base/roles.h"
#include "models/rules/ruletext.h"

namespace outcrop {

namespace {

bool hasProblem(const RuleItem &item)
{
    return item.failedRuleCount > 0 || item.violatedRuleCount > 0;
}

/// Returns the severity for the icon: that of a violated rule, and Error for a domain with a violated rule. Returns Warning for an item that has only failed examples,
/// and an invalid value if there is no problem.
QVariant severityOf(const RuleItem &item)
{
    if (item.violatedRuleCount > 0 && item.rule)
        return static_cast<int>(findingSeverity(item.rule->severity));
    return hasProblem(item) ? QVariant(static_cast<int>(item.violatedRuleCount > 0 ? Severity::Error : Severity::Warning)) : QVariant();
}

bool isSameExample(const ExampleResult &left, const ExampleResult &right)
{
    return left.isPositive == right.isPositive && left.result.outcome == right.result.outcome && left.result.reason == right.result.reason;
}

bool isSameResult(const std::optional<RuleResult> &left, const std::optional<RuleResult> &right)
{
    if (!left || !right)
        return left.has_value() == right.has_value();
    return left->outcome == right->outcome && left->reason == right->reason && left->findings.size() == right->findings.size()
        && left->suppressedFindings.size() == right->suppressedFindings.size();
}

bool isSameRule(const std::optional<Rule> &left, const std::optional<Rule> &right)
{
    if (!left || !right)
        return left.has_value() == right.has_value();
    return left->id == right->id && left->name == right->name && left->description == right->description && left->severity == right->severity
        && left->validation == right->validation && left->positiveExample == right->positiveExample && left->negativeExample == right->negativeExample
        && left->enforcement == right->enforcement && left->location == right->location;
}

} // namespace

RulesModel::RulesModel(QObject *parent) : TreeModel(RuleColumn::Result, parent) { }

QModelIndex RulesModel::indexOf(const QString &rule) const
{
    for (int domain = 0; domain < rowCount(); ++domain) {
        const QModelIndex parent = index(domain, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex child = index(row, 0, parent);
            if (itemAt(child)->rule && itemAt(child)->rule->id == rule)
                return child;
        }
    }
    return {};
}

QVariant RulesModel::cell(const RuleItem &item, RuleColumn column, int role) const
{
    if (role == SeverityRole)
        return severityOf(item);
    if (!item.rule)
        return domainCell(item, column, role);
    switch (role) {
    case Qt::DisplayRole:
        return text(item, column);
    case Qt::ToolTipRole:
        return item.rule->description.trimmed();
    case Qt::AccessibleTextRole:
        return column == RuleColumn::Name ? QVariant(accessibleText(item)) : QVariant();
    case PathRole:
        return item.rule->location.file;
    default:
        return {};
    }
}

QVariant RulesModel::domainCell(const RuleItem &item, RuleColumn column, int role) const
{
    if (role == CountRole)
        return item.ruleCount;
    if (role != Qt::DisplayRole)
        return {};
    if (column == RuleColumn::Name)
        //: %1 is a domain, %2 its number of rules
        return tr("%1 (%2)").arg(item.domain, groupedNumber(item.ruleCount, windowLocale()));
    if (column == RuleColumn::Examples && item.failedRuleCount > 0)
        return tr("examples fail for %n rule(s)", nullptr, item.failedRuleCount);
    if (column == RuleColumn::Result && item.violatedRuleCount > 0)
        return tr("%n rule(s) violated", nullptr, item.violatedRuleCount);
    return {};
}

QString RulesModel::text(const RuleItem &item, RuleColumn column) const
{
    switch (column) {
    case RuleColumn::Name:
        //: %1 and %2 are a rule's id and name
        return tr("%1 %2").arg(item.rule->id, item.rule->name);
    case RuleColumn::Severity:
        return ruleSeverityTitle(item.rule->severity);
    case RuleColumn::Check:
        return ruleValidationTitle(item.rule->validation);
    case RuleColumn::Examples:
        return examplesTitle(item.examples);
    case RuleColumn::Result:
        return item.result ? ruleResultTitle(*item.result) : QString();
    }
    return {};
}

/// Returns name, severity and check method of a rule, and the results of its examples and of the last check, if any.
QString RulesModel::accessibleText(const RuleItem &item) const
{
    QStringList parts{text(item, RuleColumn::Name), text(item, RuleColumn::Severity), text(item, RuleColumn::Check)};
    if (!item.examples.isEmpty())
        parts += tr("examples: %1").arg(text(item, RuleColumn::Examples));
    if (item.result)
        parts += text(item, RuleColumn::Result);
    return parts.join(listSeparator());
}

QString RulesModel::header(RuleColumn column) const
{
    switch (column) {
    case RuleColumn::Name:
        return tr("Rule");
    case RuleColumn::Severity:
        return tr("Severity");
    case RuleColumn::Check:
        //: Column heading: check method of a rule
        return tr("Check method");
    case RuleColumn::Examples:
        return tr("Examples");
    case RuleColumn::Result:
        //: Column heading: result of the last check
        return tr("Last check");
    }
    return {};
}

QString RulesModel::key(const RuleItem &item) const
{
    return item.rule ? item.rule->id + u'/' + item.rule->name : item.domain;
}

bool RulesModel::areEqual(const RuleItem &left, const RuleItem &right) const
{
    return left.domain == right.domain && left.ruleCount == right.ruleCount && left.failedRuleCount == right.failedRuleCount && left.violatedRuleCount == right.violatedRuleCount
        && isSameRule(left.rule, right.rule) && isSameResult(left.result, right.result)
        && std::equal(left.examples.begin(), left.examples.end(), right.examples.begin(), right.examples.end(), isSameExample);
}

RulesProxy::RulesProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void RulesProxy::setFilterText(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void RulesProxy::setShowsOnlyProblems(bool showsOnlyProblems)
{
    m_showsOnlyProblems = showsOnlyProblems;
    invalidateFilter();
}

/// Returns whether a row is visible. A domain is visible if one of its rules matches, or if there is no filter.
bool RulesProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *model = qobject_cast<const RulesModel *>(sourceModel());
    const RuleItem *item = model ? model->itemAt(model->index(row, 0, parent)) : nullptr;
    if (!item || !item->rule)
        return item && m_words.isEmpty() && !m_showsOnlyProblems;
    if (m_showsOnlyProblems && !hasProblem(*item))
        return false;
    const QString text = QStringList{item->domain, item->rule->id, item->rule->name, item->rule->description}.join(u' ');
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace outcrop
