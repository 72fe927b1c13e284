// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/status/tokenmeter.h"

#include "core/base/localnumbers.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/theme.h"
#include "gui/look/vectoriconengine.h"
#include "models/base/sizetext.h"
#include "models/budget/budgetvaluetext.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr QSize barSize(44, 16);
constexpr int meterDelayMilliseconds = 250;

/// Paints the used share of the context window as a bar, and the share that is reserved for the response at its other end.
class MeterEngine : public VectorIconEngine
{
public:
    MeterEngine(double usedWidth, double reservedWidth, bool isOverLimit) : m_usedShare(usedWidth), m_reservedShare(reservedWidth), m_isOverLimit(isOverLimit) { }

    QIconEngine *clone() const override { return new MeterEngine(*this); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QRectF bar = QRectF(rect).adjusted(0.5, rect.height() * 0.25, -0.5, -rect.height() * 0.25);
        painter->save();
        painter->setPen(QPen(color(ColorRole::Muted, palette), 1));
        painter->setBrush(palette.brush(QPalette::Base));
        painter->drawRect(bar);
        const double reservedWidth = widthOf(m_reservedShare, bar), used = widthOf(m_usedShare, bar);
        painter->fillRect(QRectF(bar.right() - reservedWidth, bar.top(), reservedWidth, bar.height()), QBrush(color(ColorRole::Muted, palette), Qt::Dense4Pattern));
        painter->fillRect(QRectF(bar.left(), bar.top(), used, bar.height()), color(m_isOverLimit ? ColorRole::Error : ColorRole::Accent, palette));
        painter->restore();
    }

private:
    /// Returns the width of a share, in pixels; at least 1 if the share is positive.
    static double widthOf(double share, const QRectF &bar) { return share > 0 ? std::max(1.0, bar.width() * std::min(1.0, share)) : 0; }

    double m_usedShare;
    double m_reservedShare;
    bool m_isOverLimit;
};

} // namespace

TokenMeter::TokenMeter(QWidget *parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("statusTokens"));
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize(barSize);
    setAccessibleName(tr("Request tokens"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(meterDelayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, [this] { setEnabled(false); });
}

void TokenMeter::setBudget(const Budget &budget)
{
    const bool isDropped = budget.droppedByServer() > 0;
    const std::optional<qint64> limit = budget.usedWindow();
    const auto shareOf = [&limit](qint64 tokens) { return limit && *limit > 0 ? static_cast<double>(tokens) / static_cast<double>(*limit) : 0; };
    setIcon(QIcon(new MeterEngine(shareOf(budget.input.tokens), shareOf(budget.reserve), budget.isOver() || isDropped)));
    const QString text = budgetUsageText(budget);
    //: Field of the status bar; %1 is the length of a request, such as "130,000 of 128,000 tokens"
    setText(isolatedText(budget.isOver() ? tr("Too long: %1").arg(text) : text));
    setToolTip(toolTipOf(budget));
    setAccessibleDescription(toolTip());
}

QString TokenMeter::toolTipOf(const Budget &budget) const
{
    const QLocale locale;
    QStringList lines{budgetUsageText(budget), serverDropText(budget), certaintyText(budget.input, SizeUnit::Tokens)};
    if (budget.reserve > 0)
        lines += tr("%1 tokens reserved for the response").arg(groupedNumber(budget.reserve, locale));
    if (const std::optional<qint64> limit = budget.readableInput())
        lines += tr("Request limit: %1 tokens").arg(groupedNumber(*limit, locale));
    const std::optional<qint64> left = budget.remaining();
    if (budget.isOver())
        lines += tr("%1 tokens over the limit: shorten a layer, or choose a model with a larger context window")
                     .arg(groupedNumber(budget.excess(), locale));
    else if (left && *left >= 0)
        lines += tr("%1 tokens free").arg(groupedNumber(*left, locale));
    lines += tr("Click to open the Budget panel");
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void TokenMeter::setStale(bool isStale)
{
    if (!isStale) {
        m_delay.stop();
        return setEnabled(true);
    }
    if (!m_delay.isActive() && isEnabled())
        m_delay.start();
}

} // namespace outcrop
