// SPDX-License-Identifier: GPL-3.0-or-later
#include "schemasuite.h"

#include <QDirIterator>
#include <QFile>

namespace outcrop {
namespace {

Json readJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

QStringList jsonFiles(const QDir &folder)
{
    QStringList files;
    QDirIterator found(folder.absolutePath(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files.append(folder.relativeFilePath(found.next()));
    files.sort();
    return files;
}

} // namespace

SchemaSuite::SchemaSuite(const QDir &folder)
    : m_folder(folder)
{
    const QDir remotes(folder.filePath(QStringLiteral("remotes")));
    for (const QString &file : jsonFiles(remotes))
        m_remotes.insert(QStringLiteral("http://localhost:1234/") + file, readJson(remotes.filePath(file)));
}

QList<SuiteGroup> SchemaSuite::groups(const QString &folder, SchemaDraft draft, const QStringList &skippedFiles) const
{
    QList<SuiteGroup> groups;
    const QDir tests(m_folder.filePath(QStringLiteral("tests/") + folder));
    for (const QString &file : jsonFiles(tests)) {
        if (skippedFiles.contains(file))
            continue;
        for (const Json &group : readJson(tests.filePath(file)))
            groups.append({draft, file, group});
    }
    return groups;
}

QString draftFolderName(SchemaDraft draft)
{
    return draftName(draft).remove(u' ');
}

QList<SuiteResult> validateGroup(const SuiteGroup &group, const QHash<QString, Json> &remotes)
{
    const Schema schema(group.group["schema"], {group.draft, group.assertsFormats(), remotes});
    const QString where = group.file + QStringLiteral(": ") + qString(group.group["description"]) + QStringLiteral(": ");
    QList<SuiteResult> results;
    for (const Json &test : group.group["tests"]) {
        const bool isValid = schema.error().isEmpty() && schema.validate(test["data"]).isEmpty();
        const bool hasPassed = schema.error().isEmpty() && isValid == test["valid"].get<bool>();
        results.append({draftFolderName(group.draft), where + qString(test["description"]), group.isOptional(), hasPassed});
    }
    return results;
}

} // namespace outcrop
