// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/followposition.h"

#include "adapters/files/statefolder.h"
#include "adapters/files/writefile.h"
#include "core/base/json.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace outcrop {
namespace {

qint64 integerAt(const Json &json, const char *name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

QString stringAt(const Json &json, const char *name)
{
    const auto found = json.find(name);
    return found == json.end() ? QString() : qString(*found);
}

} // namespace

QString followPositionFile(const QString &workspace, const QString &log)
{
    const QByteArray path = QFileInfo(log).absoluteFilePath().toUtf8();
    const QString name = QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().first(16));
    return QStringLiteral("%1/follow/%2/%3.json").arg(stateFolder(), workspaceHash(workspace), name);
}

std::optional<FollowPosition> readFollowPosition(const QString &file)
{
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = device.readAll();
    const Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    FollowPosition position;
    position.file = {quint64(integerAt(json, "device")), quint64(integerAt(json, "inode")), integerAt(json, "head_length"), stringAt(json, "head").toLatin1()};
    position.logPosition = {integerAt(json, "offset"), int(integerAt(json, "line"))};
    position.format = stringAt(json, "format");
    for (const Json &offset : json.value("contexts", Json::array())) {
        if (offset.is_number_integer())
            position.contexts += offset.get<qint64>();
    }
    return position;
}

Status writeFollowPosition(const QString &file, const FollowPosition &position)
{
    if (const Status status = createPrivateFolder(QFileInfo(file).path()); !status)
        return status;
    Json contexts = Json::array();
    for (const qint64 offset : position.contexts)
        contexts.push_back(offset);
    const Json json{{"device", qint64(position.file.device)}, {"inode", qint64(position.file.inode)}, {"head_length", position.file.headLength},
        {"head", position.file.headHash.toStdString()}, {"offset", position.logPosition.offset}, {"line", position.logPosition.line},
        {"format", jsonString(position.format)}, {"contexts", contexts}};
    return writeFile(file, jsonText(json), FileAccess::UserOnly);
}

} // namespace outcrop
