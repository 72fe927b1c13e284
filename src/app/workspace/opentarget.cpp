// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/opentarget.h"

#include "app/workspace/findworkspace.h"
#include "app/workspace/workspacemessages.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace outcrop {
namespace {

Result<OpenTarget> targetAt(const QString &path, int line, int column)
{
    const QFileInfo file(path);
    if (!file.exists())
        return Error{ErrorCode::NotFound, workspacemessages::nothingToOpen(path)};
    if (file.isDir())
        return OpenTarget{workspaceFolderOf(path)};
    const QString absolute = QDir::cleanPath(file.absoluteFilePath());
    const QString folder = workspaceFolderOf(QFileInfo(absolute).path());
    return OpenTarget{folder, QDir(folder).relativeFilePath(absolute), line, column};
}

Result<OpenTarget> targetOfLink(const QUrl &link)
{
    const QUrlQuery query(link);
    const QString file = query.queryItemValue(QStringLiteral("file"), QUrl::FullyDecoded);
    if (link.host() != u"open" || !QDir::isAbsolutePath(file))
        return Error{ErrorCode::Invalid, workspacemessages::notALink(link.toDisplayString())};
    return targetAt(file, query.queryItemValue(QStringLiteral("line")).toInt(), query.queryItemValue(QStringLiteral("column")).toInt());
}

} // namespace

Result<OpenTarget> openTarget(const QString &argument, const QString &base)
{
    if (argument.startsWith(QLatin1String("outcrop:"), Qt::CaseInsensitive))
        return targetOfLink(QUrl(argument));
    const bool isFileUrl = argument.startsWith(QLatin1String("file:"), Qt::CaseInsensitive);
    const QString path = isFileUrl ? QUrl(argument).toLocalFile() : QDir(base).absoluteFilePath(argument);
    static const QRegularExpression place(QStringLiteral("^(.+?):(\\d{1,9})(?::(\\d{1,9}))?:?$"), QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = place.match(path);
    if (!match.hasMatch() || QFileInfo::exists(path)) // a name may end in a colon and digits
        return targetAt(path, 0, 0);
    return targetAt(match.captured(1), match.captured(2).toInt(), match.captured(3).toInt());
}

qsizetype offsetOf(const OpenTarget &target, QStringView text)
{
    const QList<TextLine> lines = splitLines(text);
    if (target.line < 1 || lines.isEmpty())
        return 0;
    const TextLine &line = lines.at(std::min<qsizetype>(target.line, lines.size()) - 1);
    return std::min(line.start + std::max(target.column - 1, 0), line.end);
}

} // namespace outcrop
