// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/composer.h"
#include "core/render/renderer.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_fifthprovider {

/// Tests a provider that is not built in: two YAML files in a workspace, for an unusual API. The chapter "A new provider" in
/// CONTRIBUTING.md shows these files.
class FifthProvider : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rendersFromYamlAlone();
    void encodesOnlyTheModelInTheUrl_data();
    void encodesOnlyTheModelInTheUrl();
    void listsUnsupportedPartsInTheLedger();
    void quotesWorkspaceTextsForTheShell();
    void locatesInvalidRules_data();
    void locatesInvalidRules();

private:
    static QString wire();
    static QString adapter();
    static RenderedRequest rendered();
};

/// Returns a wire format that puts the system text inside the last message, and the parameters as JSON in a header.
QString FifthProvider::wire()
{
    return QStringLiteral(R"(wire: parrot
base_url: https://parrot.example
endpoint: {method: POST, url: "{base_url}/talk/{model.id}"}
headers:
  x-key: {put: key}
  x-parameters: {json: {heat: {put: params.temperature}, length: {put: params.max_output_tokens}}}
request:
  lines:
    each: turns
    as:
      who: {put: turn.role, map: roles}
      says:
        with: "\n\n"
        join:
          - {when: turn.last, action: moved, why: "parrot has no system prompt", put: system.text}
          - {put: turn.text}
)");
}

QString FifthProvider::adapter()
{
    return QStringLiteral(R"(provider:
  name: parrot
  api_format: parrot
  key: PARROT_KEY
  models:
    - {id: grey, context_window: 4000, accepts: [temperature]}
rendering:
  message_roles: {user: human, assistant: bird}
)");
}

RenderedRequest FifthProvider::rendered()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("portability/wire/parrot.yaml"), wire()},
                                             {QStringLiteral("portability/providers/parrot.yaml"), adapter()}});
    const ProviderCatalog catalog = ProviderCatalog::read({}, workspace);
    PromptBundle bundle = PromptBundle::fromText(QStringLiteral("Hello?"));
    bundle.sections.append({QStringLiteral("layers/soul.md"), QStringLiteral("Soul"), Part::Context, Tier::Granite,
                            TracedText::copied(QStringLiteral("Be kind."), QStringLiteral("layers/soul.md"), 0)});
    Message earlier;
    earlier.role = Message::Role::Assistant;
    earlier.content = TracedText::generated(QStringLiteral("Hi."), {});
    bundle.history.append(earlier);
    bundle.params.set({QStringLiteral("temperature"), 0.0, {}});
    bundle.params.set({QStringLiteral("top_p"), 0.9, {}});
    return render(bundle, *chooseTarget(catalog, QStringLiteral("parrot"), {}, {}));
}

void FifthProvider::rendersFromYamlAlone()
{
    const RenderedRequest request = rendered();
    QCOMPARE(request.url, QStringLiteral("https://parrot.example/talk/grey"));
    const QList<QPair<QString, QString>> headers{{QStringLiteral("x-key"), QStringLiteral("$PARROT_KEY")},
                                                 {QStringLiteral("x-parameters"), QStringLiteral("{\"heat\":0.0}")}};
    QCOMPARE(request.headers, headers);
    const Json expected = Json::parse(R"({"lines": [{"who": "bird", "says": "Hi."},
                                                    {"who": "human", "says": "## Soul\nBe kind.\n\nHello?"}]})");
    QCOMPARE(request.body.toJson(), expected);
}

/// A model ID can contain characters that end a URL path, or text that also occurs in the host.
void FifthProvider::encodesOnlyTheModelInTheUrl_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("url");

    QTest::newRow("a plain id") << "https://parrot.example" << "grey" << "https://parrot.example/talk/grey";
    QTest::newRow("a word in the host name") << "https://parrot.example" << "parrot" << "https://parrot.example/talk/parrot";
    QTest::newRow("a part of the scheme") << "https://parrot.example" << "http" << "https://parrot.example/talk/http";
    QTest::newRow("a slash") << "https://parrot.example/v1" << "birds/grey" << "https://parrot.example/v1/talk/birds%2Fgrey";
    QTest::newRow("a slash that the address has, too") << "https://parrot.example/birds/v1" << "birds/v1" << "https://parrot.example/birds/v1/talk/birds%2Fv1";
    QTest::newRow("a question mark") << "https://parrot.example" << "grey?x#y" << "https://parrot.example/talk/grey%3Fx%23y";
    QTest::newRow("a version") << "https://parrot.example" << "grey:latest@2" << "https://parrot.example/talk/grey:latest@2";
}

void FifthProvider::encodesOnlyTheModelInTheUrl()
{
    QFETCH(const QString, host);
    QFETCH(const QString, model);
    const QString quoted = u'"' + model + u'"';
    const Workspace workspace = workspaceOf({{QStringLiteral("portability/wire/parrot.yaml"), wire().replace(QStringLiteral("https://parrot.example"), host)},
        {QStringLiteral("portability/providers/parrot.yaml"), adapter().replace(QStringLiteral("id: grey"), QStringLiteral("id: ") + quoted)}});
    const ProviderCatalog catalog = ProviderCatalog::read({}, workspace);
    const Result<RenderTarget> target = chooseTarget(catalog, QStringLiteral("parrot"), {}, {});
    QVERIFY(target.ok());
    const RenderedRequest request = render(PromptBundle::fromText(QStringLiteral("Hello?")), *target);
    QCOMPARE(request.model, model);
    QTEST(request.url, "url");
}

void FifthProvider::listsUnsupportedPartsInTheLedger()
{
    QHash<QString, LedgerEntry> rows;
    for (const LedgerEntry &entry : rendered().ledger)
        rows.insert(entry.part, entry);
    QCOMPARE(toString(rows.value(QStringLiteral("params.top_p")).action), QStringLiteral("dropped"));
    QCOMPARE(rows.value(QStringLiteral("params.top_p")).before, Json(0.9));
    QCOMPARE(toString(rows.value(QStringLiteral("params.temperature")).action), QStringLiteral("renamed"));
    QCOMPARE(toString(rows.value(QStringLiteral("sections/layers/soul.md")).action), QStringLiteral("moved"));
    QCOMPARE(rows.value(QStringLiteral("sections/layers/soul.md")).reason, QStringLiteral("parrot has no system prompt"));
    QCOMPARE(toString(rows.value(QStringLiteral("request")).action), QStringLiteral("kept"));
}

void FifthProvider::quotesWorkspaceTextsForTheShell()
{
    RenderedRequest request = rendered();
    request.headers.append({QStringLiteral("x-evil"), QStringLiteral("$(touch /tmp/x) `id` 'quoted' $HOME")});
    const QString command = curlCommand(request);
    QVERIFY2(command.contains(QLatin1String("--header 'x-key: '\"$PARROT_KEY\" ")), qPrintable(command));
    QVERIFY2(command.contains(QLatin1String("--header 'x-evil: $(touch /tmp/x) `id` '\\''quoted'\\'' $HOME' ")), qPrintable(command));
}

void FifthProvider::locatesInvalidRules_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("code");

    const QString wirePath = QStringLiteral("portability/wire/w.yaml");
    const QString adapterPath = QStringLiteral("portability/providers/p.yaml");
    QTest::newRow("a template that names an unknown part")
        << wirePath << QStringLiteral("wire: w\nrequest:\n  a: {put: params.temprature}\n") << QStringLiteral("3:12") << QStringLiteral("template-unknown-part");
    QTest::newRow("an unknown list") << wirePath << QStringLiteral("wire: w\nrequest:\n  a: {each: turn, as: 1}\n") << QStringLiteral("3:13")
                                     << QStringLiteral("template-unknown-part");
    QTest::newRow("two fields in one place") << wirePath << QStringLiteral("wire: w\nrequest:\n  a.b: 1\n  a: 2\n") << QStringLiteral("4:3")
                                             << QStringLiteral("template-invalid");
    QTest::newRow("a placeholder that is never closed")
        << wirePath << QStringLiteral("wire: w\nrequest: {a: \"x {model.id\"}\n") << QStringLiteral("2:14") << QStringLiteral("template-invalid");
    QTest::newRow("a condition that does not parse")
        << wirePath << QStringLiteral("wire: w\nrequest:\n  a: {when: model.id ==, put: model.id}\n") << QStringLiteral("3:13")
        << QStringLiteral("template-invalid");
    QTest::newRow("a directive's stranger") << wirePath << QStringLiteral("wire: w\nrequest:\n  a: {put: model.id, ass: x}\n") << QStringLiteral("3:22")
                                            << QStringLiteral("template-invalid");
    QTest::newRow("an unknown key of a wire format")
        << wirePath << QStringLiteral("wire: w\nrequest: {}\nheders: {}\n") << QStringLiteral("3:1") << QStringLiteral("schema-unknown-key");
    QTest::newRow("an unknown key of an adapter")
        << adapterPath << QStringLiteral("provider:\n  name: p\n  api_format: w\n  modles: []\nrendering: {}\n") << QStringLiteral("4:3")
        << QStringLiteral("schema-unknown-key");
    QTest::newRow("a wrong type") << adapterPath << QStringLiteral("provider:\n  name: p\n  api_format: w\n  models: 3\nrendering: {}\n")
                                  << QStringLiteral("4:11") << QStringLiteral("schema-wrong-type");
}

void FifthProvider::locatesInvalidRules()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, code);
    const Diagnostics found = ProviderCatalog::read({}, workspaceOf({{path, text}})).diagnostics();
    QVERIFY(!found.isEmpty());
    QCOMPARE(toString(found.first().location), path + u':' + place);
    QCOMPARE(found.first().code, code);
}

OUTCROP_TEST(FifthProvider, CoreApplication)

} // namespace tst_fifthprovider

#include "tst_fifthprovider.moc"
