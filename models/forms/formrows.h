// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "models/base/treemodel.h"
#include "models/forms/formrow.h"

namespace outcrop {

/// The data that form rows are built from, besides the schema's fields.
struct FormData {
    DataNode document;         ///< values of the edited document
    DataNode inheritedData;   ///< used for fields that the document does not have
    Diagnostics findings; ///< findings with locations in the document
};

/// Returns the fields of the schema in order, then keys that are not in the schema. Findings are assigned to their fields; findings about a missing
/// key belong to the missing field.
QList<Branch<FormRow>> formRows(const QList<FieldSpec> &fields, const FormData &data);

} // namespace outcrop
