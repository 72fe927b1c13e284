// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/layers/conversation.h"
#include "core/sessions/turnrecord.h"

namespace outcrop {

/// A summary that replaces the first messages of a conversation in later requests.
struct HistorySummary {
    qsizetype replacedMessages = 0; ///< counted from the start of the conversation
    QString text;
    QString model; ///< provider and model that wrote the summary
};

/// The state of one phase: `<phase>-conversation.json` (ADR-0009, "Conversation History"). `messages` contains prompts, responses and tool results, `turns` one
/// row for each turn, even if it failed, and `summaries` the replacements for the oldest messages. Except for
/// replaceMessages(), messages and summaries are append-only. Unknown members are preserved.
class PhaseConversation
{
public:
    PhaseConversation() = default;
    static PhaseConversation create(const QString &session, int iteration, const QString &phase, const Json &selection);
    /// Reads a document and appends diagnostics with locations. A plain list of messages becomes a conversation without turns. Returns nullopt if the
    /// document is not a JSON object or array.
    static std::optional<PhaseConversation> read(const Document &document, Diagnostics &diagnostics);

    const QList<TurnRecord> &turns() const { return m_turns; }
    const TurnRecord *turn(int number) const;
    qsizetype messageCount() const;
    /// Returns the selection of the turns, as written by selectionJson(); null if none is recorded.
    Json selection() const;
    std::optional<HistorySummary> summary() const;
    /// Returns the JSON text of the document. Compare two results to detect changes.
    QByteArray bytes() const;

    /// Sets the session and the iteration in the document once its location is known.
    void setLocation(const QString &session, int iteration);
    /// Adds the row of a turn, or replaces the row with the same number.
    void setTurn(const TurnRecord &record);
    /// Appends the request, if the turn has one, and the response. `kept` in the response is provider-specific data that later requests send back.
    void addExchange(const TurnRecord &record, const ProviderResponse &response);
    /// Appends the result of a tool call in the last response.
    void addToolResult(const QString &callId, const QString &tool, const QString &content, const QDateTime &time);
    void addSummary(const HistorySummary &summary);

    /// Replaces the messages with those of another conversation.
    void replaceMessages(const PhaseConversation &other);

    /// Returns a document with the messages to send: the summary if there is one and `includesSummary` is set, then the messages from index `first`.
    QByteArray history(qsizetype first, bool includesSummary) const;

private:
    void append(const Json &message) { m_json["messages"].push_back(message); }

    Json m_json = Json::object();
    QList<TurnRecord> m_turns;
};

} // namespace outcrop
