// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/newdocument.h"

#include "core/base/condition.h"
#include "core/base/resources.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentname.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/fieldedit.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString layerPrefix = QStringLiteral("layer-");

DocumentTemplate tierTemplate(const QString &tier, const QString &description)
{
    const QString title = documentsmessages::layerInTier(tier.toUpper());
    return {layerPrefix + tier, title, description, DocumentKind::Layer};
}

QList<DocumentTemplate> makeTemplates()
{
    using Kind = DocumentKind;
    const auto text = [](const char *words) { return QString::fromUtf8(words); };
    return {
        {text("layer"), text("Layer"), text("A part of the prompt, in the TOPSOIL tier."), Kind::Layer},
        tierTemplate(text("granite"), text("A layer that changes about once a quarter: values and voice.")),
        tierTemplate(text("bedrock"), text("A layer about the people the assistant works for.")),
        tierTemplate(text("sandstone"), text("A layer about the identity and knowledge of the assistant.")),
        tierTemplate(text("topsoil"), text("A layer that changes daily: tools and environments.")),
        tierTemplate(text("weather"), text("A layer that changes every turn.")),
        {text("condensed-layer"), text("Condensed Layer"),
            text("The condensed form of a layer, for small context windows."), Kind::CondensedLayer},
        {text("skill"), text("Skill"), text("Instructions that are sent if their workload is selected or retrieval finds them."),
            Kind::Skill},
        {text("agent"), text("Agent"), text("The role, tools, limits and response format of an assistant."),
            Kind::Agent},
        {text("governance"), text("Governance"), text("An agent's limits, in a separate file."), Kind::Governance},
        {text("profile"), text("Profile"), text("Generation parameters for each phase of a workload."), Kind::Profile},
        {text("adapter"), text("Adapter"), text("The models, limits and formats of a provider."),
            Kind::Adapter},
        {text("wire-format"), text("Wire Format"), text("The request and response format of an API."), Kind::WireFormat},
        {text("prompt-rules"), text("Prompt Rules"), text("Rules that are added to prompts and checked in responses."),
            Kind::Configuration, false},
        {text("taxonomy"), text("Taxonomy"), text("A taxonomy of workloads for tagging documents and interactions."),
            Kind::Taxonomy, false},
        {text("experiment"), text("Experiment"), text("A comparison of two prompt variants on the same cases."),
            Kind::Experiment},
        {text("task"), text("Task"), text("A task whose complexity is estimated before work starts."), Kind::Task},
        {text("conversation"), text("Conversation"), text("The turns of a conversation."), Kind::Conversation},
        {text("text"), text("Text"), text("Notes that are not part of the prompt unless you add them or retrieval finds them."), Kind::Text},
    };
}

/// Returns the resource file of a template. All layer templates share one file.
QString resourceOf(const DocumentTemplate &kind)
{
    switch (kind.kind) {
    case DocumentKind::Layer:
        return QStringLiteral("layer.md");
    case DocumentKind::Profile:
        return QStringLiteral("profile.yml");
    case DocumentKind::Conversation:
        return QStringLiteral("conversation.json");
    case DocumentKind::Taxonomy:
        return QStringLiteral("taxonomy.ttl");
    case DocumentKind::Governance:
    case DocumentKind::Adapter:
    case DocumentKind::WireFormat:
    case DocumentKind::Experiment:
    case DocumentKind::Task:
    case DocumentKind::Configuration:
        return kind.id + QStringLiteral(".yaml");
    default:
        return kind.id + QStringLiteral(".md");
    }
}

QString headingOf(const QString &name)
{
    QString heading = name;
    heading.replace(u'-', u' ').replace(u'_', u' ');
    return heading.left(1).toUpper() + heading.mid(1);
}

QString tierOf(const DocumentTemplate &kind)
{
    return kind.id.startsWith(layerPrefix) ? kind.id.mid(layerPrefix.size()) : QStringLiteral("topsoil");
}

/// Replaces placeholders in one pass, so that a name that looks like a placeholder is not replaced.
QString fillTemplate(const QString &text, const QList<QPair<QString, QString>> &values)
{
    QString filledText;
    for (qsizetype at = 0; at < text.size();) {
        const auto fits = [&](const QPair<QString, QString> &value) {
            return QStringView(text).mid(at).startsWith(value.first);
        };
        const auto value = std::find_if(values.begin(), values.end(), fits);
        filledText += value == values.end() ? QString(text[at]) : value->second;
        at += value == values.end() ? 1 : value->first.size();
    }
    return filledText;
}

QString textOf(const DocumentTemplate &kind, const QString &name, const QString &condition)
{
    const QString text = QString::fromUtf8(readResource(QStringLiteral(":/templates/") + resourceOf(kind)));
    const QString when = condition.isEmpty() ? QString() : QStringLiteral("when: %1\n").arg(yamlScalar(condition));
    return fillTemplate(text,
        {{QStringLiteral("{name}"), yamlScalar(fileNameFor(kind.kind, name))}, {QStringLiteral("{title}"), yamlScalar(headingOf(name))},
            {QStringLiteral("{heading}"), headingOf(name)}, {QStringLiteral("{tier}"), tierOf(kind)}, {QStringLiteral("{when}"), when}});
}

Status checkCondition(const DocumentTemplate &kind, const QString &condition)
{
    if (condition.isEmpty())
        return success();
    if (kind.kind != DocumentKind::Layer)
        return changeError(ErrorCode::Invalid, documentsmessages::conditionWithoutLayer(kind.title));
    const Result<Condition> parsed = Condition::parse(condition);
    return parsed ? success() : Status(changeError(ErrorCode::Invalid, documentsmessages::conditionInvalid(parsed.error().message)));
}

/// Returns the descriptions in the templates that the user must replace. Omits the template of an experiment, whose description is an example.
QMap<DocumentKind, QString> readPlaceholders()
{
    static const QRegularExpression line(QStringLiteral("^description: (.+)$"), QRegularExpression::MultilineOption);
    QMap<DocumentKind, QString> placeholders;
    for (const char *id : {"agent", "skill", "profile", "task"}) {
        if (const DocumentTemplate *kind = documentTemplate(QLatin1String(id)))
            placeholders.insert(kind->kind, line.match(QString::fromUtf8(readResource(QStringLiteral(":/templates/") + resourceOf(*kind)))).captured(1));
    }
    return placeholders;
}

QString pathOf(const DocumentTemplate &kind, const QString &name)
{
    if (kind.needsName)
        return pathOfName(kind.kind, name);
    return kind.kind == DocumentKind::Taxonomy ? QStringLiteral("taxonomy.ttl") : QStringLiteral("config/prompt_rules.yaml");
}

/// Returns the document at a path, or null. Compares case-insensitively, because some file systems are
/// case-insensitive.
DocumentPtr documentAtPath(const Workspace &workspace, const QString &path)
{
    const QList<DocumentPtr> &documents = workspace.documents();
    const auto found = std::find_if(documents.begin(), documents.end(),
        [&path](const DocumentPtr &document) { return document->path.compare(path, Qt::CaseInsensitive) == 0; });
    return found == documents.end() ? nullptr : *found;
}

/// Adds a new layer to the manifest if the manifest lists layers. Ignores a manifest that cannot be edited, because
/// layers/ is read without it.
void addToManifest(const Workspace &workspace, const QString &name, const QString &path, WorkspaceChange &change)
{
    const DocumentPtr manifest = workspace.document(manifestPath);
    if (!manifest || workspace.manifest().promptLayers.isEmpty())
        return;
    const Result<QList<TextEdit>> edits =
        planSetField(*manifest, {QStringLiteral("prompt_layers"), name}, jsonString(path));
    if (edits)
        change.add(manifestPath, *edits);
}

} // namespace

const QList<DocumentTemplate> &documentTemplates()
{
    static const QList<DocumentTemplate> templates = makeTemplates();
    return templates;
}

const DocumentTemplate *documentTemplate(const QString &id)
{
    const QList<DocumentTemplate> &all = documentTemplates();
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const DocumentTemplate &kind) { return kind.id == id; });
    return found == all.end() ? nullptr : &*found;
}

QString placeholderDescription(DocumentKind kind)
{
    static const QMap<DocumentKind, QString> placeholders = readPlaceholders();
    return placeholders.value(kind);
}

Result<WorkspaceChange> planNewDocument(const Workspace &workspace, const QString &templateId, const QString &name, const QString &condition)
{
    const DocumentTemplate *kind = documentTemplate(templateId);
    if (!kind)
        return changeError(ErrorCode::NotFound, documentsmessages::noTemplate(templateId));
    if (const Status allowedStatus = kind->needsName ? checkName(kind->kind, name) : success(); !allowedStatus)
        return allowedStatus.error();
    if (const Status allowedStatus = checkCondition(*kind, condition); !allowedStatus)
        return allowedStatus.error();
    const QString fileName = fileNameFor(kind->kind, name);
    const QString path = pathOf(*kind, fileName);
    if (const DocumentPtr takenDocument = documentAtPath(workspace, path))
        return changeError(ErrorCode::NotAllowed, documentsmessages::fileExists(takenDocument->path), takenDocument->path);
    WorkspaceChange change;
    change.newFiles.append({path, textOf(*kind, name, condition)});
    if (kind->kind == DocumentKind::Experiment)
        change.newFiles.append({QStringLiteral("experiments/%1/cases.jsonl").arg(fileName), QString::fromUtf8(readResource(QStringLiteral(":/templates/cases.jsonl")))});
    if (kind->kind == DocumentKind::Layer)
        addToManifest(workspace, fileName, path, change);
    return change;
}

} // namespace outcrop
