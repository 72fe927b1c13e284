// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layer.h"
#include "core/layers/profile.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_stack {

class Stack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsByTierOrderAndName();
    void manifestSetsTierOrderAndCondition();
    void locatesInvalidManifestSettings_data();
    void locatesInvalidManifestSettings();
    void derivesTiersFromNames_data();
    void derivesTiersFromNames();
    void locatesInvalidSettings_data();
    void locatesInvalidSettings();
    void fixesAMisspelledValue_data();
    void fixesAMisspelledValue();
    void reportsAMisspelledKey_data();
    void reportsAMisspelledKey();
    void checksProfilesAgainstTheSchema_data();
    void checksProfilesAgainstTheSchema();
    void matchesWorkloads_data();
    void matchesWorkloads();
};

void Stack::sortsByTierOrderAndName()
{
    const LayerStack stack = readStack(workspaceOf({
        {QStringLiteral("layers/a.md"), QStringLiteral("---\ntier: weather\n---\nx")},
        {QStringLiteral("layers/b.md"), QStringLiteral("---\ntier: GRANITE\norder: 2\n---\nx")},
        {QStringLiteral("layers/c.md"), QStringLiteral("---\ntier: granite\norder: 1\n---\nx")},
        {QStringLiteral("layers/d.md"), QStringLiteral("---\ntier: granite\norder: 1\n---\nx")},
    }));
    QStringList names;
    for (const Layer &layer : stack.layers)
        names.append(layer.name);
    QCOMPARE(names.join(u' '), QStringLiteral("c d b a"));
    QCOMPARE(stack.layers.first().cadence, Cadence::Quarterly);
}

void Stack::manifestSetsTierOrderAndCondition()
{
    const Workspace workspace = workspaceOf({
        {QStringLiteral("config.toml"), QStringLiteral("[prompt_layers]\nz = \"z.md\"\nb = {file = \"b.md\", tier = \"granite\", order = 2}\n"
                                                       "a = {file = \"a.md\", cadence = \"weekly\", when = \"phase == planning\"}\nc = {file = \"c.md\", tier = \"GRANITE\", order = 1}\n")},
        {QStringLiteral("a.md"), QStringLiteral("---\ncadence: daily\n---\nx")},
        {QStringLiteral("b.md"), QStringLiteral("---\ntier: weather\norder: 7\n---\nx")},
        {QStringLiteral("c.md"), QStringLiteral("x")},
        {QStringLiteral("z.md"), QStringLiteral("x")},
        {QStringLiteral("layers/m.md"), QStringLiteral("x")},
    });
    const LayerStack stack = readStack(workspace);
    QVERIFY(stack.diagnostics.isEmpty() && workspace.manifest().diagnostics.isEmpty());
    QStringList names;
    for (const Layer &layer : stack.layers)
        names.append(layer.name);
    QCOMPARE(names.join(u' '), QStringLiteral("c b z a m")); // the manifest determines the order within TOPSOIL; files that it does not list follow
    const Layer &a = stack.layers.at(3);
    QCOMPARE(a.cadence, Cadence::Weekly);
    QCOMPARE(a.when.text(), QStringLiteral("phase == planning"));
}

void Stack::locatesInvalidManifestSettings_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("place");
    QTest::newRow("tier") << QStringLiteral("tier = \"marble\"") << QStringLiteral("config.toml:2:30");
    QTest::newRow("cadence") << QStringLiteral("cadence = \"hourly\"") << QStringLiteral("config.toml:2:33");
    QTest::newRow("order") << QStringLiteral("order = \"first\"") << QStringLiteral("config.toml:2:31");
    QTest::newRow("condition") << QStringLiteral("when = \"season == may\"") << QStringLiteral("config.toml:2:31");
    QTest::newRow("unknown key") << QStringLiteral("teir = \"granite\"") << QStringLiteral("config.toml:2:23");
}

void Stack::locatesInvalidManifestSettings()
{
    QFETCH(QString, settings);
    const Workspace workspace = workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[prompt_layers]\na = { file = \"a.md\" , %1 }\n").arg(settings)}, {QStringLiteral("a.md"), QStringLiteral("x")}});
    const Diagnostics found = workspace.manifest().diagnostics + readStack(workspace).diagnostics;
    QCOMPARE(found.size(), 1);
    QTEST(toString(found.first().location), "place");
}

void Stack::derivesTiersFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tier");
    QTest::newRow("soul") << QStringLiteral("soul") << QStringLiteral("granite");
    QTest::newRow("user") << QStringLiteral("user") << QStringLiteral("bedrock");
    QTest::newRow("identity") << QStringLiteral("identity") << QStringLiteral("sandstone");
    QTest::newRow("tools") << QStringLiteral("tools") << QStringLiteral("topsoil");
    QTest::newRow("anything else") << QStringLiteral("runbook") << QStringLiteral("topsoil");
}

void Stack::derivesTiersFromNames()
{
    QFETCH(QString, name);
    QFETCH(QString, tier);
    const LayerStack stack = readStack(workspaceOf({{QStringLiteral("layers/%1.md").arg(name), QStringLiteral("text")}}));
    QCOMPARE(tierName(stack.layers.value(0).tier), tier);
}

void Stack::locatesInvalidSettings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(expected);
    };
    row("an unknown tier", "---\ntitle: x\ntier: marble\n---\n", "layers/l.md:3:7: error: `marble` is not a tier.");
    row("an unknown cadence", "---\ncadence: hourly\n---\n", "layers/l.md:2:10: error: `hourly` is not a cadence.");
    row("an unknown section", "---\nsection: intro\n---\n", "layers/l.md:2:10: error: `intro` is not a section.");
    row("a condition that stops", "---\nwhen: workload in (platform\n---\n", "layers/l.md:2:28: error: The condition `when` is not valid: Expected `)`.");
    row("a condition with an unknown name", "---\nwhen: phase == x and worklod == y\n---\n", "layers/l.md:2:22: error: The condition `when` is not valid: Unknown name `worklod`.");
    row("a quoted condition", "---\nwhen: \"phase =\"\n---\n", "layers/l.md:2:14: error: The condition `when` is not valid");
}

void Stack::locatesInvalidSettings()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const LayerStack stack = readStack(workspaceOf({{QStringLiteral("layers/l.md"), text}}));
    QVERIFY(stack.layers.isEmpty());
    QCOMPARE(stack.diagnostics.size(), 1);
    const QString message = toString(stack.diagnostics.first());
    QVERIFY2(message.startsWith(expected), qPrintable(message));
}

void Stack::fixesAMisspelledValue_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("fixed");
    QTest::newRow("cadence") << QStringLiteral("cadence: mothly") << QStringLiteral("cadence: monthly");
    QTest::newRow("tier, in quotes") << QStringLiteral("tier: \"granit\"") << QStringLiteral("tier: \"granite\"");
    QTest::newRow("section") << QStringLiteral("section: contxt") << QStringLiteral("section: context");
    QTest::newRow("another word") << QStringLiteral("cadence: hourly") << QStringLiteral("cadence: hourly");
}

void Stack::fixesAMisspelledValue()
{
    QFETCH(QString, field);
    QFETCH(QString, fixed);
    const auto document = [](const QString &line) { return QStringLiteral("---\n%1\n---\nx\n").arg(line); };
    const LayerStack stack = readStack(workspaceOf({{QStringLiteral("layers/l.md"), document(field)}}));
    QCOMPARE(stack.diagnostics.size(), 1);
    QCOMPARE(withFixes(document(field), stack.diagnostics), document(fixed));
    QCOMPARE(hasCertainFix(stack.diagnostics.first()), field != fixed);
}

/// A misspelled key is reported; for example, a layer with a misspelled condition key would always be sent. The layer is still used.
void Stack::reportsAMisspelledKey_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(expected);
    };
    row("a key", "---\ncadense: daily\n---\n", "layers/l.md:2:1: warning: Unknown key `cadense`; did you mean `cadence`?");
    row("an order that is not a number", "---\norder: many\n---\n", "layers/l.md:2:8: warning: ");
    row("a title that is not text", "---\ntitle: {a: b}\n---\n", "layers/l.md:2:8: warning: ");
    row("nothing", "---\ntier: GRANITE\ncadence: monthly\ntitle: A\ndescription: b\ntags: [c]\norder: 2\nsection: tools\nwhen: phase == x\n---\n", "");
    row("nothing at all", "text", "");
}

void Stack::reportsAMisspelledKey()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const LayerStack stack = readStack(workspaceOf({{QStringLiteral("layers/l.md"), text}}));
    QCOMPARE(stack.layers.size(), 1);
    QCOMPARE(stack.diagnostics.size(), expected.isEmpty() ? 0 : 1);
    const QString message = expected.isEmpty() ? QString() : toString(stack.diagnostics.first());
    QVERIFY2(expected.isEmpty() || message.startsWith(expected), qPrintable(message));
}

void Stack::checksProfilesAgainstTheSchema_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(expected);
    };
    row("a misspelled part", "generation_parms:\n  planning: {temperature: 1}\n",
        "config.yml:1:1: warning: Unknown key \"generation_parms\"; did you mean \"generation_params\"?");
    row("a misspelled parameter", "generation_params:\n  planning: {temprature: 1}\n",
        "config.yml:2:14: warning: Unknown key \"temprature\"; did you mean \"temperature\"?");
    row("a list for a mapping", "generation_params: [a]\n", "config.yml:1:20: error: Expected a mapping, found a list.");
    row("a number for a phase", "generation_params:\n  planning: 7\n", "config.yml:2:13: error: Expected a mapping, found a number.");
    row("a number for the scopes", "scopes: 7\n", "config.yml:1:9: error: Expected a mapping, found a number.");
    row("a word for a number", "generation_params:\n  planning: {temperature: hot}\n",
        "config.yml:2:27: error: Expected a number, found a string.");
    row("a word in a scope", "scope_overrides:\n  wide:\n    planning: {max_output_tokens: x}\n",
        "config.yml:3:35: error: Expected a whole number, found a string.");
    row("a temperature that no provider takes", "generation_params:\n  planning: {temperature: 9}\n",
        "config.yml:2:27: error: The value must be at most 2.");
    row("nothing", "name: p\ndescription: d\ngeneration_params:\n  planning: {temperature: 0.0, stop: a}\nprompt_types: {planning: ''}\n", "");
    row("nothing at all", "", "");
}

void Stack::checksProfilesAgainstTheSchema()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    Diagnostics found;
    QVERIFY(readProfile(readDocument(QStringLiteral("profiles/p/config.yml"), text.toUtf8()), found));
    QCOMPARE(found.size(), expected.isEmpty() ? 0 : 1);
    const QString message = expected.isEmpty() ? QString() : toString(found.first());
    QVERIFY2(message.contains(expected), qPrintable(message));
}

void Stack::matchesWorkloads_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("workload");
    QTest::addColumn<bool>("serves");
    QTest::newRow("the same") << QStringLiteral("platform") << QStringLiteral("platform") << true;
    QTest::newRow("a subcategory of the tag") << QStringLiteral("platform") << QStringLiteral("platform/k8s") << true;
    QTest::newRow("a category above the tag") << QStringLiteral("platform/k8s") << QStringLiteral("platform") << true;
    QTest::newRow("a sibling") << QStringLiteral("platform/k8s") << QStringLiteral("platform/nas") << false;
    QTest::newRow("a longer word") << QStringLiteral("plat") << QStringLiteral("platform") << false;
}

void Stack::matchesWorkloads()
{
    QFETCH(QString, tag);
    QFETCH(QString, workload);
    QFETCH(bool, serves);
    const QString text = QStringLiteral("---\nname: s\ndescription: d\nmetadata: {workloads: \"other, %1\"}\n---\nbody").arg(tag);
    const LayerStack stack = readStack(workspaceOf({{QStringLiteral("skills/s/SKILL.md"), text}}));
    QCOMPARE(stack.skills.size(), 1);
    QCOMPARE(stack.skills.first().hasWorkload(workload), serves);
}

OUTCROP_TEST(Stack, CoreApplication)

} // namespace tst_stack

#include "tst_stack.moc"
