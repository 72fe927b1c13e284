// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/opentarget.h"

#include "app/workspace/findworkspace.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/text/linetable.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the folder to open for a file: the project of `base` if it contains the file, or else that of folderToOpenFor().
QString folderToOpen(const QString &file, const QString &base)
{
    const QString current = base.isEmpty() ? QString() : projectFolderOf(base);
    return !current.isEmpty() && isAtOrBelow(file, current) ? current : folderToOpenFor(file);
}

Result<OpenTarget> targetAt(const QString &path, const QString &base, int line, int column)
{
    const QFileInfo file(path);
    if (!file.exists())
        return Error{ErrorCode::NotFound, workspacemessages::pathNotFound(path)};
    if (file.isDir())
        return OpenTarget{workspaceFolderOf(path)};
    const QString absolutePath = QDir::cleanPath(file.absoluteFilePath());
    const QString folder = folderToOpen(absolutePath, base);
    const bool isLinked = !isAtOrBelow(absolutePath, folder); // a folder of the path is a symbolic link, and the workspace is around its target
    const QString real = isLinked ? QString(QFileInfo(file.path()).canonicalFilePath() + u'/' + file.fileName()) : absolutePath;
    return OpenTarget{folder, QDir(folder).relativeFilePath(real), line, column};
}

Result<OpenTarget> targetOfLink(const QUrl &link)
{
    const QUrlQuery query(link);
    const QString file = query.queryItemValue(QStringLiteral("file"), QUrl::FullyDecoded);
    if (link.host() != u"open" || !QDir::isAbsolutePath(file))
        return Error{ErrorCode::Invalid, workspacemessages::notALink(link.toDisplayString())};
    return targetAt(file, {}, query.queryItemValue(QStringLiteral("line")).toInt(), query.queryItemValue(QStringLiteral("column")).toInt());
}

} // namespace

Result<OpenTarget> readOpenTarget(const QString &argument, const QString &base)
{
    if (argument.startsWith(QLatin1String("outcrop:"), Qt::CaseInsensitive))
        return targetOfLink(QUrl(argument));
    const bool isFileUrl = argument.startsWith(QLatin1String("file:"), Qt::CaseInsensitive);
    const QString path = isFileUrl ? QUrl(argument).toLocalFile() : QDir(base).absoluteFilePath(argument);
    static const QRegularExpression number(QStringLiteral(":(\\d{1,9}):?$"));
    const QRegularExpressionMatch last = number.match(path);
    if (!last.hasMatch() || QFileInfo::exists(path)) // a name may end in a colon and digits
        return targetAt(path, base, 0, 0);
    const QString before = path.left(last.capturedStart());
    const QRegularExpressionMatch first = number.match(before);
    if (!first.hasMatch() || QFileInfo::exists(before))
        return targetAt(before, base, last.captured(1).toInt(), 0);
    return targetAt(before.left(first.capturedStart()), base, first.captured(1).toInt(), last.captured(1).toInt());
}

qsizetype offsetOf(const OpenTarget &target, QStringView text)
{
    const QList<TextLine> lines = splitLines(text);
    if (target.line < 1 || lines.isEmpty())
        return 0;
    const TextLine &line = lines.at(std::min<qsizetype>(target.line, lines.size()) - 1);
    return std::min(line.start + std::max(target.column - 1, 0), line.end);
}

QByteArray messageOf(const OpenTarget &target)
{
    const Json message{{"folder", jsonString(target.folder)}, {"path", jsonString(target.path)}, {"line", target.line}, {"column", target.column}};
    return QByteArray::fromStdString(message.dump()) + '\n';
}

std::optional<OpenTarget> targetFromMessage(const QByteArray &line)
{
    const Json message = Json::parse(line.toStdString(), nullptr, false);
    const auto text = [&message](const char *key) { return message.contains(key) && message[key].is_string() ? qString(message[key]) : QString(); };
    const auto number = [&message](const char *key) { return message.contains(key) && message[key].is_number_integer() ? message[key].get<int>() : 0; };
    if (!message.is_object() || text("folder").isEmpty())
        return std::nullopt;
    return OpenTarget{text("folder"), text("path"), number("line"), number("column")};
}

} // namespace outcrop
