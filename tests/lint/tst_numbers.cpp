// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in the window have group separators from groupedNumber(), because QLocale::toString() omits some in Spanish, and percent signs are from withPercentSign().
// The texts that the command line prints have the decimal point of their language.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_numbers {

namespace {

/// Returns the calls that format a number without its helper: a count in the window, a number with decimals in a command, or a percent sign.
QStringList otherFormats(const QString &path, const QString &source)
{
    static const QRegularExpression count(QStringLiteral(R"re(\b(?:QLocale\(\)|windowLocale\(\)|\w*[lL]ocale)\.toString(\((?:[^(),]|(\((?:[^()]|(?2))*\)))*\)))re"));
    static const QRegularExpression decimals(QStringLiteral(R"re((?<!localNumber\()\bQString::number\([^;\n]*, '[efgEFG]')re"));
    static const QRegularExpression percent(QStringLiteral(R"re(\btr\("%\d%"\)|QStringLiteral\("(?:%\d)+%"\))re"));
    QList<QRegularExpression> formats{percent};
    formats += path.startsWith(QStringLiteral("src/cli/")) ? decimals : count;
    QStringList found;
    for (const QRegularExpression &format : formats) {
        for (auto matches = format.globalMatch(source); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured());
        }
    }
    return found;
}

} // namespace

class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsOtherFormats_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *name, const char *path, const char *source, bool isFound) { QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(source) << isFound; };
        row("count", "src/gui/a.cpp", "return QLocale().toString(rows.size());", true);
        row("count of a variable", "models/a.cpp", "const QString text = locale.toString(count);", true);
        row("count in a model", "models/a.cpp", "return windowLocale().toString(rows.size());", true);
        row("helper", "src/gui/a.cpp", "return groupedNumber(count, QLocale());", false);
        row("decimals", "src/gui/a.cpp", "return QLocale().toString(share * 100, 'f', 0);", false);
        row("date", "src/gui/a.cpp", "QLocale().toString(time.toLocalTime(), QLocale::ShortFormat)", false);
        row("percent sign", "models/a.cpp", "return Words::tr(\"%1%\").arg(number);", true);
        row("percent sign in a sentence", "models/a.cpp", "return Words::tr(\"%1% of %2\");", false);
        row("decimals of a command", "src/cli/a.cpp", "return QString::number(score, 'f', 1);", true);
        row("decimals with the helper", "src/cli/a.cpp", "return decimalNumber(score, 1) + localNumber(QString::number(price, 'g', 10));", false);
        row("count of a command", "src/cli/a.cpp", "return QString::number(line);", false);
    }
    void findsOtherFormats()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, source);
        QTEST(!otherFormats(path, source).isEmpty(), "isFound");
    }

    void numbersFollowTheLanguage()
    {
        QStringList found;
        for (const QString &path : filesBelow({QStringLiteral("src/gui"), QStringLiteral("models"), QStringLiteral("src/cli")}, {QStringLiteral("*.cpp")}))
            found += otherFormats(path, textOf(path));
        QVERIFY2(found.isEmpty(), qPrintable(formatFindings(found)));
    }
};

OUTCROP_TEST(TestNumbers, NoApplication)

} // namespace tst_numbers

#include "tst_numbers.moc"
