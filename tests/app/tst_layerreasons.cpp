// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the explanations of why a file is or is not a layer.
#include "app/prompt/layerreasons.h"
#include "tests/support/testregistry.h"
#include "tests/support/wordlesstranslator.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_layerreasons {

namespace {

Selection selectionInPhase(const QString &phase)
{
    Selection selection;
    selection.phase = phase;
    return selection;
}

} // namespace

class TestLayerReasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsEveryFile_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *path, const char *reason, const char *first, const char *second = "", const char *place = "") {
            QTest::newRow(path) << QString::fromUtf8(path) << QString::fromUtf8(reason) << QString::fromUtf8(first) << QString::fromUtf8(second) << QString::fromUtf8(place);
        };
        row("layers/soul.md", "sent", "layers/soul.md is a layer: it is in layers/, and config.toml lists it as `soul` in [prompt_layers].",
            "Its tier is GRANITE, from its front matter.");
        row("layers/plain.md", "sent", "layers/plain.md is a layer: it is in layers/.", "Its tier is TOPSOIL, the default.");
        row("layers/identity.md", "sent", "layers/identity.md is a layer: it is in layers/.", "Its tier is SANDSTONE, from its name `identity`.");
        row("layers/reviewing.md", "not-sent", "layers/reviewing.md is a layer: it is in layers/.", "Its tier is TOPSOIL, the default.", "layers/reviewing.md:2:7");
        row("layers/empty.md", "empty", "layers/empty.md is a layer: it is in layers/.", "Its tier is WEATHER, from its front matter.");
        row("named/one.md", "sent", "named/one.md is a layer: config.toml lists it as `one` in [prompt_layers].", "Its tier is TOPSOIL, the default.");
        row("layers/gold.md", "unusable", "layers/gold.md should be a layer because it is in layers/, but it cannot be used.",
            "`gold` is not a tier. Use one of: granite, bedrock, sandstone, topsoil, weather.", "layers/gold.md:2:7");
        row("layers/gone.md", "unusable", "layers/gone.md should be a layer because it is in layers/, but it cannot be used.",
            "The target of this link does not exist. Remove the link, or create the file.", "layers/gone.md:1:1");
        row("layers/condensed/soul.md", "short-form",
            "layers/condensed/soul.md is the condensed form of the layer with the same file name: it replaces the layer if the context window is smaller than 100000 tokens.");
        row("notes/n.md", "elsewhere", "notes/n.md is not a layer: it has `tier:`, but it is not in layers/, and config.toml does not list it.",
            "Move it into layers/, or list it in [prompt_layers] of config.toml.", "notes/n.md:2:1");
        row("layers/drafts/d.md", "elsewhere",
            "layers/drafts/d.md is not a layer: it has `tier:`, but it is in a subfolder of layers/, and only files in layers/ itself are layers.",
            "Move it into layers/, or list it in [prompt_layers] of config.toml.", "layers/drafts/d.md:2:1");
        row("layers/README.md", "elsewhere", "layers/README.md is not a layer: it has `tier:`, but a file with this name is plain text in any folder.",
            "Move it into layers/, or list it in [prompt_layers] of config.toml.", "layers/README.md:2:1");
        row("agents/clerk.md", "other", "agents/clerk.md is not a layer. Its kind is `agent`.");
        row("requests/extend.txt", "other", "requests/extend.txt is not a layer. Its kind is `text`.");
        row("layers/picture.png", "ignored", "layers/picture.png is not a layer: files with this extension are not read; layers are Markdown files.");
        row("node_modules/x/layer.md", "ignored", "node_modules/x/layer.md is not a layer: node_modules and most hidden files and folders are not read.");
        row("layers", "ignored", "layers is not a layer: it is a folder.");
    }

    void explainsEveryFile()
    {
        QFETCH(QString, path);
        const Result<LayerReason> reason = layerReason(*openWorkspace(m_copy.folder()), path, Selection());
        QVERIFY2(reason.ok(), reason.ok() ? "" : qPrintable(reason.error().message));
        QTEST(reasonName(reason->kind), "reason");
        QTEST(reason->sentences.value(0), "first");
        QTEST(toString(reason->location), "place");
        QFETCH(QString, second);
        if (!second.isEmpty())
            QCOMPARE(reason->sentences.value(1), second);
    }

    void selectionDeterminesWhetherALayerIsSent()
    {
        const OpenedWorkspace opened = *openWorkspace(m_copy.folder());
        const QString path = QStringLiteral("layers/reviewing.md");
        QCOMPARE(layerReason(opened, path, Selection())->sentences.last(),
            QStringLiteral("It is not sent: its condition `phase == reviewing and agent == clerk` is false for no phase, agent clerk."));
        QCOMPARE(layerReason(opened, path, selectionInPhase(QStringLiteral("reviewing")))->sentences.last(),
            QStringLiteral("It is sent: its condition `phase == reviewing and agent == clerk` is true for phase reviewing, agent clerk."));
    }

    void translatesTheValuesOfAConditionAndTheKind()
    {
        const OpenedWorkspace opened = *openWorkspace(m_copy.folder());
        const WordlessTranslator wordless;
        const QString path = QStringLiteral("layers/reviewing.md");
        const QStringList arguments{QStringLiteral("phase == reviewing and agent == clerk"), QStringLiteral("clerk"), QStringLiteral("reviewing")};
        QCOMPARE(wordsIn(layerReason(opened, path, Selection())->sentences.last(), arguments), QStringList());
        QCOMPARE(wordsIn(layerReason(opened, path, selectionInPhase(QStringLiteral("reviewing")))->sentences.last(), arguments), QStringList());
        const QString other = QStringLiteral("agents/clerk.md");
        QCOMPARE(wordsIn(layerReason(opened, other, Selection())->sentences.first(), {other}), QStringList());
    }

    void outsideLayersRequirePermission()
    {
        m_copy.append(QStringLiteral("config.toml"), "shared = \"../shared.md\"\n");
        const QString path = m_copy.siblingPath(QStringLiteral("shared.md"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Shared.\n") > 0);
        file.close();
        const Result<LayerReason> closed = layerReason(*openWorkspace(m_copy.folder()), path, Selection());
        QCOMPARE(reasonName(closed->kind), QStringLiteral("outside"));
        QVERIFY(!closed->isLayer());
        const Result<LayerReason> open = layerReason(*openWorkspace(m_copy.folder(), {true}), path, Selection());
        QCOMPARE(reasonName(open->kind), QStringLiteral("sent"));
        const Result<LayerReason> other = layerReason(*openWorkspace(m_copy.folder()), m_copy.folder() + QStringLiteral("/../"), Selection());
        QCOMPARE(reasonName(other->kind), QStringLiteral("ignored"));
    }

    void rejectsAMissingFile()
    {
        const Result<LayerReason> reason = layerReason(*openWorkspace(m_copy.folder()), QStringLiteral("layers/nowhere.md"), Selection());
        QVERIFY(!reason.ok());
        QCOMPARE(reason.error().code, ErrorCode::NotFound);
    }

    void listsUnusableLayers()
    {
        const QList<UnusableLayer> layers = unusableLayers(*openWorkspace(m_copy.folder()));
        QCOMPARE(layers.size(), 2);
        QCOMPARE(layers.at(0).file, QStringLiteral("layers/gold.md"));
        QCOMPARE(layers.at(0).finding.code, QStringLiteral("layer-unknown-tier"));
        QCOMPARE(layers.at(1).file, QStringLiteral("layers/gone.md"));
    }

    void initTestCase()
    {
        const QByteArray layer = "---\ntier: weather\n---\nText.\n";
        for (const char *path : {"notes/n.md", "layers/drafts/d.md", "layers/README.md", "node_modules/x/layer.md"})
            m_copy.write(QString::fromUtf8(path), layer);
        m_copy.write(QStringLiteral("layers/plain.md"), "Text.\n");
        m_copy.write(QStringLiteral("layers/identity.md"), "Text.\n");
        m_copy.write(QStringLiteral("layers/empty.md"), "---\ntier: weather\n---\n\n");
        m_copy.write(QStringLiteral("layers/gold.md"), "---\ntier: gold\n---\nText.\n");
        m_copy.write(QStringLiteral("layers/reviewing.md"), "---\nwhen: phase == reviewing and agent == clerk\n---\nText.\n");
        m_copy.write(QStringLiteral("layers/condensed/soul.md"), "Short.\n");
        m_copy.write(QStringLiteral("layers/picture.png"), "x");
        m_copy.write(QStringLiteral("named/one.md"), "Text.\n");
        m_copy.append(QStringLiteral("config.toml"), "one = \"named/one.md\"\n");
        QVERIFY(QFile::link(QStringLiteral("nowhere.md"), m_copy.path(QStringLiteral("layers/gone.md"))));
    }

private:
    const WorkspaceCopy m_copy{QStringLiteral("plain")};
};

OUTCROP_TEST(TestLayerReasons, CoreApplication)

} // namespace tst_layerreasons

#include "tst_layerreasons.moc"
