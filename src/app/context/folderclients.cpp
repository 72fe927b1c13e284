// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/folderclients.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxDocumentSize = 1024 * 1024;

} // namespace

QList<ClientDocument> readFolderClients(const QString &folder, const ContextFiles &files, Diagnostics &diagnostics)
{
    QList<ClientDocument> clients = builtInClients();
    const QString place = folder + QStringLiteral("/portability/clients");
    for (const QString &name : files.names(place)) {
        const QString path = QStringLiteral("portability/clients/") + name;
        if (!name.endsWith(u".yaml"))
            continue;
        const Result<QByteArray> bytes = files.read(place + u'/' + name, maxDocumentSize);
        if (!bytes) {
            diagnostics.append({Severity::Error, QStringLiteral("client-unreadable"), bytes.error().message, {path, {}}});
            continue;
        }
        const DataDocument yaml = readYaml(QString::fromUtf8(*bytes), path);
        Diagnostics own = yaml.diagnostics;
        if (yaml.isParsed)
            own += checkSchema(yaml.root, formatSchema(QStringLiteral("client-context")), path);
        const ClientDocument client = yaml.isParsed && !hasErrors(own) ? readClientDocument(yaml.root, path, own) : ClientDocument();
        diagnostics += own;
        if (hasErrors(own) || !yaml.isParsed)
            continue;
        const auto replacedClient = std::find_if(clients.begin(), clients.end(), [&client](const ClientDocument &each) { return each.name == client.name; });
        if (replacedClient == clients.end())
            clients.append(client);
        else
            *replacedClient = client;
    }
    return clients;
}

const ClientDocument *clientNamed(const QList<ClientDocument> &clients, const QString &name)
{
    const auto found = std::find_if(clients.begin(), clients.end(), [&name](const ClientDocument &each) { return each.name == name || each.otherNames.contains(name); });
    return found == clients.end() ? nullptr : &*found;
}

} // namespace outcrop
