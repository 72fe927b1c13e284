// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document.h"
#include "core/documents/manifest.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_manifest {

namespace {

Manifest readManifestText(const QByteArray &text)
{
    return readManifest(*readDocument("config.toml", text));
}

Manifest readManifestFile(const QString &name)
{
    QFile file(QStringLiteral(OUTCROP_TEST_DATA "/documents/") + name);
    return file.open(QIODevice::ReadOnly) ? readManifestText(file.readAll()) : Manifest();
}

} // namespace

class ManifestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSeedTables();
    void readsOutcropTables();
    void emptyManifestHasDefaults();
    void readsLayersWithSettings();
    void reportsFindings_data();
    void reportsFindings();
    void offersFixes();
    void resolvesLayerPaths_data();
    void resolvesLayerPaths();
};

void ManifestTest::readsSeedTables()
{
    const Manifest manifest = readManifestFile("seed-tables.toml");
    QVERIFY2(manifest.diagnostics.isEmpty(), qPrintable(testing::findings(manifest.diagnostics)));
    QCOMPARE(manifest.conductorName, QStringLiteral("Lead"));
    QCOMPARE(manifest.conductorRole, QStringLiteral("COO"));
    QCOMPARE(manifest.specialists.keys(), (QStringList{"coder", "worker"}));
    QCOMPARE(manifest.specialists["coder"].model, QStringLiteral("gpt-5.3-codex"));
    QCOMPARE(manifest.specialists["worker"].workloads, QStringList{"pipeline"});
    QCOMPARE(manifest.promptLayers.size(), 3);
    QCOMPARE(manifest.promptLayers[1].name, QStringLiteral("identity")); // the layers are in the order of the file
    QCOMPARE(manifest.promptLayers[1].file, QStringLiteral("~/.lead/identity.md"));
    QCOMPARE(manifest.data.at(u"retrieval.collections").toStrings(), (QStringList{"agent_memory", "otel_events"}));
    QCOMPARE(manifest.condensedBelow, 100'000);
}

void ManifestTest::readsOutcropTables()
{
    const Manifest manifest = readManifestFile("own-tables.toml");
    QVERIFY2(manifest.diagnostics.isEmpty(), qPrintable(testing::findings(manifest.diagnostics)));
    QCOMPARE(manifest.name, QStringLiteral("Seeds"));
    QCOMPARE(manifest.agent, QStringLiteral("conductor"));
    QCOMPARE(manifest.profile, QStringLiteral("feature"));
    QCOMPARE(manifest.condensedBelow, 32'000);
    QCOMPARE(manifest.agentTier, QStringLiteral("topsoil"));
    QCOMPARE(manifest.cadences, (QMap<QString, QString>{{"granite", "quarterly"}, {"bedrock", "monthly"}}));
    QCOMPARE(manifest.providers["local"].model, QStringLiteral("llama3.1:70b"));
    QCOMPARE(manifest.providers["local"].baseUrl, QStringLiteral("http://localhost:11434"));
}

void ManifestTest::emptyManifestHasDefaults()
{
    const Manifest manifest = readManifestText("");
    QVERIFY(manifest.diagnostics.isEmpty());
    QVERIFY(manifest.promptLayers.isEmpty() && manifest.specialists.isEmpty());
}

void ManifestTest::reportsFindings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("not TOML") << QByteArray("[conductor\n") << "1:11 toml-syntax";
    QTest::newRow("auto_apply") << QByteArray("[evolution]\nauto_apply = true\n") << "2:14 manifest-auto-apply";
    QTest::newRow("unknown table") << QByteArray("[conducter]\nname = 'x'\n") << "1:2 schema-unknown-key";
    QTest::newRow("unknown keys") << QByteArray("[workspace]\nnaem = 'x'\nother = 1\n")
                                  << "2:1 schema-unknown-key\n3:1 schema-unknown-key";
    QTest::newRow("wrong type") << QByteArray("[specialists.x]\nworkloads = 'build'\n") << "2:13 schema-wrong-type";
    QTest::newRow("no cadence") << QByteArray("[workspace.cadences]\ngranite = 'yearly'\n")
                                << "2:11 schema-not-allowed";
    QTest::newRow("negative") << QByteArray("[workspace]\ncondensed_below = -1\n") << "2:19 schema-value";
}

void ManifestTest::readsLayersWithSettings()
{
    const Manifest manifest = readManifestText("[prompt_layers]\nsoul = \"soul.md\"\ntools = {file = \"TOOLS.md\", tier = \"Topsoil\", order = 2, when = \"phase == planning\"}\n\n"
                                   "[prompt_layers.law]\nfile = \"SYSTEM.md\"\ncadence = \"weekly\"\n");
    QVERIFY2(manifest.diagnostics.isEmpty(), qPrintable(testing::findings(manifest.diagnostics)));
    QStringList entries;
    for (const Manifest::LayerEntry &entry : manifest.promptLayers)
        entries.append(QStringLiteral("%1=%2@%3").arg(entry.name, entry.file).arg(entry.range.start.line));
    QCOMPARE(entries, (QStringList{"soul=soul.md@2", "tools=TOOLS.md@3", "law=SYSTEM.md@6"}));
    QCOMPARE(manifest.promptLayers[1].settings[u"order"].toInteger(), 2);
    QVERIFY(!manifest.promptLayers[0].settings.isMapping());
}

void ManifestTest::reportsFindings()
{
    QFETCH(QByteArray, text);
    QTEST(testing::findings(readManifestText(text).diagnostics), "expected");
}

void ManifestTest::offersFixes()
{
    const QByteArray text("[evolution]\nauto_apply = true\nschedul = '7'\n\n[prompt_layers.law]\nfile = 'SYSTEM.md'\ncadence = \"mothly\" # slow\n");
    QCOMPARE(withFixes(QString::fromUtf8(text), readManifestText(text).diagnostics),
        QStringLiteral("[evolution]\nauto_apply = false\nschedule = '7'\n\n[prompt_layers.law]\nfile = 'SYSTEM.md'\ncadence = \"monthly\" # slow\n"));
}

void ManifestTest::resolvesLayerPaths_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("resolved");

    QTest::newRow("relative") << "layers/soul.md"
                              << "layers/soul.md";
    QTest::newRow("with dots") << "./layers/../soul.md"
                               << "soul.md";
    QTest::newRow("home, inside") << "~/seeds/soul.md"
                                  << "soul.md";
    QTest::newRow("home, outside") << "~/.lead/soul.md"
                                   << "/home/u/.lead/soul.md";
    QTest::newRow("absolute, inside") << "/home/u/seeds/layers/soul.md"
                                      << "layers/soul.md";
    QTest::newRow("absolute, outside") << "/etc/soul.md"
                                       << "/etc/soul.md";
    QTest::newRow("up and out") << "../soul.md"
                                << "/home/u/soul.md";
    QTest::newRow("a folder that only begins alike") << "/home/u/seedsman/soul.md"
                                                     << "/home/u/seedsman/soul.md";
    QTest::newRow("a name that begins with a tilde") << "~soul.md"
                                                     << "~soul.md";
}

void ManifestTest::resolvesLayerPaths()
{
    QFETCH(QString, written);
    QTEST(resolveManifestPath(written, "/home/u", "/home/u/seeds"), "resolved");
}

OUTCROP_TEST(ManifestTest, NoApplication)

} // namespace tst_manifest

#include "tst_manifest.moc"
