// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the contrast of the window's colors: at least 4.5 : 1 for text and 3 : 1 for outlines, and 7 : 1 in high contrast. Disabled text is exempt.
#include "core/base/textdirection.h"
#include "gui/look/outlinestyle.h"
#include "gui/look/theme.h"
#include "tests/support/testregistry.h"

#include <QCheckBox>
#include <QImage>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionFocusRect>
#include <QTest>
#include <QMenu>
#include <QToolButton>

using namespace outcrop;

namespace tst_theme {

namespace {

double requiredContrast(const QPalette &palette)
{
    return isHighContrast(palette) ? 7 : 4.5;
}

QString contrastFault(const QString &what, const QColor &ink, const QColor &ground, double least)
{
    const double found = contrast(ink, ground);
    return found >= least ? QString()
                          : QStringLiteral("%1: %2 on %3 is %4").arg(what, ink.name(), ground.name()).arg(found);
}

QList<QColor> backgrounds(const QPalette &palette)
{
    return {palette.color(QPalette::Base), palette.color(QPalette::Window), palette.color(QPalette::AlternateBase),
        palette.color(QPalette::Button), currentLineColor(palette)};
}

/// Returns the mixed color that MessageBar paints.
QColor tinted(const QColor &ground, const QColor &tint, double share)
{
    return QColor::fromRgbF(float(ground.redF() + (tint.redF() - ground.redF()) * share),
        float(ground.greenF() + (tint.greenF() - ground.greenF()) * share),
        float(ground.blueF() + (tint.blueF() - ground.blueF()) * share));
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textColorsHaveEnoughContrast_data() { addPalettes(); }
    void textColorsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        for (const ColorRole ink : {ColorRole::Text, ColorRole::Muted, ColorRole::Accent, ColorRole::Error,
                 ColorRole::Warning, ColorRole::Note, ColorRole::Success}) {
            for (const QColor &ground : backgrounds(palette))
                QCOMPARE(contrastFault(QString::number(int(ink)), color(ink, palette), ground, requiredContrast(palette)), QString());
        }
    }

    void syntaxColorsHaveEnoughContrast_data() { addPalettes(); }
    void syntaxColorsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        for (int ink = 0; ink <= int(SyntaxColorRole::Problem); ++ink) {
            for (const QColor &ground : {palette.color(QPalette::Base), currentLineColor(palette)})
                QCOMPARE(contrastFault(QString::number(ink), color(SyntaxColorRole(ink), palette), ground, requiredContrast(palette)),
                    QString());
        }
    }

    void tierColorsHaveEnoughContrast_data() { addPalettes(); }
    void tierColorsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        for (const Tier tier : allTiers) {
            const TierColors colors = tierColors(tier, palette);
            QCOMPARE(contrastFault(tierName(tier), colors.foreground, colors.fill, requiredContrast(palette)), QString());
        }
    }

    void messageColorsHaveEnoughContrast_data() { addPalettes(); }
    void messageColorsHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        for (const ColorRole ink : {ColorRole::Error, ColorRole::Warning, ColorRole::Note, ColorRole::Success}) {
            const QColor ground = tinted(palette.color(QPalette::Window), color(ink, palette), 28.0 / 255);
            QCOMPARE(contrastFault(QStringLiteral("text"), palette.color(QPalette::WindowText), ground, requiredContrast(palette)),
                QString());
        }
    }

    void paletteRolesHaveEnoughContrast_data() { addPalettes(); }
    void paletteRolesHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        const QList<std::pair<QPalette::ColorRole, QPalette::ColorRole>> pairs = {
            {QPalette::WindowText, QPalette::Window}, {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase}, {QPalette::ButtonText, QPalette::Button},
            {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::PlaceholderText, QPalette::Base}, {QPalette::PlaceholderText, QPalette::Window},
            {QPalette::Link, QPalette::Base}, {QPalette::Link, QPalette::Window},
            {QPalette::Link, QPalette::ToolTipBase}, {QPalette::LinkVisited, QPalette::Base}};
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            for (const auto &[ink, ground] : pairs)
                QCOMPARE(contrastFault(QString::number(ink), palette.color(group, ink), palette.color(group, ground),
                             requiredContrast(palette)),
                    QString());
        }
    }

    /// Outlines of controls and of the focus need a contrast of 3 : 1. In high contrast, all outlines need 7 : 1.
    void outlinesHaveEnoughContrast_data() { addPalettes(); }
    void outlinesHaveEnoughContrast()
    {
        QFETCH(QPalette, palette);
        const double least = isHighContrast(palette) ? 7 : 3;
        for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Window}) {
            QCOMPARE(contrastFault(QStringLiteral("control"), outlineColor(Outline::Control, palette), palette.color(ground),
                         least),
                QString());
            QCOMPARE(contrastFault(QStringLiteral("focus"), color(ColorRole::Accent, palette), palette.color(ground), least),
                QString());
        }
        if (isHighContrast(palette))
            QCOMPARE(contrastFault(QStringLiteral("frame"), outlineColor(Outline::Frame, palette),
                         palette.color(QPalette::Window), least),
                QString());
    }

    /// The focus that the style draws on buttons, check boxes and rows has a contrast of 3 : 1 in every palette.
    void theFocusIsVisible_data() { addPalettes(); }
    void theFocusIsVisible()
    {
        QFETCH(QPalette, palette);
        OutlineStyle style;
        QWidget window;
        window.setAttribute(Qt::WA_KeyboardFocusChange);
        QToolButton button(&window);
        QCheckBox box(QStringLiteral("Check"), &window);
        for (QWidget *control : {static_cast<QWidget *>(&button), static_cast<QWidget *>(&box)}) {
            control->setStyle(&style);
            control->setPalette(palette);
            control->resize(80, 30);
            QVERIFY2(countFocusPixels(*control, style, palette) >= 40, control->metaObject()->className());
        }
    }

    /// In dark high contrast, the color of a pressed button is nearly that of other buttons.
    void pressedButtonsHaveAThickOutline()
    {
        OutlineStyle style;
        QToolButton button;
        button.setStyle(&style);
        button.setPalette(highContrastDarkPalette());
        button.setCheckable(true);
        button.resize(60, 24);
        const QRgb outline = outlineColor(Outline::Control, button.palette()).rgb();
        QCOMPARE(button.grab().toImage().pixel(30, 0), outline);
        QVERIFY(button.grab().toImage().pixel(30, 1) != outline);
        button.setChecked(true);
        QCOMPARE(button.grab().toImage().pixel(30, 1), outline);
    }

    /// A mirrored menu shows `Ctrl++`, not `++Ctrl`.
    void mirroredMenusKeepTheOrderOfKeys()
    {
        const QString shortcut = QStringLiteral("Ctrl++");
        const OutlineStyle style;
        const QProxyStyle plain(QStringLiteral("fusion"));
        QMenu menu;
        const auto drawn = [&menu](const QStyle &painted, const QString &text) {
            QImage image(240, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setLayoutDirection(Qt::RightToLeft);
            QStyleOptionMenuItem item;
            item.state = QStyle::State_Enabled;
            item.direction = Qt::RightToLeft;
            item.rect = image.rect();
            item.palette = lightPalette();
            item.text = text;
            painted.drawControl(QStyle::CE_MenuItem, &item, &painter, &menu);
            painter.end();
            return image;
        };
        const QString title = QStringLiteral("Zoom\t");
        QVERIFY(drawn(style, title + shortcut) != drawn(plain, title + shortcut));
        QCOMPARE(drawn(style, title + shortcut), drawn(plain, title + withDirectionIsolates(shortcut)));
        QCOMPARE(drawn(style, QStringLiteral("Zoom")), drawn(plain, QStringLiteral("Zoom")));
    }

    /// The arrow of a button with a menu is beside its text, not over it.
    void menuButtonsHaveRoomForTheArrow()
    {
        OutlineStyle style;
        QMenu menu;
        QToolButton button;
        button.setStyle(&style);
        button.setPalette(lightPalette());
        button.setText(QStringLiteral("Save report"));
        const int width = button.sizeHint().width();
        button.setPopupMode(QToolButton::InstantPopup);
        button.setMenu(&menu);
        QVERIFY2(button.sizeHint().width() >= width + 10, qPrintable(QString::number(button.sizeHint().width())));
        button.resize(button.sizeHint());
        const QImage shown = button.grab().toImage();
        button.setText(QString(button.text().size(), u' '));
        button.resize(shown.size());
        const QImage blank = button.grab().toImage();
        int arrow = 0;
        for (int x = shown.width() - 12; x < shown.width(); ++x) { // the text must not reach the arrow
            for (int y = 0; y < shown.height(); ++y) {
                QCOMPARE(shown.pixel(x, y), blank.pixel(x, y));
                arrow += shown.pixel(x, y) != shown.pixel(shown.width() - 2, 3) ? 1 : 0;
            }
        }
        QVERIFY(arrow > 5);
    }

    void classifiesPalettes()
    {
        QVERIFY(!isDark(lightPalette()));
        QVERIFY(isDark(darkPalette()));
        QVERIFY(!isDark(highContrastLightPalette()));
        QVERIFY(isDark(highContrastDarkPalette()));
        QVERIFY(!isHighContrast(lightPalette()));
        QVERIFY(!isHighContrast(darkPalette()));
        QVERIFY(isHighContrast(highContrastLightPalette()));
        QVERIFY(isHighContrast(highContrastDarkPalette()));
    }

    void measuresContrast()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    }

private:
    /// Draws the focus on a control. Returns the number of pixels with a contrast of at least 3 : 1 to the window.
    static int countFocusPixels(const QWidget &control, const QStyle &style, const QPalette &palette)
    {
        QStyleOptionFocusRect option;
        option.initFrom(&control);
        option.palette = palette;
        option.rect = control.rect().adjusted(3, 3, -3, -3);
        option.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
        QImage picture(control.size(), QImage::Format_RGB32);
        picture.fill(palette.color(QPalette::Window));
        QPainter painter(&picture);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, &control);
        painter.end();
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                pixels += contrast(picture.pixelColor(x, y), palette.color(QPalette::Window)) >= 3 ? 1 : 0;
        }
        return pixels;
    }

    static void addPalettes()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
        QTest::newRow("high contrast light") << highContrastLightPalette();
        QTest::newRow("high contrast dark") << highContrastDarkPalette();
    }
};

OUTCROP_TEST(TestTheme, GuiApplication)

} // namespace tst_theme

#include "tst_theme.moc"
