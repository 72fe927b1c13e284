// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/requesttext.h"

#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextpathresolver.h"

#include <QDir>
#include <QSet>

#include <algorithm>
#include <utility>

namespace outcrop {

QString wrappedText(const QString &form, const WrapperPaths &place, const QString &text, const QString &note)
{
    const QString file = fileNameOf(place.path);
    const QString stem = file.contains(u'.') ? file.left(file.lastIndexOf(u'.')) : file;
    const QString below = isAtOrBelow(place.path, place.folder) ? place.path.sliced(place.folder == u"/" ? 1 : place.folder.size() + 1) : place.path;
    return fillTemplate(form,
        {{QStringLiteral("text"), text + QString(note).replace(QStringLiteral("{gap}"), contextGap)},
            {QStringLiteral("path"), place.path},
            {QStringLiteral("relative"), QDir(place.start).relativeFilePath(place.path)},
            {QStringLiteral("inside"), place.inside}, {QStringLiteral("real"), place.real}, {QStringLiteral("below"), below}, {QStringLiteral("file"), file},
            {QStringLiteral("name"), stem}, {QStringLiteral("gap"), contextGap}});
}

void removeSentTexts(QList<ContextText> &texts)
{
    QSet<QString> sent, blocked;
    QHash<QString, QString> names; // real path → name of the file when it is sent, now or later
    for (const ContextText &text : texts) {
        if (text.isBlockedImport)
            blocked.insert(text.file);
        if (text.isSent()) {
            sent.insert(text.file);
            names.insert(text.realFile, text.file);
        } else if (text.state == ContextState::Waiting && !names.contains(text.realFile)) {
            names.insert(text.realFile, text.file);
        }
    }
    QSet<QStringList> known; // entries of files that are not sent
    QList<ContextText> kept;
    for (const ContextText &text : std::as_const(texts)) {
        const bool isHidden = text.state == ContextState::Hidden;
        const bool isElsewhere = ((text.state == ContextState::Waiting || isHidden) && sent.contains(text.file)) || (isHidden && blocked.contains(text.file));
        const QStringList entry{text.file, text.rule, toString(text.state), text.reason};
        if (isElsewhere || (!text.isSent() && known.contains(entry)))
            continue;
        kept.append(text);
        if (!text.isSent())
            known.insert(entry);
    }
    texts = kept;
    for (ContextText &text : texts) {
        const QString name = text.state == ContextState::Hidden ? names.value(text.realFile) : QString();
        if (name.isEmpty() || name == text.file)
            continue;
        text.reason = clientsmessages::sameFileLoaded(name);
        text.relatedFile = name;
        text.isSameFile = true;
    }
}

QList<ContextPart> assembledParts(const PartRule &part, const QString &head, const QList<RequestSegment> &pieces)
{
    const auto number =
        std::count_if(pieces.begin(), pieces.end(), [](const RequestSegment &piece) { return !piece.isGap; });
    QList<ContextPart> parts;
    if (number == 0)
        return parts;
    const bool isSeparate = part.jsonPath.contains(u"{n}");
    QString text = head;
    bool isJoined = false, offsetAfterGap = false, first = true;
    for (const RequestSegment &piece : pieces) {
        if (piece.isGap && offsetAfterGap)
            continue;
        if (isJoined && !piece.isGap)
            text += piece.separator.value_or(part.join);
        text += !piece.isGap ? piece.text : first ? QString(contextGap) : QString(piece.text + contextGap);
        isJoined = !piece.isGap && !isSeparate;
        offsetAfterGap = piece.isGap;
        first = false;
        if (piece.isGap)
            continue;
        const qsizetype count = parts.size() + 1;
        if (!isSeparate)
            continue;
        parts.append({part.id, QString(part.jsonPath).replace(QStringLiteral("{n}"), QString::number(count)), part.role, part.loadsOnFileRead, part.isOnlyText,
            text + (count < number ? part.join : QString()) + part.after});
        text = head;
    }
    if (!isSeparate)
        parts.append({part.id, part.jsonPath, part.role, part.loadsOnFileRead, part.isOnlyText, text + part.after});
    return parts;
}

} // namespace outcrop
