// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/canonicalagent.h"

#include "core/documents/data/yamlreader.h"
#include "core/text/linetable.h"

namespace outcrop {
namespace {

constexpr QLatin1StringView promptEnding(".prompt.md");
constexpr QLatin1StringView yamlEnding(".agent.yaml");
constexpr QLatin1StringView ymlEnding(".agent.yml");

} // namespace

bool isCanonicalAgentPath(QStringView path)
{
    for (const QLatin1StringView ending : {yamlEnding, ymlEnding}) {
        const bool isNamed = path.size() > ending.size() && path[path.size() - ending.size() - 1] != u'/';
        if (isNamed && path.endsWith(ending))
            return true;
    }
    return false;
}

QString canonicalPromptPath(const QString &agentPath)
{
    const qsizetype ending = agentPath.endsWith(yamlEnding) ? yamlEnding.size() : ymlEnding.size();
    return agentPath.chopped(ending) + promptEnding;
}

QString canonicalAgentPathOf(const QString &promptPath)
{
    return promptPath.endsWith(promptEnding) ? promptPath.chopped(promptEnding.size()) + yamlEnding : QString();
}

FrontMatter readCanonicalFields(QStringView text, const QString &file)
{
    const DataDocument yaml = readYaml(text.toString(), file);
    FrontMatter fields;
    fields.isPresent = true;
    fields.data = yaml.root.isMapping() ? yaml.root : DataNode::mapping({}, yaml.root.range());
    fields.block = fields.content = LineTable(text).range(0, text.size());
    fields.bodyStart = text.size();
    fields.diagnostics = yaml.diagnostics;
    return fields;
}

} // namespace outcrop
