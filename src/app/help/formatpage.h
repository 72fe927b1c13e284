// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldspec.h"

#include <QStringList>

namespace outcrop {

/// The file formats that have a JSON Schema in resources/schemas, by name: `layer`, `skill`, `wire`. A client's formats, such as `claude-rule`, are not among them.
QStringList formatNames();

/// The type of a field in words, such as `list of text`.
QString fieldTypeText(const FieldSpec &field);

/// The title of a format's page, such as `Layer`.
QString formatTitle(const QString &format);

/// What a format's schema says of each key, as Markdown: path, type, allowed values, meaning.
QString formatPage(const QString &format);

} // namespace outcrop
