// SPDX-License-Identifier: GPL-3.0-or-later
// makebundle data FILE CBOR | makebundle schema FILE CBOR: converts YAML or JSON to the form that the programs load. Runs at build time on the build machine.
#include "core/base/json.h"
#include "core/documents/data/datacbor.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/yamlreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdint>
#include <cstdio>
#include <vector>

using namespace outcrop;

namespace {

int fail(const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return 1;
}

QByteArray schemaCbor(const DataNode &data)
{
    const std::vector<std::uint8_t> bytes = Json::to_cbor(data.toJson());
    return QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
}

int write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return 0;
    return fail(path + QStringLiteral(": error: ") + file.errorString());
}

int convert(const QString &kind, const QString &from, const QString &to)
{
    QFile file(from);
    if (!file.open(QIODevice::ReadOnly))
        return fail(from + QStringLiteral(": error: ") + file.errorString());
    const QString text = QString::fromUtf8(file.readAll());
    const DataDocument document = from.endsWith(u".json") ? readJson(text, from) : readYaml(text, from);
    if (!document.diagnostics.isEmpty())
        return fail(toString(document.diagnostics.first()));
    return write(to, kind == u"schema" ? schemaCbor(document.root) : toCbor(document.root));
}

} // namespace

int main(int argc, char *argv[])
{
    const QString kind = QString::fromLocal8Bit(argc == 4 ? argv[1] : "");
    if (kind != u"data" && kind != u"schema")
        return fail(QStringLiteral("data|schema FILE CBOR"));
    return convert(kind, QFile::decodeName(argv[2]), QFile::decodeName(argv[3]));
}
