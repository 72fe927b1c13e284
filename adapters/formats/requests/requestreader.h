// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/base/requestwire.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns the name of the wire format, as in `api_format` of an adapter.
QString requestWireName(RequestWire wire);

/// Returns the API of a JSON request, as determined by its shape; nullopt if it is not a request.
std::optional<RequestWire> requestWireOf(const DataNode &data);

/// Reads the body of a request. `path` is its path in the source, without a final dot.
ParsedPromptFile readRequest(RequestWire wire, const DataNode &body, const QString &path, const FormatInput &input);

/// Adds `prefix`, such as `/body`, to the JSON pointers of foreign keys and of the body, for a request body inside another document.
void prefixForeignPointers(PromptFile &prompt, const QString &prefix);

} // namespace outcrop
