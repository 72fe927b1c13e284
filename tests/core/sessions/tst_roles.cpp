// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"
#include "core/sessions/phaseroles.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_roles {

class Roles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsPhasesToRoles_data();
    void mapsPhasesToRoles();
    void reportsAnUnknownRoleAtItsLocation();
};

void Roles::mapsPhasesToRoles_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("model");
    QTest::newRow("planner") << "planning" << "anthropic" << "claude-sonnet-5-5";
    QTest::newRow("generator") << "generating" << "open-source" << "library/llama3.1:70b";
    QTest::newRow("reviewer, provider alone") << "reviewing" << "openai" << "";
    QTest::newRow("reviser is not mapped") << "revising" << "" << "";
    QTest::newRow("a custom phase") << "drafting" << "manual" << "";
    QTest::newRow("no phase") << "" << "" << "";
}

void Roles::mapsPhasesToRoles()
{
    const Manifest manifest = readManifest(*readDocument(QStringLiteral("config.toml"), R"([roles]
planner = "anthropic/claude-sonnet-5-5"
generator = "open-source/library/llama3.1:70b"
reviewer = "openai"
reviser = ""
drafting = "manual"
)"));
    QVERIFY2(manifest.diagnostics.isEmpty(), qPrintable(manifest.diagnostics.value(0).message));
    QFETCH(QString, phase);
    const Role role = roleFor(manifest, phase).value_or(Role());
    QTEST(role.provider, "provider");
    QTEST(role.model, "model");
}

void Roles::reportsAnUnknownRoleAtItsLocation()
{
    const Manifest manifest = readManifest(*readDocument(QStringLiteral("config.toml"), "[roles]\nplanner = 7\n[sessions]\nhistory = \"forget\"\n"));
    QCOMPARE(manifest.diagnostics.size(), 2);
    QCOMPARE(manifest.diagnostics.at(0).location.range.start.line, 2);
    QCOMPARE(manifest.diagnostics.at(1).location.range.start.line, 4);
}

OUTCROP_TEST(Roles, NoApplication)

} // namespace tst_roles

#include "tst_roles.moc"
