// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertion.h"

#include <QHash>

namespace outcrop {

/// A tool call in a response.
struct AssertedCall {
    QString name;
    Json arguments;
};

/// The known properties of a response. Unknown values are nullopt; assertions on them fail.
struct AssertedResponse {
    QString text;
    QList<AssertedCall> calls = {};
    QHash<QString, Json> tools = {};           ///< JSON Schemas of the arguments of the tools in the request, by tool name
    QString finishReason = {};                 ///< in the provider's spelling
    bool isRefusal = false;
    std::optional<double> cost = {};           ///< US dollars
    std::optional<double> latency = {};        ///< milliseconds
    std::optional<QString> schemaProblem = {}; ///< reason why the response does not match its contract; empty if it matches
    std::optional<QStringList> violations = {}; ///< violated rules of the workspace
};

struct AssertionVerdict {
    QString name; ///< type with `not-`
    bool hasPassed = false;
    double score = 0;    ///< 0 to 1
    QString reason = {}; ///< details of a failed assertion; may be empty
};

struct ResponseVerdict {
    QList<AssertionVerdict> assertions;
    bool hasPassed = true;
    double score = 1; ///< weighted mean of the scores; 1 without assertions, 0 if all weights are 0
};

/// Evaluates assertions as promptfoo does. Without a threshold, all assertions must pass; with one, the score must reach it. Runs no code.
ResponseVerdict judgeResponse(const QList<Assertion> &assertions, const AssertedResponse &response, std::optional<double> threshold = {});

} // namespace outcrop
