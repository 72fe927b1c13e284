// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_diagnostics {

namespace {

Diagnostic diagnosticAt(const QString &file, int line, int column, const QString &code)
{
    return {Severity::Warning, code, QStringLiteral("Words."), {file, {{0, line, column}, {0, line, column}}}};
}

TextEdit edit(qsizetype start, qsizetype end, const QString &replacement)
{
    return {{{start, 0, 0}, {end, 0, 0}}, replacement};
}

} // namespace

class DiagnosticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsDiagnosticsLikeCompilers();
    void sortsByLocation();
    void comparesByCodeAndLocation();
    void findsTheFirstError();
    void errorsNameTheirLocation();
    void appliesEdits_data();
    void appliesEdits();
};

void DiagnosticsTest::formatsDiagnosticsLikeCompilers()
{
    QCOMPARE(toString(diagnosticAt("a.md", 3, 7, "some-code")), QStringLiteral("a.md:3:7: warning: Words. [some-code]"));
    QCOMPARE(toString(diagnosticAt("a.md", 0, 0, "some-code")), QStringLiteral("a.md:1:1: warning: Words. [some-code]"));
    QCOMPARE(toString(diagnosticAt("", 0, 0, "some-code")), QStringLiteral("warning: Words. [some-code]"));
}

void DiagnosticsTest::sortsByLocation()
{
    Diagnostics list{
        diagnosticAt("b", 1, 1, "5"), diagnosticAt("a", 2, 1, "3"), diagnosticAt("a", 1, 9, "2"), diagnosticAt("a", 1, 1, "1"), diagnosticAt("a", 2, 1, "4")};
    sortByLocation(list);
    QString order;
    for (const Diagnostic &diagnostic : list)
        order += diagnostic.code;
    QCOMPARE(order, QStringLiteral("12345"));
}

/// Findings are the same if their codes and locations are equal, regardless of severity and fix. Problems are the same if their codes and files are
/// equal.
void DiagnosticsTest::comparesByCodeAndLocation()
{
    const Diagnostic one = diagnosticAt("a.md", 3, 7, "some-code");
    Diagnostic graver = one;
    graver.severity = Severity::Error;
    graver.fix = Fix{QStringLiteral("Write it"), {edit(0, 1, "A")}};
    QVERIFY(one == diagnosticAt("a.md", 3, 7, "some-code"));
    QVERIFY(one != graver);
    QVERIFY(isSameFinding(one, graver));
    QVERIFY(findingKey(one) == findingKey(graver));

    const Diagnostic moved = diagnosticAt("a.md", 4, 7, "some-code");
    QVERIFY(!isSameFinding(one, moved));
    QVERIFY(isSameProblem(one, moved));
    QVERIFY(!isSameProblem(one, diagnosticAt("b.md", 3, 7, "some-code")));
    QVERIFY(!isSameProblem(one, diagnosticAt("a.md", 3, 7, "other-code")));
}

void DiagnosticsTest::findsTheFirstError()
{
    Diagnostics list{diagnosticAt("a", 1, 1, "x")};
    QVERIFY(!hasErrors(list));
    QVERIFY(!firstError(list));
    list.append({Severity::Error, "y", "Words.", {}});
    list.append({Severity::Error, "z", "More words.", {}});
    QVERIFY(hasErrors(list));
    QCOMPARE(firstError(list)->code, QStringLiteral("y"));
    QCOMPARE(toError(*firstError(list)).code, ErrorCode::Invalid);
}

void DiagnosticsTest::errorsNameTheirLocation()
{
    QCOMPARE(
        toString(Error{ErrorCode::Invalid, "Words.", {"a.md", {{0, 2, 5}, {}}}}), QStringLiteral("a.md:2:5: Words."));
    QCOMPARE(toString(Error{ErrorCode::Invalid, "Words."}), QStringLiteral("Words."));
    const Result<int> good = 3;
    const Result<int> bad = Error{ErrorCode::NotFound, "Words."};
    QVERIFY(good && *good == 3);
    QVERIFY(!bad && bad.error().code == ErrorCode::NotFound);
}

void DiagnosticsTest::appliesEdits_data()
{
    QTest::addColumn<QList<TextEdit>>("edits");
    QTest::addColumn<QString>("result");

    QTest::newRow("none") << QList<TextEdit>{} << "abcdef";
    QTest::newRow("in any order") << QList<TextEdit>{edit(4, 5, "E"), edit(0, 1, "A")} << "AbcdEf";
    QTest::newRow("insertions at one place keep their order")
        << QList<TextEdit>{edit(3, 3, "1"), edit(3, 3, "2")} << "abc12def";
    QTest::newRow("a new line at the end") << QList<TextEdit>{edit(6, 6, "\n---"), edit(6, 6, "'")} << "abcdef'\n---";
    QTest::newRow("insertion before a replacement at its start")
        << QList<TextEdit>{edit(2, 4, "CD"), edit(2, 2, "<")} << "ab<CDef";
    QTest::newRow("an overlap is omitted") << QList<TextEdit>{edit(1, 4, "X"), edit(2, 5, "Y")} << "aXef";
    QTest::newRow("beyond the end is omitted") << QList<TextEdit>{edit(5, 9, "X")} << "abcdef";
    QTest::newRow("at the end") << QList<TextEdit>{edit(6, 6, "!")} << "abcdef!";
}

void DiagnosticsTest::appliesEdits()
{
    QFETCH(QList<TextEdit>, edits);
    QTEST(applyEdits(u"abcdef", edits), "result");
}

OUTCROP_TEST(DiagnosticsTest, NoApplication)

} // namespace tst_diagnostics

#include "tst_diagnostics.moc"
