// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/synctarget.h"

#include "core/clients/listdocument.h"
#include "core/documents/bundle/bundleddata.h"

#include <algorithm>

namespace outcrop {
namespace {

RuleFileFormat ruleFormatOf(const DataNode &data)
{
    RuleFileFormat form;
    form.pathPattern = data[u"file"].text();
    form.patterns = data[u"patterns"].text();
    form.isList = isTrue(data[u"list"]);
    form.isBare = isTrue(data[u"bare"]);
    form.style = data[u"style"].text() == u"gitignore" ? PatternStyle::GitIgnore : PatternStyle::Glob;
    form.alwaysKey = data[u"every"].text();
    form.always = pairsOf(data[u"always"]);
    form.matchingKeys = pairsOf(data[u"matching"]);
    form.onRequest = pairsOf(data[u"asked"]);
    return form;
}

DefinitionFileFormat definitionFormatOf(const DataNode &data)
{
    DefinitionFileFormat form;
    form.pathPattern = data[u"file"].text();
    form.isToml = data[u"form"].text() == u"toml";
    form.isSkill = data[u"as"].text() == u"skill";
    form.names = data[u"names"].text();
    form.body = data[u"body"].text();
    form.keys = data[u"keys"].toStrings();
    form.add = pairsOf(data[u"add"]);
    form.argumentsPlaceholder = data[u"arguments"].text();
    form.shell = data[u"shell"].text();
    return form;
}

SyncTarget targetOf(const DataNode::Member &member)
{
    const DataNode &data = member.value;
    return {member.key, data[u"instructions"].text(), data[u"shim"].text(), ruleFormatOf(data[u"rules"]), data[u"skills"].text(),
        definitionFormatOf(data[u"agents"]), definitionFormatOf(data[u"commands"]), data[u"private"].toStrings()};
}

} // namespace

const QList<SyncTarget> &syncTargets()
{
    static const QList<SyncTarget> targets = [] {
        QList<SyncTarget> read;
        const DataNode data = bundledData(QStringLiteral("clients/sync/targets.yaml"));
        for (const DataNode::Member &member : data.members())
            read.append(targetOf(member));
        return read;
    }();
    return targets;
}

const SyncTarget *syncTarget(const QString &client)
{
    const QList<SyncTarget> &targets = syncTargets();
    const auto found = std::find_if(targets.begin(), targets.end(), [&client](const SyncTarget &each) { return each.client == client; });
    return found == targets.end() ? nullptr : &*found;
}

} // namespace outcrop
