// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/rules/ruleswork.h"

#include "app/prompt/renderprompt.h"
#include "core/base/englishthread.h"
#include "core/layers/hybridenvelope.h"

#include <algorithm>

namespace outcrop {

namespace {

Json rulesIn(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration)
{
    const Json metadata = hybridEnvelope(promptTemplate, configuration, {}, {}).metadata;
    return metadata.value("rules", Json::array());
}

/// Returns the template without its budgets for rules.
HybridTemplate withoutBudget(HybridTemplate promptTemplate)
{
    promptTemplate.rules.characters.reset();
    promptTemplate.rules.tokens.reset();
    return promptTemplate;
}

/// Returns the rules of a template and their cost. Renders the envelope to count the sent rules, and an envelope without a budget to count the
/// omitted rules.
ShownInjection injectionOf(const HybridTemplate &promptTemplate, const PromptConfiguration &configuration, const TokenCounter &counter)
{
    const HybridTemplate whole = withoutBudget(promptTemplate);
    const Json all = rulesIn(whole, configuration);
    const size_t sent = rulesIn(promptTemplate, configuration).size();
    const QList<InjectedRule> rules = injectRules(*configuration.rules, whole.rules, {}, {}).sent;
    ShownInjection injection{promptTemplate.type, promptTemplate.isStructured, promptTemplate.rules.characters, promptTemplate.rules.tokens};
    for (size_t i = 0; i < all.size() && qsizetype(i) < rules.size(); ++i) {
        const Rule &rule = *rules.at(qsizetype(i)).rule;
        const QString text = QString::fromStdString(all.at(i).dump());
        injection.rules += ShownRule{rule.id, rule.name, rule.domain, rule.severity, i < sent, text.size(), counter.count(text), rule.location};
    }
    return injection;
}

/// Returns whether a model judged a text by this rule.
bool isJudgedByModel(const QList<Rule> &rules, const RuleResult &result)
{
    const auto rule = std::find_if(rules.begin(), rules.end(), [&result](const Rule &one) { return one.id == result.rule; });
    const bool isForModels = rule != rules.end() && rule->validation == RuleValidation::LlmCheck;
    return isForModels && (result.outcome != RuleOutcome::NotRun || result.failsIfNotRun);
}

} // namespace

RuleReport reportInEnglish(const FinishedCheck &check)
{
    const EnglishThread english;
    RuleJob job;
    job.texts = {check.text};
    const Result<RuleReport> checked = checkRules(withFindingsInLanguageOfThread(*check.workspace), job);
    if (!checked)
        return check.report;
    RuleReport report = *checked;
    for (qsizetype text = 0; text < std::min(report.texts.size(), check.report.texts.size()); ++text) {
        for (const RuleResult &shown : check.report.texts.at(text).results) {
            if (isJudgedByModel(report.rules, shown))
                std::replace_if(report.texts[text].results.begin(), report.texts[text].results.end(), [&shown](const RuleResult &one) { return one.rule == shown.rule; }, shown);
        }
    }
    return report;
}

QList<ShownInjection> injectionsOf(const OpenedWorkspace &opened, const QString &provider, const QString &model, const std::stop_token &stop)
{
    QList<ShownInjection> injections;
    const TokenCounterPtr counter = counterFor(opened, provider, model);
    for (const HybridTemplate &promptTemplate : opened.library.configuration.templates->templates) {
        if (stop.stop_requested())
            return {};
        injections += injectionOf(promptTemplate, opened.library.configuration, *counter);
    }
    return injections;
}

} // namespace outcrop
