// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/portability/portabilitymodel.h"

#include "core/base/datatext.h"
#include "models/base/roles.h"

#include <algorithm>
#include <iterator>

namespace outcrop {
namespace {

/// Returns the symbol of a result; for a failure, with the number of findings, at least 1.
QString symbolOf(const CriterionResult &result)
{
    const QString symbol = outcomeSymbol(result.outcome);
    return result.outcome == Outcome::Failed ? QStringLiteral("%1 %2").arg(symbol).arg(std::max<qsizetype>(1, result.findings.size())) : symbol;
}

struct Heading {
    const char *criterion;
    const char *words; ///< on two lines, because columns are narrow
};

constexpr Heading headings[] = {
    {"PV-001", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "API\nparameters")},
    {"PV-002", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Tool\nschemas")},
    {"PV-003", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Output\nschema")},
    {"PV-004", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Template\ntokens")},
    {"PV-005", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Chain of\nthought")},
    {"PV-006", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Model\nnames")},
    {"PV-007", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Required\nfeatures")},
    {"PV-008", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Context\nwindow")},
    {"PV-009", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Body\nformat")},
    {"PV-010", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Portability\nflag")},
    {"PV-011", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Valid\noutput")},
    {"PV-012", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Tool\ncalls")},
    {"PV-013", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Constraint\nadherence")},
    {"PV-014", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Same\nidentity")},
    {"PV-015", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Consistent\nquality")},
    {"PV-016", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Smaller\nmodels")},
    {"PV-017", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Unchanged\nrequest")},
    {"PV-018", QT_TRANSLATE_NOOP("outcrop::PortabilityModel", "Optional\nsection")},
};

/// Returns the heading of a criterion's column. For a criterion that the workspace defines, this is its title.
QString headingOf(const Criterion &criterion)
{
    const auto found = std::find_if(std::begin(headings), std::end(headings), [&criterion](const Heading &heading) { return criterion.id == QLatin1String(heading.criterion); });
    return found == std::end(headings) ? criterion.title : PortabilityModel::tr(found->words);
}

int countOf(const AgentReport &agent, Outcome outcome)
{
    const auto hasOutcome = [outcome](const CriterionResult &result) { return result.outcome == outcome; };
    return static_cast<int>(std::count_if(agent.results.begin(), agent.results.end(), hasOutcome));
}

/// Returns the symbol of an agent: the number of failures and errors in its file, or of passed criteria if some were not run.
QString summaryOf(const AgentReport &agent, qsizetype errors)
{
    const qsizetype failed = countOf(agent, Outcome::Failed) + errors;
    const int notRunCount = countOf(agent, Outcome::NotRun);
    const int passedCount = countOf(agent, Outcome::Passed);
    if (failed > 0)
        return QStringLiteral("%1 %2").arg(outcomeSymbol(Outcome::Failed)).arg(failed);
    const QString symbol = outcomeSymbol(Outcome::Passed);
    return notRunCount == 0 ? symbol : QStringLiteral("%1 %2/%3").arg(symbol).arg(passedCount).arg(passedCount + notRunCount);
}

} // namespace

QString outcomeSymbol(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return QStringLiteral("✓");
    case Outcome::Failed:
        return QStringLiteral("✗");
    case Outcome::NotOptedIn:
        return QStringLiteral("–");
    case Outcome::NotApplicable:
        return QStringLiteral("·");
    case Outcome::NotRun:
        return QStringLiteral("?");
    }
    return {};
}

void PortabilityModel::setReport(const PortabilityReport &report)
{
    if (hasSameRows(report)) {
        m_report = report;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_report = report;
    endResetModel();
}

bool PortabilityModel::hasSameRows(const PortabilityReport &report) const
{
    const auto sameAgent = [](const AgentReport &a, const AgentReport &b) { return a.file == b.file && a.results.size() == b.results.size(); };
    const auto sameCriterion = [](const Criterion &a, const Criterion &b) { return a.id == b.id; };
    return std::equal(report.agents.begin(), report.agents.end(), m_report.agents.begin(), m_report.agents.end(), sameAgent)
        && std::equal(report.criteria.begin(), report.criteria.end(), m_report.criteria.begin(), m_report.criteria.end(), sameCriterion);
}

const AgentReport *PortabilityModel::agentAt(const QModelIndex &index) const
{
    return index.model() == this && index.row() < rowCount() ? &m_report.agents.at(index.row()) : nullptr;
}

const CriterionResult *PortabilityModel::resultAt(const QModelIndex &index) const
{
    const AgentReport *agent = agentAt(index);
    const int at = index.column() - 1;
    return agent && at >= 0 && at < agent->results.size() ? &agent->results.at(at) : nullptr;
}

const Criterion *PortabilityModel::criterionAt(int column) const
{
    return column >= 1 && column <= m_report.criteria.size() ? &m_report.criteria.at(column - 1) : nullptr;
}

Diagnostics PortabilityModel::findingsAt(const QModelIndex &index) const
{
    if (const CriterionResult *result = resultAt(index))
        return result->findings;
    Diagnostics all;
    if (const AgentReport *agent = agentAt(index)) {
        all = fileErrors(*agent);
        for (const CriterionResult &result : agent->results)
            all += result.findings;
    }
    sortByLocation(all);
    return all;
}

int PortabilityModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.agents.size());
}

int PortabilityModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.criteria.size()) + 1;
}

QVariant PortabilityModel::data(const QModelIndex &index, int role) const
{
    const AgentReport *agent = agentAt(index);
    if (!agent)
        return {};
    const CriterionResult *result = resultAt(index);
    return result ? resultData(*agent, *result, role) : index.column() == 0 ? agentData(*agent, role) : QVariant();
}

/// Returns the errors in the agent's file, which prevent clients from reading it.
Diagnostics PortabilityModel::fileErrors(const AgentReport &agent) const
{
    Diagnostics errors;
    std::copy_if(m_report.unreadable.begin(), m_report.unreadable.end(), std::back_inserter(errors),
        [&agent](const Diagnostic &error) { return error.location.file == agent.file; });
    return errors;
}

/// Returns the number of failed criteria, and of errors in the file if there are any.
QString PortabilityModel::agentText(const AgentReport &agent) const
{
    //: %1 is an agent's name.
    const QString failed = tr("%1: %n criterion(s) failed", nullptr, countOf(agent, Outcome::Failed)).arg(agent.agent);
    const int errors = static_cast<int>(fileErrors(agent).size());
    //: %1 is a sentence about failed criteria
    return errors == 0 ? failed : tr("%1; %n error(s) in the file", nullptr, errors).arg(failed);
}

QVariant PortabilityModel::agentData(const AgentReport &agent, int role) const
{
    const qsizetype failed = countOf(agent, Outcome::Failed) + fileErrors(agent).size();
    switch (role) {
    case Qt::DisplayRole:
        return summaryOf(agent, fileErrors(agent).size());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return agentText(agent);
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case OutcomeRole:
        return static_cast<int>(failed > 0 ? Outcome::Failed : Outcome::Passed);
    case PathRole:
        return agent.file;
    default:
        return {};
    }
}

QVariant PortabilityModel::resultData(const AgentReport &agent, const CriterionResult &result, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return symbolOf(result);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return accessibleText(agent, result);
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case OutcomeRole:
        return static_cast<int>(result.outcome);
    case PathRole:
        return agent.file;
    default:
        return {};
    }
}

/// Returns the accessible text and tooltip of a cell: criterion, agent and outcome, and the first finding or the reason.
QString PortabilityModel::accessibleText(const AgentReport &agent, const CriterionResult &result) const
{
    const QString reason = !result.findings.isEmpty() ? result.findings.first().message : result.reason;
    //: %1 is a criterion such as PV-004, %2 an agent's name, %3 the outcome, such as "failed".
    const QString summary = tr("%1, %2: %3").arg(result.criterion, agent.agent, outcomeText(result.outcome));
    return reason.isEmpty() ? summary : tr("%1. %2").arg(summary, reason);
}

QVariant PortabilityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? criterionHeader(section, role) : agentHeader(section, role);
}

QVariant PortabilityModel::criterionHeader(int section, int role) const
{
    if (section == 0)
        //: The summary column.
        return role == Qt::DisplayRole ? tr("All")
            : role == Qt::ToolTipRole
            ? tr("Number of failed criteria and file errors. ✓ means none; ✓ 12/14 means that 2 of 14 criteria were not run.")
            : QVariant();
    const Criterion *criterion = criterionAt(section);
    if (role == Qt::DisplayRole)
        return criterion ? headingOf(*criterion) : QVariant();
    if (role == Qt::ToolTipRole && criterion)
        //: %1 is a code such as PV-001, %2 a title, %3 a condition
        return tr("%1 %2: %3").arg(criterion->id, dataText(criterion->title), dataText(criterion->passCondition));
    return {};
}

QVariant PortabilityModel::agentHeader(int section, int role) const
{
    const AgentReport *agent = agentAt(index(section, 0));
    if (!agent)
        return {};
    return role == Qt::DisplayRole ? agent->agent : role == Qt::ToolTipRole ? agent->file : QVariant();
}

void PortabilityProxy::setFilterText(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void PortabilityProxy::setShowsOnlyFailures(bool showsOnlyFailures)
{
    m_showsOnlyFailures = showsOnlyFailures;
    invalidateFilter();
}

bool PortabilityProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *model = qobject_cast<const PortabilityModel *>(sourceModel());
    const AgentReport *agent = model && !parent.isValid() ? model->agentAt(model->index(row, 0)) : nullptr;
    if (!agent || (m_showsOnlyFailures && countOf(*agent, Outcome::Failed) == 0))
        return false;
    return std::all_of(m_words.begin(), m_words.end(), [agent](const QString &word) {
        return agent->agent.contains(word, Qt::CaseInsensitive) || agent->file.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace outcrop
