// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/handbook.h"

#include "app/help/formatpage.h"
#include "app/help/helpmessages.h"
#include "core/base/resources.h"
#include "core/documents/bundle/bundleddata.h"

#include <QRegularExpression>

#include <algorithm>

/// Registers the resources. Q_INIT_RESOURCE must be called outside every namespace.
static bool registerHandbook()
{
    Q_INIT_RESOURCE(handbook);
    return true;
}

namespace outcrop {
namespace {

const QString contentsName = QStringLiteral("contents");
const QString formatPrefix = QStringLiteral("format-");

QString pageSource(const QString &name)
{
    static const bool isRegistered = registerHandbook();
    return isRegistered ? QString::fromUtf8(readResource(QStringLiteral(":/handbook/%1.md").arg(name))) : QString();
}

/// Removes pictures, each of which is a paragraph of one line, with the empty lines after them.
QString withoutPictures(const QString &markdown)
{
    static const QRegularExpression picture(QStringLiteral("^!\\[[^\\]\\n]*\\]\\([^)\\n]*\\)\\n+"), QRegularExpression::MultilineOption);
    return QString(markdown).remove(picture);
}

/// Returns the first heading; every page begins with one.
QString firstHeading(const QString &markdown)
{
    return markdown.section(u'\n', 0, 0).mid(2).trimmed();
}

HandbookPage page(const QString &name, const QString &section)
{
    const bool isFormat = name.startsWith(formatPrefix);
    return {name, isFormat ? formatTitle(name.mid(formatPrefix.size())) : firstHeading(pageSource(name)), section};
}

QList<HandbookPage> readPages()
{
    registerHandbook();
    QList<HandbookPage> pages;
    const DataNode contents = bundledData(QStringLiteral("handbook/contents.yaml"));
    for (const DataNode &section : contents.items()) {
        for (const QString &name : section[u"pages"].toStrings())
            pages.append(page(name, section[u"section"].text()));
    }
    return pages;
}

QString contentsPage()
{
    QString text = QStringLiteral("# Handbook\n");
    QString section;
    for (const HandbookPage &page : handbookPages()) {
        if (page.section != section)
            text += QStringLiteral("\n## %1\n\n").arg(page.section);
        section = page.section;
        text += QStringLiteral("- [%1](%2.md)\n").arg(page.title, page.name);
    }
    return text;
}

} // namespace

const QList<HandbookPage> &handbookPages()
{
    static const QList<HandbookPage> pages = readPages();
    return pages;
}

Result<QString> handbookText(const QString &name, HandbookPictures pictures)
{
    if (name == contentsName)
        return contentsPage();
    const auto isNamed = [&name](const HandbookPage &page) { return page.name == name; };
    if (std::none_of(handbookPages().begin(), handbookPages().end(), isNamed))
        return Error{ErrorCode::NotFound, helpmessages::noTopic(name), {}};
    if (name.startsWith(formatPrefix))
        return formatPage(name.mid(formatPrefix.size()));
    return pictures == HandbookPictures::Included ? pageSource(name) : withoutPictures(pageSource(name));
}

} // namespace outcrop
