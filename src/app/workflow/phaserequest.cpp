// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workflow/phaserequest.h"

#include "app/workflow/runmessages.h"
#include "app/workflow/storedworkflow.h"
#include "core/base/paths.h"
#include "core/sessions/phaseroles.h"
#include "core/templates/templaterender.h"
#include "core/workflow/outputsections.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString manualName = QStringLiteral("manual");

QString fileOfSession(const WorkflowState &state, const QString &name)
{
    return state.folder() + u'/' + name;
}

/// Returns whether the value with this name is the path of a file whose text the prompts need.
bool namesFile(const QString &name)
{
    return name.endsWith(u"_file") || name == u"design";
}

/// Collects the values and files of one phase.
class RequestBuilder
{
public:
    RequestBuilder(const WorkflowWorkspace &workspace, const WorkflowState &state) : m_workspace(workspace), m_state(state) { }

    /// Sets the standards, which are otherwise read from the session.
    void setStandards(const QString &text) { m_standards = text; }

    WorkflowPrompt build(WorkflowPhase phase, bool readsFiles)
    {
        m_phase = phase;
        if (!m_standards)
            m_standards = sessionText(QStringLiteral("standards-bundle.md"));
        collectValues();
        if (readsFiles)
            collectFiles();
        WorkflowPrompt prompt = renderWorkflowPrompt(m_workspace.opened.workspace(), {m_workspace.phaseTemplate(phase), m_values, m_files, m_state.request, unselectedConventions()});
        prompt.diagnostics = m_diagnostics + prompt.diagnostics;
        return prompt;
    }

private:
    QString sessionText(const QString &name)
    {
        const Result<QString> text = readWorkflowText(m_workspace.opened.folder, fileOfSession(m_state, name));
        return text ? *text : QString();
    }

    void setText(const QString &name, const QString &text) { m_values.insert(name, TemplateValue::fromJson(jsonString(text))); }

    /// Returns the iteration that the templates refer to: a revision reads the files and the review of the previous iteration.
    int sourceIteration() const { return m_phase == WorkflowPhase::Revise ? std::max(1, m_state.iteration - 1) : m_state.iteration; }

    void collectValues()
    {
        m_values.clear();
        const auto &profile = m_workspace.profile;
        const auto source = profile.config ? std::make_shared<const TemplateValueSource>(TemplateValueSource{profile.config->path, profile.config->text}) : nullptr;
        for (const DataNode::Member &member : profile.data[u"metadata"].members())
            m_values.insert(member.key, TemplateValue(member.value, source));
        if (const DataNode &package = profile.data[u"base_package"]; !package.isMissing())
            m_values.insert(QStringLiteral("base_package"), TemplateValue(package, source));
        for (auto member = m_state.context.begin(); member != m_state.context.end(); ++member)
            m_values.insert(QString::fromStdString(member.key()), TemplateValue::fromJson(*member));
        const QString scope = m_values.value(QStringLiteral("scope")).text();
        setText(QStringLiteral("artifacts"), profile.artifacts(scope).join(QStringLiteral(", ")));
        setText(QStringLiteral("iteration"), QString::number(sourceIteration()));
        setText(QStringLiteral("profile"), m_state.profile);
        setText(QStringLiteral("session_id"), m_state.id);
        if (!m_state.request.isEmpty())
            setText(QStringLiteral("request"), m_state.request);
        addConventions();
        setText(QStringLiteral("standards"), *m_standards);
        setText(QStringLiteral("STANDARDS"), m_state.standardsPath());
        setText(QStringLiteral("PLAN"), m_state.planPath());
        addExpectedOutput(profile.artifacts(scope));
    }

    /// Returns conventions.json if the workflow uses none of its sets; null otherwise.
    DocumentPtr unselectedConventions() const { return m_state.conventions.isEmpty() ? m_workspace.conventions : nullptr; }

    void addConventions()
    {
        if (!m_workspace.conventions || m_state.conventions.isEmpty())
            return;
        const ConventionValues conventions = conventionValues(*m_workspace.conventions, m_state.conventions, m_values);
        m_values = conventions.values;
        m_diagnostics += conventions.diagnostics;
    }

    /// Adds the expected output from the prompt configuration next to the template, unless a value for it is given.
    void addExpectedOutput(const QStringList &artifacts)
    {
        const QString name = QStringLiteral("expected_output");
        const DocumentPtr &configuration = m_workspace.outputs[static_cast<int>(m_phase)];
        if (!configuration || m_values.contains(name))
            return;
        const bool hasBaseClass = !m_values.value(QStringLiteral("base_entity_class")).text().isEmpty();
        const bool assumesAnswers = m_workspace.profile.data[u"assume_answers"].toBool().value_or(false);
        const TracedText sections = expectedOutput(*configuration, {artifacts, hasBaseClass, assumesAnswers});
        if (sections.isEmpty())
            return;
        const RenderedTemplate renderedTemplate = renderTemplate({sections, TemplateDialect::Handlebars}, {m_values});
        m_values.insert(name, TemplateValue(renderedTemplate.text));
    }

    void attach(const QString &label, const QString &text)
    {
        if (!text.isEmpty())
            m_files.append({label, text});
    }

    void attachCode(int iteration)
    {
        const QString folder = m_state.codeFolder(iteration);
        for (const QString &path : listSessionFiles(m_workspace.opened.folder, folder)) {
            const QString file = folder + u'/' + path;
            const Result<QString> text = readWorkflowText(m_workspace.opened.folder, file);
            if (text)
                attach(QStringLiteral("iteration-%1/code/%2").arg(iteration).arg(path), *text);
            else
                m_diagnostics.append({Severity::Error, QStringLiteral("workflow-file"), text.error().message, {file, {}}});
        }
    }

    void attachReview(int iteration)
    {
        attach(QStringLiteral("iteration-%1/review-response.md").arg(iteration), sessionText(reviewFile(iteration)));
    }

    /// Returns the file of the last review of an iteration, relative to the session.
    QString reviewFile(int iteration) const
    {
        const std::optional<Session> session = sessionOf(m_workspace.opened.workspace(), m_state.id);
        const SessionPhase *phase = session ? session->phase(iteration, sessionPhaseOf(WorkflowPhase::Review)) : nullptr;
        if (!phase || phase->isEmpty())
            return QStringLiteral("iteration-%1/review-response.md").arg(iteration);
        return phase->turnLocation(phase->turns.last().turn).responsePath().mid(m_state.folder().size() + 1);
    }

    void collectFiles()
    {
        m_files.clear();
        if (m_phase == WorkflowPhase::Plan || m_phase == WorkflowPhase::Generate)
            attachNamedFiles();
        if (m_phase != WorkflowPhase::Plan)
            attach(QStringLiteral("iteration-1/planning-response.md"), sessionText(QStringLiteral("plan.md")));
        if (m_phase == WorkflowPhase::Review && m_state.iteration > 1)
            attachReview(m_state.iteration - 1);
        if (m_phase == WorkflowPhase::Revise)
            attachReview(sourceIteration());
        if (m_phase == WorkflowPhase::Review || m_phase == WorkflowPhase::Revise)
            attachCode(sourceIteration());
        attach(QStringLiteral("standards-bundle.md"), *m_standards);
    }

    void attachNamedFiles()
    {
        for (auto member = m_state.context.begin(); member != m_state.context.end(); ++member) {
            const QString name = QString::fromStdString(member.key());
            const QString path = qString(*member);
            if (!namesFile(name) || path.isEmpty())
                continue;
            const Result<QString> text = isContainedPath(path) ? readWorkflowText(m_workspace.opened.folder, path) : Error{ErrorCode::NotAllowed, {}, {}};
            if (text)
                attach(path, *text);
            else
                m_diagnostics.append({Severity::Error, QStringLiteral("workflow-file"), runmessages::fileMissing(name, path), {m_state.id.isEmpty() ? QString() : m_state.statePath(), {}}});
        }
    }

    const WorkflowWorkspace &m_workspace;
    const WorkflowState &m_state;
    WorkflowPhase m_phase = WorkflowPhase::Plan;
    std::optional<QString> m_standards;
    TemplateValues m_values;
    QList<PromptAttachment> m_files;
    Diagnostics m_diagnostics;
};

/// Returns the values of a workflow as inputs, for layers that are templates.
QList<InputValue> contextInputs(const WorkflowState &state)
{
    QList<InputValue> inputs;
    for (auto member = state.context.begin(); member != state.context.end(); ++member)
        inputs.append({QString::fromStdString(member.key()), TemplateValue::fromJson(*member)});
    return inputs;
}

} // namespace

WorkflowPrompt phaseRequest(const WorkflowWorkspace &workspace, const WorkflowState &state)
{
    return RequestBuilder(workspace, state).build(state.phase, true);
}

Diagnostics templateProblems(const WorkflowWorkspace &workspace, const WorkflowState &state, const QString &standards)
{
    Diagnostics problems;
    for (const WorkflowPhase phase : {WorkflowPhase::Plan, WorkflowPhase::Generate, WorkflowPhase::Review, WorkflowPhase::Revise}) {
        RequestBuilder builder(workspace, state);
        builder.setStandards(standards);
        const WorkflowPrompt prompt = builder.build(phase, phase == WorkflowPhase::Plan);
        for (const Diagnostic &found : prompt.diagnostics) {
            const bool isKnown = std::any_of(problems.begin(), problems.end(),
                [&found](const Diagnostic &one) { return one.code == found.code && one.message == found.message; }); // the first template is enough
            if (!isKnown)
                problems.append(found);
        }
    }
    return problems;
}

QString phaseProvider(const WorkflowState &state)
{
    return state.providers.value(roleOfPhase(sessionPhaseOf(state.phase)), manualName).section(u'/', 0, 0);
}

SendJob phaseJob(const WorkflowWorkspace &workspace, const WorkflowState &state, const QString &request, bool continuesPhase)
{
    const QString phase = sessionPhaseOf(state.phase);
    const QString scope = qString(state.context.value("scope", Json()));
    const Profile *profile = workspace.opened.library.profile(workspace.profile.name);
    SendJob job;
    job.session = state.id;
    job.iteration = state.iteration;
    job.continuesPhase = continuesPhase;
    job.render.provider = phaseProvider(state);
    job.render.model = state.providers.value(roleOfPhase(phase)).section(u'/', 1);
    Selection &selection = job.render.selection;
    selection.phase = phase;
    selection.profile = profile ? profile->name : QString();
    selection.scope = profile && profile->scopes.contains(scope) ? scope : QString();
    selection.promptType = QString(); // a phase template is a complete prompt, which defines the form of the response
    selection.includesTools = false;
    selection.includesOutputSchema = false;
    selection.request = request;
    selection.requestDialect = TemplateDialect::None;
    selection.inputs = contextInputs(state);
    if (!profile && workspace.profile.config) {
        Diagnostics ignoredFindings; // discarded, because opening the workflow reports them
        if (const auto example = readProfile(workspace.profile.config, ignoredFindings))
            selection.params = example->params(phase, scope);
    }
    if (const auto seconds = workspace.settings.timeout(state.phase, job.render.provider))
        job.call.timeout = std::chrono::milliseconds(static_cast<qint64>(*seconds * 1000));
    return job;
}

} // namespace outcrop
