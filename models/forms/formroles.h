// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/roles.h"

namespace outcrop {

/// What a cell of a form says beyond its text, beside the roles that every model shares.
enum FormRole {
    FieldStateRole = Qt::UserRole + 100, ///< int of FieldState
    FieldTypeRole,                       ///< int of FieldType
    PortabilityRole,                     ///< int of PortabilityClass
    StaleRole,                           ///< bool: what the document said before it became unreadable
    FieldPathRole,                       ///< FieldPath
};

} // namespace outcrop
