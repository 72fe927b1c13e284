// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a stream with headers is split into messages for any chunk boundaries, and that reading continues after malformed headers and oversized messages.
#include "core/rpc/messageframesplitter.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_messageframes {

namespace {

using State = MessageFrame::State;

QByteArray frame(const QByteArray &text)
{
    return "Content-Length: " + QByteArray::number(text.size()) + "\r\n\r\n" + text;
}

/// Returns the messages in a stream that arrives in chunks. A malformed message appears as the number of the frame's state.
QByteArrayList messagesOf(const QByteArray &stream, qsizetype chunkSize, qsizetype limit = 100)
{
    MessageFrameSplitter frames(limit);
    QByteArrayList found;
    for (qsizetype at = 0; at < stream.size(); at += chunkSize) {
        frames.append(stream.mid(at, chunkSize));
        while (const std::optional<MessageFrame> one = frames.next())
            found.append(one->state == State::Complete ? one->text : QByteArray::number(int(one->state)));
    }
    return found;
}

QByteArray stateText(State state)
{
    return QByteArray::number(int(state));
}

} // namespace

class TestMessageFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsMessagesSplitAtAnyByte()
    {
        const QByteArray stream = frame("{}") + "content-length:3\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n[1]" + frame("") + "Content-Length: 2\n\nab" + frame("\r\n\r\n");
        const QByteArrayList expected{"{}", "[1]", "", "ab", "\r\n\r\n"};
        for (qsizetype chunkSize = 1; chunkSize <= stream.size(); ++chunkSize)
            QCOMPARE(messagesOf(stream, chunkSize), expected);
    }

    void skipsOversizedMessages()
    {
        const QByteArray stream = frame(QByteArray(5000, 'x')) + frame("{}");
        for (const qsizetype chunkSize : {1, 7, 4999, 6000})
            QCOMPARE(messagesOf(stream, chunkSize), QByteArrayList({stateText(State::TooLong), "{}"}));
    }

    void skipsHeadersWithoutALength_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("no field") << QByteArray("X: 1\r\n\r\n");
        QTest::newRow("negative") << QByteArray("Content-Length: -5\r\n\r\n");
        QTest::newRow("text") << QByteArray("Content-Length: ten\r\n\r\n");
        QTest::newRow("larger than 64 bits") << QByteArray("Content-Length: 99999999999999999999999\r\n\r\n");
        QTest::newRow("empty") << QByteArray("Content-Length:\r\n\r\n");
    }

    void skipsHeadersWithoutALength()
    {
        QFETCH(QByteArray, header);
        QCOMPARE(messagesOf(header + frame("{}"), 3), QByteArrayList({stateText(State::NoLength), "{}"}));
    }

    void dropsEndlessHeaders()
    {
        const QByteArrayList found = messagesOf(QByteArray(20'000, 'a'), 1000);
        QVERIFY(found.size() >= 2);
        QCOMPARE(found.first(), stateText(State::HeaderTooLong));
    }

    void writesTheSizeInBytes()
    {
        QCOMPARE(rpcFrame({{"a", "ü"}}), QByteArray("Content-Length: 10\r\n\r\n{\"a\":\"ü\"}"));
        QCOMPARE(messagesOf(rpcFrame({{"a", "ü"}}), 4), QByteArrayList{"{\"a\":\"ü\"}"});
    }
};

OUTCROP_TEST(TestMessageFrames, NoApplication)

} // namespace tst_messageframes

#include "tst_messageframes.moc"
