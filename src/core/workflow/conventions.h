// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/document.h"
#include "core/templates/templatevalue.h"

#include <QHash>

namespace outcrop {

/// Values of template variables by name.
using TemplateValues = QHash<QString, TemplateValue>;

/// Returns the names of the sets in a conventions.json, in the order of the file. Keys that begin with `_` are comments.
QStringList conventionSets(const Document &document);

/// Returns the names of the sets that contain a convention with this name.
QStringList conventionSetsContaining(const Document &document, const QString &name);

/// Returns the name of the only set or, if there are several, of the first one whose `base_package` is `basePackage`. Returns an empty string if there is none.
QString conventionSetFor(const Document &document, const QString &basePackage);

/// The values of a set of conventions, with the findings about them.
struct ConventionValues {
    TemplateValues values;
    Diagnostics diagnostics;
};

/// Returns `context` and the values of a set without its sections: `naming.entity_class` becomes `entity_class`, and lists become strings. A value of
/// `context` replaces one with the same name. Placeholders are replaced with these values; a value that refers to itself is an error.
ConventionValues conventionValues(const Document &document, const QString &set, const TemplateValues &context);

} // namespace outcrop
