// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the text features used for estimating token counts.
#include "core/tokens/textfeatures.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_textfeatures {

namespace {

/// Returns the features that are not zero: `words 2, latin 10`.
QString featuresText(const TextFeatures &features)
{
    QStringList parts;
    for (int i = 0; i < featureCount; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (features[feature] != 0)
            parts.append(QStringLiteral("%1 %2").arg(featureName(feature)).arg(features[feature]));
    }
    return parts.join(QStringLiteral(", "));
}

QString scriptNames(const TextFeatures &features)
{
    QStringList names;
    for (const Feature script : features.scripts())
        names.append(featureName(script));
    return names.join(u' ');
}

} // namespace

class TestTextFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classifiesEveryCharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("scripts");
        QTest::newRow("empty") << "" << "" << "";
        QTest::newRow("words") << "two words\n" << "words 2, lines 1, latin 8" << "latin";
        QTest::newRow("code") << "if (x) {\n    y = 12;\n}" << "words 7, blanks 1, lines 2, digits 2, signs 6, latin 4" << "latin";
        QTest::newRow("accents") << "Größe é" << "words 2, latin 3, accented 3" << "latin";
        QTest::newRow("Vietnamese") << "nước" << "words 1, latin 2, accented 1, vietnamese 1" << "latin";
        QTest::newRow("Cyrillic") << "да, нет" << "words 2, signs 1, cyrillic 5" << "cyrillic";
        QTest::newRow("Japanese") << "東京はカ。" << "words 1, symbols 1, kana 2, han 2" << "kana han";
        QTest::newRow("Hindi and English") << "हिन्दी ok" << "words 2, latin 2, devanagari 6" << "devanagari";
        QTest::newRow("emoji") << "😀 …" << "words 2, symbols 2" << "";
        QTest::newRow("rare ideograph") << QStringLiteral("𠀀") << "words 1, han 1" << "han";
        QTest::newRow("a script without texts") << "ᚠᚢ" << "words 1, other 2" << "other";
        QTest::newRow("white space") << QStringLiteral(" \t \u00a0\r\n") << "blanks 1, lines 1" << "";
    }

    void classifiesEveryCharacter()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QFETCH(QString, scripts);
        const TextFeatures features = textFeatures(text);
        QCOMPARE(featuresText(features), expected);
        QCOMPARE(scriptNames(features), scripts);
    }

    void passageFeaturesAddUp()
    {
        const QString first = QStringLiteral("one line,  of   some\n");
        const QString second = QStringLiteral("  and 12 more é\n");
        TextFeatures sum = textFeatures(first);
        sum += textFeatures(second);
        QVERIFY(sum == textFeatures(QString(first + second)));
    }

    void everyFeatureHasAName() { QCOMPARE(featureNames().size(), featureCount); }
};

OUTCROP_TEST(TestTextFeatures, CoreApplication)

} // namespace tst_textfeatures

#include "tst_textfeatures.moc"
