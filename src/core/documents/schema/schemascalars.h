// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemaindex.h"

#include <optional>
#include <string_view>

namespace outcrop {

/// The context of a check of a keyword for numbers or strings.
struct ScalarContext {
    const SchemaIndex &index;
    const SchemaSettings &settings;
    const SchemaNode &schema;
    const Json &value;
};

/// The violation of a keyword.
struct ScalarViolation {
    const char *keyword;
    QString message;
};

/// Returns the violation, or nullopt if the value matches the keyword or has a type that the keyword does not apply to.
using ScalarCheck = std::optional<ScalarViolation> (*)(const ScalarContext &context, const Json &keyword);

/// Returns the check for a keyword about numbers or strings; null for other keywords.
ScalarCheck scalarCheck(std::string_view keyword);

} // namespace outcrop
