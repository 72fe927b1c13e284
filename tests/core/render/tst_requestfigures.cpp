// SPDX-License-Identifier: GPL-3.0-or-later
// Tests token counts, budgets and cache breakpoints of requests to the built-in providers.
#include "core/base/localnumbers.h"
#include "core/render/renderer.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordcounter.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_requestfigures {

namespace {

Section section(const QString &file, Tier tier, int count, const QString &last = {})
{
    const QString content = QStringLiteral("# ") + file + u' ' + words(count - 2) + last;
    return {QStringLiteral("layers/") + file, file, Part::Context, tier, TracedText::generated(content, {})};
}

ToolDefinition tool(const QString &name)
{
    ToolDefinition tool;
    tool.name = name;
    tool.description = QStringLiteral("Does it.");
    tool.parameters = Json::parse(R"({"type": "object", "properties": {}, "required": [], "additionalProperties": false})");
    return tool;
}

Message message(Message::Role role, int count)
{
    Message message;
    message.role = role;
    message.content = TracedText::generated(words(count), {});
    return message;
}

/// Returns a bundle with two stable tiers.
PromptBundle bundle()
{
    PromptBundle bundle;
    bundle.reasoningStrategy = QStringLiteral("none");
    bundle.bodyFormat = BodyFormat::Markdown; // no heading is added to passages that begin with one
    bundle.sections = {section(QStringLiteral("soul.md"), Tier::Granite, 600), section(QStringLiteral("rules.md"), Tier::Granite, 500),
                       section(QStringLiteral("season.md"), Tier::Topsoil, 700)};
    bundle.request = TracedText::generated(words(10), {});
    return bundle;
}

QStringList lossesOf(const RenderedRequest &request, LossAction action)
{
    QStringList parts;
    for (const LedgerEntry &entry : request.ledger) {
        if (entry.action == action)
            parts.append(entry.part);
    }
    return parts;
}

} // namespace

class TestRequestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void omitsCountsAndBreakpointsWithoutACounter();
    void partsSumToTheTotal();
    void listsPartsInReadingOrder();
    void providerOverheadIsAnEstimate();
    void countIsExactWithoutOverhead();
    void tiersEndWithBreakpoints();
    void conversationEndsWithABreakpoint();
    void doesNotCachePerTurnLayers();
    void requestsTheOneHourCacheLifetime();
    void openAiMarksDeveloperMessageParts();
    void olderModelsHaveNoBreakpoints();
    void sortsToolsForTheCache();
    void countsADocumentWithItsTags();
    void limitsComeFromModelAndProfile();
    void determinesTheOutputLimit_data();
    void determinesTheOutputLimit();
    void namesThePartsThatAServerDrops();
    void partsWithoutNamesAreNotListed();
    void warnsAboutTheServersDefaultContextWindow();
    void addsNoTextToABareRequest_data();
    void addsNoTextToABareRequest();

private:
    RenderTarget target(const QString &provider, const QString &model = {}, qint64 tokensPerWord = 1) const;
    const ProviderCatalog m_catalog = sourceCatalog();
};

RenderTarget TestRequestFigures::target(const QString &provider, const QString &model, qint64 tokensPerWord) const
{
    RenderTarget target = *chooseTarget(m_catalog, provider, model, {});
    target.counter = std::make_shared<WordCounter>(tokensPerWord);
    return target;
}

void TestRequestFigures::omitsCountsAndBreakpointsWithoutACounter()
{
    PromptBundle tools = bundle();
    tools.tools = {tool(QStringLiteral("b")), tool(QStringLiteral("a"))};
    const RenderedRequest request = render(tools, *chooseTarget(m_catalog, QStringLiteral("anthropic"), {}, {}));
    QVERIFY(!request.figures);
    QVERIFY(!request.bodyText().text().contains(QStringLiteral("cache_control")));
    QCOMPARE(request.body.field(u"tools").items().first().field(u"name").toText().text(), QStringLiteral("b"));
}

void TestRequestFigures::partsSumToTheTotal()
{
    PromptBundle whole = bundle();
    whole.tools = {tool(QStringLiteral("a"))};
    whole.history = {message(Message::Role::User, 20), message(Message::Role::Assistant, 30)};
    whole.outputInstructions = TracedText::generated(words(5), {});
    for (const Adapter &adapter : m_catalog.adapters()) {
        const RenderedRequest request = render(whole, target(adapter.name));
        TokenCount sum;
        for (const PartTokens &part : request.figures->tokens.parts)
            sum += part.count;
        QCOMPARE(sum.tokens, request.figures->tokens.total.tokens);
        QCOMPARE(sum.high, request.figures->tokens.total.high);
        QCOMPARE(request.figures->budget.input.tokens, sum.tokens);
        QCOMPARE(request.figures->cacheInput.total(), sum.tokens);
    }
}

void TestRequestFigures::listsPartsInReadingOrder()
{
    PromptBundle whole = bundle();
    whole.tools = {tool(QStringLiteral("a"))};
    whole.history = {message(Message::Role::User, 20)};
    const RenderedRequest request = render(whole, target(QStringLiteral("anthropic")));
    QStringList ids;
    for (const PartTokens &part : request.figures->tokens.parts)
        ids.append(part.id);
    QCOMPARE(ids, QStringList({QStringLiteral("tools/0"), QStringLiteral("tools"), QStringLiteral("layers/soul.md"), QStringLiteral("layers/rules.md"),
                               QStringLiteral("layers/season.md"), QStringLiteral("history/0"), QStringLiteral("request"), QStringLiteral("frames")}));
    const PartTokens &soul = request.figures->tokens.parts.at(2);
    QCOMPARE(soul.file, QStringLiteral("layers/soul.md"));
    QCOMPARE(soul.count, TokenCount::exact(600, QStringLiteral("words")));
    QCOMPARE(request.figures->tokens.sum(Tier::Granite).tokens, 1'100);
}

void TestRequestFigures::providerOverheadIsAnEstimate()
{
    PromptBundle whole = bundle();
    whole.tools = {tool(QStringLiteral("a"))};
    const RequestTokens &tokens = render(whole, target(QStringLiteral("anthropic"))).figures->tokens;
    QCOMPARE(tokens.system().kind, CountKind::Exact);
    QCOMPARE(tokens.tools().kind, CountKind::Estimate);
    QVERIFY(tokens.tools().low < tokens.tools().tokens && tokens.tools().tokens < tokens.tools().high);
    QCOMPARE(tokens.total.kind, CountKind::Estimate);
}

void TestRequestFigures::countIsExactWithoutOverhead()
{
    Adapter adapter = *m_catalog.adapter(QStringLiteral("manual"));
    adapter.tokenOverhead = {{}, {}, {}, {100, 100, 100}};
    RenderTarget manual = target(QStringLiteral("manual"));
    manual.adapter = &adapter;
    const TokenCount total = render(bundle(), manual).figures->tokens.total;
    QVERIFY(total.isExact());
    QCOMPARE(total.tokens, 1'810);
}

void TestRequestFigures::tiersEndWithBreakpoints()
{
    const RenderedRequest request = render(bundle(), target(QStringLiteral("anthropic")));
    QCOMPARE(request.figures->plan.breakpoints, QList<int>({0, 1}));
    const Json body = request.body.toJson();
    QCOMPARE(body["system"].size(), std::size_t(2));
    QCOMPARE(body["system"][0]["cache_control"].dump(), std::string(R"({"type":"ephemeral"})"));
    QCOMPARE(body["system"][1]["cache_control"].dump(), std::string(R"({"type":"ephemeral"})"));
}

void TestRequestFigures::conversationEndsWithABreakpoint()
{
    PromptBundle talking = bundle();
    talking.history = {message(Message::Role::User, 20), message(Message::Role::Assistant, 30)};
    const Json messages = render(talking, target(QStringLiteral("anthropic"))).body.toJson()["messages"];
    QVERIFY(messages[0]["content"].is_string());
    QCOMPARE(messages[1]["content"][0]["cache_control"]["type"].get<std::string>(), std::string("ephemeral"));
    QVERIFY(messages[2]["content"].is_string());
}

void TestRequestFigures::doesNotCachePerTurnLayers()
{
    PromptBundle talking = bundle();
    talking.sections.append(section(QStringLiteral("today.md"), Tier::Weather, 50));
    talking.history = {message(Message::Role::User, 20)};
    const RenderedRequest request = render(talking, target(QStringLiteral("anthropic")));
    const Json body = request.body.toJson();
    QVERIFY(body["system"][1].contains("cache_control"));
    QVERIFY(!body["system"][2].contains("cache_control"));
    QVERIFY(body["messages"][0]["content"].is_string()); // the conversation follows the volatile layer, so it is not cached
    QCOMPARE(request.figures->plan.findings.size(), 1);
    QCOMPARE(request.figures->plan.findings.first().block, QStringLiteral("layers/today.md"));
}

void TestRequestFigures::requestsTheOneHourCacheLifetime()
{
    RenderTarget hour = target(QStringLiteral("anthropic"));
    hour.setLifetime(QStringLiteral("1h"));
    const RenderedRequest request = render(bundle(), hour);
    QCOMPARE(request.body.toJson()["system"][0]["cache_control"].dump(), std::string(R"({"type":"ephemeral","ttl":"1h"})"));
    QCOMPARE(request.figures->price.pricesForPrompt(1).cacheWrite, Price::fromDollarsPerMillion(QStringLiteral("8")));
}

void TestRequestFigures::openAiMarksDeveloperMessageParts()
{
    PromptBundle talking = bundle();
    const Json alone = render(talking, target(QStringLiteral("openai"))).body.toJson();
    QVERIFY(!alone.contains("instructions"));
    QCOMPARE(alone["input"][0]["role"].get<std::string>(), std::string("developer"));
    QCOMPARE(alone["input"][0]["content"][1]["prompt_cache_breakpoint"]["mode"].get<std::string>(), std::string("explicit"));
    QCOMPARE(alone["prompt_cache_options"]["mode"].get<std::string>(), std::string("explicit"));
    talking.history = {message(Message::Role::User, 20), message(Message::Role::Assistant, 30)};
    const Json conversation = render(talking, target(QStringLiteral("openai"))).body.toJson();
    QCOMPARE(conversation["prompt_cache_options"]["mode"].get<std::string>(), std::string("implicit"));
}

void TestRequestFigures::olderModelsHaveNoBreakpoints()
{
    const RenderedRequest request = render(bundle(), target(QStringLiteral("openai"), QStringLiteral("gpt-4.1")));
    QVERIFY(request.body.toJson().contains("instructions"));
    QVERIFY(!request.bodyText().text().contains(QStringLiteral("prompt_cache")));
    QVERIFY(request.figures->plan.cachedTokens > 0);
    const RenderedRequest small = render(bundle(), target(QStringLiteral("open-source")));
    QCOMPARE(small.figures->plan.cachedTokens, 0);
    QCOMPARE(toText(small.figures->plan.firstCost), QStringLiteral("$0.0000")); // local models are free
}

void TestRequestFigures::sortsToolsForTheCache()
{
    PromptBundle tools = bundle();
    tools.tools = {tool(QStringLiteral("b")), tool(QStringLiteral("a"))};
    const RenderedRequest request = render(tools, target(QStringLiteral("anthropic"), {}, 100));
    const Json body = request.body.toJson();
    QCOMPARE(body["tools"][0]["name"].get<std::string>(), std::string("a"));
    QVERIFY(!body["tools"][0].contains("cache_control"));
    QVERIFY(body["tools"][1].contains("cache_control"));
    QVERIFY(lossesOf(request, LossAction::Moved).contains(QStringLiteral("tools")));
    std::swap(tools.tools[0], tools.tools[1]);
    const RenderedRequest sorted = render(tools, target(QStringLiteral("anthropic"), {}, 100));
    QVERIFY(!lossesOf(sorted, LossAction::Moved).contains(QStringLiteral("tools")));
    QCOMPARE(sorted.bodyText().text(), request.bodyText().text());
}

void TestRequestFigures::countsADocumentWithItsTags()
{
    PromptFormat format;
    format.envelope = PromptEnvelope::PromptXml;
    const RenderedRequest request = render(bundle(), target(QStringLiteral("anthropic")), format);
    const RequestTokens &tokens = request.figures->tokens;
    QCOMPARE(tokens.sum(RequestPart::Section).tokens, 1'800);
    QVERIFY(tokens.sum(RequestPart::Overhead).tokens > 0);
    const qint64 document = WordCounter().count(request.body.field(u"messages").items().first().field(u"content").toText().text()).tokens;
    QCOMPARE(tokens.total.tokens, document + 4); // the total includes the overhead of a turn
    QCOMPARE(request.figures->plan.cachedTokens, 0);
}

void TestRequestFigures::limitsComeFromModelAndProfile()
{
    PromptBundle small = bundle();
    small.params.set({QStringLiteral("max_output_tokens"), 2'000, {}});
    small.params.set({QStringLiteral("max_input_tokens"), 50'000, {}});
    const Budget &budget = render(small, target(QStringLiteral("openai"))).figures->budget;
    QCOMPARE(budget.limits.window, 1'050'000);
    QCOMPARE(budget.reserve, 2'000);
    QCOMPARE(budget.inputLimit, 50'000);
    QCOMPARE(render(bundle(), target(QStringLiteral("openai"))).figures->budget.inputLimit, 922'000);
    // The request to Anthropic always contains max_tokens.
    const Budget sent = render(bundle(), target(QStringLiteral("anthropic"), QStringLiteral("claude-opus-5-5"))).figures->budget;
    QCOMPARE(sent.reserve, 16'000);
    QCOMPARE(sent.inputLimit, 984'000);
}

void TestRequestFigures::determinesTheOutputLimit_data()
{
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("asked"); // requested number of tokens; 0 if it is not set
    QTest::addColumn<qint64>("limit"); // limit of the model; -1 if it is unknown
    QTest::addColumn<qint64>("sent"); // number in the request; -1 if it is not sent
    const auto row = [](const char *provider, const char *model, int asked, qint64 limit, qint64 sent) {
        QTest::addRow("%s, %s, %d", provider, model, asked) << QString::fromLatin1(provider) << QString::fromLatin1(model) << asked << limit << sent;
    };
    row("anthropic", "claude-opus-5-5", 0, 16'000, 16'000);
    row("anthropic", "claude-opus-5-5", 100, 100, 100);
    row("anthropic", "claude-opus-5-5", 50'000, 50'000, 50'000);
    row("anthropic", "a-model-nobody-lists", 0, 4'096, 4'096);
    row("openai", "gpt-6-sol", 0, 128'000, -1);
    row("openai", "gpt-6-sol", 100, 100, 100);
    row("google", "gemini-3.8-flash", 0, 65'536, -1);
    row("open-source", "llama3.1:70b", 0, -1, -1);
    row("open-source", "llama3.1:70b", 100, 100, 100);
}

void TestRequestFigures::determinesTheOutputLimit()
{
    QFETCH(QString, provider);
    QFETCH(QString, model);
    QFETCH(int, asked);
    RenderTarget chosen = *chooseTarget(m_catalog, provider, model, {});
    chosen.counter = std::make_shared<WordCounter>();
    PromptBundle one = PromptBundle::fromText(QStringLiteral("Say hi"));
    if (asked > 0)
        one.params.set({QStringLiteral("max_output_tokens"), asked, {}});
    const RenderedRequest request = render(one, chosen);
    QTEST(qint64(request.figures->responseLimit.value_or(-1)), "limit");
    const Json body = Json::parse(request.bodyText().text().toStdString()).flatten();
    qint64 sent = -1;
    for (const auto &[path, value] : body.items()) {
        for (const char *name : {"/max_tokens", "/max_output_tokens", "/generationConfig/maxOutputTokens", "/options/num_predict"})
            sent = path == name ? value.get<qint64>() : sent;
    }
    QTEST(sent, "sent");
}

/// A server drops old messages first, then text from the beginning. All sections of a document have one name.
void TestRequestFigures::namesThePartsThatAServerDrops()
{
    const auto part = [](const char *title, const char *file, RequestPart kind, qint64 tokens) {
        return PartTokens{QString::fromLatin1(title), QString::fromLatin1(file), QString::fromLatin1(title), kind, {}, Cadence::Daily, TokenCount::exact(tokens, {})};
    };
    RequestTokens tokens;
    tokens.parts = {part("Soul", "soul.md", RequestPart::Section, 100), part("Role", "agent.md", RequestPart::Section, 50), part("Limits", "agent.md", RequestPart::Section, 50),
        part("user", "", RequestPart::History, 10), part("Request", "", RequestPart::Request, 30)};
    QCOMPARE(tokens.titlesOfFirst(0), QStringList());
    QCOMPARE(tokens.titlesOfFirst(10), QStringList({QStringLiteral("user")}));
    QCOMPARE(tokens.titlesOfFirst(11), QStringList({QStringLiteral("user"), QStringLiteral("Soul")}));
    QCOMPARE(tokens.titlesOfFirst(200), QStringList({QStringLiteral("user"), QStringLiteral("Soul"), QStringLiteral("Role")}));
    QCOMPARE(tokens.titlesOfFirst(1'000).constLast(), QStringLiteral("Request"));
}

void TestRequestFigures::partsWithoutNamesAreNotListed()
{
    Budget budget;
    budget.input = TokenCount::exact(5'000, {});
    budget.limits.serverWindow = 4'096;
    QCOMPARE(serverDropReason(budget, QStringLiteral("ollama")),
        QStringLiteral("dropped by the server: about 904 of 5,000 tokens, from the beginning of the prompt. Servers with the wire format ollama read only 4,096 tokens by default"));
    budget.droppedParts = QStringLiteral("Soul");
    QVERIFY(serverDropReason(budget, QStringLiteral("ollama")).contains(QStringLiteral("from the beginning of the prompt: Soul. Servers")));
}

/// Ollama reads 4,096 tokens by default and silently truncates the rest, so a longer request has a finding unless it sets the window.
void TestRequestFigures::warnsAboutTheServersDefaultContextWindow()
{
    const auto isTold = [](const RenderedRequest &request) {
        return std::any_of(request.diagnostics.begin(), request.diagnostics.end(), [](const Diagnostic &one) { return one.code == QLatin1String("request-beyond-usual-window"); });
    };
    RenderTarget local = target(QStringLiteral("open-source"));
    PromptBundle large = PromptBundle::fromText(words(5'000));
    const RenderedRequest request = render(large, local);
    QVERIFY(isTold(request));
    const qint64 tokens = request.figures->budget.input.tokens;
    QCOMPARE(request.figures->budget.droppedByServer(), tokens - 4'096);
    const LedgerEntry &drop = request.ledger.constFirst(); // the ledger begins with the largest loss
    QCOMPARE(drop.part, serverDropPart);
    QVERIFY(drop.isLoss());
    QVERIFY2(drop.reason.startsWith(QStringLiteral("dropped by the server: about %1 of %2 tokens").arg(groupedNumber(tokens - 4'096), groupedNumber(tokens))), qPrintable(drop.reason));
    QVERIFY2(drop.reason.contains(QStringLiteral("from the beginning of the prompt: %1.").arg(request.figures->budget.droppedParts)), qPrintable(drop.reason));
    QVERIFY(!request.figures->budget.droppedParts.isEmpty());
    QCOMPARE(request.figures->budget.remaining(), 4'096 - tokens);
    const auto named = std::find_if(request.diagnostics.begin(), request.diagnostics.end(), [](const Diagnostic &one) { return one.code == QLatin1String("request-beyond-usual-window"); });
    QVERIFY2(named->message.startsWith(QStringLiteral("For open-source, ")), qPrintable(named->message));
    QVERIFY(!request.bodyText().text().contains(QStringLiteral("num_ctx")));
    QVERIFY(!isTold(render(PromptBundle::fromText(words(100)), local)));
    QVERIFY(!isTold(render(large, target(QStringLiteral("anthropic")))));
    large.params.set({QStringLiteral("context_window"), 8'000, {}});
    const RenderedRequest asking = render(large, local);
    QVERIFY(!isTold(asking));
    QCOMPARE(asking.figures->budget.droppedByServer(), qint64(0));
    QVERIFY(asking.ledger.constFirst().part != serverDropPart);
    QVERIFY(asking.bodyText().text().contains(QStringLiteral("\"num_ctx\": 8000")));
    QCOMPARE(asking.figures->budget.limits.window, 8'000);
}

void TestRequestFigures::addsNoTextToABareRequest_data()
{
    QTest::addColumn<QString>("provider");
    for (const Adapter &adapter : m_catalog.adapters())
        QTest::addRow("%s", qPrintable(adapter.name)) << adapter.name;
}

/// No reasoning instruction or system text is added to a bare request, for any model.
void TestRequestFigures::addsNoTextToABareRequest()
{
    QFETCH(QString, provider);
    for (const ModelInfo &model : m_catalog.adapter(provider)->models) {
        RenderTarget chosen = *chooseTarget(m_catalog, provider, model.id, {});
        const RenderedRequest request = render(PromptBundle::fromText(QStringLiteral("Say hi")), chosen);
        const QString body = request.bodyText().text();
        QVERIFY2(!body.contains(QStringLiteral("step by step"), Qt::CaseInsensitive) && !body.contains(QStringLiteral("REASONING")), qPrintable(body));
        QVERIFY2(!body.contains(QStringLiteral("\"system\"")) && !body.contains(QStringLiteral("systemInstruction")) && !body.contains(QStringLiteral("\"instructions\"")), qPrintable(body));
    }
}

OUTCROP_TEST(TestRequestFigures, NoApplication)

} // namespace tst_requestfigures

#include "tst_requestfigures.moc"
