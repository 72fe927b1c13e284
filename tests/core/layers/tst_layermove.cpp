// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layermove.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_layermove {

namespace {

QString layerText(const QString &tier, int order)
{
    return QStringLiteral("---\ntier: %1 # kept\norder: %2\n---\nText.\n").arg(tier).arg(order);
}

/// Returns a workspace with layers in GRANITE, given as names with their orders: `a0 b0 c4`.
Workspace granite(const QString &layers)
{
    QList<QPair<QString, QString>> files;
    for (const QString &each : layers.split(u' ', Qt::SkipEmptyParts))
        files.append({QStringLiteral("layers/%1.md").arg(each.at(0)), layerText(QStringLiteral("granite"), each.mid(1).toInt())});
    return workspaceOf(files);
}

/// Returns a tier in the notation of granite(), in the order in which its layers are sent.
QString tierText(const Workspace &workspace, Tier tier)
{
    QStringList names;
    for (const Layer &layer : layersInTier(readStack(workspace), tier))
        names.append(layer.name + QString::number(layer.order));
    return names.join(u' ');
}

QString changedNames(const LayerMove &move)
{
    QString names;
    for (const DocumentEdits &each : move.change.edits)
        names += documentNameOf(each.path);
    return names;
}

struct OrderedLayer {
    QString path;
    int order = 0;
};

/// Returns whether the layers that keep their orders leave enough numbers for the other layers. Assigns the smallest possible order to each layer in
/// turn.
bool hasRoom(const QList<OrderedLayer> &orderedLayers, const QList<bool> &keeps)
{
    std::optional<int> order;
    for (qsizetype i = 0; i < orderedLayers.size(); ++i) {
        const int step = i > 0 && orderedLayers.at(i).path < orderedLayers.at(i - 1).path ? 1 : 0;
        if (order)
            order = *order + step;
        if (keeps.at(i) && order && orderedLayers.at(i).order < *order)
            return false;
        if (keeps.at(i))
            order = orderedLayers.at(i).order;
    }
    return true;
}

/// Returns the minimum number of neighbors that must change, by trying all subsets.
int fewestChanges(const QList<OrderedLayer> &orderedLayers, qsizetype moved)
{
    int fewest = int(orderedLayers.size());
    for (uint set = 0; set < (1u << orderedLayers.size()); ++set) {
        QList<bool> keeps;
        int changes = 0;
        for (qsizetype i = 0; i < orderedLayers.size(); ++i) {
            keeps.append(i != moved && (set >> i & 1));
            changes += i != moved && !keeps.last();
        }
        if (changes < fewest && hasRoom(orderedLayers, keeps))
            fewest = changes;
    }
    return fewest;
}

} // namespace

class TestLayerMove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesLayersInTheManifest()
    {
        const Workspace workspace = workspaceOf({{"config.toml", "[prompt_layers]\nb = { file = \"b.md\", tier = \"granite\", cadence = \"daily\", order = 1 } # law\na = { file = \"a.md\", tier = \"granite\" }\n"},
            {"a.md", "A.\n"}, {"b.md", "B.\n"}, {"layers/c.md", "C.\n"}});
        const Result<LayerMove> down = planLayerMove(readStack(workspace), QStringLiteral("b"), {Tier::Bedrock, std::nullopt, true});
        QVERIFY(down.ok());
        const Result<Workspace> after = withChange(workspace, down->change);
        QVERIFY(after.ok());
        QCOMPARE(after->document("config.toml")->text,
            QStringLiteral("[prompt_layers]\nb = { file = \"b.md\", tier = \"bedrock\", order = 1 } # law\na = { file = \"a.md\", tier = \"granite\" }\n"));
        const Result<LayerMove> first = planLayerMove(readStack(workspace), QStringLiteral("b"), {Tier::Granite, 0});
        QVERIFY(first.ok());
        QCOMPARE(tierText(*withChange(workspace, first->change), Tier::Granite).section(u' ', 0, 0).left(1), QStringLiteral("b"));
        QCOMPARE(first->change.paths(), QStringList{"config.toml"});
    }

    void movesInsideATier_data();
    void movesInsideATier();
    void movesToAnotherTier_data();
    void movesToAnotherTier();
    void rejectsInvalidMoves_data();
    void rejectsInvalidMoves();
    void changesAsFewDocumentsAsPossible();
    void acceptsNamesAndPaths();
    void movesInALargeTier();
};

void TestLayerMove::movesInsideATier_data()
{
    QTest::addColumn<QString>("layers");
    QTest::addColumn<QString>("layer");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char *name, const char *layers, const char *layer, int position, const char *after, const char *changed) {
        QTest::newRow(name) << QString::fromLatin1(layers) << QString::fromLatin1(layer) << position << QString::fromLatin1(after)
                            << QString::fromLatin1(changed);
    };
    row("at its current position", "a0 b0 c0", "b", 1, "a0 b0 c0", "");
    row("to the end", "a0 b0 c0", "a", 2, "b0 c0 a1", "a");
    row("to the top", "a0 b0 c0", "c", 0, "c-1 a0 b0", "c");
    row("to the top, above zero", "a4 b5 c6", "c", 0, "c3 a4 b5", "c");
    row("into a gap", "a1 b2 c9", "a", 1, "b2 a3 c9", "a");
    row("no gap: the shorter way", "a1 b2 c3 d3", "a", 2, "b2 c2 a3 d3", "ac");
    row("between equals, by name", "a0 c0 b1", "b", 1, "a0 b0 c0", "b");
    row("between equals, against the name", "a0 b0 z5", "z", 1, "a0 z5 b6", "b");
    row("the shorter side gives way", "a0 b0 c0 d0 z9", "z", 1, "a-1 z-1 b0 c0 d0", "az");
    row("the last one of equals gives way", "a0 b0 c0 d0 z9", "z", 3, "a0 b0 c0 z9 d10", "d");
}

void TestLayerMove::movesInsideATier()
{
    QFETCH(QString, layers);
    QFETCH(QString, layer);
    QFETCH(int, position);
    QFETCH(QString, after);
    QFETCH(QString, changed);
    const Workspace workspace = granite(layers);
    const Result<LayerMove> move = planLayerMove(readStack(workspace), layer, {Tier::Granite, position});
    QVERIFY2(move.ok(), move ? "" : qPrintable(toString(move.error())));
    QCOMPARE(tierText(*withChange(workspace, move->change), Tier::Granite), after);
    QCOMPARE(changedNames(*move), changed);
    QCOMPARE(move->to.position.value_or(-1), position);
}

void TestLayerMove::movesToAnotherTier_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<TierPosition>("to");
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("position");
    const QString body = QStringLiteral("Text.\n");
    QTest::newRow("only its tier") << QStringLiteral("---\n# mine\ntier: \"granite\"\norder: 2 # two\n---\n") + body
                                   << TierPosition{Tier::Weather}
                                   << QStringLiteral("---\n# mine\ntier: \"weather\"\norder: 2 # two\n---\n") + body
                                   << 2;
    QTest::newRow("without front matter")
        << body << TierPosition{Tier::Weather, 0} << QStringLiteral("---\ntier: weather\norder: -1\n---\n") + body << 0;
    QTest::newRow("without front matter, windows")
        << QStringLiteral("Text.\r\n") << TierPosition{Tier::Weather, 0}
        << QStringLiteral("---\r\ntier: weather\r\norder: -1\r\n---\r\nText.\r\n") << 0;
    QTest::newRow("its cadence as well") << QStringLiteral("---\ntier: granite\ncadence: monthly\n---\n") + body
                                         << TierPosition{Tier::Weather, std::nullopt, true}
                                         << QStringLiteral("---\ntier: weather\n---\n") + body << 1;
    QTest::newRow("between two") << QStringLiteral("---\ntier: granite\n---\n") + body << TierPosition{Tier::Weather, 2}
                                 << QStringLiteral("---\ntier: weather\norder: 2\n---\n") + body << 2;
    QTest::newRow("to the end") << QStringLiteral("---\ntier: granite\n---\n") + body << TierPosition{Tier::Weather, 3}
                                << QStringLiteral("---\ntier: weather\norder: 8\n---\n") + body << 3;
}

void TestLayerMove::movesToAnotherTier()
{
    QFETCH(QString, text);
    QFETCH(TierPosition, to);
    QFETCH(QString, after);
    QFETCH(int, position);
    const QString path = QStringLiteral("layers/m.md");
    const Workspace workspace = workspaceOf({{path, text}, {QStringLiteral("layers/a.md"), layerText(QStringLiteral("weather"), 0)},
        {QStringLiteral("layers/n.md"), layerText(QStringLiteral("weather"), 1)}, {QStringLiteral("layers/z.md"), layerText(QStringLiteral("weather"), 7)}});
    const Result<LayerMove> move = planLayerMove(readStack(workspace), path, to);
    QVERIFY2(move.ok(), move ? "" : qPrintable(toString(move.error())));
    const Workspace moved = *withChange(workspace, move->change);
    QCOMPARE(moved.document(path)->text, after);
    QCOMPARE(move->change.paths(), QStringList(path));
    QCOMPARE(move->to.position.value_or(-1), position);
    QCOMPARE(layersInTier(readStack(moved), Tier::Weather).at(position).file(), path);
}

void TestLayerMove::rejectsInvalidMoves_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<TierPosition>("to");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("file");
    QTest::newRow("unknown") << QStringLiteral("nobody") << TierPosition{Tier::Granite} << ErrorCode::NotFound
                             << QStringLiteral("nobody");
    QTest::newRow("before the first") << QStringLiteral("a") << TierPosition{Tier::Granite, -1} << ErrorCode::Invalid
                                      << QStringLiteral("layers/a.md");
    QTest::newRow("beyond the last") << QStringLiteral("a") << TierPosition{Tier::Granite, 4} << ErrorCode::Invalid
                                     << QStringLiteral("layers/a.md");
    QTest::newRow("broken front matter") << QStringLiteral("broken") << TierPosition{Tier::Weather}
                                         << ErrorCode::Invalid << QStringLiteral("layers/broken.md");
    QTest::newRow("not UTF-8") << QStringLiteral("latin") << TierPosition{Tier::Weather} << ErrorCode::Invalid
                               << QStringLiteral("layers/latin.md");
    QTest::newRow("a neighbor that cannot be edited") << QStringLiteral("a") << TierPosition{Tier::Topsoil, 1}
                                                       << ErrorCode::Invalid << QStringLiteral("layers/latin.md");
    QTest::newRow("no higher number") << QStringLiteral("a") << TierPosition{Tier::Bedrock, 1} << ErrorCode::Invalid
                                      << QStringLiteral("layers/a.md");
}

void TestLayerMove::rejectsInvalidMoves()
{
    QFETCH(QString, layer);
    QFETCH(TierPosition, to);
    QFETCH(ErrorCode, code);
    QFETCH(QString, file);
    const QList<SourceFile> files{{QStringLiteral("layers/a.md"), "---\ntier: granite\n---\nx"},
        {QStringLiteral("layers/b.md"), "---\ntier: bedrock\norder: 2147483647\n---\nx"},
        {QStringLiteral("layers/broken.md"), "---\ntier: granite\ntitle: [a\n---\nx"}, {QStringLiteral("layers/c.md"), "---\ntier: granite\n---\nx"},
        {QStringLiteral("layers/latin.md"), "---\ntier: topsoil\n---\n\xE9"}, {QStringLiteral("layers/latin2.md"), "---\ntier: topsoil\n---\n\xE9"}};
    const LayerStack stack = readStack(Workspace::fromFiles({QStringLiteral("test")}, files));
    const Result<LayerMove> move = planLayerMove(stack, layer, to);
    QVERIFY(!move.ok());
    QCOMPARE(move.error().code, code);
    QVERIFY(!move.error().message.isEmpty());
    if (code == ErrorCode::Invalid && layer == u"a" && to.tier == Tier::Topsoil)
        QVERIFY(move.error().location.file.startsWith(u"layers/latin"));
    else
        QCOMPARE(move.error().location.file, file);
}

void TestLayerMove::changesAsFewDocumentsAsPossible()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 400; ++round) {
        QList<QPair<QString, QString>> files;
        const int count = 1 + random.bounded(6);
        for (int i = 0; i < count; ++i)
            files.append({QStringLiteral("layers/%1.md").arg(QChar(u'a' + i)), layerText(QStringLiteral("granite"), random.bounded(-1, 4))});
        const Workspace workspace = workspaceOf(files);
        QList<Layer> others = layersInTier(readStack(workspace), Tier::Granite);
        const Layer moving = others.takeAt(random.bounded(count));
        const qsizetype position = random.bounded(count);
        const Result<LayerMove> move = planLayerMove(readStack(workspace), moving.name, {Tier::Granite, position});
        QVERIFY(move.ok());
        QList<OrderedLayer> orderedLayers;
        for (const Layer &other : std::as_const(others))
            orderedLayers.append({other.file(), other.order});
        orderedLayers.insert(position, {moving.file(), moving.order});
        const QList<Layer> after = layersInTier(readStack(*withChange(workspace, move->change)), Tier::Granite);
        for (qsizetype i = 0; i < orderedLayers.size(); ++i)
            QCOMPARE(after.at(i).file(), orderedLayers.at(i).path);
        qsizetype neighbours = 0;
        for (const DocumentEdits &each : move->change.edits)
            neighbours += each.path != moving.file();
        QCOMPARE(neighbours, fewestChanges(orderedLayers, position));
    }
}

void TestLayerMove::acceptsNamesAndPaths()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("config.toml"), QStringLiteral("[prompt_layers]\nheart = \"docs/h.md\"\n")},
        {QStringLiteral("docs/h.md"), QStringLiteral("Text.\n")}});
    for (const QString &name : {QStringLiteral("heart"), QStringLiteral("docs/h.md")}) {
        const Result<LayerMove> move = planLayerMove(readStack(workspace), name, {Tier::Granite});
        QVERIFY(move.ok());
        QCOMPARE(move->file, QStringLiteral("docs/h.md"));
        QCOMPARE(move->from.tier, Tier::Topsoil);
        QCOMPARE(move->from.position.value_or(-1), 0);
        QCOMPARE(withChange(workspace, move->change)->document(QStringLiteral("docs/h.md"))->text, QStringLiteral("---\ntier: granite\n---\nText.\n"));
    }
}

void TestLayerMove::movesInALargeTier()
{
    QList<QPair<QString, QString>> files;
    for (int i = 0; i < 2000; ++i)
        files.append({QStringLiteral("layers/l%1.md").arg(i, 5, 10, QLatin1Char('0')), QStringLiteral("---\ntier: granite\n---\nx")});
    const LayerStack stack = readStack(workspaceOf(files));
    QBENCHMARK {
        QVERIFY(planLayerMove(stack, QStringLiteral("l01999"), {Tier::Granite, 1000}).ok());
    }
}

OUTCROP_TEST(TestLayerMove, CoreApplication)

} // namespace tst_layermove

#include "tst_layermove.moc"
