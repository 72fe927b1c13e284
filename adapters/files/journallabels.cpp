// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/journallabels.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"
#include "core/base/json.h"

#include <QDir>
#include <QFile>

namespace outcrop {
namespace {

const QString labelsPath = QStringLiteral(".outcrop/history/labels.json");

} // namespace

Result<QMap<QString, QString>> readJournalLabels(const QString &folder)
{
    QMap<QString, QString> labels;
    if (!QFile::exists(QDir(folder).filePath(labelsPath)))
        return labels;
    const Result<QByteArray> bytes = FolderSource(folder).read(labelsPath);
    if (!bytes)
        return bytes.error();
    const Json json = Json::parse(bytes->begin(), bytes->end(), nullptr, false);
    if (!json.is_object())
        return Error{ErrorCode::Invalid, filestoremessages::labelsDamaged(), {labelsPath, {}}};
    for (const auto &[name, id] : json.items()) {
        if (!id.is_string())
            return Error{ErrorCode::Invalid, filestoremessages::labelsDamaged(), {labelsPath, {}}};
        labels.insert(QString::fromStdString(name), qString(id));
    }
    return labels;
}

Status writeJournalLabels(const QString &folder, const QMap<QString, QString> &labels)
{
    Json json = Json::object();
    for (const auto &[name, id] : labels.asKeyValueRange())
        json[name.toStdString()] = jsonString(id);
    return writeInside(folder, labelsPath, QByteArray::fromStdString(json.dump(2)) + '\n');
}

} // namespace outcrop
