// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/strataview.h"

#include "gui/look/theme.h"
#include "gui/strata/strataaccessible.h"
#include "models/base/roles.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double minZoom = 0.4;
constexpr double maxZoom = 8;
constexpr double zoomStep = 1.25;

/// Returns the zoom steps of a key, nullopt for other keys; 0 resets the zoom.
std::optional<int> zoomStepsOf(const QKeyEvent &event)
{
    if (!event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier))
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return 1;
    case Qt::Key_Minus:
        return -1;
    case Qt::Key_0:
        return 0;
    default:
        return std::nullopt;
    }
}

QString draggedPath(const QMimeData *data)
{
    return data ? QString::fromUtf8(data->data(StrataModel::layerMimeType())) : QString();
}

} // namespace

QList<Branch<Stratum>> strataRows(const StrataModel &model)
{
    QList<Branch<Stratum>> rows;
    for (int tier = 0; tier < model.rowCount(); ++tier) {
        const QModelIndex parent = model.index(tier, 0);
        Branch<Stratum> branch{*model.itemAt(parent)};
        for (int row = 0; row < model.rowCount(parent); ++row)
            branch.children += Branch<Stratum>{*model.itemAt(model.index(row, 0, parent))};
        rows += branch;
    }
    return rows;
}

StrataView::StrataView(QWidget *parent) : QAbstractItemView(parent)
{
    installStrataAccessibility();
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setDragDropMode(DragDrop);
    setDragEnabled(true);
    setAutoScroll(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setAccessibleName(tr("Strata"));
    setAccessibleDescription(tr("The layers of the prompt; layers sent last are on top."));
}

void StrataView::setModel(QAbstractItemModel *model)
{
    QAbstractItemView::setModel(model);
    invalidateLayout();
    if (!model)
        return;
    connect(model, &QAbstractItemModel::rowsRemoved, this, &StrataView::invalidateLayout);
    connect(model, &QAbstractItemModel::modelReset, this, &StrataView::invalidateLayout);
}

void StrataView::selectPath(const QString &path)
{
    const auto *strata = qobject_cast<const StrataModel *>(model());
    const QModelIndex index = strata ? strata->indexOfPath(path) : QModelIndex();
    if (index.isValid())
        setCurrentIndex(index);
    else
        clearSelection();
}

QString StrataView::currentPath() const
{
    return currentIndex().data(PathRole).toString();
}

void StrataView::setZoom(double zoom)
{
    rescale(std::clamp(zoom, minZoom, maxZoom), false);
}

void StrataView::zoomBy(int steps)
{
    setZoom(m_zoom * std::pow(zoomStep, steps));
}

void StrataView::setFitToHeight(bool fitsHeight)
{
    rescale(1, fitsHeight);
}

/// Sets the zoom and keeps the center of the view in place.
void StrataView::rescale(double zoom, bool fitsHeight)
{
    if (qFuzzyCompare(zoom, m_zoom) && fitsHeight == m_isFitToHeight)
        return;
    const double halfHeight = viewport()->height() / 2.0;
    const double part = (verticalOffset() + halfHeight) / std::max(currentLayout().height(), 1.0);
    m_zoom = zoom;
    m_isFitToHeight = fitsHeight;
    invalidateLayout();
    updateGeometries();
    verticalScrollBar()->setValue(qRound(part * currentLayout().height() - halfHeight));
    Q_EMIT zoomChanged();
}

void StrataView::showProposal(const QString &path, const StrataPosition &target)
{
    m_proposedPath = path;
    m_proposedPosition = target;
    setTarget(path, target);
    scrollToProposal();
}

void StrataView::scrollToProposal()
{
    if (!m_proposedPosition)
        return;
    const int target = qRound(currentLayout().yOf(*m_proposedPosition, m_proposedPath));
    if (target < verticalOffset() || target > verticalOffset() + viewport()->height())
        verticalScrollBar()->setValue(target - viewport()->height() / 2);
}

void StrataView::clearProposal()
{
    m_proposedPath.clear();
    m_proposedPosition.reset();
    setTarget({}, std::nullopt);
}

std::optional<StrataPosition> StrataView::adjacentPosition(int direction, Step step) const
{
    const QModelIndex index = currentIndex();
    if (!index.data(MovableRole).toBool())
        return std::nullopt;
    const QString path = currentPath();
    StrataPosition target{static_cast<Tier>(index.data(TierRole).toInt()), index.data(PositionRole).toInt()};
    if (m_proposedPosition && m_proposedPath == path)
        target = *m_proposedPosition;
    if (step == Step::InTier) {
        target.position += direction;
        const bool isInside = target.position >= 0 && target.position <= currentLayout().lastPosition(target.tier, path);
        return isInside ? std::optional(target) : std::nullopt;
    }
    const int tier = static_cast<int>(target.tier) + direction;
    if (tier < static_cast<int>(Tier::Granite) || tier > static_cast<int>(Tier::Weather))
        return std::nullopt;
    const Tier next = static_cast<Tier>(tier);
    return StrataPosition{next, direction > 0 ? 0 : currentLayout().lastPosition(next, path)};
}

std::optional<StrataPosition> StrataView::topPosition(Tier tier) const
{
    if (!currentIndex().data(MovableRole).toBool())
        return std::nullopt;
    return StrataPosition{tier, currentLayout().lastPosition(tier, currentPath())};
}

const StrataLayout &StrataView::currentLayout() const
{
    if (!m_needsLayout)
        return m_layout;
    m_needsLayout = false;
    const StrataGeometry geometry{QSizeF(viewport()->size()), m_zoom, m_isFitToHeight, font(), captionFont(font()), isRightToLeft()};
    const auto *strata = qobject_cast<const StrataModel *>(model());
    m_layout = strata ? StrataLayout(strataRows(*strata), geometry, m_labelTexts) : StrataLayout();
    return m_layout;
}

StrataAppearance StrataView::appearance() const
{
    StrataAppearance appearance{palette()};
    appearance.hoveredBody = m_hoveredBody;
    appearance.selectedBody = selectionModel() && selectionModel()->isSelected(currentIndex()) ? bodyIndexOf(currentIndex()) : -1;
    appearance.current = hasFocus() ? bodyIndexOf(currentIndex()) : -1;
    appearance.movingPath = m_movingPath;
    appearance.target = m_target;
    return appearance;
}

QRect StrataView::visualRect(const QModelIndex &index) const
{
    const int body = bodyIndexOf(index);
    return body < 0 ? QRect() : currentLayout().bodies().at(body).rect.translated(0, -verticalOffset()).toAlignedRect();
}

void StrataView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QRect rect = visualRect(index);
    if (rect.isNull())
        return;
    const int margin = 8;
    const int above = rect.top() - margin;
    const int below = rect.bottom() + margin - viewport()->height();
    QScrollBar *bar = verticalScrollBar();
    if (hint == PositionAtCenter)
        bar->setValue(bar->value() + rect.center().y() - viewport()->height() / 2);
    else if (hint == PositionAtTop || above < 0 || rect.height() > viewport()->height())
        bar->setValue(bar->value() + (hint == EnsureVisible && above >= 0 && below <= 0 ? 0 : above));
    else if (hint == PositionAtBottom || below > 0)
        bar->setValue(bar->value() + below);
}

QModelIndex StrataView::indexAt(const QPoint &point) const
{
    return indexOf(currentLayout().bodyAt(toLayout(point)));
}

/// Selects the next stratum whose title starts with the typed letters. Letters typed in quick succession form one word.
void StrataView::keyboardSearch(const QString &search)
{
    const bool continuesTyping = m_typingTimer.isValid() && m_typingTimer.restart() < QApplication::keyboardInputInterval();
    m_typedText = continuesTyping ? m_typedText + search : search;
    if (!continuesTyping)
        m_typingTimer.start();
    const QList<StrataBody> &bodies = currentLayout().bodies();
    const int start = std::max(bodyIndexOf(currentIndex()), 0) + (continuesTyping ? 0 : 1);
    for (int i = 0; i < bodies.size(); ++i) {
        const int body = (start + i) % static_cast<int>(bodies.size());
        if (bodies.at(body).stratum.title.startsWith(m_typedText, Qt::CaseInsensitive))
            return setCurrentIndex(indexOf(body));
    }
}

void StrataView::doItemsLayout()
{
    m_needsLayout = true;
    QAbstractItemView::doItemsLayout();
}

/// Returns the target of a cursor key. Up and Down move between bodies, Left and Right between pebbles of a row. Left from another stratum goes to its tier,
/// and Right from a tier goes to its first stratum.
QModelIndex StrataView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int last = static_cast<int>(currentLayout().bodies().size()) - 1;
    const int body = bodyIndexOf(currentIndex());
    if (last < 0)
        return {};
    if (body < 0)
        return indexOf(0);
    switch (action) {
    case MoveUp:
    case MovePrevious:
        return indexOf(std::max(body - 1, 0));
    case MoveDown:
    case MoveNext:
        return indexOf(std::min(body + 1, last));
    case MoveLeft:
        return indexOf(adjacentBody(body, isRightToLeft() ? 1 : -1));
    case MoveRight:
        return indexOf(adjacentBody(body, isRightToLeft() ? -1 : 1));
    case MoveHome:
        return indexOf(0);
    case MoveEnd:
        return indexOf(last);
    case MovePageUp:
        return indexOf(bodyAbove(body, viewport()->height()));
    case MovePageDown:
        return indexOf(bodyAbove(body, -viewport()->height()));
    }
    return {};
}

int StrataView::adjacentBody(int body, int direction) const
{
    const QList<StrataBody> &bodies = currentLayout().bodies();
    const StrataBody &current = bodies.at(body);
    const int next = body + direction;
    const bool isBeside = next >= 0 && next < bodies.size() && bodies.at(next).shape == BodyShape::Pebble
        && current.shape == BodyShape::Pebble && qFuzzyCompare(bodies.at(next).rect.top(), current.rect.top());
    if (isBeside)
        return next;
    if (direction < 0)
        return currentLayout().find(current.tierRow, -1);
    const int child = current.row < 0 ? currentLayout().find(current.tierRow, 0) : body;
    return child < 0 ? body : child;
}

/// Returns the body at a distance above another, in pixels; below if the distance is negative.
int StrataView::bodyAbove(int body, double distance) const
{
    const QList<StrataBody> &bodies = currentLayout().bodies();
    const double wanted = bodies.at(body).rect.top() - distance;
    int found = body;
    for (int i = 0; i < bodies.size(); ++i) {
        if (distance > 0 ? bodies.at(i).rect.top() >= wanted && i < found
                         : bodies.at(i).rect.top() <= wanted && i > found)
            found = i;
    }
    return found;
}

int StrataView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void StrataView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex index = indexAt(rect.topLeft());
    selectionModel()->select(index.isValid() ? QItemSelection(index, index) : QItemSelection(), command);
}

QRegion StrataView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QModelIndex &index : selection.indexes())
        region += visualRect(index).adjusted(-5, -6, 5, 6);
    return region;
}

void StrataView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    QScrollBar *bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(std::max(8, fontMetrics().height()));
    bar->setRange(0, std::max(0, qRound(currentLayout().height()) - viewport()->height()));
}

void StrataView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
    invalidateLayout();
}

void StrataView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QAbstractItemView::rowsInserted(parent, start, end);
    invalidateLayout();
}

void StrataView::currentChanged(const QModelIndex &currentIndex, const QModelIndex &previousIndex)
{
    QAbstractItemView::currentChanged(currentIndex, previousIndex);
    announceCurrentStratum(this, currentIndex);
    viewport()->update();
}

/// Accepts the zoom shortcuts, which the window also has, while the view has the focus.
bool StrataView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && zoomStepsOf(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractItemView::event(event);
}

void StrataView::keyPressEvent(QKeyEvent *event)
{
    const auto steps = zoomStepsOf(*event);
    if (!steps)
        return QAbstractItemView::keyPressEvent(event);
    if (*steps == 0)
        setZoom(1);
    else
        zoomBy(*steps);
}

bool StrataView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave || event->type() == QEvent::HoverLeave)
        setHovered(-1);
    return QAbstractItemView::viewportEvent(event);
}

void StrataView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const QRectF visibleRect = QRectF(event->rect()).translated(0, verticalOffset());
    painter.translate(0, -verticalOffset());
    paintStrata(painter, currentLayout(), appearance(), visibleRect);
}

void StrataView::resizeEvent(QResizeEvent *event)
{
    m_needsLayout = true;
    QAbstractItemView::resizeEvent(event);
    scrollToProposal();
}

void StrataView::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::LocaleChange:
        return invalidateLayout();
    default:
        return;
    }
}

void StrataView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(currentLayout().bodyAt(toLayout(event->position().toPoint())));
    QAbstractItemView::mouseMoveEvent(event);
}

void StrataView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractItemView::wheelEvent(event);
    const int wheelAngle = event->angleDelta().y();
    if (wheelAngle != 0)
        zoomBy(wheelAngle > 0 ? 1 : -1);
    event->accept();
}

void StrataView::startDrag(Qt::DropActions)
{
    QMimeData *draggedData = model()->mimeData(selectedIndexes());
    if (!draggedData)
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(draggedData);
    drag->setPixmap(dragPixmap(currentIndex()));
    drag->setHotSpot(QPoint(12, 12));
    drag->exec(Qt::MoveAction);
}

QPixmap StrataView::dragPixmap(const QModelIndex &index) const
{
    const QRect rect = visualRect(index).intersected(viewport()->rect());
    QPixmap pixmap(rect.size() * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(0.85);
    painter.translate(-rect.left(), -rect.top() - verticalOffset());
    paintStrata(painter, currentLayout(), StrataAppearance{palette()}, QRectF(rect).translated(0, verticalOffset()));
    return pixmap;
}

void StrataView::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedPath(event->mimeData()).isEmpty())
        event->acceptProposedAction();
    else
        event->ignore();
}

void StrataView::dragMoveEvent(QDragMoveEvent *event)
{
    const QString path = draggedPath(event->mimeData());
    if (path.isEmpty() || currentLayout().findPath(path) < 0)
        return event->ignore();
    setTarget(path, currentLayout().positionAt(toLayout(event->position().toPoint()).y(), path));
    event->setDropAction(Qt::MoveAction);
    event->accept();
    startAutoScroll();
}

void StrataView::dragLeaveEvent(QDragLeaveEvent *event)
{
    stopAutoScroll();
    setTarget(m_proposedPath, m_proposedPosition);
    event->accept();
}

void StrataView::dropEvent(QDropEvent *event)
{
    stopAutoScroll();
    setState(NoState);
    const QString path = draggedPath(event->mimeData());
    const auto target = currentLayout().positionAt(toLayout(event->position().toPoint()).y(), path);
    setTarget(m_proposedPath, m_proposedPosition);
    const int body = currentLayout().findPath(path);
    if (body < 0 || !target)
        return event->ignore();
    event->setDropAction(Qt::MoveAction);
    event->accept();
    const Stratum &layer = currentLayout().bodies().at(body).stratum;
    if (*target != StrataPosition{layer.tier, layer.position})
        Q_EMIT moveRequested(path, *target);
}

QPointF StrataView::toLayout(const QPoint &point) const
{
    return QPointF(point) + QPointF(0, verticalOffset());
}

QModelIndex StrataView::indexOf(int body) const
{
    if (body < 0 || !model())
        return {};
    const StrataBody &item = currentLayout().bodies().at(body);
    const QModelIndex tier = model()->index(item.tierRow, 0, rootIndex());
    return item.row < 0 ? tier : model()->index(item.row, 0, tier);
}

int StrataView::bodyIndexOf(const QModelIndex &index) const
{
    if (!index.isValid() || index.model() != model())
        return -1;
    const bool isTier = !index.parent().isValid();
    return currentLayout().find(isTier ? index.row() : index.parent().row(), isTier ? -1 : index.row());
}

void StrataView::setHovered(int body)
{
    if (body == m_hoveredBody)
        return;
    m_hoveredBody = body;
    viewport()->update();
}

void StrataView::setTarget(const QString &movingPath, const std::optional<StrataPosition> &target)
{
    m_movingPath = movingPath;
    m_target = target;
    viewport()->update();
}

void StrataView::invalidateLayout()
{
    m_needsLayout = true;
    m_hoveredBody = -1;
    scheduleDelayedItemsLayout();
    viewport()->update();
}

} // namespace outcrop
