// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/responsecontract.h"

namespace outcrop::testing {

/// A response, and the expected result of parsing it.
struct ResponseCase {
    const char *name;     ///< name of the form `class: description`
    const char *text;
    const char *verdict;
    const char *envelope;
    const char *data;     ///< expected data as JSON
    const char *rules = "";    ///< repair rules in the ledger, in order, separated by spaces
    const char *findings = ""; ///< codes of the findings without `response-`, in order, separated by spaces
    const char *content = nullptr; ///< expected content; null if it is not checked
};

/// Return responses to the prompt type `review` of reviewSchemas().
QList<ResponseCase> proseCases();
QList<ResponseCase> envelopeCases();
QList<ResponseCase> echoCases();
QList<ResponseCase> coercionCases();
QList<ResponseCase> schemaCases();
QList<ResponseCase> jsonCases();

/// Returns a file of response schemas with one type.
QByteArray reviewSchemas();
ResponseContract reviewContract();

} // namespace outcrop::testing
