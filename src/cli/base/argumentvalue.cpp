// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/argumentvalue.h"

#include "core/documents/data/yamlreader.h"

namespace outcrop {

Json argumentValue(const QString &word)
{
    const bool flow = word.startsWith(u'[') || word.startsWith(u'{');
    const DataDocument read = readYaml(word, QString());
    const bool plain = read.ok && read.diagnostics.isEmpty() && (read.root.isScalar() || flow) && !word.contains(u'\n');
    if (!plain || (read.root.isString() && !flow))
        return jsonString(word);
    return read.root.toJson();
}

} // namespace outcrop
