// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts of dollars have one format, that of toText() in src/core/tokens/cost.h. No other code formats such amounts. The window formats them with
// its locale.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_prices {

namespace {

const QString formatter = QStringLiteral("src/core/tokens/cost.cpp");

/// Returns the places where code writes a dollar sign before a number, or formats a number named as a cost, price or amount of dollars.
QStringList otherFormats(const QString &path, const QString &source)
{
    static const QList<QRegularExpression> formats{
        QRegularExpression(QLatin1String(R"re(\x22(?:[^\x22\\\n]|\\.)*(?<!\\\x22)\$%(?:L?\d|n)(?:[^\x22\\\n]|\\.)*\x22)re")),
        QRegularExpression(QLatin1String(R"re(\$['\x22]\)?\s*\+[^;\n]*\b(?:toString|number)\()re")),
        QRegularExpression(QLatin1String(R"re(\b(?:toString|number|arg)\([^;\n]*(?:[cC]ost|[pP]rice|[dD]ollars)\b(?!\.change)[^;\n]*'[efgEG]')re")),
    };
    QStringList found;
    for (const QRegularExpression &format : formats) {
        for (const QRegularExpressionMatch &match : format.globalMatch(source))
            found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured());
    }
    return found;
}

/// Returns the places where code of the window formats an amount in English.
QStringList amountsWithoutLocale(const QString &path, const QString &source)
{
    static const QRegularExpression call(QStringLiteral(R"re((?<![.>\w])(?:toText|toChangeText|costText|newLayerCostText)(\((?:[^()]|(?1))*\)))re"));
    static const QRegularExpression amount(QStringLiteral("[cC]ost|[pP]rice|[dD]ollars|\\beffect\\b"));
    QStringList found;
    for (const QRegularExpressionMatch &match : call.globalMatch(source)) {
        const QString arguments = match.captured(1);
        const bool isDeclaration = arguments.contains(QStringLiteral("const "));
        // costText() of models/budget takes a locale.
        const bool isText = match.captured().startsWith(QStringLiteral("costText")) && !arguments.contains(QStringLiteral("effect"));
        if (!isDeclaration && !isText && arguments.contains(amount) && !arguments.contains(QStringLiteral("ocale")))
            found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured());
    }
    return found;
}

} // namespace

class Prices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsOtherFormats_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("isPrice");
        QTest::newRow("pattern") << QStringLiteral("return tr(\"about $%1\").arg(text);") << true;
        QTest::newRow("translated number") << QStringLiteral("return tr(\"$%L1\").arg(value);") << true;
        QTest::newRow("sign and number") << QStringLiteral("return u'$' + locale.toString(value, 'f', 2);") << true;
        QTest::newRow("named number") << QStringLiteral("QString::number(turn.cost, 'f', 4)") << true;
        QTest::newRow("division") << QStringLiteral("QString::number(model.cost / double(model.priced), 'g', 4)") << true;
        QTest::newRow("the formatter") << QStringLiteral("return toText(Cost::fromDollars(value));") << false;
        QTest::newRow("shell variable") << QStringLiteral("return QStringLiteral(\"\\\"$%1\\\"\").arg(variable);") << false;
        QTest::newRow("other number") << QStringLiteral("QString::number(100 * share, 'f', 1)") << false;
    }

    void findsOtherFormats()
    {
        QFETCH(QString, source);
        QTEST(!otherFormats(QStringLiteral("test.cpp"), source).isEmpty(), "isPrice");
    }

    void findsAmountsWithoutLocale_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("amount") << QStringLiteral("return tr(\"about %1\").arg(toText(*plan.firstCost));") << true;
        QTest::newRow("call as an argument") << QStringLiteral("toText(Cost::fromDollars(value), 4)") << true;
        QTest::newRow("shared sentence") << QStringLiteral("costText(*effect)") << true;
        QTest::newRow("with a locale") << QStringLiteral("toText(Cost::fromDollars(value), QLocale())") << false;
        QTest::newRow("shared sentence with a locale") << QStringLiteral("costText(*effect, QLocale())") << false;
        QTest::newRow("member of another class") << QStringLiteral("count.toText()") << false;
        QTest::newRow("text of the window") << QStringLiteral("costText(plan.cost)") << false;
    }

    void findsAmountsWithoutLocale()
    {
        QFETCH(QString, source);
        QTEST(!amountsWithoutLocale(QStringLiteral("test.cpp"), source).isEmpty(), "isFound");
    }

    void theWindowUsesItsLocale()
    {
        QStringList found;
        for (const QString &path : filesBelow({QStringLiteral("src/gui"), QStringLiteral("models")}, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}))
            found += amountsWithoutLocale(path, textOf(path));
        QVERIFY2(found.isEmpty(), qPrintable(formatFindings(found)));
    }

    void amountsHaveOneFormat()
    {
        QStringList found;
        for (const QString &path : filesBelow({QStringLiteral("src"), QStringLiteral("models")}, {QStringLiteral("*.h"), QStringLiteral("*.cpp")})) {
            if (path != formatter)
                found += otherFormats(path, textOf(path));
        }
        QVERIFY2(found.isEmpty(), qPrintable(formatFindings(found)));
    }
};

OUTCROP_TEST(Prices, NoApplication)

} // namespace tst_prices

#include "tst_prices.moc"
