// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/portabilityreport.h"

namespace outcrop::testing {

inline Range lineRange(int line, int column, int length)
{
    const qsizetype offset = qsizetype(line) * 100;
    return {{offset, line, column}, {offset + length, line, column + length}};
}

inline Criterion criterion(const QString &id, const QString &title, CriterionKind kind = CriterionKind::Static)
{
    return {id, title, title + QStringLiteral(", in every agent."), kind};
}

inline CriterionResult result(const QString &id, Outcome outcome, const QString &reason = {}, const Diagnostics &findings = {})
{
    return {id, outcome, reason, findings};
}

/// Returns a finding with a fix for a model name without a provider.
inline Diagnostic modelFinding(int line)
{
    const Range range = lineRange(line, 7, 6);
    const Fix fix{QStringLiteral("Write `anthropic/sonnet`"), {{range, QStringLiteral("anthropic/sonnet")}}};
    return {Severity::Error, QStringLiteral("PV-006"), QStringLiteral("`sonnet` does not say whose model it is."),
        {QStringLiteral("agents/größe & <co>.md"), range}, fix};
}

inline Diagnostic phraseFinding(int line)
{
    return {Severity::Warning, QStringLiteral("PV-005"), QStringLiteral("“step by step” tells every model to reason aloud."),
        {QStringLiteral("agents/größe & <co>.md"), lineRange(line, 3, 12)}};
}

/// Returns a report with every outcome, an agent whose name and file need escaping, a failure without a finding, and an unreadable file.
inline PortabilityReport smallReport()
{
    PortabilityReport report;
    report.criteria = {criterion(QStringLiteral("PV-005"), QStringLiteral("No hardcoded reasoning instructions")),
        criterion(QStringLiteral("PV-006"), QStringLiteral("Model preferences name their provider")),
        criterion(QStringLiteral("PV-010"), QStringLiteral("The portability flag is set")),
        criterion(QStringLiteral("PV-011"), QStringLiteral("Valid structured output"), CriterionKind::Behavioral),
        criterion(QStringLiteral("PV-017"), QStringLiteral("Old agents work unchanged"), CriterionKind::Regression)};
    const QString notRecorded = QStringLiteral("anthropic: no response is recorded.");
    const QString noSection = QStringLiteral("The agent has a portability section.");
    const QString notOptedIn = QStringLiteral("The agent has not opted into portability.");
    report.agents = {
        {QStringLiteral("clean"), QStringLiteral("agents/clean.md"),
            {result(QStringLiteral("PV-005"), Outcome::Passed), result(QStringLiteral("PV-006"), Outcome::Passed),
                result(QStringLiteral("PV-010"), Outcome::Passed),
                result(QStringLiteral("PV-011"), Outcome::NotRun, notRecorded),
                result(QStringLiteral("PV-017"), Outcome::NotApplicable, noSection)}},
        {QStringLiteral("größe & <co>"), QStringLiteral("agents/größe & <co>.md"),
            {result(QStringLiteral("PV-005"), Outcome::Failed, QStringLiteral("It tells every model how to reason."),
                 {phraseFinding(31), phraseFinding(12)}),
                result(QStringLiteral("PV-006"), Outcome::Failed, {}, {modelFinding(4)}),
                result(QStringLiteral("PV-010"), Outcome::Failed, QStringLiteral("`portability.enabled` is not true.")),
                result(QStringLiteral("PV-011"), Outcome::NotRun, notRecorded),
                result(QStringLiteral("PV-017"), Outcome::NotApplicable, noSection)}},
        {QStringLiteral("old"), QStringLiteral("agents/old.md"),
            {result(QStringLiteral("PV-005"), Outcome::Passed),
                result(QStringLiteral("PV-006"), Outcome::NotOptedIn, notOptedIn),
                result(QStringLiteral("PV-010"), Outcome::NotOptedIn, notOptedIn),
                result(QStringLiteral("PV-011"), Outcome::NotOptedIn, notOptedIn),
                result(QStringLiteral("PV-017"), Outcome::Passed)}}};
    report.unreadable = {{Severity::Error, QStringLiteral("file-not-utf8"), QStringLiteral("The file is not UTF-8. Convert it to UTF-8."),
        {QStringLiteral("agents/broken.md"), {}}}};
    return report;
}

} // namespace outcrop::testing
