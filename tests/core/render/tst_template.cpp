// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"
#include "core/render/templateevaluation.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_template {

/// Tests every directive of the template language, one row each, with the same bundle.
class Templates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evaluatesDirectives_data();
    void evaluatesDirectives();
    void explainsPartsOmittedByACondition();
    void reportsUnusedParametersAsDropped();
    void injectsDefaults();
    void onlyDifferentWordsAreApproximations();

private:
    static PromptBundle bundle();
    static std::pair<Value, Ledger> run(const QString &yaml, const SchemaRules &rules = {});
};

PromptBundle Templates::bundle()
{
    PromptBundle bundle = PromptBundle::fromText(QStringLiteral("Ask"));
    bundle.params.set({QStringLiteral("temperature"), 0.0, {}});
    bundle.params.set({QStringLiteral("reasoning_effort"), "low", {}});
    bundle.tools.append({QStringLiteral("find"), QStringLiteral("Finds."), Json{{"type", "object"}}, {}});
    Message call;
    call.role = Message::Role::Assistant;
    call.toolCalls.append({QStringLiteral("c1"), QStringLiteral("find"), Json{{"q", 1}}});
    bundle.history.append(call);
    return bundle;
}

std::pair<Value, Ledger> Templates::run(const QString &yaml, const SchemaRules &rules)
{
    Diagnostics diagnostics;
    const auto source = Template::read(readYaml(yaml, QStringLiteral("w.yaml")).root, QStringLiteral("w.yaml"), diagnostics);
    if (!source || !diagnostics.isEmpty()) {
        QTest::qFail(diagnostics.isEmpty() ? "unreadable" : qPrintable(toString(diagnostics.first())), __FILE__, __LINE__);
        return {};
    }
    Adapter adapter;
    adapter.name = QStringLiteral("p");
    adapter.keyVariable = QStringLiteral("P_KEY");
    adapter.roles = {{QStringLiteral("assistant"), QStringLiteral("model")}};
    WireFormat wire;
    wire.name = QStringLiteral("w");
    wire.versions = {QStringLiteral("v1")};
    RenderTarget target;
    target.adapter = &adapter;
    target.wireFormat = &wire;
    target.model.id = QStringLiteral("m");
    target.model.maxOutput = 100;
    target.model.accepts = QStringList{QStringLiteral("reasoning_effort")};
    const PromptBundle prompt = bundle();
    const AssembledPrompt assembled = assemblePrompt(prompt, adapter, target.model, {});
    const RenderScope scope(prompt, assembled, target);
    TemplateEvaluation run(scope, rules);
    const Value value = run.evaluateTemplate(*source);
    return {value, run.ledger({}, QStringLiteral("w does not support it"))};
}

void Templates::evaluatesDirectives_data()
{
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("json");
    const auto row = [](const char *name, const char *yaml, const char *json) {
        QTest::newRow(name) << QString::fromLatin1(yaml) << QString::fromLatin1(json);
    };
    row("constants", "{a: 1, b: true, c: text, d: 0.0}", R"({"a":1,"b":true,"c":"text","d":0.0})");
    row("text with a value", "{a: 'x {model.id} {{y}}'}", R"({"a":"x m {y}"})");
    row("put keeps the type", "{a: {put: params.temperature}}", R"({"a":0.0})");
    row("put of nothing is omitted", "{a: {put: params.top_p}, b: 1}", R"({"b":1})");
    row("an object of nothing is omitted", "{a: {b: {put: params.top_p}}, c: 1}", R"({"c":1})");
    row("a dotted key", "{a.b: 1, a.c: 2}", R"({"a":{"b":1,"c":2}})");
    row("a default that is a name", "{a: {put: params.top_p, default: [params.seed, model.max_output]}}", R"({"a":100})");
    row("a default that is a number", "{a: {put: params.top_p, default: 4096}}", R"({"a":4096})");
    row("a default that is the empty text", "{a: {put: params.top_p, default: ''}}", R"({"a":""})");
    row("a map in place", "{a: {put: params.reasoning_effort, map: {low: LOW}}}", R"({"a":"LOW"})");
    row("a map to another type", "{a: {put: params.reasoning_effort, map: {low: false}}}", R"({"a":false})");
    row("roles", "{a: {each: turns, as: {put: turn.role, map: roles}}}", R"({"a":["model","user"]})");
    row("each with several templates", "{a: {each: turns, as: [{when: turn.calls, put: turn.role}, {when: turn.text, put: turn.text}]}}",
        R"({"a":["assistant","Ask"]})");
    row("each inside each", "{a: {each: turns, as: {each: turn.calls, as: {put: call.name}}}}", R"({"a":["find"]})");
    row("each among others is spliced", "{a: [1, {each: tools, as: {put: tool.name}}, 2]}", R"({"a":[1,"find",2]})");
    row("JSON in a text", "{a: {each: turns, as: {each: turn.calls, as: {put: call.arguments, encode: json}}}}", R"({"a":["{\"q\":1}"]})");
    row("a template as JSON in a text", "{a: {json: {t: {put: params.temperature}}}}", R"({"a":"{\"t\":0.0}"})");
    row("join omits empty values", "{a: {with: ' ', join: ['x', {put: params.top_p}, '{model.id}']}}", R"({"a":"x m"})");
    row("a condition that holds", "{a: {when: model.id == m, put: model.id}}", R"({"a":"m"})");
    row("a condition that does not", "{a: {when: model.accepts.temperature, put: params.temperature}, b: 1}", R"({"b":1})");
    row("a key is never more than its variable", "{a: {put: key}}", R"({"a":"$P_KEY"})");
}

void Templates::evaluatesDirectives()
{
    QFETCH(QString, yaml);
    QFETCH(QString, json);
    QCOMPARE(run(yaml).first.toJson(), Json::parse(json.toStdString()));
}

void Templates::explainsPartsOmittedByACondition()
{
    const auto [value, ledger] =
        run(QStringLiteral("{t: {when: model.accepts.temperature, why: '{model.id} takes no temperature', put: params.temperature}}"));
    const auto row = std::find_if(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.part == QLatin1String("params.temperature"); });
    QVERIFY(row != ledger.end());
    QCOMPARE(toString(row->action), QStringLiteral("dropped"));
    QCOMPARE(row->reason, QStringLiteral("m takes no temperature"));
}

void Templates::reportsUnusedParametersAsDropped()
{
    const auto [value, ledger] = run(QStringLiteral("{m: {put: model.id}}"));
    QStringList dropped;
    for (const LedgerEntry &entry : ledger) {
        QCOMPARE(toString(entry.action), QStringLiteral("dropped"));
        QCOMPARE(entry.reason, QStringLiteral("w does not support it"));
        dropped.append(entry.part);
    }
    const QStringList expected{QStringLiteral("history/0/tool_calls/0/id"),   QStringLiteral("history/0/tool_calls/0/name"),
                               QStringLiteral("history/0/tool_calls/0/arguments"), QStringLiteral("request"),
                               QStringLiteral("tools/0/name"),                QStringLiteral("tools/0/description"),
                               QStringLiteral("tools/0/parameters"),          QStringLiteral("params.temperature"),
                               QStringLiteral("params.reasoning_effort")};
    QCOMPARE(dropped, expected);
}

void Templates::injectsDefaults()
{
    const auto [value, ledger] = run(QStringLiteral("{max: {put: params.max_output_tokens, default: model.max_output}}"));
    const LedgerEntry &entry = ledger.last();
    QCOMPARE(toString(entry.action), QStringLiteral("injected"));
    QCOMPARE(entry.path, QStringLiteral("max"));
    QCOMPARE(entry.after, Json(100));
}

void Templates::onlyDifferentWordsAreApproximations()
{
    const auto approximations = [](const char *yaml) {
        const Ledger ledger = run(QString::fromLatin1(yaml)).second;
        return std::count_if(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.action == LossAction::Approximated; });
    };
    QCOMPARE(approximations("{a: {put: params.reasoning_effort, map: {low: LOW}}}"), 0);
    QCOMPARE(approximations("{a: {put: params.reasoning_effort, map: {low: MINIMAL}}}"), 1);
}

OUTCROP_TEST(Templates, CoreApplication)

} // namespace tst_template

#include "tst_template.moc"
