// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// Prints a parsed response: verdict, data, repairs, tool calls, findings, rule violations and content.
void printResponse(const Console &console, const ParsedResponse &response);
/// Like printResponse(), below the name of the file.
void printResponse(const Console &console, const ParsedResponse &response, const QString &name);
/// Prints the number of responses and the number of accepted responses.
void printResponseCount(const Console &console, const QList<ParsedResponse> &responses);

} // namespace outcrop
