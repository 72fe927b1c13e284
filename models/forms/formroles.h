// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/roles.h"

namespace outcrop {

/// Form-specific roles of a cell.
enum FormRole {
    FieldStateRole = Qt::UserRole + 100, ///< int of FieldState
    FieldTypeRole,                       ///< int of FieldType
    PortabilityRole,                     ///< int of PortabilityClass
    StaleRole,                           ///< bool: last valid value of a document that is now invalid
    FieldPathRole,                       ///< FieldPath
};

} // namespace outcrop
