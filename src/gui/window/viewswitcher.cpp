// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/viewswitcher.h"

#include "gui/base/windowsettings.h"
#include "gui/look/icons.h"
#include "gui/widgets/panelarea.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <utility>

namespace outcrop {

namespace {

/// The names of the views in the settings and in the object names of the commands.
constexpr std::array<std::pair<PanelView, const char *>, 7> viewNames{{{PanelView::Edit, "edit"}, {PanelView::Compare, "compare"},
    {PanelView::Context, "context"}, {PanelView::Test, "test"}, {PanelView::Budget, "budget"}, {PanelView::Evolve, "evolve"},
    {PanelView::Library, "library"}}};

QString nameOf(PanelView view)
{
    const auto found = std::find_if(viewNames.begin(), viewNames.end(), [view](const auto &entry) { return entry.first == view; });
    return QLatin1String(found->second);
}

PanelView viewForName(const QString &name)
{
    const auto found = std::find_if(viewNames.begin(), viewNames.end(), [&name](const auto &entry) { return name == QLatin1String(entry.second); });
    return found == viewNames.end() ? PanelView::Edit : found->first;
}

QList<QDockWidget *> docksOf(const QList<ViewColumn> &columns)
{
    QList<QDockWidget *> docks;
    for (const ViewColumn &column : columns)
        docks += column.docks;
    return docks;
}

/// Returns whether a dock has a place in the window: not hidden, detached, or behind another tab.
bool isPlaced(const QDockWidget &dock, const QMainWindow &window)
{
    return dock.isVisible() && !dock.isFloating() && window.rect().intersects(dock.geometry());
}

/// Gives the upper of two stacked docks two thirds of the height.
void resizeStack(QMainWindow &window, const QList<QDockWidget *> &docks)
{
    if (docks.size() == 2)
        window.resizeDocks(docks, {window.height() * 60 / 100, window.height() * 30 / 100}, Qt::Vertical);
}

} // namespace

ViewSwitcher::ViewSwitcher(QMainWindow &window, QDockWidget &drawer, WindowSettings &settings)
    : QObject(&window)
    , m_window(window)
    , m_drawer(drawer)
    , m_settings(settings)
    , m_bar(new QToolBar(tr("Views"), &window))
    , m_group(new QActionGroup(this))
    , m_viewsWithTabs(settings.viewsWithTabs())
    , m_current(viewForName(settings.view()))
{
    m_bar->setObjectName(QStringLiteral("activityBar"));
    m_bar->setMovable(false);
    m_bar->setIconSize({20, 20});
    window.addToolBar(isMirrored() ? Qt::RightToolBarArea : Qt::LeftToolBarArea, m_bar);
    addAllViews();
    for (const auto &[view, name] : viewNames)
        m_layouts.insert(view, settings.layout(QLatin1String(name)));
    window.installEventFilter(this);
    const QList<QDockWidget *> docks = window.findChildren<QDockWidget *>();
    for (QDockWidget *dock : docks)
        PanelArea::scrollPanelOf(*dock);
}

void ViewSwitcher::addAllViews()
{
    addView(PanelView::Edit, tr("Edit"), tr("Edit documents and see the request that they produce"), "edit");
    addView(PanelView::Compare, tr("Compare"), tr("Compare the requests of several providers side by side"), "side-by-side");
    addView(PanelView::Context, tr("Context"), tr("See the files that each coding agent loads"), "folder-open");
    addView(PanelView::Test, tr("Test"), tr("View responses, conversations, experiments, workflows, rules and complexity"), "send");
    addView(PanelView::Budget, tr("Budget"), tr("See the tokens and the cost of the prompt"), "budget");
    addView(PanelView::Evolve, tr("Evolve"), tr("Review suggestions, usage, churn, acceptance and quality"), "evolution");
    addView(PanelView::Library, tr("Library"), tr("Check portability, search, edit the taxonomy and see the history"), "library");
}

void ViewSwitcher::addView(PanelView view, const QString &title, const QString &help, const char *icon)
{
    QAction *action = m_bar->addAction(lineIcon(QLatin1String(icon)), title);
    const QString name = nameOf(view);
    action->setObjectName(QStringLiteral("view") + name.at(0).toUpper() + name.mid(1));
    action->setCheckable(true);
    action->setChecked(view == m_current);
    action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + m_group->actions().size())));
    action->setToolTip(tr("%1: %2", "name of a view: its purpose").arg(title, help));
    m_buttons.insert(view, {action, action->toolTip(), action->icon()});
    action->setStatusTip(help);
    m_group->addAction(action);
    connect(action, &QAction::toggled, this, [this, view](bool isOn) { // a screen reader toggles the button and does not trigger the action
        if (isOn)
            showView(view);
        else
            QTimer::singleShot(0, this, [this] { m_buttons.value(m_current).action->setChecked(true); });
    });
    connect(action, &QAction::triggered, this, [this, view] { goTo(view); });
}

void ViewSwitcher::setBadge(PanelView view, int number, const QString &meaning)
{
    const ViewButton button = m_buttons.value(view);
    QAction *action = button.action;
    action->setIcon(number > 0 ? badgedIcon(button.icon, number) : button.icon);
    action->setToolTip(number > 0 ? QString(button.toolTip + u'\n' + meaning) : button.toolTip);
    if (QWidget *widget = m_bar->widgetForAction(action))
        widget->setAccessibleDescription(number > 0 ? meaning : QString()); // the tooltip would repeat the name
}

QList<QAction *> ViewSwitcher::actions() const
{
    return m_group->actions();
}

bool ViewSwitcher::isMirrored() const
{
    return m_window.isRightToLeft(); // Qt mirrors the content of docks, but not their areas
}

void ViewSwitcher::captureLayout()
{
    if (m_hasEntered)
        m_layouts.insert(m_current, m_window.saveState());
}

void ViewSwitcher::showView(PanelView view)
{
    if (view == m_current)
        return;
    captureLayout();
    m_current = view;
    m_buttons.value(view).action->setChecked(true);
    if (m_hasEntered)
        restoreLayout();
}

void ViewSwitcher::goTo(PanelView view)
{
    if (view == m_current && m_hasEntered)
        Q_EMIT viewChanged(view);
    showView(view);
    if (m_hasEntered)
        Q_EMIT focusRequested(view == PanelView::Edit ? nullptr : frontDock());
}

/// Returns the first visible dock of the current view; null if all docks are hidden or detached.
QDockWidget *ViewSwitcher::frontDock() const
{
    const QList<QDockWidget *> docks = docksOf(m_columns.value(m_current));
    const auto frontDock = std::find_if(docks.begin(), docks.end(), [this](const QDockWidget *dock) { return isPlaced(*dock, m_window); });
    return frontDock == docks.end() ? nullptr : *frontDock;
}

void ViewSwitcher::restoreLayout()
{
    m_window.setMinimumSize(1, 1); // the panels of both views are visible at the same time, and together they can be wider than the window
    Q_EMIT viewChanged(m_current);
    if (m_window.restoreState(m_layouts.value(m_current))) {
        fitStacks();
        if (m_shares.contains(m_current))
            applyShares(); // the size of the window can have changed
        else
            captureShares();
    } else {
        resetLayout();
    }
    m_window.setMinimumSize(0, 0); // restores the minimum size of the layout
}

void ViewSwitcher::enter()
{
    m_hasEntered = true;
    restoreLayout();
}

void ViewSwitcher::leave()
{
    captureLayout();
    m_hasEntered = false;
    const QList<QDockWidget *> docks = m_window.findChildren<QDockWidget *>();
    for (QDockWidget *dock : docks)
        dock->hide();
    m_bar->hide();
}

void ViewSwitcher::storeLayouts()
{
    captureLayout();
    m_settings.setView(nameOf(m_current));
    m_settings.setViewsWithTabs(m_viewsWithTabs);
    for (const auto &[view, name] : viewNames)
        m_settings.setLayout(QLatin1String(name), m_layouts.value(view));
}

void ViewSwitcher::fitToWindow(const QSize &window)
{
    const bool isLarge = window.width() >= 1200 && window.height() >= 720;
    m_bar->setToolButtonStyle(isLarge ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    if (!m_hasEntered)
        return;
    fitStacks();
    applyShares();
}

/// Turns the stacks of the current view into tabs when the window becomes small, and back when it becomes large. Keeps columns that the user has
/// rearranged.
void ViewSwitcher::fitStacks()
{
    const bool usesTabs = isSmall(m_window.size());
    const QString view = nameOf(m_current);
    if (usesTabs == m_viewsWithTabs.contains(view))
        return;
    const QList<ViewColumn> columns = m_columns.value(m_current);
    for (const ViewColumn &column : columns) {
        if (column.arrangement == ViewColumn::Arrangement::Stack && hasDefaultArrangement(column, !usesTabs))
            arrange(column, usesTabs);
    }
    if (usesTabs)
        m_viewsWithTabs += view;
    else
        m_viewsWithTabs.removeAll(view);
}

/// Returns whether all docks of a column are shown in one area: as tabs if `asTabs` is set, otherwise stacked.
bool ViewSwitcher::hasDefaultArrangement(const ViewColumn &column, bool usesTabs) const
{
    QDockWidget *first = column.docks.constFirst();
    const QList<QDockWidget *> tabs = m_window.tabifiedDockWidgets(first);
    return std::all_of(column.docks.begin(), column.docks.end(), [&](QDockWidget *dock) {
        const bool isInArea = !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == m_window.dockWidgetArea(first);
        return isInArea && (dock == first || tabs.contains(dock) == usesTabs);
    });
}

void ViewSwitcher::arrange(const ViewColumn &column, bool usesTabs)
{
    QDockWidget *first = column.docks.constFirst();
    for (QDockWidget *dock : column.docks.sliced(1)) {
        m_window.removeDockWidget(dock); // removing the dock also removes its tab
        if (usesTabs)
            m_window.tabifyDockWidget(first, dock);
        else
            m_window.addDockWidget(m_window.dockWidgetArea(first), dock, Qt::Vertical);
        dock->show();
    }
    first->raise();
    if (!usesTabs)
        resizeStack(m_window, column.docks);
}

/// Keeps the shares of the docks when the user has moved a separator.
bool ViewSwitcher::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_isMovingSeparator = m_window.isSeparator(static_cast<QMouseEvent *>(event)->position().toPoint());
    else if (event->type() == QEvent::MouseButtonRelease && std::exchange(m_isMovingSeparator, false))
        captureShares();
    return QObject::eventFilter(watched, event);
}

/// Stores the widths of the columns. Without them, the panels would stay narrow after the window was small, because QMainWindow gives new width only to the
/// center.
void ViewSwitcher::captureShares()
{
    QHash<QDockWidget *, double> shares = m_shares.value(m_current);
    const QList<ViewColumn> columns = m_columns.value(m_current);
    for (const ViewColumn &column : columns) {
        const auto placedDock = std::find_if(column.docks.begin(), column.docks.end(), [this](const QDockWidget *dock) { return isPlaced(*dock, m_window); });
        if (placedDock == column.docks.end())
            continue;
        for (QDockWidget *dock : column.docks) // includes the docks behind the current tab
            shares.insert(dock, static_cast<double>((*placedDock)->width()) / m_window.width());
    }
    if (!shares.isEmpty())
        m_shares.insert(m_current, shares); // in a hidden window, no dock has a width yet
}

void ViewSwitcher::applyShares()
{
    const QHash<QDockWidget *, double> shares = m_shares.value(m_current);
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (auto share = shares.begin(); share != shares.end(); ++share) {
        if (isPlaced(*share.key(), m_window)) {
            docks += share.key();
            widths += std::max(1, qRound(share.value() * m_window.width()));
        }
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

void ViewSwitcher::resetLayout()
{
    const QList<ViewColumn> columns = m_columns.value(m_current);
    const QList<QDockWidget *> seen = docksOf(columns);
    QList<QDockWidget *> others = m_window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    others.removeIf([&seen](QDockWidget *dock) { return seen.contains(dock); });
    for (QDockWidget *dock : seen + others) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock); // removing the dock also removes its tab
    }
    placeColumns(columns);
    placeInDrawer(others);
    for (QDockWidget *dock : seen)
        dock->show();
    for (const ViewColumn &column : columns)
        column.docks.constFirst()->raise();
    const QList<QToolBar *> bars = m_window.findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (QToolBar *bar : bars)
        bar->show();
    resizeColumns(columns);
    m_viewsWithTabs.removeAll(nameOf(m_current));
    fitStacks();
}

void ViewSwitcher::placeColumns(const QList<ViewColumn> &columns)
{
    const auto mirroredArea = [this](Qt::DockWidgetArea area) {
        if (!isMirrored() || area == Qt::BottomDockWidgetArea)
            return area;
        return area == Qt::LeftDockWidgetArea ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
    };
    for (const ViewColumn &column : columns) {
        QDockWidget *first = column.docks.constFirst();
        const bool isSide = column.area != Qt::BottomDockWidgetArea;
        m_window.addDockWidget(mirroredArea(column.area), first, isSide ? Qt::Vertical : Qt::Horizontal);
        for (QDockWidget *dock : column.docks.sliced(1)) {
            if (column.arrangement == ViewColumn::Arrangement::Tabs)
                m_window.tabifyDockWidget(first, dock);
            else
                m_window.addDockWidget(mirroredArea(column.area), dock, Qt::Vertical);
        }
    }
}

/// Puts docks as tabs into the drawer below the columns.
void ViewSwitcher::placeInDrawer(const QList<QDockWidget *> &docks)
{
    m_window.addDockWidget(Qt::BottomDockWidgetArea, &m_drawer, Qt::Vertical);
    for (QDockWidget *dock : docks) {
        if (dock != &m_drawer)
            m_window.tabifyDockWidget(&m_drawer, dock);
    }
}

void ViewSwitcher::resizeColumns(const QList<ViewColumn> &columns)
{
    QList<QDockWidget *> docks;
    QList<int> widths;
    QHash<QDockWidget *, double> &shares = m_shares[m_current];
    shares.clear();
    for (const ViewColumn &column : columns) {
        for (QDockWidget *dock : column.docks)
            shares.insert(dock, column.share / 100.0);
        docks += column.docks.constFirst();
        widths += m_window.width() * column.share / 100;
        if (column.arrangement == ViewColumn::Arrangement::Stack)
            resizeStack(m_window, column.docks);
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    m_window.resizeDocks({&m_drawer}, {m_window.height() * 22 / 100}, Qt::Vertical);
}

} // namespace outcrop
