// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"
#include "core/documents/fieldspec.h"

namespace outcrop {

/// The found value, in words: `a list`, `true or false`.
QString foundWords(const DataNode &node);

/// A type of JSON Schema in words: `text` for `string`.
QString typeWords(const QString &type);

/// `a list of text`, `a list of mappings`.
QString listWords(const QString &items);

/// What a field asks for: `a list of text or text`.
QString wantedWords(const FieldSpec &field);

} // namespace outcrop
