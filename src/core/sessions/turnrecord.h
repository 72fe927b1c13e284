// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// The state of a turn. A row is Interrupted until its end is recorded, so that it is correct if the program is killed.
enum class TurnState {
    Interrupted,
    Waiting,  ///< for a person who carries prompt and answer by hand
    Answered,
    Failed,   ///< there is no whole answer, and it is known why
};

QString turnStateName(TurnState state);

/// A provider that was asked before the one that answered, and why it was left.
struct SkippedProvider {
    QString provider;
    QString model;
    QString reason;
    int requests = 0; ///< of TurnRecord::attempts, which hold those of all providers in order
};

/// What the history's policy left out of a turn; nothing where `messages` is 0.
struct LeftOut {
    int messages = 0;
    qint64 tokensBefore = 0;
    qint64 tokensAfter = 0;
    QString policy; ///< `truncate` or `summarise`
};

/// One turn of a conversation with a model: the row of `turns` in a conversation document. Holds no key and no header.
struct TurnRecord {
    int turn = 1;
    TurnState state = TurnState::Interrupted;
    QString prompt;   ///< file names, in the conversation's folder
    QString response; ///< empty until there is one
    QString partial;  ///< where what came of a broken answer is kept
    QString request;  ///< what was asked
    QString because;  ///< why the program asked again by itself; empty for what a person asked
    QString provider;
    QString model;
    QString answeredBy;      ///< the model, as its provider names it
    QString requestChecksum; ///< SHA-256 of the body that was sent, in hexadecimal
    QDateTime started;
    QDateTime ended;
    std::optional<StopReason> stop = {};
    QString stopDetail;
    QString verdict; ///< of the response parser
    std::optional<double> quality = {};
    int repairs = 0;
    Usage usage;
    std::optional<Cost> cost = {};
    QList<CallAttempt> attempts;
    QList<SkippedProvider> skipped; ///< asked before the one that answered
    LeftOut leftOut;
    QString failure; ///< failureName(), where there is no whole answer
    QString failureMessage;

    bool isOpen() const { return state == TurnState::Interrupted || state == TurnState::Waiting; }
};

Json toJson(const TurnRecord &record);
/// Reads a row; missing and invalid values have their default.
TurnRecord readTurnRecord(const DataNode &node);

} // namespace outcrop
