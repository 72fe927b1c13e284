// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextgroups.h"

#include "core/base/joinedtext.h"

#include <algorithm>

namespace outcrop {

ContextGroup contextGroup(const ClientContext &context, const ContextText &text)
{
    switch (text.state) {
    case ContextState::Waiting:
        return ContextGroup::OnDemand;
    case ContextState::Hidden:
        return text.isSameFile ? ContextGroup::SameFile : ContextGroup::NotLoaded;
    case ContextState::Skipped:
        return ContextGroup::NotLoaded;
    case ContextState::Listed:
        return ContextGroup::Listed;
    case ContextState::Loaded:
    case ContextState::Truncated:
    case ContextState::Imported:
        break;
    }
    const bool isLater = text.part >= 0 && text.part < context.parts.size() && context.parts[text.part].loadsOnFileRead;
    return isLater ? ContextGroup::AfterTouch : ContextGroup::AtStart;
}

QMap<ContextGroup, QList<qsizetype>> groupedTexts(const ClientContext &context)
{
    QMap<ContextGroup, QList<qsizetype>> groups;
    for (qsizetype i = 0; i < context.texts.size(); ++i)
        groups[contextGroup(context, context.texts[i])].append(i);
    return groups;
}

QString touchedFiles(const ClientContext &context, const QString &folder)
{
    QStringList files;
    for (const QString &file : context.touchedFiles)
        files.append(contextPath(file, folder, context.home));
    return files.join(listSeparator());
}

ContextCounts contextCounts(const ClientContext &context)
{
    const QMap<ContextGroup, QList<qsizetype>> groups = groupedTexts(context);
    const QList<qsizetype> unloadedIndexes = groups.value(ContextGroup::NotLoaded);
    ContextCounts counts;
    counts.startFiles = groups.value(ContextGroup::AtStart).size();
    counts.listed = groups.value(ContextGroup::Listed).size();
    counts.touchFiles = groups.value(ContextGroup::AfterTouch).size();
    counts.onDemandFiles = groups.value(ContextGroup::OnDemand).size();
    counts.sameFile = groups.value(ContextGroup::SameFile).size();
    counts.unloadedFiles = std::count_if(unloadedIndexes.begin(), unloadedIndexes.end(), [&context](qsizetype index) { return !context.texts[index].hasLoss(); });
    counts.repeatedFiles = std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) { return text.isRepeated; });
    counts.losses = contextLosses(context);
    return counts;
}

} // namespace outcrop
