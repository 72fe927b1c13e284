// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/finder/quickopen.h"

#include "models/library/documentgroup.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

constexpr int recentDocumentLimit = 50;

FinderText quickOpenText()
{
    return {QuickOpen::tr("Open a document"), QuickOpen::tr("Documents"),
        QuickOpen::tr("Type a name, a title or a path; :12 goes to line 12"),
        QuickOpen::tr("No matching documents in this workspace")};
}

const QRegularExpression &lineSuffix()
{
    static const QRegularExpression suffix(QStringLiteral(":(\\d*)$"));
    return suffix;
}

QString searchTextOf(const QString &typed)
{
    return QString(typed).remove(lineSuffix());
}

int lineOf(const QString &typed)
{
    return lineSuffix().match(typed).captured(1).toInt();
}

/// Returns the file name, with a suffix for a condensed layer.
QString nameOf(const Document &document)
{
    return document.kind == DocumentKind::CondensedLayer ? QuickOpen::tr("%1 (condensed)").arg(document.name())
                                                         : document.name();
}

/// Returns the item of a document, with its file name and the title from the front matter. Ranks condensed layers lower.
FinderItem itemOf(const Document &document)
{
    const QString title = document.frontMatter.data[u"title"].text();
    const QString name = nameOf(document);
    return {document.path, title.isEmpty() ? name : QuickOpen::tr("%1 – %2").arg(name, title), document.path,
        kindTitle(document.kind, document.path), document.kind == DocumentKind::CondensedLayer};
}

FinderItems itemsOf(const Workspace &workspace)
{
    QList<FinderItem> items;
    items.reserve(workspace.documents().size());
    for (const DocumentPtr &document : workspace.documents())
        items += itemOf(*document);
    return FinderItems(items);
}

} // namespace

QuickOpen::QuickOpen(QWidget *window) : QObject(window), m_popup(new FinderPopup(quickOpenText(), window)), m_task(this)
{
    m_popup->setObjectName(QStringLiteral("quickOpen"));
    m_popup->setSearchTextSource(searchTextOf);
    m_popup->setHint(tr("Press Enter to open a document. Recently used documents come first."));
    connect(m_popup, &FinderPopup::chosen, this,
        [this](const QString &path, const QString &typed) { Q_EMIT chosen(path, lineOf(typed)); });
}

void QuickOpen::setWorkspace(const Workspace &workspace)
{
    if (workspace.folder().root != m_folder)
        m_recentPaths.clear();
    m_folder = workspace.folder().root;
    m_task.run([workspace] { return itemsOf(workspace); },
        [this](const FinderItems &items) { m_popup->model().setItems(items); });
}

void QuickOpen::addRecentPath(const QString &path)
{
    m_recentPaths.removeAll(path);
    m_recentPaths.prepend(path);
    m_recentPaths.resize(std::min<qsizetype>(m_recentPaths.size(), recentDocumentLimit));
}

void QuickOpen::open()
{
    m_popup->model().setRecent(m_recentPaths);
    m_popup->open();
}

} // namespace outcrop
