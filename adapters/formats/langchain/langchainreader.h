// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns the last element of a node's ID, such as `ChatPromptTemplate`; empty if the value is not a serialized object.
QString langchainClass(const DataNode &node);

/// Reads a prompt, or a sequence of a prompt and a model.
ParsedPromptFile readLangchain(const FormatInput &input);

} // namespace outcrop
