// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/workflowprofile.h"

#include "core/documents/data/yamlreader.h"
#include "core/sessions/phaseroles.h"
#include "core/workflow/workflowmessages.h"

namespace outcrop {
namespace {

constexpr double maximumTimeout = 24 * 60 * 60;

QList<WorkflowSetting> settingsOf(const DataNode &list, const QString &file)
{
    QList<WorkflowSetting> settings;
    for (const DataNode &item : list.items())
        settings.append({item.text(), {file, item.range()}});
    return settings;
}

QString approvalKey(WorkflowPhase phase, WorkflowStage stage)
{
    return workflowPhaseName(phase) + u'.' + workflowStageName(stage);
}

constexpr WorkflowPhase allPhases[] = {WorkflowPhase::Plan, WorkflowPhase::Generate, WorkflowPhase::Review, WorkflowPhase::Revise};

/// Reads one settings document into the settings. Does not replace values that are already set.
class SettingsReader
{
public:
    SettingsReader(WorkflowSettings &settings, const Document &document) : m_settings(settings), m_document(document) { }

    void read()
    {
        const DataDocument yaml = readYaml(m_document.text, m_document.path);
        m_settings.diagnostics += yaml.diagnostics;
        if (!yaml.isParsed || yaml.root.isNull() || yaml.root.isMissing())
            return;
        if (m_settings.profile.isEmpty())
            m_settings.profile = yaml.root[u"profile"].text();
        readProviders(yaml.root[u"providers"]);
        readTimeouts(yaml.root);
        readApprovals(yaml.root[u"workflow"]);
    }

private:
    /// Reports a problem once, even if several stages share the value.
    void report(Severity severity, const QString &code, const QString &message, const DataNode &node)
    {
        const Diagnostic found{severity, code, message, {m_document.path, node.range()}};
        if (!m_settings.diagnostics.contains(found))
            m_settings.diagnostics.append(found);
    }

    bool isMappingOrNone(const DataNode &node)
    {
        if (node.isMapping() || node.isMissing() || node.isNull())
            return true;
        report(Severity::Error, QStringLiteral("workflow-settings"), workflowmessages::notMapping(), node);
        return false;
    }

    void readProviders(const DataNode &providers)
    {
        if (!isMappingOrNone(providers))
            return;
        for (const DataNode::Member &member : providers.members()) {
            if (member.key != u"default")
                setProvider(member.key, member.value);
        }
        for (const WorkflowPhase phase : allPhases) {
            if (!providers[u"default"].isMissing())
                setProvider(roleOfPhase(sessionPhaseOf(phase)), providers[u"default"]);
        }
    }

    void setProvider(const QString &role, const DataNode &value)
    {
        const QString text = value.text().trimmed();
        if (!text.isEmpty() && !m_settings.providers.contains(role))
            m_settings.providers.insert(role, {text, {m_document.path, value.range()}});
    }

    void readTimeouts(const DataNode &root)
    {
        const DataNode &timeout = root[u"timeout"];
        if (timeout.isMapping()) {
            for (const DataNode::Member &member : timeout.members())
                setTimeout(m_settings.phaseTimeouts, member.key, member.value);
        } else if (!timeout.isMissing() && !timeout.isNull()) {
            setTimeout(m_settings.phaseTimeouts, {}, timeout);
        }
        if (!isMappingOrNone(root[u"provider_config"]))
            return;
        for (const DataNode::Member &member : root[u"provider_config"].members()) {
            if (const DataNode &value = member.value[u"response_timeout"]; !value.isMissing())
                setTimeout(m_settings.providerTimeouts, member.key, value);
        }
    }

    void setTimeout(QMap<QString, double> &timeouts, const QString &key, const DataNode &value)
    {
        const std::optional<double> seconds = value.toReal();
        if (!seconds || *seconds <= 0 || *seconds > maximumTimeout)
            report(Severity::Error, QStringLiteral("workflow-timeout"), workflowmessages::badTimeout(value.text()), value);
        else if (!timeouts.contains(key))
            timeouts.insert(key, *seconds);
    }

    void readApprovals(const DataNode &workflow)
    {
        if (!isMappingOrNone(workflow))
            return;
        for (const WorkflowPhase phase : allPhases) {
            for (const WorkflowStage stage : {WorkflowStage::Prompt, WorkflowStage::Response}) {
                const DataNode &statedSetting = workflow[workflowPhaseName(phase)][workflowStageName(stage)][u"approval_provider"];
                const DataNode &usual = workflow[u"defaults"][u"approval_provider"];
                readApproval(approvalKey(phase, stage), statedSetting.isMissing() ? usual : statedSetting);
            }
        }
    }

    void readApproval(const QString &key, const DataNode &value)
    {
        const QString word = value.text();
        if (value.isMissing() || word.isEmpty() || m_settings.approvals.contains(key))
            return;
        const bool isKnown = word == u"manual" || word == u"skip";
        if (!isKnown)
            report(Severity::Warning, QStringLiteral("workflow-approval"), workflowmessages::approvalUnknown(word), value);
        m_settings.approvals.insert(key, word != u"skip");
    }

    WorkflowSettings &m_settings;
    const Document &m_document;
};

} // namespace

QStringList WorkflowProfile::scopes() const
{
    QStringList names;
    for (const DataNode::Member &member : data[u"scopes"].members())
        names.append(member.key);
    return names;
}

QStringList WorkflowProfile::artifacts(const QString &scope) const
{
    return data[u"scopes"][scope][u"artifacts"].toStrings();
}

QList<WorkflowSetting> WorkflowProfile::standards(const QString &scope) const
{
    const DataNode &standards = data[u"scopes"][scope][u"standards"];
    return settingsOf(standards.isMapping() ? standards[u"files"] : standards, config ? config->path : QString());
}

QStringList WorkflowProfile::rulePrefixes(const QString &scope) const
{
    return data[u"scopes"][scope][u"standards"][u"prefixes"].toStrings();
}

QStringList WorkflowProfile::standardsFolders() const
{
    QStringList folders;
    for (const DataNode &source : data[u"standards"][u"sources"].items())
        folders.append(source[u"path"].text());
    folders.append(data[u"standards"][u"default_rules_path"].text());
    if (!folder.isEmpty())
        folders << folder + QStringLiteral("/rules") << folder + QStringLiteral("/standards");
    for (QString &one : folders) {
        one.remove(QStringLiteral("${PROJECT_DIR}/"));
        while (one.endsWith(u'/'))
            one.chop(1);
    }
    folders.removeAll(QString());
    return folders;
}

WorkflowProfile readWorkflowProfile(const QString &folder, const DocumentPtr &config, Diagnostics &diagnostics)
{
    WorkflowProfile profile;
    profile.folder = folder;
    profile.name = folder.section(u'/', -1);
    profile.config = config;
    if (!config)
        return profile;
    const DataDocument yaml = readYaml(config->text, config->path);
    diagnostics += yaml.diagnostics;
    if (yaml.isParsed)
        profile.data = yaml.root;
    return profile;
}

bool WorkflowSettings::needsApproval(WorkflowPhase phase, WorkflowStage stage) const
{
    return approvals.value(approvalKey(phase, stage), stage == WorkflowStage::Response);
}

std::optional<double> WorkflowSettings::timeout(WorkflowPhase phase, const QString &provider) const
{
    if (const auto found = providerTimeouts.find(provider); found != providerTimeouts.end())
        return *found;
    if (const auto found = phaseTimeouts.find(sessionPhaseOf(phase)); found != phaseTimeouts.end())
        return *found;
    const auto usual = phaseTimeouts.find(QString());
    return usual == phaseTimeouts.end() ? std::nullopt : std::optional(*usual);
}

WorkflowSettings readWorkflowSettings(const QList<DocumentPtr> &documents)
{
    WorkflowSettings settings;
    for (const DocumentPtr &document : documents) {
        if (document)
            SettingsReader(settings, *document).read();
    }
    return settings;
}

std::optional<double> profileTimeout(const DataNode &profile, const QString &phase)
{
    const DataNode &timeout = profile[u"timeout"];
    const std::optional<double> seconds = timeout.isMapping() ? timeout[phase].toReal() : timeout.toReal();
    return seconds && *seconds > 0 && *seconds <= maximumTimeout ? seconds : std::nullopt;
}

} // namespace outcrop
