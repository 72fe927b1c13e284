// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/argumentvalue.h"

#include "core/documents/data/yamlreader.h"

namespace outcrop {

Json argumentValue(const QString &argument)
{
    const bool flow = argument.startsWith(u'[') || argument.startsWith(u'{');
    const DataDocument read = readYaml(argument, QString());
    const bool plain = read.isParsed && read.diagnostics.isEmpty() && (read.root.isScalar() || flow) && !argument.contains(u'\n');
    if (!plain || (read.root.isString() && !flow))
        return jsonString(argument);
    return read.root.toJson();
}

} // namespace outcrop
