// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"

#include <QStringList>

namespace outcrop {

/// Returns the names of the file formats with a JSON Schema in resources/schemas/formats, such as `layer`, `skill` and `wire`. Client formats are not
/// included.
QStringList formatNames();

/// Returns the type of a field for readers, such as `list of text`.
QString fieldTypeText(const FieldSpec &field);

/// Returns the title of a format's page, such as `Layer`, or the format's name if its schema has no title.
QString formatTitle(const QString &format);

/// Returns a format's page as Markdown. Each key has its type, limits, allowed values and description from the schema.
QString formatPage(const QString &format);

} // namespace outcrop
