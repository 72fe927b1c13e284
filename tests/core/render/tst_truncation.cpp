// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which parts are removed, and in which order, if a request exceeds its budget.
#include "core/render/renderer.h"
#include "core/render/requestblockers.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordcounter.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_truncation {

namespace {

Section section(const char *file, Part part, Tier tier, const QString &content)
{
    return {QLatin1String(file), QLatin1String(file), part, tier, TracedText::generated(content, {})};
}

Message message(Message::Role role, const QString &content)
{
    Message message;
    message.role = role;
    message.content = TracedText::generated(content, {});
    return message;
}

/// Returns a bundle with 100 words per passage, 50 per turn and 10 in the request, not counting headings.
PromptBundle bundle(int limit)
{
    PromptBundle bundle;
    bundle.reasoningStrategy = QStringLiteral("none");
    bundle.sections = {section("identity", Part::Identity, Tier::Granite, words(100)), section("knowledge", Part::Context, Tier::Bedrock, words(100)),
                       section("season", Part::Context, Tier::Topsoil, words(100)), section("rules", Part::Constraints, Tier::Topsoil, words(100))};
    bundle.examples = {TracedText::generated(words(100), {}), TracedText::generated(words(100), {})};
    bundle.minimumExamples = 2;
    bundle.maximumExamples = 2;
    bundle.history = {message(Message::Role::User, words(50)), message(Message::Role::Assistant, words(50)), message(Message::Role::User, words(50)),
                      message(Message::Role::Assistant, words(50))};
    bundle.request = TracedText::generated(words(10), {});
    bundle.params.set({QStringLiteral("max_input_tokens"), limit, {}});
    return bundle;
}

QStringList droppedParts(const RenderedRequest &request)
{
    QStringList parts;
    for (const LedgerEntry &entry : request.ledger) {
        if (entry.action == LossAction::Dropped && !entry.part.startsWith(QLatin1String("params.")))
            parts.append(entry.part);
    }
    return parts;
}

QStringList codes(const RenderedRequest &request)
{
    QStringList codes;
    for (const Diagnostic &diagnostic : request.diagnostics)
        codes.append(diagnostic.code);
    return codes;
}

} // namespace

class TruncatedRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void truncatesInOrderOfPriority_data();
    void truncatesInOrderOfPriority();
    void keepsARequestThatFits();
    void truncatesATooLongSectionAtAParagraph();
    void truncatesAVeryLongSectionWithFewCounts();
    void neverTruncatesTheRequest();
    void truncatesProtectedSectionsLast();
    void keepsProtectedSectionsIfTruncationDoesNotHelp();
    void keepsProtectedSectionsOverTheirShare();
    void removesCallsAndResultsTogether();
    void truncatesADocumentBetweenElements();
    void adapterDefinesTheOrder();
    void warnsIfTheSystemPromptExceedsItsShare();

private:
    RenderTarget target(const QString &provider = QStringLiteral("anthropic"), const QString &model = {}) const;
    const ProviderCatalog m_catalog = sourceCatalog();
};

RenderTarget TruncatedRequests::target(const QString &provider, const QString &model) const
{
    RenderTarget target = *chooseTarget(m_catalog, provider, model, {});
    target.counter = std::make_shared<WordCounter>();
    return target;
}

void TruncatedRequests::truncatesInOrderOfPriority_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("gone");
    // The whole prompt has about 850 tokens, with headings and the overhead of the turns.
    QTest::newRow("the last example") << 800 << QStringLiteral("examples/1");
    QTest::newRow("both examples") << 700 << QStringLiteral("examples/0 examples/1");
    QTest::newRow("then the oldest exchange") << 600 << QStringLiteral("examples/0 examples/1 history/0/content history/1/content");
    QTest::newRow("then the conversation")
        << 500 << QStringLiteral("examples/0 examples/1 history/0/content history/1/content history/2/content history/3/content");
    QTest::newRow("then the least stable context")
        << 400 << QStringLiteral("examples/0 examples/1 history/0/content history/1/content history/2/content history/3/content sections/season");
    QTest::newRow("then the other")
        << 300
        << QStringLiteral("examples/0 examples/1 history/0/content history/1/content history/2/content history/3/content sections/knowledge sections/season");
}

void TruncatedRequests::truncatesInOrderOfPriority()
{
    QFETCH(int, limit);
    const RenderedRequest request = render(bundle(limit), target());
    QStringList gone = droppedParts(request);
    gone.sort();
    QTEST(gone.join(u' '), "gone");
    QVERIFY(request.figures->budget.input.tokens <= limit);
    QCOMPARE(codes(request), QStringList(QStringLiteral("request-truncated")));
    QCOMPARE(request.figures->removed.size(), gone.size());
    QVERIFY(request.figures->removed.first().reason.contains(QStringLiteral("the profile's max_input_tokens")));
}

void TruncatedRequests::keepsARequestThatFits()
{
    RenderTarget counting = target();
    counting.model.caching = CachePolicy(); // without cache breakpoints, the requests can be compared
    const PromptBundle whole = bundle(900);
    const RenderedRequest request = render(whole, counting);
    counting.counter = nullptr;
    QCOMPARE(request.bodyText().text(), render(whole, counting).bodyText().text());
    QVERIFY(request.diagnostics.isEmpty());
    QVERIFY(request.figures->removed.isEmpty());
}

void TruncatedRequests::truncatesATooLongSectionAtAParagraph()
{
    PromptBundle large;
    large.reasoningStrategy = QStringLiteral("none");
    const QString fenced = QStringLiteral("```\n%1\n\n%1\n```").arg(words(20));
    large.sections = {section("handbook", Part::Context, Tier::Bedrock, words(60) + QStringLiteral("\n\n") + fenced + QStringLiteral("\n\n") + words(60))};
    large.request = TracedText::generated(words(5), {});
    large.params.set({QStringLiteral("max_input_tokens"), 100, {}});
    const RenderedRequest request = render(large, target());
    QCOMPARE(droppedParts(request), QStringList());
    QCOMPARE(request.figures->removed.size(), 1);
    QVERIFY(request.figures->removed.first().action == LossAction::Truncated);
    const QString system = request.body.field(u"system").items().first().field(u"text").toText().text();
    QVERIFY(system.contains(words(60)));
    QVERIFY(!system.contains(QStringLiteral("```"))); // the text is never truncated inside a fence, and the whole block does not fit
    QVERIFY(system.trimmed().endsWith(QStringLiteral("</handbook>")) || system.startsWith(QStringLiteral("## ")) || system.contains(QStringLiteral("handbook")));
    QVERIFY(request.figures->budget.input.tokens <= 100);
}

/// Counts as WordCounter does, and records the number of characters in the counted texts.
class RecordingCounter : public WordCounter
{
public:
    TokenCount count(QStringView text) const override
    {
        m_characters += text.size();
        return WordCounter::count(text);
    }

    qint64 characters() const { return m_characters; }

private:
    mutable qint64 m_characters = 0;
};

void TruncatedRequests::truncatesAVeryLongSectionWithFewCounts()
{
    PromptBundle large;
    large.reasoningStrategy = QStringLiteral("none");
    const QString content = QStringList(QList<QString>(2'000, words(10))).join(QStringLiteral("\n\n"));
    large.sections = {section("handbook", Part::Context, Tier::Bedrock, content)};
    large.request = TracedText::generated(words(5), {});
    large.params.set({QStringLiteral("max_input_tokens"), 10'000, {}});
    const auto counter = std::make_shared<RecordingCounter>();
    RenderTarget watched = target();
    watched.counter = counter;
    const RenderedRequest request = render(large, watched);
    QVERIFY(request.figures->budget.input.tokens <= 10'000);
    QVERIFY(request.figures->budget.input.tokens > 9'900);
    QVERIFY2(counter->characters() < 10 * content.size(), qPrintable(QString::number(double(counter->characters()) / double(content.size()))));
}

void TruncatedRequests::neverTruncatesTheRequest()
{
    PromptBundle long_;
    long_.request = TracedText::generated(words(500), {});
    long_.params.set({QStringLiteral("max_input_tokens"), 100, {}});
    const RenderedRequest request = render(long_, target());
    QVERIFY(request.bodyText().text().contains(words(500)));
    QCOMPARE(codes(request), QStringList(QStringLiteral("request-too-long")));
}

/// GRANITE, and constraints of any tier, are removed last. They are removed only if the request then fits, and always with a finding.
void TruncatedRequests::truncatesProtectedSectionsLast()
{
    PromptBundle tight = bundle(250);
    tight.sections.append(section("old-rules", Part::Context, Tier::Granite, words(100)));
    const RenderedRequest kept = render(bundle(260), target());
    QVERIFY(requestBlockers(kept.diagnostics, RequestPurpose::Send).isEmpty());
    const RenderedRequest request = render(tight, target());
    QVERIFY(request.figures->budget.input.tokens <= 250);
    const Diagnostics unfit = requestBlockers(request.diagnostics, RequestPurpose::Send);
    QCOMPARE(unfit.size(), 1);
    QCOMPARE(unfit.first().code, lostPartsCode);
    QVERIFY2(unfit.first().message.contains(QStringLiteral("old-rules")), qPrintable(unfit.first().message));
    const QStringList gone = droppedParts(request);
    QVERIFY(gone.indexOf(QStringLiteral("sections/season")) < gone.indexOf(QStringLiteral("sections/old-rules")));
    QVERIFY(!gone.contains(QStringLiteral("sections/rules")));
}

void TruncatedRequests::keepsProtectedSectionsIfTruncationDoesNotHelp()
{
    PromptBundle hopeless = bundle(100);
    hopeless.request = TracedText::generated(words(500), {});
    const RenderedRequest request = render(hopeless, target());
    QCOMPARE(requestBlockers(request.diagnostics, RequestPurpose::Send).first().code, tooLongCode);
    const QStringList gone = droppedParts(request);
    QVERIFY(gone.contains(QStringLiteral("sections/season")));
    QVERIFY(!gone.contains(QStringLiteral("sections/rules")));
    QVERIFY(!gone.contains(QStringLiteral("sections/identity")));
}

/// GRANITE and constraints are not removed if the system prompt exceeds only its share, even if the adapter truncates system prompts.
void TruncatedRequests::keepsProtectedSectionsOverTheirShare()
{
    PromptBundle large;
    large.sections = {section("identity", Part::Identity, Tier::Granite, words(500)), section("rules", Part::Constraints, Tier::Weather, words(500))};
    large.request = TracedText::generated(words(5), {});
    const RenderTarget small = target(QStringLiteral("open-source"), QStringLiteral("gemma-2:27b"));
    Adapter cutting = *small.adapter;
    cutting.shares.truncatesSystem = true;
    RenderTarget strict = small;
    strict.adapter = &cutting;
    QCOMPARE(droppedParts(render(large, strict)), QStringList());
}

void TruncatedRequests::removesCallsAndResultsTogether()
{
    PromptBundle talking = bundle(700);
    Message call = message(Message::Role::Assistant, {});
    call.toolCalls = {{QStringLiteral("c1"), QStringLiteral("look"), Json::object()}};
    Message result = message(Message::Role::Tool, words(50));
    result.toolCallId = QStringLiteral("c1");
    talking.history = {message(Message::Role::User, words(50)), call, result, message(Message::Role::User, words(50))};
    talking.examples.clear();
    talking.params.set({QStringLiteral("max_input_tokens"), 500, {}});
    const QStringList gone = droppedParts(render(talking, target()));
    QVERIFY(gone.contains(QStringLiteral("history/1/tool_calls/0/id")));
    QVERIFY(gone.contains(QStringLiteral("history/2/content")));
    QVERIFY(gone.contains(QStringLiteral("history/2/tool_call_id")));
    QVERIFY(!gone.contains(QStringLiteral("history/3/content")));
}

void TruncatedRequests::truncatesADocumentBetweenElements()
{
    PromptFormat format;
    format.envelope = PromptEnvelope::PromptXml;
    const RenderedRequest request = render(bundle(500), target(), format);
    const QString document = request.body.field(u"messages").items().first().field(u"content").toText().text();
    QCOMPARE(document.count(QStringLiteral("<section")), document.count(QStringLiteral("</section>")));
    QCOMPARE(document.count(QStringLiteral("<message")), document.count(QStringLiteral("</message>")));
    QVERIFY(document.endsWith(QStringLiteral("</prompt>")) || document.trimmed().endsWith(QStringLiteral("</prompt>")));
    QVERIFY(request.figures->budget.input.tokens <= 500);
    QStringList gone = droppedParts(request);
    QCOMPARE(gone.removeDuplicates(), 0);
    QVERIFY(gone.contains(QStringLiteral("history/0/content")));
}

void TruncatedRequests::adapterDefinesTheOrder()
{
    Adapter adapter = *m_catalog.adapter(QStringLiteral("anthropic"));
    adapter.truncation = {QStringLiteral("history")};
    RenderTarget own = target();
    own.adapter = &adapter;
    const RenderedRequest request = render(bundle(600), own);
    QVERIFY(!droppedParts(request).contains(QStringLiteral("examples/0")));
    QVERIFY(codes(request).contains(QStringLiteral("request-too-long"))); // the request is too long even without the conversation, and no other part may be removed
}

void TruncatedRequests::warnsIfTheSystemPromptExceedsItsShare()
{
    PromptBundle long_;
    long_.reasoningStrategy = QStringLiteral("none");
    long_.sections = {section("identity", Part::Identity, Tier::Granite, words(500)), section("knowledge", Part::Context, Tier::Bedrock, words(500))};
    long_.request = TracedText::generated(words(5), {});
    const RenderTarget small = target(QStringLiteral("open-source"), QStringLiteral("gemma-2:27b"));
    QCOMPARE(codes(render(long_, small)), QStringList(QStringLiteral("system-over-share"))); // the share is 819 of 8192 tokens
    Adapter cutting = *small.adapter;
    cutting.shares.truncatesSystem = true;
    RenderTarget strict = small;
    strict.adapter = &cutting;
    const RenderedRequest cut = render(long_, strict);
    QCOMPARE(codes(cut), QStringList(QStringLiteral("request-truncated")));
    QCOMPARE(droppedParts(cut), QStringList(QStringLiteral("sections/knowledge")));
}

OUTCROP_TEST(TruncatedRequests, NoApplication)

} // namespace tst_truncation

#include "tst_truncation.moc"
