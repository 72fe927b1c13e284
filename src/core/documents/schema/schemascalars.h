// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemaindex.h"

#include <optional>
#include <string_view>

namespace outcrop {

/// What a keyword about numbers and texts is checked in.
struct ScalarScene {
    const SchemaIndex &index;
    const SchemaSettings &settings;
    const SchemaNode &schema;
    const Json &value;
};

/// A keyword that a value breaks.
struct ScalarObjection {
    const char *keyword;
    QString message;
};

/// Gives the objection to a value; nothing where it obeys the keyword, or the keyword is about other types of values.
using ScalarCheck = std::optional<ScalarObjection> (*)(const ScalarScene &scene, const Json &keyword);

/// The check of a keyword about numbers and texts; null for all others.
ScalarCheck scalarCheck(std::string_view keyword);

} // namespace outcrop
