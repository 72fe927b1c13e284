// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/storedrecords.h"

#include <QTimeZone>

namespace outcrop::testing {

inline const QString specialCharacters = QStringLiteral("a 'quote' \"two\" \\ $1 ; -- \n\t %s \u00e4 \u202e \U0001F600 NULL");

inline QDateTime noon(int day = 1)
{
    return QDateTime(QDate(2026, 6, day), QTime(12, 0, 0, 7), Qt::UTC);
}

/// Returns an interaction in which every field except the ID has a value other than its default; several texts contain special characters.
inline Interaction fullInteraction()
{
    Interaction record{0, noon()};
    record.source = QStringLiteral("import.jsonl");
    record.session = QStringLiteral("s-1");
    record.iteration = 3;
    record.phase = QStringLiteral("planning");
    record.workload = QStringLiteral("platform/k8s");
    record.agent = QStringLiteral("reviewer");
    record.provider = QStringLiteral("anthropic");
    record.model = QStringLiteral("model-1");
    record.promptType = QStringLiteral("validation");
    record.outcome = QStringLiteral("done");
    record.friction = 0.1;
    record.quality = 87.5;
    record.firstTokenMs = 210;
    record.durationMs = 1910;
    record.usage = {733, 120, 500, 0, 17};
    record.cost = 0.012345678901234567;
    record.layers = {QStringLiteral("layers/soul.md"), specialCharacters, QString()};
    record.skills = {QStringLiteral("k8s")};
    record.request = specialCharacters;
    record.response = QStringLiteral("answer");
    record.details = Json{{"b", 1}, {"a", {1.5, nullptr, "x"}}};
    record.fingerprint = QStringLiteral("c0ffee");
    record.requests = 3;
    return record;
}

inline Violation fullViolation(std::optional<RecordId> interaction = {})
{
    return {0, noon(2), interaction, QStringLiteral("123"), QStringLiteral("validation"), QStringLiteral("CODE_001"), QStringLiteral("NO_STUBS"),
        QStringLiteral("code_generation"), QStringLiteral("critical"), QStringLiteral("auth.py"), 2, specialCharacters, QStringLiteral("implement it"), true, Json{{"x", true}}};
}

inline Estimate fullEstimate()
{
    return {0, noon(3), QStringLiteral("task"), QStringLiteral("build"), 61.5, 55.25, 70.0, 0.75, 8000, 420, 6, 4.5, true, Json::array({"part one", "part two"}),
        Json{{"why", "size"}}};
}

inline Attempt fullAttempt(std::optional<RecordId> estimate = {})
{
    return {0, noon(4), estimate, QStringLiteral("task"), QStringLiteral("by module"), {QStringLiteral("one"), QStringLiteral("two")}, true, true, true,
        QStringLiteral("both wrote auth.py"), 1000, 900, 1700, Json{{"merged", false}}};
}

inline Experiment fullExperiment()
{
    return {0, noon(5), QStringLiteral("structured?"), QStringLiteral("fewer tokens"), QStringLiteral("validation"), QStringLiteral("running"),
        QStringLiteral("structured, unstructured"), 42, noon(6), Json{{"repeats", 5}}, Json{{"t", -27.8}}};
}

inline Measurement fullMeasurement(RecordId experiment, std::optional<RecordId> interaction = {})
{
    return {0, noon(6), experiment, interaction, QStringLiteral("structured"), QStringLiteral("case 1"), 2, QStringLiteral("tokens"), 740.6, true, QStringLiteral("none")};
}

inline Suggestion fullSuggestion()
{
    return {0, noon(7), QStringLiteral("promote"), QStringLiteral("platform"), QStringLiteral("layers/tools.md"), QStringLiteral("abc"), QStringLiteral("Promote it"),
        QStringLiteral("used on 61 % of turns"), QStringLiteral("--- a\n+++ b\n"), QStringLiteral("f00"), 0.9, Json{{"turns", 610}}};
}

inline Decision fullDecision(RecordId suggestion)
{
    return {0, noon(8), suggestion, QStringLiteral("partly"), QStringLiteral("1,3"), specialCharacters, QStringLiteral("me"), QStringLiteral("c0ffee"), Json{{"guard", "ok"}}};
}

} // namespace outcrop::testing
