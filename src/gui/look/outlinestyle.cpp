// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/outlinestyle.h"

#include "core/base/textdirection.h"
#include "gui/look/motion.h"
#include "gui/look/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGroupBox>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int focusWidth = 2; ///< width of the focus outline in high contrast, in pixels
constexpr int menuArrowRoom = 12; ///< width of the arrow of a button with a menu, in pixels

bool isOutlined(QStyle::PrimitiveElement element)
{
    return element == QStyle::PE_Frame || element == QStyle::PE_FrameLineEdit
        || element == QStyle::PE_IndicatorCheckBox;
}

/// Returns whether the element gets an outline in high contrast.
bool isStronglyOutlined(QStyle::PrimitiveElement element)
{
    return isOutlined(element) || element == QStyle::PE_PanelButtonCommand || element == QStyle::PE_FrameMenu
        || element == QStyle::PE_FrameGroupBox || element == QStyle::PE_PanelTipLabel
        || element == QStyle::PE_IndicatorItemViewItemCheck;
}

/// Returns the rectangle to outline: for a group box, the frame without the title.
QRect outlinedRect(const QStyle *style, QStyle::PrimitiveElement element, const QStyleOption *option, const QWidget *widget)
{
    constexpr int margin = 3;
    const auto *group = element == QStyle::PE_FrameGroupBox ? qobject_cast<const QGroupBox *>(widget) : nullptr;
    if (!group || (group->title().isEmpty() && !group->isCheckable()))
        return option->rect;
    const int title = std::max(style->pixelMetric(QStyle::PM_IndicatorHeight, option, widget), option->fontMetrics.height());
    return option->rect.adjusted(0, title + margin, 0, 0);
}

void drawOutline(const QRect &rect, QPainter *painter, const QPen &pen)
{
    const double inside = pen.widthF() / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(inside, inside, -inside, -inside), 2, 2);
    painter->restore();
}

/// Draws a line through the middle of the handle between two panels.
void drawSeparator(const QStyleOption *option, QPainter *painter)
{
    const QPoint middle = option->rect.center();
    const bool isVertical = option->rect.height() > option->rect.width();
    const QRect line = isVertical ? QRect(middle.x(), option->rect.top(), 1, option->rect.height())
                               : QRect(option->rect.left(), middle.y(), option->rect.width(), 1);
    painter->fillRect(line, outlineColor(Outline::Frame, option->palette));
}

QPen focusPen(const QStyleOption *option)
{
    return {
        color(option->state.testFlag(QStyle::State_Selected) ? ColorRole::Text : ColorRole::Accent, option->palette),
        focusWidth};
}

/// Draws the focus of buttons, check boxes and rows. Fusion draws it nearly transparent. As in Fusion, it appears only if the keyboard moves the focus,
/// except in high contrast.
void drawFocus(const QStyleOption *option, QPainter *painter)
{
    QPen pen = focusPen(option);
    if (!isHighContrast(option->palette))
        pen.setWidth(1);
    if (isHighContrast(option->palette) || option->state.testFlag(QStyle::State_KeyboardFocusChange))
        drawOutline(option->rect, painter, pen);
}

QPen controlPen(const QStyleOption *option)
{
    return option->state.testFlag(QStyle::State_HasFocus) ? focusPen(option)
                                                          : QPen(outlineColor(Outline::Control, option->palette));
}

/// Returns whether the element is a checked button. In dark high contrast, it has nearly the same color as other buttons.
bool isPressedButton(QStyle::PrimitiveElement element, const QStyleOption *option)
{
    return element == QStyle::PE_PanelButtonCommand && option->state.testFlag(QStyle::State_On);
}

QPen pressedPen(const QStyleOption *option)
{
    QPen pen = controlPen(option);
    pen.setWidth(focusWidth);
    return pen;
}

QRect outlinedPart(
    const QStyle *style, QStyle::ComplexControl control, const QStyleOptionComplex *option, const QWidget *widget)
{
    switch (control) {
    case QStyle::CC_ComboBox:
    case QStyle::CC_SpinBox:
        return option->rect;
    case QStyle::CC_ScrollBar:
        return style->subControlRect(control, option, QStyle::SC_ScrollBarSlider, widget).adjusted(1, 1, -1, -1);
    default:
        return {};
    }
}

/// Returns the button if it has a menu and shows a text, otherwise null. Fusion draws the arrow of such a button over the end of its text. A button with
/// a separate part for the menu has the arrow in this part.
const QStyleOptionToolButton *textButtonWithMenu(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (!button || !button->features.testFlag(QStyleOptionToolButton::HasMenu) || button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup))
        return nullptr;
    const bool showsText = !button->text.isEmpty() && (button->toolButtonStyle != Qt::ToolButtonIconOnly || button->icon.isNull());
    return showsText ? button : nullptr;
}

/// Returns whether a tab is horizontal and has neither an icon nor buttons.
bool hasOnlyTitle(const QStyleOptionTab &tab)
{
    const bool isHorizontal = tab.shape == QTabBar::RoundedNorth || tab.shape == QTabBar::RoundedSouth;
    return isHorizontal && tab.icon.isNull() && tab.leftButtonSize.isEmpty() && tab.rightButtonSize.isEmpty();
}

/// Returns the text of a menu item, which can end with a tab and a shortcut.
QString withIsolatedShortcut(const QString &text)
{
    const qsizetype tab = text.indexOf(u'\t');
    return tab < 0 ? text : text.first(tab + 1) + withDirectionIsolates(text.mid(tab + 1));
}

} // namespace

OutlineStyle::OutlineStyle() : QProxyStyle(QStringLiteral("fusion")) { }

int OutlineStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    const bool isOff = hint == SH_EtchDisabledText || (hint == SH_Widget_Animation_Duration && isMotionReduced());
    return isOff ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
}

void OutlineStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool isStrong = isHighContrast(option->palette);
    if (element == PE_FrameFocusRect)
        return drawFocus(option, painter);
    if (isStrong && element == PE_IndicatorDockWidgetResizeHandle)
        return drawSeparator(option, painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isStrong && isStronglyOutlined(element))
        drawOutline(outlinedRect(proxy(), element, option, widget), painter, isPressedButton(element, option) ? pressedPen(option) : controlPen(option));
    else if (!isStrong && isOutlined(element) && isDark(option->palette) && !option->state.testFlag(State_HasFocus))
        drawOutline(option->rect, painter,
            outlineColor(element == PE_IndicatorCheckBox ? Outline::Control : Outline::Frame, option->palette));
}

void OutlineStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == CE_ProgressBarContents && isMotionReduced())
        return drawStaticProgress(option, painter, widget);
    if (const auto *box = element == CE_ComboBoxLabel ? qstyleoption_cast<const QStyleOptionComboBox *>(option) : nullptr; box && !box->editable)
        return drawLabelOfComboBox(*box, painter, widget);
    const auto *item = element == CE_MenuItem ? qstyleoption_cast<const QStyleOptionMenuItem *>(option) : nullptr;
    if (!item || item->direction != Qt::RightToLeft)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionMenuItem isolatedItem(*item);
    isolatedItem.text = withIsolatedShortcut(item->text);
    QProxyStyle::drawControl(element, &isolatedItem, painter, widget);
}

void OutlineStyle::drawLabelOfComboBox(const QStyleOptionComboBox &box, QPainter *painter, const QWidget *widget) const
{
    QStyleOptionComboBox elided(box);
    const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + 4;
    const int room = proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxEditField, widget).width() - icon - 2;
    elided.currentText = box.fontMetrics.elidedText(box.currentText, Qt::ElideMiddle, room);
    QProxyStyle::drawControl(CE_ComboBoxLabel, &elided, painter, widget);
}

/// Draws a progress bar without movement: half full if the progress is unknown, where Fusion would move the bar.
void OutlineStyle::drawStaticProgress(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (!bar || bar->minimum != bar->maximum)
        return QProxyStyle::drawControl(CE_ProgressBarContents, option, painter, widget);
    QStyleOptionProgressBar still(*bar);
    still.minimum = 0;
    still.maximum = 2;
    still.progress = 1;
    QProxyStyle::drawControl(CE_ProgressBarContents, &still, painter, widget);
}

QSize OutlineStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    const QSize baseSize = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && textButtonWithMenu(option))
        return baseSize + QSize(menuArrowRoom, 0);
    const bool isStrongRow = type == CT_ItemViewItem && option && isHighContrast(option->palette);
    return isStrongRow ? baseSize + QSize(0, 2 * focusWidth) : baseSize;
}

QRect OutlineStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect natural = QProxyStyle::subElementRect(element, option, widget);
    const auto *tab = element == SE_TabBarTabText ? qstyleoption_cast<const QStyleOptionTab *>(option) : nullptr;
    if (!tab || !hasOnlyTitle(*tab) || tab->fontMetrics.size(Qt::TextShowMnemonic, tab->text).width() <= natural.width())
        return natural;
    return {tab->rect.left() + minTabPadding, natural.top(), tab->rect.width() - 2 * minTabPadding, natural.height()};
}

/// Draws the arrow beside the text.
void OutlineStyle::drawMenuButton(const QStyleOptionToolButton &button, QPainter *painter, const QWidget *widget) const
{
    QStyleOptionToolButton background(button);
    background.features.setFlag(QStyleOptionToolButton::HasMenu, false);
    background.text.clear();
    background.icon = {};
    QProxyStyle::drawComplexControl(CC_ToolButton, &background, painter, widget);
    const int frame = proxy()->pixelMetric(PM_DefaultFrameWidth, &button, widget);
    QStyleOptionToolButton label(button);
    label.features.setFlag(QStyleOptionToolButton::HasMenu, false);
    label.rect = visualRect(button.direction, button.rect, button.rect.adjusted(frame, frame, -frame - menuArrowRoom, -frame));
    proxy()->drawControl(CE_ToolButtonLabel, &label, painter, widget);
    QStyleOption arrow(button);
    const QRect end(button.rect.right() + 1 - frame - menuArrowRoom, button.rect.top(), menuArrowRoom, button.rect.height());
    arrow.rect = visualRect(button.direction, button.rect, end);
    proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
}

void OutlineStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractItemView *>(widget))
        widget->installEventFilter(this);
}

void OutlineStyle::unpolish(QWidget *widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool OutlineStyle::eventFilter(QObject *watched, QEvent *event)
{
    auto *view = event->type() == QEvent::PaletteChange ? qobject_cast<QAbstractItemView *>(watched) : nullptr;
    if (view)
        QMetaObject::invokeMethod(view, &QAbstractItemView::doItemsLayout, Qt::QueuedConnection);
    return QProxyStyle::eventFilter(watched, event);
}

void OutlineStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    if (const QStyleOptionToolButton *button = control == CC_ToolButton ? textButtonWithMenu(option) : nullptr)
        drawMenuButton(*button, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    const QRect part = isHighContrast(option->palette) ? outlinedPart(proxy(), control, option, widget) : QRect();
    if (part.isValid())
        drawOutline(part, painter, controlPen(option));
}

} // namespace outcrop
