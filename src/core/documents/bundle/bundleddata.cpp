// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/bundle/bundleddata.h"

#include "core/base/resources.h"
#include "core/documents/data/datacbor.h"

#include <QDir>

namespace outcrop {
namespace {

QString schemaFolder()
{
    return QStringLiteral(":/bundled/schemas/formats/");
}

} // namespace

DataNode bundledData(const QString &path)
{
    return dataFromCbor(readResource(QStringLiteral(":/bundled/") + path));
}

Json bundledSchema(const QString &format)
{
    const QByteArray cbor = readResource(schemaFolder() + format);
    return cbor.isEmpty() ? Json() : Json::from_cbor(cbor.begin(), cbor.end(), true, false);
}

QStringList bundledSchemaNames()
{
    bundledSchema(QStringLiteral("layer")); // called for its side effect: the resources must be registered before they are listed
    return QDir(schemaFolder()).entryList(QDir::Files, QDir::Name);
}

} // namespace outcrop
