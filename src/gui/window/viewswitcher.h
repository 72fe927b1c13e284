// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockcontroller.h"

#include <QHash>
#include <QIcon>
#include <QMainWindow>
#include <QStringList>

class QActionGroup;
class QToolBar;

namespace outcrop {

class WindowSettings;

/// A column of docks in the default layout of a view.
struct ViewColumn {
    /// The arrangement of the docks in a column. A stack becomes tabs in a small window.
    enum class Arrangement { Tabs, Stack };

    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    QList<QDockWidget *> docks = {};
    int share = 100; ///< width in percent of the window
    Arrangement arrangement = Arrangement::Tabs;
};

/// Switches the window between views, with one button for each in the activity bar. Each view has a layout of the docks: the default one until the user
/// changes it. Docks of other views open as tabs of the drawer at the bottom. Only Edit shows the documents.
class ViewSwitcher : public QObject
{
    Q_OBJECT

public:
    /// Docks of other views open as tabs of `drawer`. The arguments must outlive the switcher.
    ViewSwitcher(QMainWindow &window, QDockWidget &drawer, WindowSettings &settings);

    /// Sets the default layout of a view. Call for all views before enter().
    void setColumns(PanelView view, const QList<ViewColumn> &columns) { m_columns.insert(view, columns); }
    /// Returns the commands of the views, in the order of the bar.
    QList<QAction *> actions() const;
    QToolBar *bar() const { return m_bar; }
    /// Shows a number on the button of a view; 0 hides it. `meaning` is added to its tooltip.
    void setBadge(PanelView view, int number, const QString &meaning);
    /// Returns whether a window is too small for stacked panels.
    static bool isSmall(const QSize &window) { return window.width() < 1200 || window.height() < 800; }
    PanelView current() const { return m_current; }
    /// Returns whether the docks of the current view are shown, see enter().
    bool hasEntered() const { return m_hasEntered; }

    /// Keeps the layout of the current view and shows another one; before enter(), only selects it.
    void showView(PanelView view);
    /// Shows a view and requests the focus for it, as its command does.
    void goTo(PanelView view);
    /// Arranges the docks as in the default layout of the current view, and shows all toolbars.
    void resetLayout();
    /// Keeps the layout of the current view, and hides all docks and the activity bar. Call when the workspace is closed.
    void leave();
    /// Shows the current view.
    void enter();
    /// Writes the current view and all layouts to the settings.
    void storeLayouts();
    /// Fits the view to the size of the window: the columns keep their shares of the width, and the bar shows labels if there is room for them.
    void fitToWindow(const QSize &window);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted before the docks of a view are shown, and when the current view is chosen again, to restore its content.
    void viewChanged(outcrop::PanelView view);
    /// Emitted when the user has chosen a view, to set the focus to its main dock; null for the documents.
    void focusRequested(QDockWidget *dock);

private:
    /// The action of a view, and its tooltip and icon without a badge.
    struct ViewButton {
        QAction *action = nullptr;
        QString toolTip;
        QIcon icon;
    };

    void addView(PanelView view, const QString &title, const QString &help, const char *icon);
    void addAllViews();
    void captureLayout();
    QDockWidget *frontDock() const;
    void restoreLayout();
    void placeColumns(const QList<ViewColumn> &columns);
    void placeInDrawer(const QList<QDockWidget *> &docks);
    void resizeColumns(const QList<ViewColumn> &columns);
    void fitStacks();
    bool hasDefaultArrangement(const ViewColumn &column, bool usesTabs) const;
    void arrange(const ViewColumn &column, bool usesTabs);
    void captureShares();
    void applyShares();
    bool isMirrored() const;

    QMainWindow &m_window;
    QDockWidget &m_drawer;
    WindowSettings &m_settings;
    QToolBar *m_bar;
    QActionGroup *m_group;
    QHash<PanelView, ViewButton> m_buttons;
    QHash<PanelView, QList<ViewColumn>> m_columns;
    QHash<PanelView, QByteArray> m_layouts;
    QHash<PanelView, QHash<QDockWidget *, double>> m_shares; ///< widths of docks as shares of the window
    QStringList m_viewsWithTabs; ///< names of the views whose stacks are tabs, because the window is small
    bool m_isMovingSeparator = false;
    PanelView m_current = PanelView::Edit;
    bool m_hasEntered = false;
};

} // namespace outcrop
