// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/json.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace outcrop {

struct Agent;

/// One rule of `guardrails.input_validation`: an input's name and the regular expression it must match, such as `engagement_id: "^ENG-\\d{4}$"`. The long
/// A name that ends in `?` is of an input that a request may do without. The long
/// form is a mapping with `format`, `allowed`, `required` and `on_invalid: {action: reject or warn, message}`.
struct InputRule {
    QString name;
    QString pattern;      ///< as it is written; empty where nothing can be checked
    QStringList allowed;  ///< or the only words there are
    bool required = true; ///< a request without such an input is rejected, too
    bool onlyWarns = false;
    QString message;      ///< the author's own
    QString problem;      ///< why the rule cannot be checked; empty where it can
    Location place;

    bool isChecked() const { return problem.isEmpty(); }
};

/// What the rules are held against.
struct GivenInput {
    QString request;
    QList<QPair<QString, Json>> fields = {}; ///< values given by name
    QStringList earlier = {};                ///< what was said before in the conversation: an input named there need not be repeated
};

/// What a filter of `guardrails.output_filtering` does to an answer.
enum class FilterKind {
    Instruction, ///< words for the model; no program can check them
    Secrets,     ///< keys, tokens and passwords are taken out
    Personal,    ///< e-mail addresses, telephone and card numbers are taken out
    Require,     ///< the answer must hold a match of a pattern
    Forbid,      ///< the answer must not hold one
};

struct OutputFilter {
    QString name;    ///< as it is written
    FilterKind kind = FilterKind::Instruction;
    QString pattern; ///< of Require and Forbid
    Location place;

    bool removes() const { return kind == FilterKind::Secrets || kind == FilterKind::Personal; }
};

/// What `guardrails.fallback_behavior` says is done with an answer that cannot be used.
enum class Fallback {
    Unset,    ///< nothing is said, or a word that means nothing here
    Retry,    ///< warn, and ask again
    Continue, ///< warn, and use it all the same
    Halt,     ///< warn, and pass nothing on
    Escalate, ///< warn, and leave it to a person
};

QList<InputRule> inputRules(const Agent &agent);
QList<OutputFilter> outputFilters(const Agent &agent);
/// By its words: `warn_and_retry`, `warn_and_halt`, `escalate_to_user`, and those like them (`warn_and_request_context`, `warn_and_report_partial`).
Fallback fallbackFromWord(const QString &word);
/// `retry`, `continue`, `halt`, `escalate`; empty where nothing is said.
QString fallbackName(Fallback fallback);

/// What the request breaks, at the place of each rule: an error, or a warning where the rule only warns. A pattern is held against the request as a whole,
/// its lines and its words; a value given for the input by name (`--field`, `engagement id: ENG-1`), and a word that begins as the pattern does
/// (`ENG-1`), must match. A pattern that is broken or takes too long is an error: what cannot be checked does not pass. Nothing without a request.
Diagnostics checkInput(const QList<InputRule> &rules, const GivenInput &input);

/// A pattern as the guardrails run it: it gives up before it takes long.
class GuardPattern
{
public:
    explicit GuardPattern(const QString &pattern);

    enum class Outcome { Match, NoMatch, TooSlow };
    QString problem() const; ///< empty where it can be run
    Outcome matchIn(const QString &text) const;

private:
    QRegularExpression m_expression;
};

} // namespace outcrop
