// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/labeltexts.h"
#include "gui/strata/stratapainter.h"
#include "models/strata/stratamodel.h"

#include <QAbstractItemView>
#include <QElapsedTimer>

namespace outcrop {

/// Draws a StrataModel as strata. Emits moveRequested() instead of moving layers. Arrow keys navigate, Enter opens, and Ctrl with plus, minus or zero
/// zooms; StrataPanel has the shortcuts for moves.
class StrataView : public QAbstractItemView
{
    Q_OBJECT

public:
    explicit StrataView(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    void selectPath(const QString &path);
    QString currentPath() const;

    double zoom() const { return m_zoom; }
    /// Sets the zoom, clamped to the supported range. The default is 1.
    void setZoom(double zoom);
    void zoomBy(int steps);
    /// Sets whether the chart is reduced to the height of the view, until the zoom is set. Resets the zoom to 1.
    void setFitToHeight(bool fitsHeight);
    bool isFitToHeight() const { return m_isFitToHeight; }

    /// Shows the proposed position of a layer until clearProposal() is called.
    void showProposal(const QString &path, const StrataPosition &target);
    void clearProposal();

    enum class Step { InTier, ToTier };
    /// Returns the position one step up (`direction` 1) or down (-1), in the tier or in the next tier; nullopt if the current stratum cannot be moved there.
    std::optional<StrataPosition> adjacentPosition(int direction, Step step) const;
    std::optional<StrataPosition> topPosition(Tier tier) const;

    /// Returns the current layout; computes it if it is outdated.
    const StrataLayout &currentLayout() const;
    StrataAppearance appearance() const;

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;
    void keyboardSearch(const QString &search) override;
    void doItemsLayout() override;

Q_SIGNALS:
    /// Emitted when the user drops a layer at another position.
    void moveRequested(const QString &path, const outcrop::StrataPosition &target);
    void zoomChanged();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &index) const override { return index.column() != 0; }
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles = {}) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previousIndex) override;

    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QPointF toLayout(const QPoint &point) const;
    QModelIndex indexOf(int body) const;
    int bodyIndexOf(const QModelIndex &index) const;
    int adjacentBody(int body, int direction) const;
    int bodyAbove(int body, double distance) const;
    void rescale(double zoom, bool fitsHeight);
    QPixmap dragPixmap(const QModelIndex &index) const;
    void setHovered(int body);
    void setTarget(const QString &movingPath, const std::optional<StrataPosition> &target);
    void scrollToProposal();
    void invalidateLayout();

    mutable StrataLayout m_layout;
    mutable LabelTexts m_labelTexts;
    mutable bool m_needsLayout = true;
    double m_zoom = 1;
    bool m_isFitToHeight = false;
    int m_hoveredBody = -1;
    QString m_typedText; ///< typed letters of the keyboard search
    QElapsedTimer m_typingTimer;
    QString m_movingPath;
    std::optional<StrataPosition> m_target;
    QString m_proposedPath;
    std::optional<StrataPosition> m_proposedPosition;
};

/// Returns the rows of a model as values.
QList<Branch<Stratum>> strataRows(const StrataModel &model);

} // namespace outcrop
