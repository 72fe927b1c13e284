// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experimentsetup.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/promptfoocases.h"

#include <QCryptographicHash>

#include <algorithm>

namespace outcrop {
namespace {

const QStringList textSettingKeys{QStringLiteral("provider"), QStringLiteral("model"), QStringLiteral("format"), QStringLiteral("mode"),
                           QStringLiteral("type"), QStringLiteral("agent"), QStringLiteral("profile"), QStringLiteral("phase"),
                           QStringLiteral("scope"), QStringLiteral("workload"), QStringLiteral("context"), QStringLiteral("history"), QStringLiteral("request"), QStringLiteral("revision")};

QList<QPair<QString, Json>> readValues(const DataNode &node)
{
    QList<QPair<QString, Json>> values;
    for (const DataNode::Member &member : node.members())
        values.append({member.key, member.value.toJson()});
    return values;
}

ArmSettings readSettings(const DataNode &node)
{
    ArmSettings settings;
    for (const QString &key : textSettingKeys) {
        if (const DataNode &value = node[key]; value.isScalar())
            settings.texts[key] = value.text();
    }
    settings.params = readValues(node[u"params"]);
    settings.fields = readValues(node[u"fields"]);
    for (const DataNode::Member &member : node[u"files"].members())
        settings.files[member.key] = member.value.isNull() ? std::nullopt : std::optional(member.value.text());
    return settings;
}

void overrideValues(QList<QPair<QString, Json>> &values, const QList<QPair<QString, Json>> &overridingSettings)
{
    for (const auto &value : overridingSettings) {
        const auto same = std::find_if(values.begin(), values.end(), [&value](const auto &one) { return one.first == value.first; });
        if (same == values.end())
            values.append(value);
        else
            *same = value;
    }
}

template<typename T>
void setIfPresent(T &into, const std::optional<qint64> &value)
{
    if (value)
        into = static_cast<T>(*value);
}

void setIfPresent(double &into, const std::optional<double> &value)
{
    into = value.value_or(into);
}

/// Reads an experiment that its schema has validated.
class SetupReader
{
public:
    SetupReader(const DataNode &root, const QString &file) : m_root(root), m_file(file) { }

    ExperimentSetup run()
    {
        m_setup.description = m_root[u"description"].text();
        m_setup.reference = m_root[u"reference"].text();
        m_setup.data = m_root[u"data"].text();
        m_setup.design = m_root[u"design"].text() == u"independent" ? ExperimentDesign::Independent : ExperimentDesign::Paired;
        m_setup.bypassesCaches = m_root[u"caches"].text() != u"allow";
        setIfPresent(m_setup.cases, m_root[u"cases"].toInteger());
        setIfPresent(m_setup.repeats, m_root[u"repeats"].toInteger());
        setIfPresent(m_setup.warmUpCalls, m_root[u"warm_up"].toInteger());
        setIfPresent(m_setup.seed, m_root[u"seed"].toInteger());
        readArms();
        readMetrics();
        readPlan(m_root[u"plan"]);
        readJudge(m_root[u"judge"]);
        readTools(m_root[u"tool_replies"]);
        m_setup.threshold = m_root[u"threshold"].toReal();
        setIfPresent(m_setup.passRate, m_root[u"pass_rate"].toReal());
        if (!m_root[u"assert"].isMissing())
            addAssertions(readAssertions(m_root[u"assert"].toJson()), {m_file, m_root[u"assert"].range()}, m_setup.assertions, m_diagnostics);
        return m_setup;
    }

    /// Returns the diagnostics of the assertions and the tool replies.
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    void readArms()
    {
        const ArmSettings all = readSettings(m_root[u"all"]);
        for (const DataNode &node : m_root[u"arms"].items())
            m_setup.arms.append({node[u"name"].text(), all.with(readSettings(node)), {m_file, node.range()}});
    }

    void readMetrics()
    {
        for (const DataNode &node : m_root[u"metrics"].items()) {
            const std::optional<Metric> metric = metricFromName(node.isMapping() ? node[u"name"].text() : node.text());
            if (metric && !m_setup.hasMetric(*metric))
                m_setup.metrics.append({*metric, node[u"relevant"].toReal(), node[u"predicted"].toReal()});
        }
        const DataNode &stop = m_root[u"stop"];
        if (const std::optional<Metric> metric = metricFromName(stop[u"metric"].text())) {
            m_setup.stop = ExperimentStop{*metric};
            setIfPresent(m_setup.stop->minimumPairs, stop[u"fewest"].toInteger());
        }
    }

    void readPlan(const DataNode &plan)
    {
        setIfPresent(m_setup.goal.alpha, plan[u"alpha"].toReal());
        setIfPresent(m_setup.goal.power, plan[u"power"].toReal());
        setIfPresent(m_setup.effect, plan[u"effect"].toReal());
        setIfPresent(m_setup.responseTokens, plan[u"answer_tokens"].toInteger());
    }

    void readJudge(const DataNode &judge)
    {
        if (judge.isMapping())
            m_setup.judge = ExperimentJudge{judge[u"provider"].text(), judge[u"model"].text(), judge[u"question"].text()};
    }

    void readTools(const DataNode &tools)
    {
        setIfPresent(m_setup.tools.rounds, tools[u"rounds"].toInteger());
        if (tools[u"tools"].isMissing() && tools[u"model"].isMissing())
            return; // the cases have the replies
        const Result<ToolReplies> replies = readToolReplies(tools, m_file);
        if (replies)
            m_setup.tools.replies = *replies;
        else
            m_diagnostics.append({Severity::Error, QStringLiteral("experiment-tools"), replies.error().message, replies.error().location});
    }

    const DataNode &m_root;
    QString m_file;
    ExperimentSetup m_setup;
    Diagnostics m_diagnostics;
};

/// Checks constraints that the schema cannot express.
class SetupCheck
{
public:
    SetupCheck(const ExperimentSetup &setup, const DataNode &root, const QString &file) : m_setup(setup), m_root(root), m_file(file) { }

    Diagnostics run()
    {
        for (qsizetype i = 0; i < m_setup.arms.size(); ++i) {
            if (m_setup.armIndex(m_setup.arms.at(i).name) != i)
                add("experiment-arm-twice", experimentsmessages::armTaken(m_setup.arms.at(i).name), m_root[u"arms"].items().at(i));
        }
        if (!m_setup.reference.isEmpty() && m_setup.armIndex(m_setup.reference) < 0)
            add("experiment-reference", experimentsmessages::noReferenceArm(m_setup.reference), m_root[u"reference"]);
        if (m_setup.stop && !m_setup.hasMetric(m_setup.stop->metric))
            add("experiment-stop", experimentsmessages::stopNotMeasured(), m_root[u"stop"]);
        if (m_setup.stop && m_setup.comparisons().size() != 1)
            add("experiment-stop", experimentsmessages::stopNeedsTwoArms(), m_root[u"stop"]);
        if (m_setup.stop && m_setup.repeats > 1)
            add("experiment-stop", experimentsmessages::stopNeedsOneTrial(), m_root[u"stop"]);
        if (m_setup.hasMetric(Metric::Judge) && !m_setup.judge)
            add("experiment-judge", experimentsmessages::judgeNeedsQuestion(), m_root[u"metrics"]);
        if (!m_setup.assertions.isEmpty() && !m_setup.hasMetric(Metric::Assertions))
            add("experiment-assertion", experimentsmessages::assertionsNotMeasured(), m_root[u"assert"]);
        return m_diagnostics;
    }

private:
    void add(const char *code, const QString &message, const DataNode &node)
    {
        m_diagnostics.append({Severity::Error, QString::fromLatin1(code), message, {m_file, node.range()}});
    }

    const ExperimentSetup &m_setup;
    const DataNode &m_root;
    QString m_file;
    Diagnostics m_diagnostics;
};

} // namespace

std::optional<QString> ArmSettings::text(const QString &name) const
{
    const auto found = texts.constFind(name);
    return found == texts.constEnd() ? std::nullopt : std::optional(*found);
}

ArmSettings ArmSettings::with(const ArmSettings &overridingSettings) const
{
    ArmSettings mergedSettings = *this;
    mergedSettings.texts.insert(overridingSettings.texts);
    mergedSettings.files.insert(overridingSettings.files);
    overrideValues(mergedSettings.params, overridingSettings.params);
    overrideValues(mergedSettings.fields, overridingSettings.fields);
    return mergedSettings;
}

bool ExperimentSetup::isOffline() const
{
    return std::all_of(
        metrics.begin(), metrics.end(), [](const RequestedMetric &one) { return infoOf(one.metric).isOffline; });
}

bool ExperimentSetup::hasMetric(Metric metric) const
{
    return std::any_of(
        metrics.begin(), metrics.end(), [metric](const RequestedMetric &one) { return one.metric == metric; });
}

qsizetype ExperimentSetup::armIndex(const QString &arm) const
{
    const auto found = std::find_if(arms.begin(), arms.end(), [&arm](const ExperimentArm &one) { return one.name == arm; });
    return found == arms.end() ? -1 : found - arms.begin();
}

QList<QPair<qsizetype, qsizetype>> ExperimentSetup::comparisons() const
{
    QList<QPair<qsizetype, qsizetype>> pairs;
    const qsizetype against = armIndex(reference);
    for (qsizetype first = 0; first < arms.size(); ++first) {
        if (against >= 0 && first != against)
            pairs.append({first, against});
        for (qsizetype second = first + 1; against < 0 && second < arms.size(); ++second)
            pairs.append({first, second});
    }
    return pairs;
}

ParsedExperiment readExperiment(const QString &text, const QString &file)
{
    const DataDocument yaml = readYaml(text, file);
    ParsedExperiment read;
    read.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return read;
    read.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("experiment")), file);
    if (hasErrors(read.diagnostics))
        return read;
    SetupReader reader(yaml.root, file);
    read.setup = reader.run();
    read.diagnostics += reader.diagnostics();
    read.setup.name = documentNameOf(file);
    read.setup.file = file;
    read.setup.checksum = QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
    read.diagnostics += SetupCheck(read.setup, yaml.root, file).run();
    return read;
}

} // namespace outcrop
