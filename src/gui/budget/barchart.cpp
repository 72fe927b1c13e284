// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barchart.h"

#include "gui/budget/barlook.h"
#include "gui/strata/stratalabels.h"

#include <QAccessibleWidget>
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

constexpr double thickness = 0.72; ///< of a bar, in the room it has
constexpr int gap = 8;
constexpr int leastHeight = 120;
constexpr int swatch = 12;
constexpr qsizetype leastTitle = 9; ///< characters, below which a shortened name would be no name

QString elided(const QFont &font, const QString &text, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

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

/// A picture with a name and a description; its numbers stand in the table beside it.
QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *chart = qobject_cast<BarChart *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

void installChartAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace

BarChart::BarChart(QWidget *parent) : QChartView(parent)
{
    installChartAccessibility();
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
    m_lengths.clear();
    QList<double> ends(bars.bars.size(), 0);
    for (const BarPiece &piece : bars.pieces) {
        m_lengths += Length{ends.at(piece.bar), ends.at(piece.bar) + piece.value};
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
    m_series->setBarWidth(thickness);
    m_names = new QBarCategoryAxis;
    m_names->setGridLineVisible(false);
    m_scale = new QValueAxis;
    m_scale->setTickCount(5);
    chart()->addSeries(m_series);
    chart()->addAxis(m_names, m_bars.upright ? Qt::AlignBottom : Qt::AlignLeft);
    chart()->addAxis(m_scale, m_bars.upright ? Qt::AlignLeft : Qt::AlignBottom);
    m_series->attachAxis(m_names);
    m_series->attachAxis(m_scale);
    applyLook();
}

QList<BarInk> BarChart::inks() const
{
    QList<BarInk> all;
    for (const BarPiece &piece : m_bars.pieces) {
        if (!all.contains(piece.ink))
            all += piece.ink;
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// One set for each ink.
void BarChart::fillSets()
{
    const int count = static_cast<int>(m_bars.bars.size());
    const QStringList names = axisNames(m_bars);
    if (m_names->categories() != names)
        m_names->setCategories(names);
    m_scale->setRange(0, m_bars.end > 0 ? m_bars.end : 1);
    m_scale->setLabelFormat(numberFormat());
    m_scale->setTitleText(m_bars.axis);
    const QList<BarInk> wanted = inks();
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
    if (m_bars.money)
        return m_bars.end < 0.01 ? QStringLiteral("$%.4f") : m_bars.end < 1 ? QStringLiteral("$%.3f") : QStringLiteral("$%.2f");
    if (m_bars.perCent)
        return m_bars.end < 10 ? QStringLiteral("%.1f %") : QStringLiteral("%.0f %");
    return QStringLiteral("%.0f");
}

void BarChart::applyLook()
{
    const QPalette &colors = palette();
    const QPen grid(outlineColor(Outline::Frame, colors), 1);
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

/// In as many lines as it takes.
QList<BarChart::LegendEntry> BarChart::legend() const
{
    QList<LegendEntry> entries;
    const QList<BarInk> all = inks();
    for (const BarInk ink : all.size() > 1 ? all : QList<BarInk>())
        entries += LegendEntry{ink, barInkTitle(ink), {}};
    if (!m_bars.limits.isEmpty())
        entries += LegendEntry{std::nullopt, m_bars.limits, {}};
    const QFontMetricsF metrics(captionFont(font()));
    QPointF at(gap, gap / 2.0);
    for (LegendEntry &entry : entries) {
        const double needed = swatch * 1.5 + gap / 2.0 + metrics.horizontalAdvance(entry.title);
        if (at.x() > gap && at.x() + needed > width() - gap)
            at = {gap, at.y() + metrics.height() + 2};
        entry.place = {at, QSizeF(needed, metrics.height())};
        at.rx() += needed + 2 * gap;
    }
    return entries;
}

double BarChart::legendHeight() const
{
    const QList<LegendEntry> entries = legend();
    return entries.isEmpty() ? 0 : entries.constLast().place.bottom() + gap / 2.0;
}

/// Notes stand in a column of their own beside rows, and above columns.
void BarChart::applyMargins()
{
    double widest = 0;
    const QFontMetricsF metrics(captionFont(font()));
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        for (const QString &line : noteLines(bar))
            widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    const int beside = m_bars.upright ? gap : static_cast<int>(std::min(widest + 2 * gap, width() * 0.42));
    const int above = static_cast<int>(legendHeight() + (m_bars.upright ? metrics.height() : 0)) + gap / 2;
    chart()->setMargins({gap / 2, above, beside, gap / 2});
    setMinimumHeight(std::max(leastHeight, above + rowsHeight()));
}

/// Qt Charts leaves out a name that is higher than its row. Below the rows stand the scale's numbers and its title.
int BarChart::rowsHeight() const
{
    const double line = QFontMetricsF(captionFont(font())).height();
    constexpr double padding = 7; // of a name, above and below together
    return m_bars.upright ? 0 : static_cast<int>((line + padding) * static_cast<double>(m_bars.bars.size()) + 4 * line);
}

/// Between `from` and `to` on the scale.
QRectF BarChart::barRect(int bar, const Length &length) const
{
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    const double end = m_bars.end > 0 ? m_bars.end : 1;
    const double room = (m_bars.upright ? plot.width() : plot.height()) / std::max<double>(1, static_cast<double>(m_bars.bars.size()));
    const double from = std::min(length.from, end) / end;
    const double to = std::min(length.to, end) / end;
    const double start = room * bar + room * (1 - thickness) / 2;
    if (m_bars.upright)
        return {plot.left() + start, plot.bottom() - to * plot.height(), room * thickness, (to - from) * plot.height()};
    return {plot.left() + from * plot.width(), plot.top() + start, (to - from) * plot.width(), room * thickness};
}

QRectF BarChart::rectOf(int piece) const
{
    return piece >= 0 && piece < m_lengths.size() ? barRect(m_bars.pieces.at(piece).bar, m_lengths.at(piece)) : QRectF();
}

int BarChart::pieceAt(const QPointF &point) const
{
    for (const double slack : {0.0, 1.0}) { // a piece may be too thin to be hit
        for (int i = 0; i < m_bars.pieces.size(); ++i) {
            if (rectOf(i).adjusted(-slack, 0, slack, 0).contains(point))
                return i;
        }
    }
    return -1;
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
        const auto distance = [&](int piece) { return std::abs(m_lengths.at(piece).from - m_lengths.at(from).from); };
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
        if (barRect(bar, {0, m_bars.end}).contains(help->pos()))
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
    paintAll(*painter, dynamic_cast<QSvgGenerator *>(painter->device()) != nullptr);
}

void BarChart::paintAll(QPainter &painter, bool drawing) const
{
    painter.save();
    painter.setOpacity(m_stale ? 0.4 : 1);
    for (int i = 0; i < m_bars.pieces.size(); ++i) {
        if (rectOf(i).width() > 0 && rectOf(i).height() > 0)
            paintPiece(painter, rectOf(i), m_bars.pieces.at(i).ink, palette(), drawing);
    }
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        paintLimit(painter, bar);
        paintNote(painter, bar);
    }
    for (int i = 0; i < m_bars.pieces.size(); ++i)
        paintTitle(painter, i);
    paintLegend(painter, drawing);
    paintCurrent(painter);
    painter.restore();
}

/// The room that a bar has: closed where the limit lies on the scale, torn off where it lies further out.
void BarChart::paintLimit(QPainter &painter, int bar) const
{
    const double limit = m_bars.bars.at(bar).limit;
    if (limit <= 0)
        return;
    const QRectF room = barRect(bar, {0, limit});
    if (limit <= m_bars.end)
        return paintRoom(painter, room);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Ink::Muted, palette()), 1.2));
    const double x = room.right();
    const double step = room.height() / 4;
    painter.drawPolyline(QPolygonF{room.topLeft(), room.topRight(), {x - 5, room.top() + step}, {x, room.top() + 2 * step},
        {x - 5, room.top() + 3 * step}, room.bottomRight(), room.bottomLeft()});
}

/// A frame with a strong end.
void BarChart::paintRoom(QPainter &painter, const QRectF &room) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Ink::Muted, palette()), 1.2));
    painter.drawRect(room);
    painter.setPen(QPen(palette().color(QPalette::Text), 2.4));
    m_bars.upright ? painter.drawLine(room.topLeft(), room.topRight()) : painter.drawLine(room.topRight(), room.bottomRight());
}

void BarChart::paintTitle(QPainter &painter, int piece) const
{
    const BarPiece &item = m_bars.pieces.at(piece);
    const QRectF rect = rectOf(piece).adjusted(4, 0, -4, 0);
    const QFont small = captionFont(font());
    const QFontMetricsF metrics(small);
    const QString text = elided(small, item.title, rect.width());
    if (text.isEmpty() || (text != item.title && text.size() < leastTitle) || rect.height() < metrics.height() - 3)
        return;
    const QRectF line(rect.left(), rect.center().y() - metrics.height() / 2, metrics.horizontalAdvance(text), metrics.height());
    const TierColors colors = barColors(item.ink, palette());
    QColor plate = colors.fill;
    plate.setAlphaF(0.88f);
    painter.fillRect(line.adjusted(-2, 0, 2, 0), plate);
    painter.setFont(small);
    painter.setPen(colors.ink);
    painter.drawText(QPointF(line.left(), line.top() + metrics.ascent()), text);
}

/// Two lines where there is room for them.
QStringList BarChart::noteLines(int bar) const
{
    const QString &note = m_bars.bars.at(bar).note;
    const double room = barRect(bar, {}).height() / thickness;
    if (!m_bars.upright && room >= 2 * QFontMetricsF(captionFont(font())).height())
        return note.split(u'\n');
    return {QString(note).replace(u'\n', QStringLiteral(" · "))};
}

void BarChart::paintNote(QPainter &painter, int bar) const
{
    const Bar &item = m_bars.bars.at(bar);
    QFont small = captionFont(font());
    small.setBold(item.over);
    painter.setFont(small);
    painter.setPen(item.over ? color(Ink::Error, palette()) : palette().color(QPalette::Text));
    if (m_bars.upright)
        return paintNoteAbove(painter, bar);
    const QFontMetricsF metrics(small);
    const QStringList lines = noteLines(bar);
    const double left = chart()->mapRectToScene(chart()->plotArea()).right() + gap;
    double y = barRect(bar, {}).center().y() - metrics.height() * static_cast<double>(lines.size()) / 2 + metrics.ascent();
    for (const QString &line : lines) {
        painter.drawText(QPointF(left, y), elided(small, line, width() - left - gap / 2.0));
        y += metrics.height();
    }
}

void BarChart::paintNoteAbove(QPainter &painter, int bar) const
{
    const Bar &item = m_bars.bars.at(bar);
    const QFontMetricsF metrics(painter.font());
    const QRectF whole = barRect(bar, {0, m_bars.lengthOf(bar)});
    const double advance = metrics.horizontalAdvance(item.note);
    if (advance > whole.width() / thickness - 2) // a shortened number would be another number
        return;
    const QPointF place(whole.center().x() - advance / 2, whole.top() - metrics.descent() - 2);
    QColor plate = palette().color(QPalette::Base);
    plate.setAlphaF(0.85f);
    painter.fillRect(QRectF(place.x(), place.y() - metrics.ascent(), advance, metrics.height()), plate);
    painter.drawText(place, item.note);
}

void BarChart::paintLegend(QPainter &painter, bool drawing) const
{
    const QFont small = captionFont(font());
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    for (const LegendEntry &entry : legend()) {
        const QRectF &place = entry.place;
        const QRectF sign(place.left(), place.center().y() - swatch / 2.0, swatch * 1.5, swatch);
        if (entry.ink)
            paintPiece(painter, sign, *entry.ink, palette(), drawing);
        else
            paintRoom(painter, sign);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(place.left() + swatch * 1.5 + gap / 2.0, place.top() + metrics.ascent()), entry.title);
    }
}

/// Two colours, so that it is seen on every ground.
void BarChart::paintCurrent(QPainter &painter) const
{
    const auto frame = [&](const QRectF &rect, double width) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Base), width + 2));
        painter.drawRect(rect);
        painter.setPen(QPen(isHighContrast(palette()) ? palette().color(QPalette::Text) : color(Ink::Accent, palette()), width));
        painter.drawRect(rect);
    };
    if (m_hovered >= 0 && m_hovered < m_bars.pieces.size())
        frame(rectOf(m_hovered), 1);
    for (int bar = 0; bar < m_bars.bars.size(); ++bar) {
        if (!m_key.isEmpty() && m_bars.bars.at(bar).key == m_key)
            return frame(barRect(bar, {0, m_bars.lengthOf(bar)}).adjusted(-2, -2, 2, 2), 2);
    }
    if (m_current >= 0 && m_current < m_bars.pieces.size())
        frame(rectOf(m_current), 2);
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
