// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/layers/conversation.h"
#include "core/sessions/turnrecord.h"

namespace outcrop {

/// The first messages of a conversation in few words, said instead of them from then on.
struct HistorySummary {
    qsizetype covers = 0; ///< how many messages it stands for
    QString text;
    QString by; ///< provider and model
};

/// The state of one phase: `<phase>-conversation.json` (ADR-0009, "Conversation History"). It only grows: `messages` holds what was said and
/// answered, `turns` a row for every try, `summaries` what stands for the oldest messages. Members that others put there are kept.
class PhaseConversation
{
public:
    PhaseConversation() = default;
    static PhaseConversation started(const QString &session, int iteration, const QString &phase, const Json &selection);
    /// Reads a document; findings are located. A plain list of messages becomes a conversation without rows. Nothing if it is not JSON.
    static std::optional<PhaseConversation> read(const Document &document, Diagnostics &diagnostics);

    const QList<TurnRecord> &turns() const { return m_turns; }
    const TurnRecord *turn(int number) const;
    qsizetype messageCount() const;
    /// The selection of the turns, as written by selectionJson(); null if not recorded.
    Json selection() const;
    std::optional<HistorySummary> summary() const;
    /// As one text, for those who only want to see whether it was changed.
    QByteArray bytes() const;

    /// Where it turned out to lie.
    void moveTo(const QString &session, int iteration);
    /// Adds the turn's row, or replaces it once its end is known.
    void setTurn(const TurnRecord &record);
    /// Adds what was asked and answered; `kept` is the provider's own and goes back to it.
    void addExchange(const TurnRecord &record, const ProviderAnswer &answer);
    /// Adds a result of a tool, which answers a call of the last message.
    void addToolResult(const QString &callId, const QString &tool, const QString &content, const QDateTime &time);
    void addSummary(const HistorySummary &summary);

    /// Begins with what was said elsewhere.
    void takeMessages(const PhaseConversation &other);

    /// The document with only what is to be sent of it: the summary, if there is one and it is wanted, and the messages from `first` on.
    QByteArray history(qsizetype first, bool withSummary) const;

private:
    void append(const Json &message) { m_json["messages"].push_back(message); }

    Json m_json = Json::object();
    QList<TurnRecord> m_turns;
};

} // namespace outcrop
