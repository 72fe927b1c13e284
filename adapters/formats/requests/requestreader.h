// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/base/requestwire.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns the name of the wire format, as in `api_format` of an adapter.
QString requestWireName(RequestWire wire);

/// Returns the API of a JSON request by its shape; nullopt if it is not a request.
std::optional<RequestWire> requestWireOf(const DataNode &data);

/// Reads the body of a request. `path` is its path in the source, without a final dot.
ReadPromptFile readRequest(RequestWire wire, const DataNode &body, const QString &path, const FormatInput &input);

/// Changes the pointers of other keys from the body of a request to a document that contains it at `prefix`, such as `/body`.
void nestForeign(PromptFile &prompt, const QString &prefix);

} // namespace outcrop
