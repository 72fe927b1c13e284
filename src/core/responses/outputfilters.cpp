// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outputfilters.h"

namespace outcrop {
namespace {

Repair filterEntry(RepairRule rule, const OutputFilter &filter, const QString &detail)
{
    return {0, repairRuleName(rule), filter.name, detail, {}};
}

/// Returns the text of a response together with the arguments of its tool calls.
QString wholeText(const ProviderResponse &response)
{
    QString text = response.text;
    for (const ToolCall &call : response.toolCalls)
        text += u'\n' + QString::fromStdString(call.arguments.dump(-1, ' ', false, Json::error_handler_t::replace));
    return text;
}

class FilterRun
{
public:
    FilterRun(const ProviderResponse &response, const ResponseContract &contract) : m_contract(contract)
    {
        m_result.response = response;
    }

    FilteredResponse run()
    {
        for (const OutputFilter &filter : m_contract.filters)
            apply(filter);
        return m_result;
    }

private:
    void apply(const OutputFilter &filter)
    {
        if (filter.kind == FilterKind::Instruction)
            m_result.filterEntries.append(filterEntry(RepairRule::FilterInstruction, filter, {}));
        else if (filter.removesText())
            remove(filter);
        else
            match(filter);
    }

    void remove(const OutputFilter &filter)
    {
        if (!m_contract.redact)
            return m_result.filterEntries.append(filterEntry(RepairRule::FilterInstruction, filter, {}));
        QString removed;
        m_result.response = m_contract.redact(m_result.response, filter.kind, removed);
        m_result.filterEntries.append(
            filterEntry(removed.isEmpty() ? RepairRule::FilterKept : RepairRule::FilterApplied, filter, removed));
    }

    void match(const OutputFilter &filter)
    {
        const GuardPattern pattern(filter.pattern);
        if (const QString problem = pattern.problem(); !problem.isEmpty())
            return recordFailedCheck(filter, QStringLiteral("the pattern cannot be run: %1").arg(problem));
        const GuardPattern::Outcome outcome = pattern.matchIn(wholeText(m_result.response));
        if (outcome == GuardPattern::Outcome::TooSlow)
            return recordFailedCheck(filter, QStringLiteral("the pattern takes too long on this response"));
        const bool wantsMatch = filter.kind == FilterKind::Require;
        if ((outcome == GuardPattern::Outcome::Match) == wantsMatch)
            return m_result.filterEntries.append(filterEntry(RepairRule::FilterKept, filter, {}));
        recordViolation(filter,
            wantsMatch ? QStringLiteral("the required pattern %1 does not match").arg(filter.pattern)
                       : QStringLiteral("the forbidden pattern %1 matches").arg(filter.pattern));
    }

    void recordViolation(const OutputFilter &filter, const QString &reason)
    {
        m_result.filterEntries.append(filterEntry(RepairRule::FilterBroken, filter, reason));
        m_result.violations.append(QStringLiteral("The response violates the output filter `%1`: %2.").arg(filter.name, reason));
    }

    /// Rejects the response, because it may violate the filter.
    void recordFailedCheck(const OutputFilter &filter, const QString &reason)
    {
        m_result.filterEntries.append(filterEntry(RepairRule::FilterUnchecked, filter, reason));
        m_result.violations.append(QStringLiteral("The output filter `%1` could not check the response: %2.").arg(filter.name, reason));
    }

    const ResponseContract &m_contract;
    FilteredResponse m_result;
};

} // namespace

FilteredResponse filterResponse(const ProviderResponse &response, const ResponseContract &contract)
{
    return FilterRun(response, contract).run();
}

ParsedResponse parseFiltered(
    const FilteredResponse &filteredResponse, const ResponseContract &contract, const ResponseContext &context)
{
    ParsedResponse response = parseResponse(filteredResponse.response, contract, context);
    response.repairs += filteredResponse.filterEntries;
    for (const QString &message : filteredResponse.violations)
        response.findings.append({Severity::Error, QStringLiteral("response-filter"), message, {context.file, {}}});
    if (!filteredResponse.violations.isEmpty() && isAccepted(response.verdict))
        response.verdict = Verdict::FilterBroken;
    return response;
}

} // namespace outcrop
