// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextimports.h"

#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

bool hasExtension(const QString &path, const QStringList &endings)
{
    const QString name = fileNameOf(path);
    const qsizetype dot = name.lastIndexOf(u'.');
    return endings.isEmpty() || dot <= 0 || endings.contains(name.sliced(dot + 1), Qt::CaseInsensitive);
}

QString allowedFolderOf(const ImportRules &form, const ContextPathResolver &places, const QString &home)
{
    if (form.within.isEmpty() || (!form.consent.isEmpty() && places.holds(form.consent)))
        return {};
    return form.within == u"root" ? places.root() : form.within == u"start" ? places.query().start : home;
}

} // namespace

QList<ImportReference> importReferences(const QString &text, const ImportRules &form)
{
    QList<ImportReference> references;
    if (form.pattern.pattern().contains(u'@') && !text.contains(u'@'))
        return references;
    const QList<std::pair<qsizetype, qsizetype>> skipped = markdownParts(text, form.skips);
    qsizetype next = 0;
    QRegularExpressionMatchIterator matches = form.pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const qsizetype begin = match.capturedStart();
        while (next < skipped.size() && skipped[next].second <= begin)
            ++next;
        if (next < skipped.size() && skipped[next].first <= begin)
            continue;
        references.append({begin, match.capturedEnd(), match.captured(QStringLiteral("path"))});
    }
    return references;
}

ImportTarget resolveImport(const ImportReference &reference, const ImportRules &form, const ContextPathResolver &places, const QString &folder, const QString &home)
{
    const QString written = QString(reference.path).replace(QStringLiteral("\\ "), QStringLiteral(" "));
    ImportTarget target{ImportTarget::Kind::Missing, QDir::cleanPath(places.absolutePath(written, form.isFromRoot ? places.root() : folder)), {}, 0};
    if (!hasExtension(target.path, form.endings)) {
        target.kind = ImportTarget::Kind::OtherExtension;
        return target;
    }
    const FileEntryInfo seen = places.files().entryInfo(target.path);
    target.realPath = seen.realPath;
    target.size = seen.isFile() ? seen.size : 0;
    const QString limit = allowedFolderOf(form, places, home);
    if (!limit.isEmpty() && !isAtOrBelow(target.path, limit)) {
        target.kind = ImportTarget::Kind::Outside;
        return target;
    }
    if (seen.kind == FileEntryInfo::Kind::Missing || seen.kind == FileEntryInfo::Kind::Other)
        return target;
    const QString realLimit = limit.isEmpty() || form.followsLinks ? QString() : places.realFolder(limit);
    if (seen.kind == FileEntryInfo::Kind::Outside || (!realLimit.isEmpty() && !isAtOrBelow(seen.realPath, realLimit)))
        target.kind = ImportTarget::Kind::Outside;
    else
        target.kind = seen.isFolder() ? ImportTarget::Kind::Folder : ImportTarget::Kind::File;
    return target;
}

QString importOutsideReason(const QString &within, const QString &importer, const QString &start)
{
    return within == u"start" && !start.isEmpty() ? clientsmessages::importOutsideStart(importer, start) : clientsmessages::importOutside(importer);
}

QString replacementText(const ImportRules &form, ImportTarget::Kind kind)
{
    switch (kind) {
    case ImportTarget::Kind::Missing:
        return form.missing;
    case ImportTarget::Kind::Outside:
        return form.outsideHandling;
    case ImportTarget::Kind::Folder:
        return form.folder;
    case ImportTarget::Kind::File:
    case ImportTarget::Kind::OtherExtension:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
