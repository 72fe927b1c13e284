// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace outcrop {

struct Agent;

/// One rule of `guardrails.input_validation`: the name of an input and the regular expression that it must match, such as `engagement_id:
/// "^ENG-\\d{4}$"`. A trailing `?` in the name marks an optional input. The long form is a mapping with `format`, `allowed`, `required` and
/// `on_invalid: {action: reject or warn, message}`.
struct InputRule {
    QString name;
    QString pattern;      ///< pattern as written; empty if there is none
    QStringList allowed;  ///< allowed values, used instead of a pattern
    bool isRequired = true; ///< whether the request must contain this input
    bool isWarningOnly = false;
    QString message;      ///< message of the agent's author
    QString problem;      ///< reason why the rule cannot be checked; empty if it can
    Location location;

    bool canBeChecked() const { return problem.isEmpty(); }
};

/// The input that the rules check.
struct CheckedInput {
    QString request;
    QList<QPair<QString, Json>> fields = {}; ///< values given by name
    QStringList earlier = {};                ///< earlier messages of the conversation; an input in them need not be repeated
};

/// The effect of a filter in `guardrails.output_filtering`.
enum class FilterKind {
    Instruction, ///< an instruction for the model that a program cannot check
    Secrets,     ///< removes secrets, such as keys, tokens and passwords
    PersonalData,    ///< removes personal data, such as e-mail addresses and card numbers
    Require,     ///< requires that the response matches a pattern
    Forbid,      ///< requires that the response does not match a pattern
};

/// One filter of `guardrails.output_filtering`.
struct OutputFilter {
    QString name;    ///< name as written
    FilterKind kind = FilterKind::Instruction;
    QString pattern; ///< pattern for Require and Forbid
    Location location;

    bool removesText() const { return kind == FilterKind::Secrets || kind == FilterKind::PersonalData; }
};

/// The action for an unusable response, as set in `guardrails.fallback_behavior`.
enum class Fallback {
    Unset,    ///< not set, or not recognized
    Retry,    ///< warn and retry
    Continue, ///< warn and use the response anyway
    Halt,     ///< warn and stop without passing on the response
    Escalate, ///< warn and ask a person to decide
};

QList<InputRule> inputRules(const Agent &agent);
QList<OutputFilter> outputFilters(const Agent &agent);
/// Returns the fallback that a setting names by a keyword, as in `warn_and_retry`, `warn_and_halt`, `escalate_to_user` and `warn_and_report_partial`.
/// Returns Unset if no keyword matches.
Fallback fallbackFromName(const QString &word);
/// Returns whether the text of `guardrails.fallback_behavior` is a setting of the schema, which only the program uses. Other text is also sent to the model.
bool isFallbackSetting(const QString &word);
/// Returns `retry`, `continue`, `halt` or `escalate`; empty for Unset.
QString fallbackName(Fallback fallback);

/// Returns the violations in a request, located at the rules. They are errors, or warnings for rules that only warn. A required input counts as present if it is given by
/// name (`--field`, `engagement id: ENG-1`). It also counts if it is the whole text, a line or a word of the request or of an earlier message. A value given by name must
/// match, and so must a word of the request with a digit and the literal prefix of the pattern (`ENG-1`). An invalid or slow pattern is an error, because an input that
/// cannot be checked is not accepted. Skips rules with a `problem`. Returns an empty list for an empty request.
Diagnostics checkInput(const QList<InputRule> &rules, const CheckedInput &input);

/// A regular expression of a guardrail, with a limit on its matching time.
class GuardPattern
{
public:
    explicit GuardPattern(const QString &pattern);

    enum class Outcome { Match, NoMatch, TooSlow };
    QString problem() const; ///< empty if the pattern is valid
    Outcome matchIn(const QString &text) const;

private:
    QRegularExpression m_expression;
};

} // namespace outcrop
