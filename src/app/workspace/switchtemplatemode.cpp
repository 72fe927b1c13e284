// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/switchtemplatemode.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/joinedtext.h"
#include "core/documents/fieldedits.h"
#include "core/rules/promptconfiguration.h"

namespace outcrop {
namespace {

const QString global = QStringLiteral("global");
const QString defaultMarker = QStringLiteral("default");

QString modeName(bool isStructured)
{
    return isStructured ? QStringLiteral("structured") : QStringLiteral("unstructured");
}

FieldPath modePath(const QString &type)
{
    return {global, QStringLiteral("template_modes"), type};
}

FieldPath previousModePath(const QString &type)
{
    return {global, QStringLiteral("template_modes_before"), type};
}

/// Returns why the templates file cannot be read as YAML: its first finding; a default Error if there is none.
Error unreadableError(const Diagnostics &found)
{
    return found.isEmpty() ? Error() : Error{ErrorCode::Invalid, found.first().message, found.first().location};
}

/// Returns a new templates file with the default mode, so that it stays valid if the only switch is reverted.
DocumentPtr newTemplatesFile()
{
    return readDocument(QStringLiteral("config/hybrid_prompt_templates.yaml"), "global:\n  default_mode: unstructured\n");
}

/// The templates file with one of its templates.
class ModeSwitch
{
public:
    ModeSwitch(const Workspace &workspace, const QString &type)
        : m_templates(*PromptConfiguration::read(workspace).templates)
        , m_type(type)
        , m_template(m_templates.find(type))
    {
    }

    std::optional<Error> problem() const
    {
        if (!m_templates.document && m_templates.templates.isEmpty())
            return Error{ErrorCode::NotFound, workspacemessages::noTemplates()};
        if (m_templates.document && m_templates.data.isMissing())
            return unreadableError(m_templates.diagnostics);
        if (!m_template)
            return Error{ErrorCode::NotFound, workspacemessages::noTemplate(m_type, m_templates.types().join(listSeparator())),
                {m_templates.document ? m_templates.document->path : QString(), {}}};
        return std::nullopt;
    }

    Result<WorkspaceChange> to(PromptMode mode)
    {
        const bool isStructured = mode == PromptMode::Structured;
        if (m_template->isStructured == isStructured)
            return WorkspaceChange();
        FieldEdits edits(m_templates.document ? m_templates.document : newTemplatesFile());
        const QString before = m_template->usesDefaultMode ? defaultMarker : modeName(m_template->isStructured);
        Status status = edits.set(modePath(m_type), jsonString(modeName(isStructured)));
        if (status)
            status = edits.set(previousModePath(m_type), jsonString(before));
        return changeOf(status, edits);
    }

    Result<WorkspaceChange> revert()
    {
        const QString &before = m_template->previousMode;
        if (before.isEmpty())
            return Error{ErrorCode::NotFound, workspacemessages::noSwitchRecorded(m_type),
                m_template->location};
        FieldEdits edits(m_templates.document);
        Status status = before == defaultMarker ? edits.remove(modePath(m_type)) : edits.set(modePath(m_type), jsonString(before));
        if (status)
            status = edits.remove(previousModePath(m_type));
        return changeOf(status, edits);
    }

private:
    Result<WorkspaceChange> changeOf(const Status &status, const FieldEdits &edits) const
    {
        if (!status)
            return status.error();
        WorkspaceChange change;
        if (m_templates.document)
            change.add(m_templates.document->path, edits.edits());
        else
            change.newFiles.append({edits.document().path, edits.document().text});
        return change;
    }

    HybridTemplates m_templates;
    QString m_type;
    const HybridTemplate *m_template;
};

} // namespace

Result<WorkspaceChange> planTemplateModeSwitch(const Workspace &workspace, const QString &type, PromptMode mode)
{
    ModeSwitch switching(workspace, type);
    if (const auto problem = switching.problem())
        return *problem;
    return switching.to(mode);
}

Result<WorkspaceChange> planTemplateModeRevert(const Workspace &workspace, const QString &type)
{
    ModeSwitch switching(workspace, type);
    if (const auto problem = switching.problem())
        return *problem;
    return switching.revert();
}

} // namespace outcrop
