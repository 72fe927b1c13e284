// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barchart.h"
#include "gui/look/theme.h"

#include "gui/budget/barlook.h"
#include "gui/budget/barpainter.h"
#include "gui/widgets/accessiblecharts.h"
#include "models/base/scalestep.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QBuffer>
#include <QChart>
#include <QHelpEvent>
#include <QHorizontalStackedBarSeries>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedBarSeries>
#include <QSvgGenerator>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <memory>

namespace outcrop {

namespace {

constexpr int gap = BarLayout::gap;
constexpr int leastHeight = 120;

/// The first bar stands on top, where Qt has the last. An axis takes a name once: the same name again gets something that is not seen.
QStringList axisNames(const Bars &bars)
{
    QStringList names;
    for (const Bar &bar : bars.bars) {
        QString name = bar.title;
        while (names.contains(name))
            name += QChar(0x200B);
        names += name;
    }
    if (!bars.upright)
        std::reverse(names.begin(), names.end());
    return names;
}

} // namespace

BarChart::BarChart(QWidget *parent) : QChartView(parent)
{
    makeChartsAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(220, leastHeight);
    rebuild();
}

void BarChart::setBars(const Bars &bars)
{
    if (bars == m_bars && m_series)
        return;
    const bool sameShape = m_series && bars.upright == m_bars.upright && bars.bars.size() == m_bars.bars.size();
    m_bars = bars;
    m_hovered = -1;
    m_spans.clear();
    QList<double> ends(bars.bars.size(), 0);
    for (const BarPiece &piece : bars.pieces) {
        m_spans += BarSpan{ends.at(piece.bar), ends.at(piece.bar) + piece.value};
        ends[piece.bar] += piece.value;
    }
    if (!sameShape)
        rebuild();
    fillSets();
    applyMargins();
    setCurrent(m_key);
    viewport()->update();
}

/// All of it anew: an axis that is removed from a chart leaves its names behind.
void BarChart::rebuild()
{
    const std::unique_ptr<QChart> before(chart());
    setChart(new QChart);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    m_sets.clear();
    m_series = m_bars.upright ? static_cast<QAbstractBarSeries *>(new QStackedBarSeries) : new QHorizontalStackedBarSeries;
    m_series->setBarWidth(BarLayout::thickness);
    m_names = new QBarCategoryAxis;
    m_names->setGridLineVisible(false);
    m_scale = new QValueAxis;
    chart()->addSeries(m_series);
    chart()->addAxis(m_names, m_bars.upright ? Qt::AlignBottom : Qt::AlignLeft);
    chart()->addAxis(m_scale, m_bars.upright ? Qt::AlignLeft : Qt::AlignBottom);
    m_series->attachAxis(m_names);
    m_series->attachAxis(m_scale);
    applyLook();
}

/// One set for each ink.
void BarChart::fillSets()
{
    const int count = static_cast<int>(m_bars.bars.size());
    const QStringList names = axisNames(m_bars);
    if (m_names->categories() != names)
        m_names->setCategories(names);
    m_scale->setRange(0, m_bars.end > 0 ? m_bars.end : 1);
    m_scale->setTickCount(1 + std::max(1, qRound(m_bars.end / m_bars.step)));
    m_scale->setLabelFormat(numberFormat());
    m_scale->setTitleText(m_bars.axis);
    const QList<BarInk> wanted = inksOf(m_bars);
    const QList<BarInk> there = m_sets.keys();
    for (const BarInk ink : there) {
        if (!wanted.contains(ink))
            m_series->remove(m_sets.take(ink));
    }
    for (const BarInk ink : wanted) {
        QList<qreal> values(count, 0);
        for (const BarPiece &piece : std::as_const(m_bars.pieces)) {
            if (piece.ink == ink)
                values[m_bars.upright ? piece.bar : count - 1 - piece.bar] += piece.value;
        }
        QBarSet *&set = m_sets[ink];
        if (!set) {
            set = new QBarSet(barInkTitle(ink));
            const qsizetype place = std::count_if(wanted.begin(), wanted.end(), [&](BarInk other) { return other < ink && m_sets.value(other); });
            m_series->insert(static_cast<int>(place), set);
        }
        set->remove(0, set->count());
        set->append(values);
        set->setBrush(barColors(ink, palette()).fill);
        set->setPen(Qt::NoPen);
    }
}

QString BarChart::numberFormat() const
{
    const int places = scalePlaces(m_bars.step);
    if (m_bars.money)
        return QStringLiteral("$%.%1f").arg(std::max(2, places));
    return QStringLiteral("%.%1f").arg(places) + (m_bars.perCent ? QStringLiteral(" %") : QString());
}

void BarChart::applyLook()
{
    const QPalette &colors = palette();
    const QPen grid(outlineColor(Outline::Frame, colors), 1);
    setBackgroundBrush(colors.brush(QPalette::Base)); // the legend stands outside the chart
    chart()->setBackgroundBrush(colors.brush(QPalette::Base));
    chart()->setBackgroundPen(Qt::NoPen);
    chart()->setLocalizeNumbers(true);
    for (QAbstractAxis *axis : QList<QAbstractAxis *>{m_names, m_scale}) {
        axis->setLabelsBrush(colors.brush(QPalette::Text));
        axis->setLabelsFont(captionFont(font()));
        axis->setTitleFont(captionFont(font()));
        axis->setTitleBrush(color(Ink::Muted, colors));
        axis->setLinePen(grid);
        axis->setGridLinePen(grid);
    }
    for (auto set = m_sets.cbegin(); set != m_sets.cend(); ++set)
        set.value()->setBrush(barColors(set.key(), colors).fill);
    applyMargins();
    viewport()->update();
}

/// A view of what is shown now: to be used at once.
BarLayout BarChart::layOut() const
{
    return {m_bars, m_spans, chart()->mapRectToScene(chart()->plotArea()), static_cast<double>(width()), captionFont(font())};
}

QRectF BarChart::rectOf(int piece) const
{
    return layOut().rectOf(piece);
}

int BarChart::pieceAt(const QPointF &point) const
{
    return layOut().pieceAt(point);
}

/// Notes stand in a column of their own beside rows, and above columns.
void BarChart::applyMargins()
{
    const BarLayout layout = layOut();
    const double line = QFontMetricsF(layout.smallFont()).height();
    const int beside = m_bars.upright ? gap : static_cast<int>(std::min(layout.noteWidth() + 2 * gap, width() * 0.42));
    const int above = static_cast<int>(layout.legendHeight() + (m_bars.upright ? line : 0)) + gap / 2;
    chart()->setMargins({gap / 2, above, beside, gap / 2});
    setMinimumHeight(std::max(leastHeight, above + layout.rowsHeight()));
}

void BarChart::setStale(bool stale)
{
    if (stale == m_stale)
        return;
    m_stale = stale;
    viewport()->update();
}

void BarChart::setCurrent(const QString &key)
{
    m_key = key;
    const auto named = [&](const BarPiece &piece) { return piece.key == key && !key.isEmpty(); };
    if (m_current < 0 || m_current >= m_bars.pieces.size() || !named(m_bars.pieces.at(m_current))) {
        const auto found = std::find_if(m_bars.pieces.begin(), m_bars.pieces.end(), named);
        m_current = found == m_bars.pieces.end() ? -1 : static_cast<int>(found - m_bars.pieces.begin());
    }
    viewport()->update();
}

void BarChart::tellCurrent()
{
    const BarPiece piece = m_bars.pieces.value(m_current);
    m_key = piece.key;
    setAccessibleDescription(piece.tip);
    Q_EMIT currentChanged(piece.key);
    viewport()->update();
}

void BarChart::choose(int piece)
{
    if (piece < 0 || piece >= m_bars.pieces.size())
        return;
    m_current = piece;
    tellCurrent();
    Q_EMIT pieceChosen(m_bars.pieces.at(piece));
}

/// The piece of another bar that begins nearest.
int BarChart::nextPiece(int from, int bars) const
{
    int best = from;
    const int wanted = m_bars.pieces.at(from).bar + bars;
    for (int i = 0; i < m_bars.pieces.size(); ++i) {
        const auto distance = [&](int piece) { return std::abs(m_spans.at(piece).from - m_spans.at(from).from); };
        if (m_bars.pieces.at(i).bar == wanted && (best == from || distance(i) < distance(best)))
            best = i;
    }
    return best;
}

void BarChart::walk(int pieces, int bars)
{
    if (m_bars.pieces.isEmpty())
        return;
    const int last = static_cast<int>(m_bars.pieces.size()) - 1;
    if (m_current < 0)
        m_current = 0;
    else if (bars != 0)
        m_current = nextPiece(m_current, bars);
    else
        m_current = std::clamp(m_current + pieces, 0, last);
    tellCurrent();
}

void BarChart::keyPressEvent(QKeyEvent *event)
{
    const bool upright = m_bars.upright;
    switch (event->key()) {
    case Qt::Key_Left:
        return upright ? walk(0, -1) : walk(-1, 0);
    case Qt::Key_Right:
        return upright ? walk(0, 1) : walk(1, 0);
    case Qt::Key_Up:
        return upright ? walk(1, 0) : walk(0, -1);
    case Qt::Key_Down:
        return upright ? walk(-1, 0) : walk(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return choose(m_current);
    default:
        event->ignore(); // the view would scroll
    }
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(pieceAt(event->position()));
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    const int hovered = pieceAt(event->position());
    viewport()->setCursor(hovered < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (std::exchange(m_hovered, hovered) != hovered)
        viewport()->update();
}

bool BarChart::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && std::exchange(m_hovered, -1) >= 0)
        viewport()->update();
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString tip = m_bars.pieces.value(pieceAt(help->pos())).tip;
    for (int bar = 0; tip.isEmpty() && bar < m_bars.bars.size(); ++bar) {
        if (layOut().barRect(bar, {0, m_bars.end}).contains(help->pos()))
            tip = m_bars.bars.at(bar).limitTitle;
    }
    QToolTip::showText(help->globalPos(), tip, viewport());
    return true;
}

void BarChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (m_names && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        applyLook();
}

void BarChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    if (m_names)
        applyMargins();
}

void BarChart::drawForeground(QPainter *painter, const QRectF &)
{
    const bool drawing = dynamic_cast<QSvgGenerator *>(painter->device()) != nullptr;
    const BarLayout layout = layOut();
    painter->save();
    painter->setOpacity(m_stale ? 0.4 : 1);
    BarPainter(*painter, layout, palette(), drawing).paint({m_hovered, m_current, m_key});
    painter->restore();
}

QByteArray BarChart::toPng()
{
    const double scale = 2; // sharp on paper, too
    QImage image(size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    render(&painter, QRectF(QPointF(), QSizeF(size())), viewport()->rect(), Qt::IgnoreAspectRatio);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray BarChart::toSvg()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(QRect(QPoint(), size()));
    generator.setTitle(accessibleName());
    generator.setDescription(accessibleDescription());
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), size()), palette().color(QPalette::Base));
    render(&painter, QRectF(QPointF(), QSizeF(size())), viewport()->rect(), Qt::IgnoreAspectRatio);
    painter.end();
    return bytes;
}

} // namespace outcrop
