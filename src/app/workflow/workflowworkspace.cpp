// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/workflowworkspace.h"

#include "adapters/files/foldersource.h"
#include "app/workflow/runmessages.h"
#include "core/base/joinedtext.h"
#include "core/base/utf8.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

const QString projectSettings = QStringLiteral(".aiwf/config.yml");

/// Returns the settings of the user for all workspaces, `~/.aiwf/config.yml`; null if they cannot be read.
DocumentPtr userSettings()
{
    const Result<QByteArray> bytes = FolderSource(QDir::homePath()).read(projectSettings);
    return bytes ? readDocument(QStringLiteral("~/") + projectSettings, *bytes) : nullptr;
}

QString underscoredName(QString name)
{
    return name.replace(u'-', u'_');
}

/// Returns the names of the folders in `profiles/` that have a configuration or templates.
QStringList profileFolders(const Workspace &workspace, const QString &folder)
{
    QStringList folders;
    for (const DocumentPtr &document : workspace.documents()) {
        const QString name = document->path.section(u'/', 1, 1);
        const bool isPart = document->path.startsWith(u"profiles/") && document->path.count(u'/') > 1;
        if (isPart && !folders.contains(name))
            folders.append(name);
    }
    folders.removeIf([&](const QString &name) {
        const QString path = QStringLiteral("profiles/") + name;
        const bool hasTemplates = std::any_of(workspace.documents().begin(), workspace.documents().end(),
            [&path](const DocumentPtr &one) { return one->path.startsWith(path + QStringLiteral("/templates/")); });
        const bool hasConfig = workspace.document(path + QStringLiteral("/config.yml")) || FolderSource(folder).read(path + QStringLiteral("/config.yml.example")).ok();
        return !hasTemplates && !hasConfig;
    });
    return folders;
}

/// Opens a workflow workspace. Reads the settings twice: they select the profile, whose configuration has settings too.
class WorkflowOpener
{
public:
    WorkflowOpener(const OpenedWorkspace &opened, const QString &profile) : m_requestedProfile(profile) { m_result.opened = opened; }

    Result<WorkflowWorkspace> run()
    {
        const DocumentPtr project = documentAt(projectSettings);
        const DocumentPtr user = userSettings();
        m_result.settings = readWorkflowSettings({project, user});
        if (const Status chosenStatus = chooseProfile(); !chosenStatus)
            return chosenStatus.error();
        m_result.settings = readWorkflowSettings({project, m_result.profile.config, user});
        m_result.diagnostics += m_result.settings.diagnostics;
        m_result.conventions = loadFirstDocument(candidatePaths(QStringLiteral("conventions.json")) << QStringLiteral("docs/samples/conventions.json"));
        for (int phase = 0; phase < 4; ++phase)
            findTemplate(static_cast<WorkflowPhase>(phase));
        return m_result;
    }

private:
    /// Returns a document, and adds it to the workspace if the workspace does not list it. Null if it cannot be read.
    DocumentPtr documentAt(const QString &path)
    {
        if (const DocumentPtr known = m_result.opened.workspace().document(path))
            return known;
        const Result<QByteArray> bytes = FolderSource(m_result.opened.folder).read(path);
        if (!bytes)
            return nullptr;
        m_result.opened = withText(m_result.opened, path, *bytes);
        return m_result.opened.workspace().document(path);
    }

    DocumentPtr loadFirstDocument(const QStringList &paths)
    {
        for (const QString &path : paths) {
            if (const DocumentPtr found = documentAt(path))
                return found;
        }
        return nullptr;
    }

    Status chooseProfile()
    {
        const QStringList folders = profileFolders(m_result.opened.workspace(), m_result.opened.folder);
        QString wanted = m_requestedProfile.isEmpty() ? m_result.settings.profile : m_requestedProfile;
        if (wanted.isEmpty())
            wanted = m_result.opened.workspace().manifest().profile;
        if (wanted.isEmpty() && folders.size() > 1)
            return Error{ErrorCode::Invalid, runmessages::chooseProfile(folders.join(listSeparator())), {}};
        if (wanted.isEmpty() && folders.isEmpty())
            return success();
        for (const QString &name : folders) {
            if (wanted.isEmpty() || underscoredName(name) == underscoredName(wanted)) {
                useProfile(QStringLiteral("profiles/") + name);
                return success();
            }
        }
        const QString known = folders.isEmpty() ? QStringLiteral("-") : folders.join(listSeparator());
        return Error{ErrorCode::NotFound, runmessages::noProfile(wanted, known), {}};
    }

    void useProfile(const QString &folder)
    {
        const QString example = folder + QStringLiteral("/config.yml.example");
        const DocumentPtr config = loadFirstDocument({folder + QStringLiteral("/config.yml"), example});
        m_result.profile = readWorkflowProfile(folder, config, m_result.diagnostics);
        if (config && config->path == example)
            m_result.diagnostics.append({Severity::Note, QStringLiteral("profile-example"), runmessages::exampleUsed(), {example, {}}});
    }

    /// Returns the possible paths of a profile's file, in order of precedence.
    QStringList candidatePaths(const QString &name) const
    {
        const QString &profile = m_result.profile.name;
        if (profile.isEmpty())
            return {};
        QStringList paths{QStringLiteral(".aiwf/%1/%2").arg(profile, name), QStringLiteral(".aiwf/%1/%2").arg(QString(profile).replace(u'_', u'-'), name)};
        paths.removeDuplicates();
        return paths << m_result.profile.folder + u'/' + name;
    }

    void findTemplate(WorkflowPhase phase)
    {
        const auto index = static_cast<int>(phase);
        const QString name = phaseTemplateName(phase);
        m_result.templates[index] = loadFirstDocument(candidatePaths(QStringLiteral("templates/") + name));
        m_result.outputs[index] = loadFirstDocument(candidatePaths(QStringLiteral("templates/") + name.chopped(2) + QStringLiteral("yml")));
    }

    QString m_requestedProfile;
    WorkflowWorkspace m_result;
};

} // namespace

DocumentPtr WorkflowWorkspace::phaseTemplate(WorkflowPhase phase) const
{
    const DocumentPtr &own = templates[static_cast<int>(phase)];
    return own ? own : builtInPhaseTemplate(phase);
}

Result<WorkflowWorkspace> openWorkflowWorkspace(const OpenedWorkspace &opened, const QString &profile)
{
    return WorkflowOpener(opened, profile).run();
}

QStringList workflowProfiles(const OpenedWorkspace &opened)
{
    return profileFolders(opened.workspace(), opened.folder);
}

Result<QString> readWorkflowText(const QString &folder, const QString &path)
{
    const Result<QByteArray> bytes = FolderSource(folder).read(path);
    if (!bytes)
        return bytes.error();
    const auto text = decodeUtf8Strict(*bytes);
    if (!text)
        return Error{ErrorCode::Invalid, runmessages::notUtf8(), {path, {}}};
    return *text;
}

} // namespace outcrop
