// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the finding for a provider URL whose path does not match the provider's API.
#include "core/render/baseurlcheck.h"
#include "tests/support/sourcecatalog.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_baseurlcheck {

class TestBaseUrlCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsUnsuitablePaths_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("said"); // expected message; empty if there is no finding
        QTest::newRow("Ollama below /v1") << "open-source"
                                          << "http://127.0.0.1:1234/v1"
                                          << "requests are sent to http://127.0.0.1:1234/v1/api/chat. Remove `/v1`";
        QTest::newRow("with a slash") << "open-source"
                                      << "http://127.0.0.1:1234/v1/"
                                      << "requests are sent to http://127.0.0.1:1234/v1/api/chat. Remove `/v1`";
        QTest::newRow("Ollama") << "open-source" << "http://127.0.0.1:11434" << "";
        QTest::newRow("Ollama behind a gateway") << "open-source" << "http://gateway.example/ollama" << "";
        QTest::newRow("Anthropic below /v1")
            << "anthropic"
            << "https://gateway.example/v1"
            << "requests are sent to https://gateway.example/v1/v1/messages. Remove `/v1`";
        QTest::newRow("OpenAI at the root") << "openai"
                                            << "http://127.0.0.1:8000"
                                            << "requests are sent to http://127.0.0.1:8000/responses. The URL of a server with "
                                               "this API usually ends in `/v1`";
        QTest::newRow("OpenAI") << "openai" << "https://gateway.example/v1" << "";
        QTest::newRow("OpenAI elsewhere") << "openai" << "https://gateway.example/openai/v1" << "";
    }
    void reportsUnsuitablePaths()
    {
        QFETCH(const QString, provider);
        QFETCH(const QString, address);
        QFETCH(const QString, said);
        const QByteArray text = QStringLiteral("[providers.%1]\nbase_url = \"%2\"\n").arg(provider, address).toUtf8();
        const Workspace workspace = Workspace::fromFiles({}, {{QStringLiteral("config.toml"), text}});
        const Diagnostics found = checkBaseUrls(workspace.manifest(), sourceCatalog());
        QCOMPARE(found.isEmpty(), said.isEmpty());
        if (said.isEmpty())
            return;
        QVERIFY2(found.first().message.contains(said), qPrintable(found.first().message));
        QCOMPARE(toString(found.first().location), QStringLiteral("config.toml:2:12"));
    }

    void checksBaseUrlsOfAdapters()
    {
        const Workspace workspace = Workspace::fromFiles({}, {{QStringLiteral("portability/providers/box.yaml"),
            "provider:\n  name: box\n  api_format: ollama-chat\n  base_url: http://box.example/v1\n  models: [{id: m}]\nrendering:\n  structured_output: {mechanism: native}\n"}});
        const Diagnostics found = checkBaseUrls(workspace.manifest(), sourceCatalog().with(workspace));
        QCOMPARE(found.size(), 1);
        QCOMPARE(toString(found.first().location), QStringLiteral("portability/providers/box.yaml:4:13"));
    }
};

OUTCROP_TEST(TestBaseUrlCheck, NoApplication)

} // namespace tst_baseurlcheck

#include "tst_baseurlcheck.moc"
