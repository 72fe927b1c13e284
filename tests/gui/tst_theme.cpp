// SPDX-License-Identifier: GPL-3.0-or-later
// Every colour of the window can be read: 4.5 : 1 against each ground it may stand on.
#include "gui/look/theme.h"

#include <QTest>

using namespace outcrop;

namespace {

constexpr double readable = 4.5;

QString shortage(const QString &what, const QColor &ink, const QColor &ground)
{
    const double found = contrast(ink, ground);
    return found >= readable ? QString()
                             : QStringLiteral("%1: %2 on %3 is %4").arg(what, ink.name(), ground.name()).arg(found);
}

QList<QColor> grounds(const QPalette &palette)
{
    return {palette.color(QPalette::Base), palette.color(QPalette::Window), palette.color(QPalette::AlternateBase),
        palette.color(QPalette::Button), currentLineColor(palette)};
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inksCanBeRead_data() { addPalettes(); }
    void inksCanBeRead()
    {
        QFETCH(QPalette, palette);
        for (const Ink ink : {Ink::Text, Ink::Muted, Ink::Accent, Ink::Error, Ink::Warning, Ink::Note, Ink::Success}) {
            for (const QColor &ground : grounds(palette))
                QCOMPARE(shortage(QString::number(int(ink)), color(ink, palette), ground), QString());
        }
    }

    void sourceTextCanBeRead_data() { addPalettes(); }
    void sourceTextCanBeRead()
    {
        QFETCH(QPalette, palette);
        for (int ink = 0; ink <= int(SyntaxInk::Problem); ++ink) {
            for (const QColor &ground : {palette.color(QPalette::Base), currentLineColor(palette)})
                QCOMPARE(shortage(QString::number(ink), color(SyntaxInk(ink), palette), ground), QString());
        }
    }

    void tiersCanBeRead_data() { addPalettes(); }
    void tiersCanBeRead()
    {
        QFETCH(QPalette, palette);
        for (const Tier tier : allTiers) {
            const TierColors colors = tierColors(tier, palette);
            QCOMPARE(shortage(tierName(tier), colors.ink, colors.fill), QString());
        }
    }

    void rolesCanBeRead_data() { addPalettes(); }
    void rolesCanBeRead()
    {
        QFETCH(QPalette, palette);
        const QList<std::pair<QPalette::ColorRole, QPalette::ColorRole>> pairs = {
            {QPalette::WindowText, QPalette::Window}, {QPalette::Text, QPalette::Base},
            {QPalette::ButtonText, QPalette::Button}, {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::ToolTipText, QPalette::ToolTipBase}, {QPalette::PlaceholderText, QPalette::Base},
            {QPalette::Link, QPalette::Base}};
        for (const auto &[ink, ground] : pairs)
            QCOMPARE(shortage(QString::number(ink), palette.color(ink), palette.color(ground)), QString());
    }

    void knowsDarkFromLight()
    {
        QVERIFY(!isDark(lightPalette()));
        QVERIFY(isDark(darkPalette()));
    }

    void measuresContrast()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    }

private:
    static void addPalettes()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
