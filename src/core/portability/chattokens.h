// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {

/// The tokens of models' chat templates, which a body must not hold (PV-004): a server puts them in for the model at hand, and refuses or
/// misreads them from a prompt.
class ChatTokens
{
public:
    /// Adds the tokens and forms that `data` (the mapping `chat_template_tokens`) lists.
    void read(const DataNode &data);

    /// All of them as one expression, so that a text is read once.
    const QRegularExpression &expression() const { return m_expression; }
    /// Whose token it is: "Llama 2 and Mistral"; empty for one that is known by its form only.
    QString familyOf(const QString &token) const;

private:
    void makeExpression();

    QHash<QString, QString> m_families; ///< by token
    QStringList m_forms;                ///< expressions for tokens that are made by one rule
    QStringList m_ignored;              ///< expressions for what only looks like a token
    QStringList m_except;               ///< tokens that are allowed
    QRegularExpression m_expression;
};

/// PV-004: every token in the agent's body, in prose and in code alike.
Diagnostics findChatTokens(const Agent &agent, const ChatTokens &tokens);

} // namespace outcrop
