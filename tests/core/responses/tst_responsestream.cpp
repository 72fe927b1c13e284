// SPDX-License-Identifier: GPL-3.0-or-later
// Tests streamed responses: the values shown while they arrive, and that the result equals that of the complete response.
#include "responsecases.h"
#include "core/responses/responsestream.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responsestream {

namespace {

const char *const tagged = "<METADATA>\n{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a\", \"b\"]}\n</METADATA>\n\n<CONTENT>\nAll is well.\n</CONTENT>\n";
const char *const fenced = "Here it is:\n\n```json\n{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a\", \"b\"]}\n```\nThat is all.\n";
const char *const plain = "{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a\", \"b\"]}";
const char *const thought = "<think>\nIs {\"x\": 1} right?\n</think>\n{\"status\": \"completed\", \"score\": 0.9, \"ok\": true, \"tags\": [\"a\", \"b\"]}";

void addRows()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<EnvelopeKind>("envelope");
    QTest::newRow("tags") << QString::fromUtf8(tagged) << EnvelopeKind::Tags;
    QTest::newRow("fence") << QString::fromUtf8(fenced) << EnvelopeKind::Fence;
    QTest::newRow("document") << QString::fromUtf8(plain) << EnvelopeKind::Document;
    QTest::newRow("thought") << QString::fromUtf8(thought) << EnvelopeKind::Document;
}

} // namespace

class TestResponseStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chunksGiveTheSameResult_data() { addRows(); }

    void chunksGiveTheSameResult()
    {
        QFETCH(QString, text);
        QFETCH(EnvelopeKind, envelope);
        const ParsedResponse whole = parseResponse(text, reviewContract());
        for (qsizetype size = 1; size <= text.size(); ++size) {
            ResponseStream stream(reviewContract());
            for (qsizetype at = 0; at < text.size(); at += size)
                stream.add(QStringView(text).mid(at, size));
            QCOMPARE(stream.data(), whole.data);
            QCOMPARE(stream.envelope(), envelope);
            QCOMPARE(stream.content().simplified(), whole.content.simplified());
            QVERIFY(!stream.openPath() && !stream.isThinking());
            QCOMPARE(toJson(stream.finish()), toJson(whole));
        }
    }

    void keepsFinishedFieldsWhileStreaming_data() { addRows(); }

    void keepsFinishedFieldsWhileStreaming()
    {
        QFETCH(QString, text);
        const Json data = parseResponse(text).data;
        ResponseStream stream;
        size_t fields = 0;
        for (const QChar letter : text) {
            stream.add(QStringView(&letter, 1));
            if (!stream.data().is_object())
                continue;
            QVERIFY(stream.data().size() >= fields);
            fields = stream.data().size();
            for (const auto &[key, value] : stream.data().items()) {
                const bool isOpen = stream.openPath() && stream.openPath()->section(u'/', 1, 1) == QString::fromStdString(key);
                if (!isOpen && stream.openPath() != QString())
                    QCOMPARE(value, data[key]);
            }
        }
        QCOMPARE(fields, size_t(4));
    }

    void neverRetractsProse()
    {
        ResponseStream stream;
        QString before;
        for (const QChar letter : QString::fromUtf8(fenced)) {
            stream.add(QStringView(&letter, 1));
            QVERIFY(stream.content().startsWith(before));
            before = stream.content();
        }
    }

    void reportsWhetherTheModelIsReasoning()
    {
        ResponseStream stream;
        stream.add(u"<think>Let me");
        QVERIFY(stream.isThinking());
        stream.add(u" see.</thi");
        QVERIFY(stream.isThinking());
        stream.add(u"nk>Fine.");
        QVERIFY(!stream.isThinking());
        QCOMPARE(stream.content(), QStringLiteral("Fine."));
    }

    void streamingCharacterByCharacterGivesTheSameVerdict_data()
    {
        QTest::addColumn<ResponseCase>("response");
        for (const ResponseCase &response : proseCases() + envelopeCases() + echoCases() + coercionCases() + jsonCases())
            QTest::newRow(response.name) << response;
    }

    void streamingCharacterByCharacterGivesTheSameVerdict()
    {
        QFETCH(ResponseCase, response);
        const QString text = QString::fromUtf8(response.text);
        ResponseStream stream(reviewContract());
        for (const QChar letter : text)
            stream.add(QStringView(&letter, 1));
        QCOMPARE(stream.text(), text);
        QCOMPARE(verdictName(stream.finish().verdict), QString::fromUtf8(response.verdict));
    }
};

OUTCROP_TEST(TestResponseStream, NoApplication)

} // namespace tst_responsestream

#include "tst_responsestream.moc"
