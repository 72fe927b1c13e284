// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that right-to-left translations keep the order of paths, code and numbers, and that the clipboard contains none of the direction marks.
#include "core/base/textdirection.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_textdirection {

namespace {

/// Returns the text with visible marks: `[…]` for isolates and `<` for a right-to-left mark.
QString visible(QString text)
{
    return text.replace(QChar(0x2068), u'[').replace(QChar(0x2069), u']').replace(QChar(0x200F), u'<');
}

} // namespace

class TestTextDirection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isolatesTheParts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mirrored");
        QTest::newRow("no part") << "حفظ" << "حفظ";
        QTest::newRow("placeholder") << "فتح %1" << "فتح [%1]";
        QTest::newRow("count") << "%n ملف" << "<[%n] ملف";
        QTest::newRow("localized") << "%L1 من %L2" << "<[%L1] من [%L2]";
        QTest::newRow("two digits") << "%10 و%1" << "<[%10] و[%1]";
        QTest::newRow("percent") << "أعلى بنسبة %1%." << "أعلى بنسبة [%1%].";
        QTest::newRow("signs") << "+%1 −%2" << "<[+%1] [−%2]";
        QTest::newRow("range") << "%1–%2" << "<[%1–%2]";
        QTest::newRow("file and line") << "%1:%2: خطأ" << "<[%1:%2]: خطأ";
        QTest::newRow("folder and name") << "(%1/%2)" << "<([%1/%2])";
        QTest::newRow("end of a sentence") << "من %1." << "من [%1].";
        QTest::newRow("markup") << "<b>%1</b>" << "<b>[%1]</b>";
        QTest::newRow("code") << "شغّل `outcrop-cli check --fix`، ثم %1" << "شغّل [`outcrop-cli check --fix`]، ثم [%1]";
        QTest::newRow("placeholder in code") << "`%1` مفقود" << "<[`%1`] مفقود";
        QTest::newRow("name and text") << "%1: %2" << "<[%1]: [%2]";
        QTest::newRow("text in brackets") << "%1 (%2)" << "<[%1] ([%2])";
        QTest::newRow("approximate number") << "≈ %1" << "<[≈ %1]";
        QTest::newRow("percentage") << "أكثر من 50% من" << "أكثر من [50%] من";
        QTest::newRow("shortcuts") << "بـ Ctrl++ وCtrl+-" << "بـ [Ctrl++] و[Ctrl+-]";
        QTest::newRow("shortcut of several keys") << "بحث (Ctrl+Shift+P)" << "بحث ([Ctrl+Shift+P])";
        QTest::newRow("plus without a key") << "ملف + مجلد" << "ملف + مجلد";
        QTest::newRow("name in quotation marks") << "«%1» مفقود" << "<«[%1]» مفقود";
        QTest::newRow("arrow") << "%1 → %2" << "<[%1] ← [%2]";
    }
    void isolatesTheParts()
    {
        QFETCH(const QString, text);
        QTEST(visible(mirroredTranslation(text)), "mirrored");
        QCOMPARE(withoutIsolates(mirroredTranslation(text)), QString(text).replace(QChar(0x2192), QChar(0x2190)));
    }

    void isolatesAText()
    {
        QCOMPARE(visible(withDirectionIsolates(QStringLiteral("agents/a.md"))), QStringLiteral("[agents/a.md]"));
        QCOMPARE(withDirectionIsolates(QString()), QString());
        QCOMPARE(withoutIsolates(withDirectionIsolates(QStringLiteral("1–3"))), QStringLiteral("1–3"));
    }
};

OUTCROP_TEST(TestTextDirection, NoApplication)

} // namespace tst_textdirection

#include "tst_textdirection.moc"
