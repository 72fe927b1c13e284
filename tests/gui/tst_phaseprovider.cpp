// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the window selects the provider of a phase's role, and that the user can choose a different one.
#include "gui/start/application.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_phaseprovider {

class TestPhaseProvider : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// The window and the command line compose the same prompt for a workspace, because neither selects a phase by default.
    void aNewWorkspaceHasNoPhase()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const auto *phase = test.find<QComboBox>(QStringLiteral("phase"));
        QVERIFY(phase->count() > 1);
        QCOMPARE(phase->currentData().toString(), QString());
    }

    void phaseSelectsTheProviderOfItsRole()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("config.toml"), "\n[roles]\ngenerator = \"google\"\n");
        OpenWindow test;
        QVERIFY(test.openFolder(copy.folder()));
        const auto *provider = test.find<QComboBox>(QStringLiteral("provider"));
        QVERIFY(test.pick(QStringLiteral("phase"), QStringLiteral("planning")));
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("anthropic")));
        QVERIFY(test.pick(QStringLiteral("phase"), QStringLiteral("generating")));
        QCOMPARE(provider->currentData().toString(), QStringLiteral("google"));
        QVERIFY(test.pick(QStringLiteral("provider"), QStringLiteral("openai"))); // the user's choice is kept until another phase is chosen
        QCOMPARE(provider->currentData().toString(), QStringLiteral("openai"));
        QVERIFY(test.pick(QStringLiteral("phase"), QStringLiteral("planning"))); // the role of this phase has no provider
        QCOMPARE(provider->currentData().toString(), QStringLiteral("openai"));
    }
};

OUTCROP_TEST(TestPhaseProvider, GuiApplication)

} // namespace tst_phaseprovider

#include "tst_phaseprovider.moc"
