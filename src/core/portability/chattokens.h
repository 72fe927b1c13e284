// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {

/// The special tokens of chat templates, which an agent's body must not contain (PV-004). Servers insert these tokens for their model; in a prompt
/// they are rejected or misinterpreted.
class ChatTokens
{
public:
    /// Adds the tokens and patterns listed in `data` (the mapping `chat_template_tokens`), and excludes the tokens under `except`.
    void read(const DataNode &data);

    /// Returns one expression that matches all tokens, so that text is scanned only once.
    const QRegularExpression &expression() const { return m_expression; }
    /// Returns the models that use a token: "Llama 2 and Mistral". Empty if only the token's form is known.
    QString familyOf(const QString &token) const;

private:
    void buildExpression();

    QHash<QString, QString> m_families; ///< families of models, by token
    QStringList m_patterns;                ///< patterns for families of tokens
    QStringList m_ignoredPatterns;              ///< patterns for text that only resembles a token
    QStringList m_allowedTokens;               ///< tokens under `except`, which are not reported
    QRegularExpression m_expression;
};

/// Finds, for PV-004, all tokens in the agent's body, in prose and in code.
Diagnostics findChatTokens(const Agent &agent, const ChatTokens &tokens);

} // namespace outcrop
