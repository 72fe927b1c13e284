// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/documenttabs.h"

#include "gui/look/icons.h"
#include "gui/text/codeview.h"
#include "gui/text/documentview.h"

#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace outcrop {

DocumentTabs::DocumentTabs(QWidget *parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideMiddle);
    connect(this, &QTabWidget::currentChanged, this, [this] { setFocusProxy(currentWidget()); });
}

void DocumentTabs::setWorkspace(const Workspace &workspace, const Diagnostics &diagnostics)
{
    m_workspace = workspace;
    m_diagnostics = diagnostics;
    for (int index = count() - 1; index >= 0; --index) {
        const QString path = view(index)->path();
        if (const DocumentPtr document = workspace.document(path))
            view(index)->setDocument(document, findingsOf(path));
        else
            close(index);
    }
}

bool DocumentTabs::open(const QString &path)
{
    const DocumentPtr document = m_workspace.document(path);
    if (!document)
        return false;
    const int index = indexOf(path);
    setCurrentIndex(index >= 0 ? index : add(document));
    return true;
}

bool DocumentTabs::openAt(const QString &path, qsizetype offset)
{
    if (!open(path))
        return false;
    current()->code()->goTo(offset);
    return true;
}

DocumentView *DocumentTabs::current() const
{
    return view(currentIndex());
}

QStringList DocumentTabs::paths() const
{
    QStringList paths;
    for (int index = 0; index < count(); ++index)
        paths += view(index)->path();
    return paths;
}

void DocumentTabs::closeCurrent()
{
    if (currentIndex() >= 0)
        close(currentIndex());
}

void DocumentTabs::setLook(const TextLook &look)
{
    m_look = look;
    for (int index = 0; index < count(); ++index) {
        view(index)->code()->setWrapped(look.wrapped);
        view(index)->code()->setZoom(look.zoom);
    }
}

void DocumentTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    Q_EMIT countChanged(count());
}

void DocumentTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    Q_EMIT countChanged(count());
}

DocumentView *DocumentTabs::view(int index) const
{
    return qobject_cast<DocumentView *>(widget(index));
}

int DocumentTabs::indexOf(const QString &path) const
{
    return static_cast<int>(paths().indexOf(path));
}

int DocumentTabs::add(const DocumentPtr &document)
{
    auto *opened = new DocumentView(this);
    opened->setDocument(document, findingsOf(document->path));
    opened->code()->setWrapped(m_look.wrapped);
    opened->code()->setZoom(m_look.zoom);
    connect(opened, &DocumentView::problemsRequested, this, &DocumentTabs::problemsRequested);
    const int index = addTab(opened, titleOf(document->path));
    setTabToolTip(index, document->path);
    addCloseButton(index);
    return index;
}

/// The style's own close button is no line icon, and red in some styles.
void DocumentTabs::addCloseButton(int index)
{
    auto *button = new QToolButton(this);
    button->setIcon(lineIcon(QStringLiteral("close")));
    button->setIconSize(QSize(10, 10));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(tr("Close %1").arg(tabText(index)));
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, widget(index),
        [this, closed = widget(index)] { close(QTabWidget::indexOf(closed)); });
    tabBar()->setTabButton(index, QTabBar::RightSide, button);
}

void DocumentTabs::close(int index)
{
    QWidget *closed = widget(index);
    removeTab(index);
    closed->deleteLater();
}

/// The file name; with its folder where the name alone says little: `k8s/SKILL.md`.
QString DocumentTabs::titleOf(const QString &path) const
{
    const QString name = path.section(u'/', -1);
    const QList<DocumentPtr> &all = m_workspace.documents();
    const auto namesakes = std::count_if(
        all.begin(), all.end(), [&](const DocumentPtr &document) { return document->path.section(u'/', -1) == name; });
    return namesakes > 1 ? path.section(u'/', -2) : name;
}

Diagnostics DocumentTabs::findingsOf(const QString &path) const
{
    Diagnostics found;
    std::copy_if(m_diagnostics.begin(), m_diagnostics.end(), std::back_inserter(found),
        [&](const Diagnostic &diagnostic) { return diagnostic.location.file == path; });
    return found;
}

} // namespace outcrop
