// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/collectionnames.h"

#include "core/base/joinedtext.h"
#include "core/retrieval/retrievalmessages.h"
#include "core/retrieval/retrievalsettings.h"
#include "core/text/nearestword.h"

namespace outcrop {
namespace {

QString canonicalName(const QString &written)
{
    static const QMap<QString, QString> names{{QStringLiteral("agent_memory"), QStringLiteral("memory")}, {QStringLiteral("agent_skills"), QStringLiteral("skills")},
        {QStringLiteral("vault_index"), QStringLiteral("vault")}, {QStringLiteral("otel_events"), QStringLiteral("log")}};
    return names.value(written.toLower(), written.toLower());
}

} // namespace

QString knownNameHint(const QString &word, const QStringList &known)
{
    const QString near = nearestWord(word, known);
    return near.isEmpty() ? retrievalmessages::useOneOf(known.join(listSeparator())) : retrievalmessages::didYouMean(near);
}

QStringList readCollectionNames(const DataNode &list, const QString &file, Diagnostics &diagnostics)
{
    QStringList names;
    for (const DataNode &item : list.items()) {
        const QString name = canonicalName(item.text());
        if (!knownCollections().contains(name))
            diagnostics.append({Severity::Warning, QStringLiteral("retrieval-collection"),
                retrievalmessages::unknownCollection(item.text(), knownNameHint(name, knownCollections())), {file, item.range()}, {}});
        else if (!names.contains(name))
            names.append(name);
    }
    return names;
}

} // namespace outcrop
