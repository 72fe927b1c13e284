// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/roles.h"

namespace outcrop {

/// Form-specific roles of a cell.
enum FormRole {
    FieldStateRole = Qt::UserRole + 100, ///< int of FieldState
    FieldTypeRole,                       ///< int of FieldType
    PortabilityRole,                     ///< int of PortabilityClass
    StaleRole,                           ///< bool: whether the data of the document is invalid, so that the value may be outdated
    FieldPathRole,                       ///< FieldPath of the row
};

} // namespace outcrop
