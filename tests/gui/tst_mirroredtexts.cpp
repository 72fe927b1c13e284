// SPDX-License-Identifier: GPL-3.0-or-later
// Tests texts in a mirrored layout: arrows point in the reading direction, cells keep the order of their parts, icons with a direction are reversed, and rows are high enough for the letters of the language.
#include "gui/look/icons.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/quotedtext.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/valuedelegate.h"
#include "tests/support/testregistry.h"

#include <QGuiApplication>
#include <QImage>
#include <QLocale>
#include <QTest>

using namespace outcrop;

namespace tst_mirroredtexts {

class TestMirroredTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_formats = QLocale(); }
    void cleanup()
    {
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QLocale::setDefault(m_formats);
    }

    void arrowsPointInTheReadingDirection()
    {
        const QString before = QStringLiteral("$0.06");
        const QString after = QStringLiteral("$0.04");
        QCOMPARE(beforeAfterText(before, after), QStringLiteral("$0.06 → $0.04"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(withoutIsolates(beforeAfterText(before, after)), QStringLiteral("$0.06 ← $0.04"));
        QVERIFY(beforeAfterText(before, after).isRightToLeft()); // the text before the arrow is at the right, although it has no letters
        QVERIFY(isolatedText(beforeAfterText(before, after)).contains(withDirectionIsolates(after)));
    }

    void namesAreIsolated()
    {
        const QString message = QStringLiteral("`a.md` is empty");
        QCOMPARE(quotedText(message), QStringLiteral("“a.md” is empty"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(quotedText(message), withDirectionIsolates(QStringLiteral("“a.md”")) + QStringLiteral(" is empty"));
    }

    /// Messages of the core have no isolates, so a mirrored layout would show `$0.0001>`.
    void amountsInMessagesAreIsolated()
    {
        const QString message = QStringLiteral("<$0.0001 now, −$1,234.50 later.");
        QCOMPARE(quotedText(message), message);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(quotedText(message), QStringLiteral("%1 now, %2 later.").arg(withDirectionIsolates(QStringLiteral("<$0.0001")), withDirectionIsolates(QStringLiteral("−$1,234.50"))));
    }

    void quotesReplaceTheSpacesAroundCode()
    {
        const QString message = QStringLiteral("エージェント `a.md` の設定");
        QLocale::setDefault(QLocale(QStringLiteral("ja_JP")));
        QCOMPARE(quotedText(message), QStringLiteral("エージェント“a.md”の設定"));
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        QCOMPARE(quotedText(message), QStringLiteral("エージェント “a.md” の設定"));
    }

    /// `back` points to the right in a mirrored layout. An icon without a direction is unchanged.
    void iconsPointInTheReadingDirection()
    {
        const auto drawn = [](const QString &name) { return lineIcon(name).pixmap(32).toImage(); };
        const QImage back = drawn(QStringLiteral("back"));
        const QImage search = drawn(QStringLiteral("search"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(drawn(QStringLiteral("back")) != back);
        QCOMPARE(drawn(QStringLiteral("back")).mirrored(true, false), back);
        QCOMPARE(drawn(QStringLiteral("search")), search);
    }

    void cellsFollowTheLocale()
    {
        const ValueDelegate delegate;
        const QLocale spanish(QStringLiteral("es_ES"));
        QCOMPARE(delegate.displayText(1234567, spanish), QStringLiteral("1.234.567"));
        QCOMPARE(delegate.displayText(qlonglong(1000), spanish), QStringLiteral("1000"));
        QCOMPARE(delegate.displayText(QStringLiteral("1234567"), spanish), QStringLiteral("1234567"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(delegate.displayText(1000, spanish), withDirectionIsolates(QStringLiteral("1000")));
    }

    void linesHaveRoomForTheLanguage_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << "en_US" << "Jelly, qu'Åg";
        QTest::newRow("German") << "de_DE" << "Größe, Ärger";
        QTest::newRow("Arabic") << "ar_AE" << "قيمة الإعدادات يجب";
        QTest::newRow("Japanese") << "ja_JP" << "設定を表示";
        QTest::newRow("Chinese") << "zh_CN" << "显示设置";
    }
    void linesHaveRoomForTheLanguage()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, text);
        QLocale::setDefault(QLocale(locale));
        ElidedLabel label;
        const QFontMetrics metrics = label.fontMetrics();
        const int needed = metrics.boundingRect(QRect(0, 0, 1000, 1000), Qt::TextSingleLine, text).height();
        QVERIFY2(textLineHeight(metrics) >= needed, qPrintable(QStringLiteral("%1 < %2").arg(textLineHeight(metrics)).arg(needed)));
        QVERIFY(textLineHeight(QFontMetricsF(label.font())) >= needed - 1);
        QVERIFY(label.sizeHint().height() >= needed);        // a label has the same height with and without text
        QVERIFY(label.minimumSizeHint().height() >= needed);
        if (locale == u"en_US")
            QCOMPARE(textLineHeight(metrics), metrics.height());
    }

private:
    QLocale m_formats;
};

OUTCROP_TEST(TestMirroredTexts, GuiApplication)

} // namespace tst_mirroredtexts

#include "tst_mirroredtexts.moc"
