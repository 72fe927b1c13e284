// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/documenttabs.h"

#include "gui/editor/documentview.h"
#include "gui/editor/tabmenu.h"
#include "gui/look/icons.h"

#include <QMouseEvent>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace outcrop {

namespace {

constexpr char pinnedProperty[] = "pinned"; ///< property of a document view: whether its tab is pinned

} // namespace

DocumentTabs::DocumentTabs(QWidget *parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setMovable(true);
    setElideMode(Qt::ElideNone); // elided names are too short to recognize, so the bar scrolls instead
    setUsesScrollButtons(true);
    new TabMenu(*this);
    connect(this, &QTabWidget::currentChanged, this, [this] { setFocusProxy(currentWidget()); });
}

void DocumentTabs::setSessions(EditSessions &sessions)
{
    m_sessions = &sessions;
    connect(m_sessions, &EditSessions::opened, this, &DocumentTabs::add);
    connect(m_sessions, &EditSessions::closing, this, &DocumentTabs::remove);
    connect(m_sessions, &EditSessions::modifiedChanged, this, &DocumentTabs::updateTab);
    connect(m_sessions, &EditSessions::renamed, this,
        [this](const QString &, const QString &to) { updateTab(m_sessions->find(to)); });
}

void DocumentTabs::setWorkspace(const Workspace &workspace)
{
    m_workspace = workspace;
}

void DocumentTabs::setFindings(const Diagnostics &findings)
{
    m_findings = findings;
    for (int index = 0; index < count(); ++index)
        view(index)->setFindings(findingsOf(view(index)->path()));
}

EditSession *DocumentTabs::openInBackground(const QString &path)
{
    if (EditSession *session = m_sessions->find(path))
        return session;
    const DocumentPtr document = m_workspace.document(path);
    return document ? m_sessions->open(document) : nullptr;
}

bool DocumentTabs::open(const QString &path)
{
    if (!openInBackground(path))
        return false;
    setCurrentIndex(indexOf(path));
    Q_EMIT documentShown();
    return true;
}

bool DocumentTabs::openAt(const QString &path, qsizetype offset)
{
    if (!open(path))
        return false;
    current()->goTo(offset);
    return true;
}

DocumentView *DocumentTabs::current() const
{
    return view(currentIndex());
}

EditSession *DocumentTabs::currentSession() const
{
    return current() ? current()->session() : nullptr;
}

QStringList DocumentTabs::paths() const
{
    QStringList paths;
    for (int index = 0; index < count(); ++index)
        paths += view(index)->path();
    return paths;
}

void DocumentTabs::setEditorOptions(const EditorOptions &options)
{
    m_editorOptions = options;
    for (int index = 0; index < count(); ++index)
        view(index)->setEditorOptions(options);
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

/// Requests to close an unpinned tab on a middle click, as in browsers.
void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabBar()->tabAt(tabBar()->mapFrom(this, event->position().toPoint()));
    if (event->button() == Qt::MiddleButton && index >= 0 && !isPinned(index))
        return Q_EMIT closeRequested(view(index)->session());
    QTabWidget::mouseReleaseEvent(event);
}

DocumentView *DocumentTabs::view(int index) const
{
    return qobject_cast<DocumentView *>(widget(index));
}

bool DocumentTabs::isPinned(int index) const
{
    return widget(index) && widget(index)->property(pinnedProperty).toBool();
}

/// Pins or unpins a tab, and moves it after the other pinned tabs. A pin replaces the close button.
void DocumentTabs::setPinned(int index, bool shouldPin)
{
    if (!widget(index) || isPinned(index) == shouldPin)
        return;
    int others = 0;
    for (int other = 0; other < count(); ++other)
        others += other != index && isPinned(other) ? 1 : 0;
    widget(index)->setProperty(pinnedProperty, shouldPin);
    setTabIcon(index, shouldPin ? lineIcon(QStringLiteral("pin")) : QIcon());
    tabBar()->tabButton(index, QTabBar::RightSide)->setVisible(!shouldPin);
    tabBar()->moveTab(index, others);
}

int DocumentTabs::indexOf(const QString &path) const
{
    return static_cast<int>(paths().indexOf(path));
}

void DocumentTabs::add(EditSession *session)
{
    auto *opened = new DocumentView(this);
    opened->setEditorOptions(m_editorOptions);
    opened->setSession(session);
    opened->setFindings(findingsOf(session->path()));
    connect(opened, &DocumentView::problemsRequested, this, &DocumentTabs::problemsRequested);
    connect(opened, &DocumentView::linkChosen, this,
        [this, opened](const QString &target) { Q_EMIT linkChosen(opened->path(), target); });
    addCloseButton(addTab(opened, QString()));
    updateTab(session);
}

/// Replaces the close button of the style, which does not match the line icons.
void DocumentTabs::addCloseButton(int index)
{
    auto *button = new QToolButton(this);
    button->setIcon(lineIcon(QStringLiteral("close")));
    button->setIconSize(QSize(10, 10));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, widget(index),
        [this, closed = view(index)] { Q_EMIT closeRequested(closed->session()); });
    tabBar()->setTabButton(index, QTabBar::RightSide, button);
}

void DocumentTabs::remove(const EditSession *session)
{
    const int index = indexOf(session->path());
    QWidget *closedWidget = widget(index);
    removeTab(index);
    closedWidget->deleteLater();
}

/// Sets the title and the tooltip of a tab, with a mark if the document is unsaved.
void DocumentTabs::updateTab(const EditSession *session)
{
    const int index = indexOf(session->path());
    const QString title = titleOf(*session);
    //: Title of the tab of a document with unsaved text; %1 is the name of the document.
    setTabText(index, session->isModified() ? tr("● %1").arg(title) : title);
    setTabToolTip(index, session->isModified() ? tr("%1 – unsaved").arg(session->path()) : session->path());
    QWidget *button = tabBar()->tabButton(index, QTabBar::RightSide);
    button->setToolTip(tr("Close %1").arg(title));
    button->setAccessibleName(button->toolTip());
}

/// Returns the file name, with its folder if the name alone is ambiguous: `k8s/SKILL.md`.
QString DocumentTabs::titleOf(const EditSession &session) const
{
    const QString title = session.title();
    const QList<DocumentPtr> &all = m_workspace.documents();
    const auto namesakes = std::count_if(
        all.begin(), all.end(), [&](const DocumentPtr &document) { return document->path.section(u'/', -1) == title; });
    return namesakes > 1 ? session.path().section(u'/', -2) : title;
}

Diagnostics DocumentTabs::findingsOf(const QString &path) const
{
    Diagnostics found;
    std::copy_if(m_findings.begin(), m_findings.end(), std::back_inserter(found),
        [&](const Diagnostic &diagnostic) { return diagnostic.location.file == path; });
    return found;
}

} // namespace outcrop
