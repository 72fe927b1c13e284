// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which providers `local` selects, as in `validate --providers local`.
#include "app/workspace/localproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_localproviders {

class TestLocalProviders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void localSelectsTheProvidersOnThisComputer()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        QVERIFY(isLocalProvider(opened, QStringLiteral("open-source")));
        QVERIFY(!isLocalProvider(opened, QStringLiteral("anthropic")));
        QVERIFY(!isLocalProvider(opened, QStringLiteral("manual"))); // the provider `manual` has no server
        QVERIFY(!isLocalProvider(opened, QStringLiteral("unknown")));
        const QStringList names{QStringLiteral("local"), QStringLiteral("anthropic"), QStringLiteral("open-source")};
        QCOMPARE(expandLocalProviders(opened, names), (QStringList{QStringLiteral("open-source"), QStringLiteral("anthropic")}));
        QCOMPARE(expandLocalProviders(opened, {QStringLiteral("anthropic")}), QStringList(QStringLiteral("anthropic")));
    }

    void theManifestsAddressDeterminesWhetherAProviderIsLocal()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"https://models.example\"\n\n[providers.openai]\nbase_url = \"http://127.0.0.1:8080\"\n");
        const OpenedWorkspace opened = *openWorkspace(copy.folder());
        QCOMPARE(expandLocalProviders(opened, {QStringLiteral("local")}), QStringList(QStringLiteral("openai")));
    }

    void anUnknownNameIsKept()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "\n[providers.open-source]\nbase_url = \"https://models.example\"\n");
        QCOMPARE(expandLocalProviders(*openWorkspace(copy.folder()), {QStringLiteral("local")}), QStringList(QStringLiteral("local")));
    }

    void aProviderNamedLocalTakesPrecedence()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.write(QStringLiteral("portability/providers/local.yaml"),
            "provider:\n  name: local\n  api_format: ollama-chat\n  models: [{id: small}]\nrendering:\n  message_roles: {user: user, assistant: assistant}\n");
        QCOMPARE(expandLocalProviders(*openWorkspace(copy.folder()), {QStringLiteral("local")}), QStringList(QStringLiteral("local")));
    }
};

OUTCROP_TEST(TestLocalProviders, CoreApplication)

} // namespace tst_localproviders

#include "tst_localproviders.moc"
