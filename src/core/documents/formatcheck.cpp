// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/formatcheck.h"

#include "core/documents/clients.h"
#include "core/documents/fieldcheck.h"
#include "core/documents/schemacheck.h"

namespace outcrop {

bool isAdvisory(const QString &format)
{
    return format == u"agent" || format == u"canonical-agent" || format == u"claude-agent" || format == u"skill" || isClientFormat(format);
}

Diagnostics checkFormat(const DataNode &data, const QString &format, const QString &file)
{
    if (isAdvisory(format))
        return checkFields(data, formatFields(format), format, file);
    return format.isEmpty() ? Diagnostics() : checkSchema(data, formatSchema(format), file);
}

} // namespace outcrop
