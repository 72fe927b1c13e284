// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop::testing {

/// An answer, and what must be understood of it.
struct AnswerCase {
    const char *name;     ///< `class: what is special`
    const char *text;
    const char *verdict;
    const char *envelope;
    const char *data;     ///< JSON
    const char *rules = "";    ///< of the repair ledger, in order, with a space between
    const char *findings = ""; ///< codes without `response-`, in order, with a space between
    const char *content = nullptr; ///< nothing: not looked at
};

/// Answers to the prompt type `review` of reviewSchemas().
QList<AnswerCase> proseCases();
QList<AnswerCase> envelopeCases();
QList<AnswerCase> echoCases();
QList<AnswerCase> coercionCases();
QList<AnswerCase> schemaCases();
QList<AnswerCase> jsonCases();

/// A file of response schemas with one type.
QByteArray reviewSchemas();
ResponseContract reviewContract();

} // namespace outcrop::testing
