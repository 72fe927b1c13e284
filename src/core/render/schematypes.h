// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <initializer_list>
#include <string>

namespace outcrop {

bool isOneOf(const std::string &keyword, std::initializer_list<const char *> keywords);

/// The types of some values, as `type` names them.
Json typesOf(const Json &values);

/// The types that a schema without `type` means by its other keywords, such as `minLength`: text. Without any, it may
/// be anything that needs no further schema.
Json typesMeantBy(const Json &schema);

/// Whether a schema says a type, or what stands for one.
bool isTyped(const Json &schema);

/// What needs no further schema: texts, numbers, true and false, null.
Json scalarTypes();

} // namespace outcrop
