// SPDX-License-Identifier: GPL-3.0-or-later
// The window, its models and the command line show an error with explainError(), explainErrorAt() or withAction() (core/base/explainerror.h), so that each
// error states an action. The command line's fail(), failUsage() and printMessage() accept an Error and call withAction().
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_errortexts {

namespace {

/// Files that use the parts of an error, with the reason.
const QMap<QString, QString> &exceptions()
{
    static const QMap<QString, QString> files = {
        {QStringLiteral("src/cli/base/commandfailure.cpp"), QStringLiteral("in the JSON of --json, message and location are separate values")},
        {QStringLiteral("src/cli/base/invocation.cpp"), QStringLiteral("removes secrets from an error before it is printed")},
        {QStringLiteral("src/gui/window/mainwindow.cpp"), QStringLiteral("converts an error to a finding for the Problems panel")},
    };
    return files;
}

/// Returns a pattern for an error: a name that ends with `error`, a call of error(), or a variable that the file declares as an Error.
QString errorPattern(const QString &code)
{
    static const QRegularExpression declaration(QStringLiteral("(?<!:)\\bError\\b>?\\s*&?\\s*(\\w+)\\b"));
    QStringList names{QStringLiteral("\\w*[eE]rror(?:\\(\\))?")};
    for (const QRegularExpressionMatch &match : declaration.globalMatch(code))
        names += match.captured(1);
    names.removeDuplicates();
    return QStringLiteral("\\*?(?:\\w+(?:\\(\\w*\\))?(?:\\.|->))*(?:%1)").arg(names.join(u'|'));
}

/// Returns the places that use `toString(error)` or `error.message`. Values in JSON output are for programs, so jsonString() accepts them.
QStringList shownErrors(const QString &path, const QString &code)
{
    const QString error = errorPattern(code);
    const QRegularExpression shown(QStringLiteral("(jsonString\\(\\s*)?(?:\\btoString\\(\\s*%1\\s*\\)|(?<!\\w)%1(?:\\.|->)message\\b)").arg(error));
    QStringList found;
    for (const QRegularExpressionMatch &match : shown.globalMatch(code)) {
        if (match.capturedLength(1) == 0)
            found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(code, match.capturedStart())).arg(match.captured());
    }
    return found;
}

} // namespace

class TestErrorTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsErrorsThatAreShownDirectly_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("count");
        QTest::newRow("location and message") << QStringLiteral("setError(toString(rows.error()));") << 1;
        QTest::newRow("message") << QStringLiteral("showNotice(status.error().message);") << 1;
        QTest::newRow("element") << QStringLiteral("show(states.at(i).error().message);") << 1;
        QTest::newRow("choice") << QStringLiteral("fail((since ? until : since).error().message);") << 1;
        QTest::newRow("member") << QStringLiteral("print(outcome->costLimitError->message);") << 1;
        QTest::newRow("variable") << QStringLiteral("if (const std::optional<Error> refusal = check()) print(toString(*refusal) + refusal->message);") << 2;
        QTest::newRow("parameter") << QStringLiteral("void show(const Error &trouble) { print(trouble.message); }") << 1;
        QTest::newRow("explained") << QStringLiteral("print(explainErrorAt(rows.error()) + toString(withAction(error)) + withAction(error).message);") << 0;
        QTest::newRow("JSON") << QStringLiteral("{{\"error\", jsonString(toString(*row.error))}, {\"text\", jsonString(response.error().message)}}") << 0;
        QTest::newRow("other types") << QStringLiteral("case Severity::Error: return toString(finding) + failure.message;") << 0;
    }
    void findsErrorsThatAreShownDirectly()
    {
        QFETCH(const QString, code);
        QFETCH(const int, count);
        const QStringList found = shownErrors(QStringLiteral("a.cpp"), code);
        QVERIFY2(found.size() == count, qPrintable(formatFindings(found)));
    }

    void interfacesExplainErrors()
    {
        QSet<QString> used;
        QStringList found;
        const QStringList paths = filesBelow({"src/cli", "src/gui", "models"}, {"*.h", "*.cpp"});
        QVERIFY(paths.size() > 500);
        for (const QString &path : paths) {
            const QStringList here = shownErrors(path, codeOf(path, textOf(path)));
            if (!exceptions().contains(path))
                found += here;
            else if (!here.isEmpty())
                used.insert(path);
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Show these with core/base/explainerror.h:") + formatFindings(found)));
        QStringList unused = exceptions().keys();
        unused.removeIf([&used](const QString &path) { return used.contains(path); });
        QVERIFY2(unused.isEmpty(), qPrintable(QStringLiteral("No longer needed in the exceptions of this test:") + formatFindings(unused)));
    }
};

OUTCROP_TEST(TestErrorTexts, NoApplication)

} // namespace tst_errortexts

#include "tst_errortexts.moc"
