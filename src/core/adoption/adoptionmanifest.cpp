// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adoption/adoptionmanifest.h"

#include "core/adoption/adoptionmessages.h"
#include "core/documents/data/tomlfieldedit.h"
#include "core/documents/fieldedits.h"
#include "core/documents/formatschema.h"

#include <algorithm>

namespace outcrop {
namespace {

Json entryOf(const AdoptedLayer &layer)
{
    Json entry{{"file", jsonString(layer.file)}, {"tier", jsonString(tierName(layer.tier))}, {"cadence", jsonString(cadenceName(layer.cadence))}, {"order", layer.order}};
    if (!layer.when.isEmpty())
        entry["when"] = jsonString(layer.when);
    return entry;
}

QString tableText(const QString &name, const QString &lines)
{
    return lines.isEmpty() ? QString() : QStringLiteral("\n[%1]\n%2").arg(name, lines);
}

QString lineOf(const QString &key, const Json &value)
{
    return tomlKeyText(key) + QStringLiteral(" = ") + tomlValueText(value) + u'\n';
}

/// Returns the settings as TOML tables. Settings of one table must be adjacent in the list, as in the rules.
QString settingsText(const QList<AdoptedSetting> &settings)
{
    QString text;
    QString table;
    for (const AdoptedSetting &setting : settings) {
        if (const QString settingTable = setting.key.section(u'.', 0, -2); settingTable != table) {
            text += QStringLiteral("\n[%1]\n").arg(settingTable);
            table = settingTable;
        }
        text += lineOf(setting.key.section(u'.', -1), jsonString(setting.value));
    }
    return text;
}

QString newManifest(const Workspace &workspace, const QList<AdoptionRow> &rows, const QList<AdoptedSetting> &settings)
{
    QString layers;
    for (const AdoptionRow &row : rows) {
        if (row.layer)
            layers += QStringLiteral("# %1\n").arg(row.layer->comment) + lineOf(row.layer->name, entryOf(*row.layer));
    }
    return QStringLiteral("# %1\n").arg(adoptionmessages::header.english()) + tableText(QStringLiteral("workspace"), lineOf(QStringLiteral("name"), jsonString(workspace.name())))
        + tableText(QStringLiteral("prompt_layers"), layers) + settingsText(settings);
}

bool belongsToOtherProgram(const Manifest &manifest)
{
    const QList<DataNode::Member> &members = manifest.data.members();
    const QList<FieldSpec> &known = formatFields(QStringLiteral("manifest")).children;
    const auto isKnown = [&known](const DataNode::Member &member) {
        return std::any_of(known.begin(), known.end(), [&member](const FieldSpec &field) { return field.key == member.key; });
    };
    return !members.isEmpty() && std::none_of(members.begin(), members.end(), isKnown);
}

} // namespace

Result<WorkspaceChange> planManifestChange(const Workspace &workspace, const QList<AdoptionRow> &rows, const QList<AdoptedSetting> &settings)
{
    WorkspaceChange change;
    const DocumentPtr manifest = workspace.document(manifestPath);
    if (!manifest) {
        change.newFiles.append({manifestPath, newManifest(workspace, rows, settings)});
        return change;
    }
    if (belongsToOtherProgram(workspace.manifest()))
        return changeError(ErrorCode::Invalid, adoptionmessages::otherConfig(), manifestPath, workspace.manifest().data.members().first().keyRange);
    FieldEdits fields(manifest);
    Status status = success();
    for (const AdoptionRow &row : rows) {
        if (status && row.layer)
            status = fields.set({QStringLiteral("prompt_layers"), row.layer->name}, entryOf(*row.layer));
    }
    for (const AdoptedSetting &setting : settings) {
        if (status && workspace.manifest().data.at(setting.key).isMissing())
            status = fields.set(fieldPath(setting.key), jsonString(setting.value));
    }
    if (!status)
        return status.error();
    change.add(manifestPath, fields.edits());
    return change;
}

} // namespace outcrop
