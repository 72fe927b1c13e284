// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/rules/ruleswork.h"

#include "app/prompt/renderprompt.h"
#include "core/layers/hybridenvelope.h"

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

/// Returns the rules of a template and their cost. Renders the envelope to count the rules that are sent, and an envelope without a budget for those
/// omitted.
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

} // namespace

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
