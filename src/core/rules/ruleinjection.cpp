// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleinjection.h"

#include "core/rules/rulesmessages.h"

namespace outcrop {
namespace {

const QStringList &defaultFields()
{
    static const QStringList fields{QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("severity"), QStringLiteral("description")};
    return fields;
}

Json injectedJson(const Rule &rule, const QStringList &fields)
{
    Json json = Json::object();
    for (const QString &field : fields) {
        const DataNode &value = rule.data[field];
        if (!value.isMissing() && !value.isNull())
            json[field.toStdString()] = value.isString() ? jsonString(value.text().trimmed()) : value.toJson();
    }
    return json;
}

/// Tracks the used part of each budget.
class InjectionBudget
{
public:
    InjectionBudget(const RuleChoice &choice, const TextTokenCounter &countTokens) : m_choice(choice), m_countTokens(countTokens) { }

    /// Adds a rule. Returns the name of the exceeded budget, or an empty string if the rule fits.
    QString add(const Json &rule)
    {
        const QString text = QString::fromStdString(rule.dump());
        m_characters += text.size();
        if (m_choice.characters && m_characters > *m_choice.characters)
            return rulesmessages::characters(*m_choice.characters);
        if (!m_choice.tokens || !m_countTokens)
            return {};
        m_tokens += m_countTokens(QString(text + u',')); // rules are counted one by one, each with its separator
        return m_tokens > *m_choice.tokens ? rulesmessages::tokens(*m_choice.tokens) : QString();
    }

private:
    const RuleChoice &m_choice;
    const TextTokenCounter &m_countTokens;
    qint64 m_characters = 0;
    qint64 m_tokens = 0;
};

} // namespace

InjectedRules injectRules(const RuleSet &set, const RuleChoice &choice, const QStringList &fields, const TextTokenCounter &countTokens)
{
    InjectedRules injectedRules;
    InjectionBudget budget(choice, countTokens);
    for (const Rule *rule : set.rulesInDomains(choice.domains)) {
        if (rule->severity > choice.minimumSeverity)
            continue;
        const Json json = injectedJson(*rule, fields.isEmpty() ? defaultFields() : fields);
        if (injectedRules.budget.isEmpty())
            injectedRules.budget = budget.add(json);
        if (injectedRules.budget.isEmpty())
            injectedRules.sent.append({rule, json});
        else
            injectedRules.omittedRules.append(rule);
    }
    return injectedRules;
}

} // namespace outcrop
