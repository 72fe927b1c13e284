// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/behavioraltests.h"

#include "core/documents/bundle/bundleddata.h"

namespace outcrop {
namespace {

DataNode builtIn()
{
    static const DataNode data = bundledData(QStringLiteral("portability/behaviour.yaml"));
    return data;
}

Rubric readRubric(const DataNode &node)
{
    Rubric rubric;
    rubric.threshold = node[u"threshold"].toReal().value_or(1);
    rubric.primaryThreshold = node[u"primary_threshold"].toReal().value_or(rubric.threshold);
    for (const DataNode::Member &member : node[u"dimensions"].members())
        rubric.dimensions.append(
            {member.key, member.value[u"question"].text(), member.value[u"weight"].toReal().value_or(1)});
    return rubric;
}

Probe readProbe(const DataNode &node)
{
    Probe probe{node[u"request"].text().trimmed(), node[u"each"].text(), std::nullopt};
    if (node[u"judge"].isMapping())
        probe.rubric = readRubric(node[u"judge"]);
    return probe;
}

void readJudge(const DataNode &node, BehavioralTests &tests)
{
    tests.judgeProvider = node[u"provider"].text();
    tests.judgeModel = node[u"model"].text();
    tests.judgeRequest = node[u"request"].text().trimmed();
}

} // namespace

BehavioralTests readBehavioralTests(const DataNode &workspace)
{
    const auto key = [&workspace](QStringView name) {
        const DataNode &value = workspace[name];
        return value.isMapping() ? value : builtIn()[name];
    };
    BehavioralTests tests;
    readJudge(key(u"judge"), tests);
    for (const DataNode::Member &member : builtIn()[u"probes"].members() + workspace[u"probes"].members())
        tests.probes.insert(member.key, readProbe(member.value));
    const DataNode regression = key(u"regression");
    tests.regressionProvider = regression[u"provider"].text();
    tests.regressionRequest = regression[u"request"].text().trimmed();
    return tests;
}

} // namespace outcrop
