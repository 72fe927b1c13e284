// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/argumentvalue.h"

#include "core/documents/data/yamlreader.h"

namespace outcrop {

Json argumentValue(const QString &argument)
{
    const bool isFlow = argument.startsWith(u'[') || argument.startsWith(u'{');
    const DataDocument read = readYaml(argument, QString());
    const bool isPlain = read.isParsed && read.diagnostics.isEmpty() && (read.root.isScalar() || isFlow) && !argument.contains(u'\n');
    if (!isPlain || (read.root.isString() && !isFlow))
        return jsonString(argument);
    return read.root.toJson();
}

} // namespace outcrop
