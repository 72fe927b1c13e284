// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/nodeprogram.h"
#include "tests/support/recordedstreams.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sdkpeers {

namespace {

/// Returns the messages that the providers' client libraries read from the same streams, by name; empty if they cannot be run.
QHash<QString, Json> peerResponses(const QString &peers)
{
    QProcess node;
    node.start(nodeProgram(peers), {QStringLiteral(OUTCROP_SOURCE_DIR "/tests/core/exchange/sdkpeers.mjs"), QStringLiteral(OUTCROP_TEST_DATA "/streams")});
    QHash<QString, Json> responses;
    if (!node.waitForFinished(100'000) || node.exitCode() != 0)
        qWarning().noquote() << node.readAllStandardError();
    for (const QByteArray &line : node.readAllStandardOutput().split('\n')) {
        const Json response = Json::parse(line.begin(), line.end(), nullptr, false);
        if (response.is_object())
            responses.insert(qString(response["name"]), response);
    }
    return responses;
}

/// Returns the reason why the result of Outcrop for a stream intentionally differs from the result of a client; empty if it must not differ.
QString intendedDifference(const QString &stream)
{
    static const QHash<QString, QString> known{
        {QStringLiteral("anthropic-messages/more-after-the-end"), QStringLiteral("events after the end marker are ignored here, and an error there")},
        {QStringLiteral("anthropic-messages/plain-no-event-names"), QStringLiteral("the event names are read from the JSON if a gateway omits them")},
        {QStringLiteral("anthropic-messages/tool-no-event-names"), QStringLiteral("the same")},
        {QStringLiteral("openai-chat-completions/two-choices"), QStringLiteral("the first choice is complete; the client also requires the other one")},
        {QStringLiteral("openai-compatible/half-pairs"), QStringLiteral("JavaScript strings may have unpaired surrogates, ours may not")},
        {QStringLiteral("google-generative-ai/blocked-prompt"), QStringLiteral("no output: no token count here, 0 there")},
        {QStringLiteral("google-generative-ai/partial-arguments"), QStringLiteral("the client returns a call for each part; the parts are joined here")},
        {QStringLiteral("google-generative-ai/partial-arguments-nested"), QStringLiteral("the same")},
        {QStringLiteral("google-generative-ai/partial-arguments-parallel"), QStringLiteral("the same")},
        {QStringLiteral("openai-chat-completions/parts"), QStringLiteral("the client joins parts as [object Object]; their texts are read here")},
        {QStringLiteral("openai-compatible/parts"), QStringLiteral("the same")},
        {QStringLiteral("openai-compatible/parts-plain-thinking"), QStringLiteral("the client requires a role; servers omit it")},
        {QStringLiteral("openai-compatible/parts-then-text"), QStringLiteral("the client joins parts as [object Object]; their texts are read here")},
        {QStringLiteral("openai-compatible/text-then-parts"), QStringLiteral("the same")},
        {QStringLiteral("openai-compatible/function-call"), QStringLiteral("the client no longer reads function_call, which older servers send")},
        {QStringLiteral("openai-compatible/no-choice-index"), QStringLiteral("the client requires an index; servers omit it")},
        {QStringLiteral("openai-compatible/reasoning-details"), QStringLiteral("the client requires a role; servers omit it")},
        {QStringLiteral("openai-compatible/tools-by-id"), QStringLiteral("the client requires an index; servers distinguish calls by their IDs")},
        {QStringLiteral("openai-compatible/tools-by-name"), QStringLiteral("the same, by names")},
        {QStringLiteral("openai-compatible/tools-from-one"), QStringLiteral("the client requires a role; servers omit it")},
        {QStringLiteral("openai-compatible/tools-one-index"), QStringLiteral("the same")},
        {QStringLiteral("openai-responses/no-output-at-the-end"), QStringLiteral("the client requires an item_id; servers omit it")}};
    return known.value(stream);
}

} // namespace

/// Tests that the providers' JavaScript client libraries read the same final messages from the recorded streams. They are installed from tests/peers.
class SdkPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void matchesTheSdks_data();
    void matchesTheSdks();

private:
    ProviderCatalog m_catalog;
    QHash<QString, Json> m_peers;
};

void SdkPeers::initTestCase()
{
    const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
    if (!QFileInfo::exists(peers + QStringLiteral("/node_modules/openai")))
        QSKIP("The providers' JavaScript clients are not installed (tests/peers, OUTCROP_PEERS).");
    m_catalog = sourceCatalog();
    m_peers = peerResponses(peers);
    QCOMPARE(m_peers.size(), recordedStreams().size());
}

void SdkPeers::matchesTheSdks_data()
{
    QTest::addColumn<int>("index");
    const QList<RecordedStream> streams = recordedStreams();
    for (int i = 0; i < streams.size(); ++i)
        QTest::newRow(qPrintable(streams.at(i).name)) << i;
}

void SdkPeers::matchesTheSdks()
{
    QFETCH(const int, index);
    const RecordedStream recorded = recordedStreams().at(index);
    Json peer = m_peers.value(recorded.name);
    ProviderResponseStream stream(responseFormat(m_catalog, recorded.wire));
    stream.feed(recorded.bytes);
    const ResponseOutcome outcome = stream.finish();
    if (outcome.failure || !intendedDifference(recorded.name).isEmpty())
        return; // the client fails with another message, or the result of Outcrop differs intentionally
    QVERIFY2(!peer.contains("error"), peer.dump().c_str());
    peer.erase("name");
    QVERIFY2(containsExpected(peer, summary(outcome)), qPrintable(QString::fromStdString(peer.dump() + "\n" + summary(outcome).dump())));
}

OUTCROP_TEST(SdkPeers, CoreApplication)

} // namespace tst_sdkpeers

#include "tst_sdkpeers.moc"
