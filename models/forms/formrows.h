// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "models/base/treemodel.h"
#include "models/forms/formrow.h"

namespace outcrop {

/// What the rows of a form are made of, beside the fields of its schema.
struct FormData {
    DataNode own;         ///< what the document says
    DataNode inherited;   ///< used for fields that it does not have
    Diagnostics findings; ///< whose places are in the document
};

/// Every field of the schema in its order, then what the document has beyond it. Findings are shown at their field; a missing key is
/// found at its own field.
QList<Branch<FormRow>> formRows(const QList<FieldSpec> &fields, const FormData &data);

} // namespace outcrop
