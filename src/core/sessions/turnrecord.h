// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "core/sessions/turncache.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// The state of a turn. A sent turn is Interrupted until its end is recorded, so the row is correct even if the program is killed.
enum class TurnState {
    Interrupted,
    Waiting,  ///< waits for a user to enter a response manually
    Answered,
    Failed,   ///< there is no complete response, and the cause is known
};

/// Returns the state as in session files: `interrupted`, `waiting`, `answered`, `failed`.
QString turnStateName(TurnState state);
/// Returns the state for display.
QString turnStateText(TurnState state);

/// A provider that was tried before the responding one, and the reason why it was skipped.
struct SkippedProvider {
    QString provider;
    QString model;
    QString reason;
    int requests = 0; ///< number of entries in TurnRecord::attempts, which contains the attempts of all providers in order
};

/// The messages that the history policy omitted from a turn; unused if `messages` is 0.
struct OmittedHistory {
    int messages = 0;
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;
    QString policy; ///< `truncate` or `summarise`
};

/// One turn of a conversation with a model: a row of `turns` in a conversation document. Contains no API keys and no HTTP headers.
struct TurnRecord {
    int turn = 1;
    TurnState state = TurnState::Interrupted;
    QString prompt;   ///< file name in the conversation's folder
    QString response; ///< file name; empty until there is a response
    QString partial;  ///< file name of an incomplete response
    QString request;  ///< request text
    Json attachments = Json::array(); ///< attachmentRecord() of each file that was sent with the request; those of layers are not included
    QString automaticReason;  ///< reason for an automatic request; empty for a request by the user
    QString provider;
    QString model;
    QString reportedModel;   ///< model name as reported by the provider
    QString format;          ///< format of the prompt: markdown, xml, rccf, hybrid or prompt-xml
    QString requestChecksum; ///< SHA-256 of the request body, in hexadecimal
    QDateTime startTime;
    QDateTime endTime;
    std::optional<StopReason> stop = {};
    QString stopDetail;
    QString verdict; ///< verdict of the response parser
    std::optional<double> quality = {};
    int repairs = 0;
    Usage usage;
    std::optional<Cost> cost = {};
    std::optional<TurnCache> cache = {}; ///< cache plan of the request; nullopt if no tokens were expected to be cached
    QList<CallAttempt> attempts;
    QList<SkippedProvider> skipped; ///< providers tried before the responding one
    OmittedHistory omittedHistory;
    QString failure; ///< failureName() if there is no complete response
    QString failureMessage;

    /// Returns whether the user sent text or files.
    bool hasRequest() const { return !request.isEmpty() || !attachments.empty(); }
    bool isOpen() const { return state == TurnState::Interrupted || state == TurnState::Waiting; }
};

Json toJson(const TurnRecord &record);
/// Reads a row. Missing and invalid values get their defaults.
TurnRecord readTurnRecord(const DataNode &node);

} // namespace outcrop
