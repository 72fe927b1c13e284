// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/responses/parsedresponse.h"

namespace outcrop {

/// What `parse` says to people: the verdict, the data, every repair and every finding with its place, and the prose.
void printResponse(const Console &console, const ParsedResponse &response);
/// The same for one of several answers, under the name of its file.
void printResponse(const Console &console, const ParsedResponse &response, const QString &name);
/// How many of several answers can be used.
void printCount(const Console &console, const QList<ParsedResponse> &responses);

} // namespace outcrop
