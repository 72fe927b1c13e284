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
        rules.any = true;
        return rules;
    }
    const auto flag = [&node](QStringView key) { return node[key].toBool().value_or(false); };
    rules.keep = node[u"keep"].toStrings();
    rules.formats = node[u"formats"].toStrings();
    rules.enumTypes = node[u"enum_types"].toStrings();
    rules.rename = textMap(node[u"rename"]);
    for (const DataNode::Member &member : node[u"values"].members())
        rules.values.insert(member.key, member.value.toStrings());
    rules.closeObjects = flag(u"close_objects");
    rules.requireAll = flag(u"require_all");
    rules.typed = flag(u"typed");
    rules.arrayItems = flag(u"array_items");
    rules.refAlone = flag(u"ref_alone");
    rules.noRootRef = flag(u"no_root_ref");
    rules.objectRoot = flag(u"object_root");
    rules.cyclesOptional = flag(u"cycles_optional");
    rules.describe = flag(u"describe");
    return rules;
}

} // namespace outcrop
