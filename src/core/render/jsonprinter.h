// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/value.h"

namespace outcrop {

/// The value as indented JSON. Every character inside a text that came from a document still knows its place there.
TracedText printJson(const Value &value);

} // namespace outcrop
