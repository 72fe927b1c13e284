// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemarules.h"

namespace outcrop {
namespace {

QMap<QString, QString> textMap(const DataNode &node)
{
    QMap<QString, QString> map;
    for (const DataNode::Member &member : node.members())
        map.insert(member.key, member.value.text());
    return map;
}

} // namespace

SchemaRules readSchemaRules(const DataNode &node)
{
    SchemaRules rules;
    if (!node.isMapping()) {
        rules.supportsAll = true;
        return rules;
    }
    const auto flag = [&node](QStringView key) { return node[key].toBool().value_or(false); };
    rules.keep = node[u"keep"].toStrings();
    rules.formats = node[u"formats"].toStrings();
    rules.enumTypes = node[u"enum_types"].toStrings();
    rules.rename = textMap(node[u"rename"]);
    for (const DataNode::Member &member : node[u"values"].members())
        rules.values.insert(member.key, member.value.toStrings());
    rules.requiresClosedObjects = flag(u"close_objects");
    rules.requiresAllProperties = flag(u"require_all");
    rules.requiresType = flag(u"typed");
    rules.requiresItems = flag(u"array_items");
    rules.forbidsRefSiblings = flag(u"ref_alone");
    rules.forbidsRootRef = flag(u"no_root_ref");
    rules.requiresObjectRoot = flag(u"object_root");
    rules.requiresOptionalCycles = flag(u"cycles_optional");
    rules.describesUnsupported = flag(u"describe");
    return rules;
}

} // namespace outcrop
