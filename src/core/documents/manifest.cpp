// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/manifest.h"

#include "core/documents/data/tomlreader.h"
#include "core/documents/document.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/schemacheck.h"

#include <QDir>

#include <limits>

namespace outcrop {
namespace {

void readConductor(const DataNode &table, Manifest &manifest)
{
    manifest.conductorName = table[u"name"].text();
    manifest.conductorRole = table[u"role"].text();
    manifest.conductorModel = table[u"model"].text();
}

void readSpecialists(const DataNode &table, Manifest &manifest)
{
    for (const DataNode::Member &member : table.members())
        manifest.specialists.insert(
            member.key, {member.value[u"model"].text(), member.value[u"workloads"].toStrings()});
}

void readPromptLayers(const DataNode &table, Manifest &manifest)
{
    for (const DataNode::Member &member : table.members()) {
        const DataNode &path = member.value.isMapping() ? member.value[u"file"] : member.value;
        if (path.isString())
            manifest.promptLayers.append({member.key, path.text(), member.value, path.range()});
    }
}

void readProviders(const DataNode &table, Manifest &manifest)
{
    for (const DataNode::Member &member : table.members())
        manifest.providers.insert(member.key, {member.value[u"model"].text(), member.value[u"base_url"].text()});
}

void readWorkspaceTable(const DataNode &table, Manifest &manifest)
{
    manifest.name = table[u"name"].text();
    manifest.agent = table[u"agent"].text();
    manifest.profile = table[u"profile"].text();
    manifest.agentTier = table[u"agent_tier"].text().toLower();
    manifest.store = table[u"store"].text();
    const qint64 below = table[u"condensed_below"].toInteger().value_or(manifest.condensedBelow);
    if (below >= 0 && below <= std::numeric_limits<int>::max())
        manifest.condensedBelow = int(below);
    for (const DataNode::Member &member : table[u"cadences"].members())
        manifest.cadences.insert(member.key.toLower(), member.value.text().toLower());
}

void readLogTable(const DataNode &table, Manifest &manifest)
{
    const qint64 days = table[u"retention_days"].toInteger().value_or(0);
    if (days > 0 && days <= std::numeric_limits<int>::max())
        manifest.logRetentionDays = int(days);
}

void reportAutoApply(const Document &document, Manifest &manifest)
{
    const DataNode &value = manifest.data.at(u"evolution.auto_apply");
    if (value.toBool() != true)
        return;
    manifest.diagnostics.append({Severity::Error, QStringLiteral("manifest-auto-apply"),
        documentsmessages::autoApply(),
        {document.path, value.range()},
        Fix{documentsmessages::setToFalse(), {{value.range(), QStringLiteral("false")}}}});
}

} // namespace

QString resolveManifestPath(const QString &written, const QString &home, const QString &root)
{
    QString path = written.trimmed();
    if (path == u"~" || path.startsWith(u"~/"))
        path = home + path.mid(1);
    else if (!QDir::isAbsolutePath(path))
        path = root + u'/' + path;
    path = QDir::cleanPath(path);
    const QString inside = QDir::cleanPath(root) + u'/';
    return path.startsWith(inside) ? path.mid(inside.size()) : path;
}

Manifest readManifest(const Document &document)
{
    const DataDocument toml = readToml(document.text, document.path);
    Manifest manifest;
    manifest.data = toml.root;
    manifest.diagnostics = toml.diagnostics;
    if (!toml.isParsed)
        return manifest;
    manifest.diagnostics += checkSchema(toml.root, formatSchema(QStringLiteral("manifest")), document.path);
    readConductor(toml.root[u"conductor"], manifest);
    readSpecialists(toml.root[u"specialists"], manifest);
    readPromptLayers(toml.root[u"prompt_layers"], manifest);
    readProviders(toml.root[u"providers"], manifest);
    readWorkspaceTable(toml.root[u"workspace"], manifest);
    readLogTable(toml.root[u"log"], manifest);
    manifest.usesFallbackModels = toml.root[u"send"][u"fallback"].toBool().value_or(false);
    reportAutoApply(document, manifest);
    return manifest;
}

} // namespace outcrop
