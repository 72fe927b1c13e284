// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/startworkflow.h"

#include "app/workflow/phaserequest.h"
#include "app/workflow/runmessages.h"
#include "core/base/joinedtext.h"
#include "core/sessions/phaseroles.h"
#include "core/workflow/standardsbundle.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

const QStringList &roleNames()
{
    static const QStringList names{QStringLiteral("planner"), QStringLiteral("generator"), QStringLiteral("reviewer"), QStringLiteral("reviser")};
    return names;
}

QString joinNames(const QStringList &names)
{
    return names.isEmpty() ? QStringLiteral("-") : names.join(listSeparator());
}

/// Builds the state of a new workflow, then writes it.
class WorkflowStarter
{
public:
    WorkflowStarter(const WorkflowWorkspace &workspace, const WorkflowStart &start, const QDateTime &now) : m_workspace(workspace), m_start(start), m_now(now) { }

    Result<StartedWorkflow> run()
    {
        for (const auto step : {&WorkflowStarter::setContext, &WorkflowStarter::chooseConventions, &WorkflowStarter::chooseProviders, &WorkflowStarter::checkTask}) {
            if (const Status status = (this->*step)(); !status)
                return status.error();
        }
        const StandardsBundle standards = buildStandardsBundle(m_workspace.opened.workspace(), m_workspace.profile, scope());
        m_result.diagnostics = m_workspace.diagnostics + standards.diagnostics + templateProblems(m_workspace, m_state, standards.text);
        if (hasErrors(m_result.diagnostics))
            return m_result;
        return write(standards.text);
    }

private:
    QString scope() const { return qString(m_state.context.value("scope", Json())); }

    Status setContext()
    {
        for (const InputValue &input : m_start.inputs) {
            const std::string name = QString(input.name).replace(u'-', u'_').toStdString();
            if (!m_state.context.contains(name)) // of several inputs with the same name, the first one is used
                m_state.context[name] = input.word ? jsonString(*input.word) : input.value.data().toJson();
        }
        const QStringList scopes = m_workspace.profile.scopes();
        const QString usual = m_workspace.profile.data[u"metadata"][u"scope"].text();
        if (!m_start.scope.isEmpty())
            m_state.context["scope"] = jsonString(m_start.scope);
        else if (scope().isEmpty() && !scopes.isEmpty())
            m_state.context["scope"] = jsonString(scopes.contains(usual) ? usual : scopes.first());
        if (!scopes.isEmpty() && !scopes.contains(scope()))
            return Error{ErrorCode::NotFound, runmessages::noScope(scope(), joinNames(scopes)), {}};
        m_state.profile = m_workspace.profile.name;
        m_state.request = m_start.request;
        m_state.approval = m_start.approval;
        m_state.maxIterations = m_start.maxIterations;
        m_state.creationTime = m_now;
        m_state.updateTime = m_now;
        return success();
    }

    Status chooseConventions()
    {
        const QString named = m_start.conventions.isEmpty() ? qString(m_state.context.value("conventions", Json())) : m_start.conventions;
        if (!m_workspace.conventions)
            return named.isEmpty() ? success() : Error{ErrorCode::NotFound, runmessages::noConventionsFile(), {}};
        const QStringList sets = conventionSets(*m_workspace.conventions);
        if (!named.isEmpty() && !sets.contains(named))
            return Error{ErrorCode::NotFound, runmessages::noConventions(named, joinNames(sets)), {}};
        m_state.conventions = named.isEmpty() ? conventionSetFor(*m_workspace.conventions, m_workspace.profile.data[u"base_package"].text()) : named;
        return success();
    }

    Status chooseProviders()
    {
        for (const QString &role : m_start.providers.keys()) {
            if (!roleNames().contains(role))
                return Error{ErrorCode::NotFound, runmessages::unknownRole(role), {}};
        }
        QMap<QString, WorkflowSetting> chosen = m_workspace.settings.providers;
        for (const Role &role : rolesOf(m_workspace.opened.workspace().manifest())) {
            const QString text = role.model.isEmpty() ? role.provider : role.provider + u'/' + role.model;
            if (!chosen.contains(role.name))
                chosen.insert(role.name, {text, {manifestPath, role.range}});
        }
        for (auto given = m_start.providers.begin(); given != m_start.providers.end(); ++given)
            chosen.insert(given.key(), {given.value(), {}});
        for (const QString &role : roleNames()) {
            const WorkflowSetting setting = chosen.value(role, {QStringLiteral("manual"), {}});
            const QString provider = setting.text.section(u'/', 0, 0);
            if (!m_workspace.opened.catalog.adapter(provider))
                return Error{ErrorCode::NotFound, runmessages::noProvider(provider, role, joinNames(m_workspace.opened.providers())), setting.location};
            m_state.providers.insert(role, setting.text);
        }
        return success();
    }

    Status checkTask()
    {
        const bool isNeeded = !m_workspace.templates[static_cast<int>(WorkflowPhase::Plan)] && m_state.request.trimmed().isEmpty();
        return isNeeded ? Error{ErrorCode::Invalid, runmessages::noTask(), {}} : success();
    }

    /// Returns the ID of the session. A number is added if the session exists.
    QString freeId() const
    {
        const QString entity = qString(m_state.context.value("entity", Json()));
        const QString about = !entity.isEmpty() ? entity : !m_state.request.isEmpty() ? m_state.request : m_state.profile;
        const QString id = sessionId(m_now.date(), about);
        int number = 1;
        while (QFileInfo::exists(QDir(m_workspace.opened.folder).filePath(QStringLiteral("sessions/") + numberedSessionId(id, number))))
            ++number;
        return numberedSessionId(id, number);
    }

    Result<StartedWorkflow> write(const QString &standards)
    {
        if (!m_start.session.isEmpty() && !isSessionId(m_start.session))
            return Error{ErrorCode::NotAllowed, runmessages::badSession(m_start.session), {}};
        m_state.id = m_start.session.isEmpty() ? freeId() : m_start.session;
        const QByteArray bytes = standards.toUtf8();
        m_state.standardsHash = QString::fromLatin1(checksumOf(bytes).toHex());
        StoredWorkflow workflow{m_state, {}};
        const QString folder = m_workspace.opened.folder;
        const bool isTaken = QFileInfo::exists(QDir(folder).filePath(m_state.folder()));
        const Result<bool> isCreated = isTaken ? Result<bool>(false) : createWorkflow(folder, workflow);
        if (!isCreated)
            return isCreated.error();
        if (!*isCreated)
            return Error{ErrorCode::NotAllowed, runmessages::sessionExists(m_state.id), {}};
        m_result.workflow = workflow;
        return m_result;
    }

    const WorkflowWorkspace &m_workspace;
    const WorkflowStart &m_start;
    QDateTime m_now;
    WorkflowState m_state;
    StartedWorkflow m_result;
};

} // namespace

Result<StartedWorkflow> startWorkflow(const WorkflowWorkspace &workspace, const WorkflowStart &start, const QDateTime &now)
{
    return WorkflowStarter(workspace, start, now).run();
}

} // namespace outcrop
