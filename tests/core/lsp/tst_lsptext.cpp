// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Language Server Protocol positions in both encodings, text changes, and file URIs.
#include "core/lsp/lspfile.h"
#include "core/lsp/lsptext.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <random>

using namespace outcrop;

namespace tst_lsptext {

namespace {

Json positionOf(int line, qint64 character)
{
    return {{"line", line}, {"character", character}};
}

Json change(int line, int start, int end, const char *text)
{
    return {{"range", {{"start", positionOf(line, start)}, {"end", positionOf(line, end)}}}, {"text", text}};
}

const QString text = QStringLiteral("aü😀b\r\n\rlast");

} // namespace

class TestLspText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsOffsetsAndPositions_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("utf16");
        QTest::addColumn<int>("utf8");
        QTest::newRow("start") << 0 << 0 << 0 << 0;
        QTest::newRow("after two bytes") << 2 << 0 << 2 << 3;
        QTest::newRow("after a pair") << 4 << 0 << 4 << 7;
        QTest::newRow("line end") << 5 << 0 << 5 << 8;
        QTest::newRow("empty line") << 7 << 1 << 0 << 0;
        QTest::newRow("last line") << 8 << 2 << 0 << 0;
        QTest::newRow("end") << 12 << 2 << 4 << 4;
    }

    void convertsOffsetsAndPositions()
    {
        QFETCH(int, offset);
        QFETCH(int, line);
        QFETCH(int, utf16);
        QFETCH(int, utf8);
        const LspText wide(text, LspEncoding::Utf16);
        const LspText narrow(text, LspEncoding::Utf8);
        QVERIFY(wide.position(offset) == positionOf(line, utf16));
        QVERIFY(narrow.position(offset) == positionOf(line, utf8));
        QCOMPARE(wide.offset(positionOf(line, utf16)).value_or(-1), qsizetype(offset));
        QCOMPARE(narrow.offset(positionOf(line, utf8)).value_or(-1), qsizetype(offset));
    }

    void clampsPositionsOutsideTheText()
    {
        const LspText wide(text, LspEncoding::Utf16);
        QCOMPARE(wide.offset(positionOf(0, 99)).value_or(-1), qsizetype(5));
        QCOMPARE(wide.offset(positionOf(99, 0)).value_or(-1), text.size());
        QCOMPARE(LspText(text, LspEncoding::Utf8).offset(positionOf(0, 5)).value_or(-1), qsizetype(2)); // the offset is inside 😀
        QVERIFY(!wide.offset(positionOf(-1, 0)));
        QVERIFY(!wide.offset(positionOf(0, -1)));
        QVERIFY(!wide.offset({{"line", 0}}));
        QVERIFY(!wide.offset({{"line", "0"}, {"character", 0}}));
        QVERIFY(!wide.offset(Json()));
        QVERIFY(wide.position(-5) == positionOf(0, 0));
        QVERIFY(wide.position(500) == positionOf(2, 4));
    }

    void wholeFileFindingsAreAtTheStart()
    {
        const LspText wide(text, LspEncoding::Utf16);
        QVERIFY(wide.range(Range())["start"] == positionOf(0, 0));
        const Range range{{8, 3, 1}, {10, 3, 3}};
        QVERIFY(wide.range(range)["start"] == positionOf(2, 0));
        QVERIFY(wide.range(range)["end"] == positionOf(2, 2));
    }

    void appliesChangesInOrder()
    {
        const Json changes = Json::array({change(0, 1, 2, "x"), change(0, 1, 1, "yz"), {{"range", {{"start", positionOf(0, 0)}, {"end", positionOf(1, 0)}}}, {"text", ""}}});
        QCOMPARE(applyLspChanges(QStringLiteral("abc\ndef"), changes, LspEncoding::Utf16).value_or(QString()), QStringLiteral("def"));
        QCOMPARE(applyLspChanges(QStringLiteral("ü|"), Json::array({change(0, 2, 3, "!")}), LspEncoding::Utf8).value_or(QString()), QStringLiteral("ü!"));
        QCOMPARE(applyLspChanges(QStringLiteral("abc"), Json::array({{{"text", "whole"}}}), LspEncoding::Utf16).value_or(QString()), QStringLiteral("whole"));
    }

    /// Several changes in one message give the same text as separate messages, even if a change splits or joins CR and LF.
    void combinedChangesMatchSeparateOnes()
    {
        std::mt19937 random(3);
        const auto piece = [&random] {
            QString text;
            for (quint32 size = random() % 5; size > 0; --size)
                text += u"a\r\n"[random() % 3];
            return text;
        };
        for (int round = 0; round < 300; ++round) {
            const QString start = piece() + piece() + piece();
            QString separate = start;
            Json changes = Json::array();
            for (int i = 0; i < 20; ++i) {
                const LspText lines(separate, LspEncoding::Utf16);
                const qsizetype from = qsizetype(random() % size_t(separate.size() + 1));
                const qsizetype to = from + qsizetype(random() % size_t(separate.size() - from + 1));
                const Json one{{"range", lines.range(from, to)}, {"text", piece().toStdString()}};
                changes.push_back(one);
                separate = applyLspChanges(separate, Json::array({one}), LspEncoding::Utf16).value_or(QString());
            }
            QCOMPARE(applyLspChanges(start, changes, LspEncoding::Utf16).value_or(QStringLiteral("none")), separate);
        }
    }

    void rejectsMalformedChanges()
    {
        for (const Json &changes : {Json(), Json::array({1}), Json::array({{{"range", nullptr}}}), Json::array({change(0, 2, 1, "x")}), Json::array({{{"range", 5}, {"text", "x"}}})})
            QVERIFY(!applyLspChanges(QStringLiteral("abc"), changes, LspEncoding::Utf16));
    }

    void negotiatesTheEncoding()
    {
        QVERIFY(lspEncodingFor(Json::object()) == LspEncoding::Utf16);
        QVERIFY(lspEncodingFor({{"general", {{"positionEncodings", Json::array({"utf-16"})}}}}) == LspEncoding::Utf16);
        QVERIFY(lspEncodingFor({{"general", {{"positionEncodings", Json::array({"utf-16", "utf-8"})}}}}) == LspEncoding::Utf8);
        QVERIFY(lspEncodingFor({{"general", 5}}) == LspEncoding::Utf16);
    }

    void convertsUrisToPaths_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("path");
        QTest::newRow("file") << QStringLiteral("file:///home/me/garden/layers/soul.md") << QStringLiteral("layers/soul.md");
        QTest::newRow("escaped") << QStringLiteral("file:///home/me/garden/my%20n%C3%B6te%23.md") << QStringLiteral("my nöte#.md");
        QTest::newRow("folder") << QStringLiteral("file:///home/me/garden") << QString();
        QTest::newRow("sibling") << QStringLiteral("file:///home/me/garden2/a.md") << QString();
        QTest::newRow("outside") << QStringLiteral("file:///home/me/garden/../b.md") << QString();
        QTest::newRow("escaped outside") << QStringLiteral("file:///home/me/garden/%2e%2e/b.md") << QString();
        QTest::newRow("another host") << QStringLiteral("file://host/home/me/garden/a.md") << QString();
        QTest::newRow("unsaved") << QStringLiteral("untitled:Untitled-1") << QString();
        QTest::newRow("empty") << QString() << QString();
    }

    void convertsUrisToPaths()
    {
        QFETCH(QString, address);
        QFETCH(QString, path);
        const QString folder = QStringLiteral("/home/me/garden");
        QCOMPARE(lspPathOf(folder, address), path);
        if (!path.isEmpty())
            QCOMPARE(lspPathOf(folder, lspUriOf(folder, path)), path);
    }
};

OUTCROP_TEST(TestLspText, NoApplication)

} // namespace tst_lsptext

#include "tst_lsptext.moc"
