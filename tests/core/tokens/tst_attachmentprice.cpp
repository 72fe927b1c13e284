// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the examples in the providers' documentation, with the rules of the built-in adapters repeated here.
#include "core/documents/data/yamlreader.h"
#include "core/tokens/attachmentprice.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_attachmentprice {

class AttachmentTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void imageTokensMatchTheProviders_data();
    void imageTokensMatchTheProviders();
    void multipliesPagesAndSeconds();
    void unknownSizesHaveABand();
    void modelReplacesTheRuleForOneKind();

private:
    static AttachmentPrices prices(const QByteArray &yaml, const QByteArray &modelYaml = {});
    static Attachment image(int width, int height);
};

AttachmentPrices AttachmentTokens::prices(const QByteArray &yaml, const QByteArray &modelYaml)
{
    const DataDocument provider = readYaml(QString::fromUtf8(yaml), QStringLiteral("a.yaml"));
    const DataDocument model = readYaml(QString::fromUtf8(modelYaml), QStringLiteral("b.yaml"));
    return readAttachmentPrices(provider.root, model.root);
}

Attachment AttachmentTokens::image(int width, int height)
{
    Attachment attachment;
    attachment.kind = Attachment::Kind::Image;
    attachment.pixels = {width, height};
    return attachment;
}

void AttachmentTokens::imageTokensMatchTheProviders_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<qint64>("tokens");
    const QByteArray standard("image: {rule: patches, size: 28, edge: 1568, limit: 1568}");
    QTest::newRow("Anthropic, 200 × 200") << standard << 200 << 200 << qint64(64);
    QTest::newRow("Anthropic, 1000 × 1000") << standard << 1000 << 1000 << qint64(1296);
    QTest::newRow("Anthropic, 1092 × 1092") << standard << 1092 << 1092 << qint64(1521);
    QTest::newRow("Anthropic, 1920 × 1080") << standard << 1920 << 1080 << qint64(1560);
    const QByteArray high("image: {rule: patches, size: 28, edge: 2576, limit: 4784}");
    QTest::newRow("Anthropic in high resolution, 1920 × 1080") << high << 1920 << 1080 << qint64(2691);
    QTest::newRow("Anthropic in high resolution, 3840 × 2160") << high << 3840 << 2160 << qint64(4784);
    const QByteArray tiles("image: {rule: tiles, base: 85, tokens: 170, size: 512, edge: 2048, short_edge: 768}");
    QTest::newRow("OpenAI tiles, 1024 × 1024") << tiles << 1024 << 1024 << qint64(765);
    QTest::newRow("OpenAI tiles, 2048 × 4096") << tiles << 2048 << 4096 << qint64(1105);
    const QByteArray patches("image: {rule: patches, size: 32, edge: 4096, limit: 1536, fills_patches: true}");
    QTest::newRow("OpenAI patches, 1024 × 1024") << patches << 1024 << 1024 << qint64(1024);
    QTest::newRow("OpenAI patches, 1800 × 2400") << patches << 1800 << 2400 << qint64(1452);
    const QByteArray mini("image: {rule: patches, size: 32, limit: 1536, fills_patches: true, factor: 1.62}");
    QTest::newRow("OpenAI patches with a factor") << mini << 1024 << 1024 << qint64(1659);
    const QByteArray crops("image: {rule: crops, tokens: 258}");
    QTest::newRow("Gemini 2, 384 × 384") << crops << 384 << 384 << qint64(258);
    QTest::newRow("Gemini 2, 960 × 540") << crops << 960 << 540 << qint64(1548);
}

void AttachmentTokens::imageTokensMatchTheProviders()
{
    QFETCH(QByteArray, rule);
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(qint64, tokens);
    const TokenCount count = attachmentTokens(image(width, height), prices(rule).value(Attachment::Kind::Image));
    QCOMPARE(count.tokens, tokens);
    QVERIFY(count.isExact());
    QCOMPARE(attachmentTokens(image(height, width), prices(rule).value(Attachment::Kind::Image)).tokens, tokens);
}

void AttachmentTokens::multipliesPagesAndSeconds()
{
    const AttachmentPrices rules = prices("pdf: {rule: pages, tokens: [1500, 3000, 7800]}\naudio: {rule: seconds, tokens: 32}");
    Attachment document;
    document.kind = Attachment::Kind::Pdf;
    document.pages = 2;
    const TokenCount pages = attachmentTokens(document, rules.value(Attachment::Kind::Pdf));
    QCOMPARE(pages.low, 3000);
    QCOMPARE(pages.tokens, 6000);
    QCOMPARE(pages.high, 15'600);
    QCOMPARE(pages.kind, CountKind::Estimate);

    Attachment minute; // for Google, one minute has 1,920 tokens
    minute.kind = Attachment::Kind::Audio;
    minute.milliseconds = 60'000;
    QCOMPARE(attachmentTokens(minute, rules.value(Attachment::Kind::Audio)).tokens, 1920);
    minute.isLengthEstimate = true;
    QVERIFY(!attachmentTokens(minute, rules.value(Attachment::Kind::Audio)).isExact());
}

void AttachmentTokens::unknownSizesHaveABand()
{
    const TokenCount unknown = attachmentTokens(image(100, 100), {});
    QVERIFY(unknown.low < unknown.tokens && unknown.tokens < unknown.high);
    Attachment document;
    document.kind = Attachment::Kind::Pdf;
    document.bytes = QByteArray(1'000'000, 'x');
    const TokenCount pages = attachmentTokens(document, prices("pdf: {rule: pages, tokens: 258}").value(Attachment::Kind::Pdf));
    QCOMPARE(pages.low, 2 * 258);
    QCOMPARE(pages.tokens, 20 * 258);
    QCOMPARE(pages.high, 500 * 258);
    // The rule `patches` without the size of a patch does not give an exact count.
    QVERIFY(!attachmentTokens(image(100, 100), prices("image: {rule: patches}").value(Attachment::Kind::Image)).isExact());
}

void AttachmentTokens::modelReplacesTheRuleForOneKind()
{
    const AttachmentPrices rules = prices("image: {rule: fixed, tokens: 7}\naudio: {rule: seconds, tokens: 32}", "image: {rule: fixed, tokens: 9}");
    QCOMPARE(attachmentTokens(image(5, 5), rules.value(Attachment::Kind::Image)).tokens, 9);
    QVERIFY(rules.contains(Attachment::Kind::Audio));
    QVERIFY(!rules.contains(Attachment::Kind::Pdf));
}

OUTCROP_TEST(AttachmentTokens, CoreApplication)

} // namespace tst_attachmentprice

#include "tst_attachmentprice.moc"
