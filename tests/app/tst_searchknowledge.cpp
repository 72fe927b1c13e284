// SPDX-License-Identifier: GPL-3.0-or-later
// Tests indexing and searching a workspace: collections, updates, embeddings, and the skills of a turn.
#include "app/knowledge/collectknowledge.h"
#include "app/knowledge/skillsforturn.h"
#include "app/records/collectlog.h"
#include "app/records/storelocation.h"
#include "app/workspace/providers.h"
#include "tests/support/embeddingserver.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_searchknowledge {

namespace {

/// A workspace with documents in all collections. recordRequest() fills the log.
class SearchFixture
{
public:
    SearchFixture()
    {
        write("skills/k8s/SKILL.md", "---\nname: k8s\ndescription: Restart pods of the cluster\nmetadata: {workloads: platform/k8s}\n---\nUse kubectl.\n");
        write("skills/mail/SKILL.md", "---\nname: mail\ndescription: Answer letters\nmetadata: {workloads: comms}\n---\nBe kind.\n");
        write("memory/outbox.md", "---\ntitle: The outbox\nworkloads: [comms]\ntags: [mail]\n---\nIt grows at night.\n");
        write("MEMORY.md", "# Memory\n\n- The gateway restarts slowly\n- Talos needs a fixed address\n");
        write("vault/garden.md", "Tomatoes want sun.\n");
        write("layers/soul.md", "---\ntier: granite\n---\nI am calm.\n");
        write("config.toml", "[retrieval]\nbackend = \"sqlite\"\n");
    }

    void write(const QString &path, const QByteArray &bytes) const { writeFile(m_folder.filePath(path), bytes); }
    void writeOutside(const QString &path, const QByteArray &bytes) const { writeFile(outsidePath(path), bytes); }
    void remove(const QString &path) const { QFile::remove(m_folder.filePath(path)); }
    QString outsidePath(const QString &name) const { return m_outsideFolder.filePath(name); }
    OpenedWorkspace open() const { return *openWorkspace(m_folder.path()); }
    KeyRing &keys() { return m_keys; }

    Result<IndexingReport> index(const IndexJob &work = {}, const std::stop_token &stop = {})
    {
        return indexWorkspace(open(), m_keys, &m_providers, work, stop);
    }

    Result<SearchResult> search(const QString &text, const QStringList &collections = {}, const QString &workload = {})
    {
        SearchRequest request;
        request.text = text;
        request.collections = collections;
        request.workload = workload;
        return searchKnowledge(open(), request, m_keys, &m_providers, {});
    }
    QString found(const QString &text, const QStringList &collections = {}, const QString &workload = {})
    {
        QStringList ids;
        const Result<SearchResult> answer = search(text, collections, workload);
        for (const SearchHit &hit : answer ? answer->hits : QList<SearchHit>())
            ids.append(hit.document.collection + u':' + hit.document.id);
        return ids.join(u' ');
    }
    Providers &providers() { return m_providers; }

    void recordRequest(const QString &request)
    {
        const Result<OpenedStore> store = openStore(storeLocation(open()), m_keys);
        Interaction turn{0, QDateTime::currentDateTimeUtc()};
        turn.request = request;
        if (!store || !store->store->interactions().append({turn}))
            qFatal("nothing is recorded");
    }

    /// Returns the collections that have documents in the index.
    QString indexedCollections()
    {
        const Result<OpenedIndex> index = openIndex(indexLocation(open()), m_keys);
        const Result<IndexStats> stats = index ? index->index->stats() : Result<IndexStats>(index.error());
        QStringList names;
        for (const CollectionStats &one : stats ? stats->collections : QList<CollectionStats>()) {
            if (one.documents > 0)
                names.append(one.collection);
        }
        return names.join(u' ');
    }

private:
    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_outsideFolder;
    KeyRing m_keys{m_outsideFolder.filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
    Providers m_providers{m_keys.reader()};
};

/// Measures the largest number of interactions that one query of a store returns.
class PageSizeRecorder final : public Records<Interaction>
{
public:
    explicit PageSizeRecorder(Records<Interaction> &records) : m_records(records) { }

    Result<QList<RecordId>> append(const QList<Interaction> &records) override { return m_records.append(records); }
    Result<QList<Interaction>> query(const RecordFilter &filter) override
    {
        Result<QList<Interaction>> read = m_records.query(filter);
        largestPage = std::max(largestPage, read ? read->size() : 0);
        return read;
    }
    Result<qint64> count(const RecordFilter &filter) override { return m_records.count(filter); }
    Result<QList<GroupAggregate>> aggregate(const Grouping &grouping, const RecordFilter &filter) override
    {
        return m_records.aggregate(grouping, filter);
    }
    Status replace(const Interaction &record) override { return m_records.replace(record); }
    Result<qint64> remove(const RecordFilter &filter) override { return m_records.remove(filter); }

    qsizetype largestPage = 0;

private:
    Records<Interaction> &m_records;
};

struct PagedStore final : Store {
    explicit PagedStore(Store &store) : real(store), pages(store.interactions()) { }

    QString name() const override { return real.name(); }
    QString readOnlyReason() const override { return real.readOnlyReason(); }
    Records<Interaction> &interactions() override { return pages; }
    Records<Violation> &violations() override { return real.violations(); }
    Records<Estimate> &estimates() override { return real.estimates(); }
    Records<Attempt> &attempts() override { return real.attempts(); }
    Records<Experiment> &experiments() override { return real.experiments(); }
    Records<Measurement> &measurements() override { return real.measurements(); }
    Records<Suggestion> &suggestions() override { return real.suggestions(); }
    Records<Decision> &decisions() override { return real.decisions(); }
    Result<RemovedRecords> removeWholeMonths(const QDateTime &until) override { return real.removeWholeMonths(until); }
    Status transaction(const std::function<Status()> &work) override { return real.transaction(work); }

    Store &real;
    PageSizeRecorder pages;
};

/// Returns the counts of added, changed, removed and unchanged documents, such as `skills 2+ 0~ 0- 0=`, or the error.
QString counts(const Result<IndexingReport> &report)
{
    if (!report)
        return report.error().message;
    QStringList texts;
    for (const IndexedCollection &one : report->collections)
        texts.append(QStringLiteral("%1 %2+ %3~ %4- %5=").arg(one.collection).arg(one.added).arg(one.changed).arg(one.removed).arg(one.unchangedDocuments));
    return texts.join(QStringLiteral(", "));
}

} // namespace

class TestSearchKnowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// `outcrop-cli index` and the window's button report a broken taxonomy as an error, because documents are tagged with it. A search that must first
    /// update the index ignores the error.
    void rejectsABrokenTaxonomy()
    {
        SearchFixture desk;
        desk.write("taxonomy.ttl", "<a> .");
        const Result<IndexingReport> rejected = desk.index();
        QVERIFY(!rejected);
        QCOMPARE(rejected.error().code, ErrorCode::Invalid);
        QCOMPARE(rejected.error().location.file, QStringLiteral("taxonomy.ttl"));
        QVERIFY(desk.index({.ignoresTaxonomyErrors = true}));
        QCOMPARE(desk.found(QStringLiteral("outbox")), QStringLiteral("memory:memory/outbox.md"));
    }

    void searchesEveryCollection()
    {
        SearchFixture desk;
        QCOMPARE(counts(desk.index()), QStringLiteral("memory 3+ 0~ 0- 0=, skills 2+ 0~ 0- 0=, vault 1+ 0~ 0- 0=, log 0+ 0~ 0- 0=, documents 1+ 0~ 0- 0="));
        QCOMPARE(desk.found(QStringLiteral("restarting pod")).section(u' ', 0, 0), QStringLiteral("skills:skills/k8s/SKILL.md"));
        QCOMPARE(desk.found(QStringLiteral("outbox")), QStringLiteral("memory:memory/outbox.md"));
        QCOMPARE(desk.found(QStringLiteral("talos")), QStringLiteral("memory:MEMORY.md#talos-needs-a-fixed-address"));
        QCOMPARE(desk.found(QStringLiteral("tomato")), QStringLiteral("vault:vault/garden.md"));
        QCOMPARE(desk.found(QStringLiteral("calm")), QStringLiteral("documents:layers/soul.md"));
        QCOMPARE(desk.search(QStringLiteral("talos"))->hits.first().document.line, 4);
    }

    void findsLayersAgentsAndProfiles()
    {
        SearchFixture desk;
        desk.write("agents/scout.md", "---\nname: scout\ndescription: Looks ahead\n---\nReport what is behind the hill.\n");
        desk.write("profiles/orchard/config.yml", "name: orchard\ndescription: Pruning before winter\nscopes: {tree: {description: One tree}}\n");
        QVERIFY(desk.index().ok());
        QCOMPARE(desk.found(QStringLiteral("calm")), QStringLiteral("documents:layers/soul.md"));
        QCOMPARE(desk.found(QStringLiteral("hill")), QStringLiteral("documents:agents/scout.md"));
        for (const char *word : {"orchard", "pruning", "tree"})
            QCOMPARE(desk.found(QLatin1String(word)), QStringLiteral("documents:profiles/orchard/config.yml"));
        QCOMPARE(desk.search(QStringLiteral("orchard"))->hits.first().document.title, QStringLiteral("orchard"));
    }

    void findsMemoriesWithSimilarNames()
    {
        SearchFixture desk;
        desk.write("MEMORY.md", "- **Deploy**: apples\n- **Deploy**: pears\n- **Deploy 2**: plums\n");
        QVERIFY(desk.index().ok());
        for (const char *word : {"apples", "pears", "plums"})
            QVERIFY2(desk.found(QLatin1String(word)).startsWith(QLatin1String("memory:MEMORY.md#deploy")), word);
    }

    void workloadIncludesNarrowerWorkloads()
    {
        SearchFixture desk;
        QVERIFY(desk.index().ok());
        QCOMPARE(desk.found(QStringLiteral("pods letters outbox"), {}, QStringLiteral("platform")), QStringLiteral("skills:skills/k8s/SKILL.md"));
        QCOMPARE(desk.found(QStringLiteral("letters"), {}, QStringLiteral("platform")), QString());
        QCOMPARE(desk.found(QStringLiteral("pods letters"), {QStringLiteral("memory")}), QString());
    }

    void reindexesOnlyChangedDocuments()
    {
        SearchFixture desk;
        QVERIFY(desk.index().ok());
        desk.write("layers/soul.md", "---\ntier: granite\n---\nI am quick.\n");
        desk.write("vault/new.md", "Basil.\n");
        desk.remove("skills/mail/SKILL.md");
        QCOMPARE(counts(desk.index()), QStringLiteral("memory 0+ 0~ 0- 3=, skills 0+ 0~ 1- 1=, vault 1+ 0~ 0- 1=, log 0+ 0~ 0- 0=, documents 0+ 1~ 0- 0="));
        QCOMPARE(desk.found(QStringLiteral("calm")), QString());
        QCOMPARE(desk.found(QStringLiteral("quick")), QStringLiteral("documents:layers/soul.md"));
        QCOMPARE(desk.found(QStringLiteral("letters")), QString());
        QVERIFY(desk.index({true}).ok());
        QCOMPARE(desk.found(QStringLiteral("basil")), QStringLiteral("vault:vault/new.md"));
    }

    void findsRecordedTurns()
    {
        SearchFixture desk;
        const Result<OpenedStore> store = openStore(storeLocation(desk.open()), desk.keys());
        Interaction turn{0, QDateTime::currentDateTimeUtc()};
        turn.request = QStringLiteral("Why is the greenhouse cold?");
        turn.response = QStringLiteral("A window is open.");
        turn.workload = QStringLiteral("observe");
        QVERIFY(store->store->interactions().append({turn}).ok());
        QVERIFY(desk.index().ok());
        QCOMPARE(desk.found(QStringLiteral("greenhouse window"), {}, QStringLiteral("observe")), QStringLiteral("log:1"));
    }

    /// A turn is found by its question and its response, not by the layers and skills of its prompt.
    void doesNotFindTurnsByLayersAndSkills()
    {
        SearchFixture desk;
        const Result<OpenedStore> store = openStore(storeLocation(desk.open()), desk.keys());
        Interaction turn{0, QDateTime::currentDateTimeUtc()};
        turn.request = QStringLiteral("The rollout hangs.");
        turn.response = QStringLiteral("Look at the pods.");
        turn.workload = QStringLiteral("observe");
        turn.layers = {QStringLiteral("layers/marmalade.md")};
        turn.skills = {QStringLiteral("marmalade")};
        turn.agent = QStringLiteral("marmalade");
        QVERIFY(store->store->interactions().append({turn}).ok());
        QVERIFY(desk.index().ok());
        QCOMPARE(desk.found(QStringLiteral("marmalade")), QString());
        QCOMPARE(desk.found(QStringLiteral("rollout")), QStringLiteral("log:1"));
        const Result<QList<SearchDocument>> documents = readLogDocuments(*store->store, desk.open().taxonomy.taxonomyOrDefault(), {});
        QVERIFY(documents->first().tags.isEmpty());
        QCOMPARE(documents->first().fields.value(QStringLiteral("layers")), QStringLiteral("layers/marmalade.md"));
    }

    /// The request of an imported record is the whole conversation; the last question is stored separately.
    void logIndexesRequestsButNoExperiments()
    {
        SearchFixture desk;
        const Result<OpenedStore> store = openStore(storeLocation(desk.open()), desk.keys());
        Interaction imported{0, QDateTime::currentDateTimeUtc()};
        imported.source = QStringLiteral("log.jsonl");
        imported.request = QStringLiteral("system: Be kind.\n\nuser: ") + QString(5000, u'x') + QStringLiteral("\n\nuser: Why is the greenhouse cold?");
        imported.details = {{"question", "Why is the greenhouse cold?"}};
        imported.response = QStringLiteral("A window is open.");
        Interaction tried{0, QDateTime::currentDateTimeUtc()};
        tried.source = QStringLiteral("experiment");
        QVERIFY(store->store->interactions().append({imported, tried}).ok());
        const Result<QList<SearchDocument>> documents = readLogDocuments(*store->store, desk.open().taxonomy.taxonomyOrDefault(), {});
        QVERIFY(documents.ok());
        QCOMPARE(documents->size(), 1);
        QCOMPARE(documents->first().title, QStringLiteral("Why is the greenhouse cold?"));
        QCOMPARE(documents->first().text, QStringLiteral("Why is the greenhouse cold?\n\nA window is open."));
    }

    void indexesOnlyConfiguredCollections()
    {
        SearchFixture desk;
        desk.write("config.toml", "[retrieval]\ncollections = [\"agent_skills\"]\n");
        QCOMPARE(counts(desk.index()), QStringLiteral("skills 2+ 0~ 0- 0="));
        QVERIFY(desk.search(QStringLiteral("x"), {QStringLiteral("vault")}).error().code == ErrorCode::Invalid);
    }

    void outsideVaultRequiresPermission()
    {
        SearchFixture desk;
        QFile note(desk.outsidePath(QStringLiteral("note.md")));
        QVERIFY(note.open(QIODevice::WriteOnly) && note.write("Parsley.\n") > 0);
        note.close();
        desk.write("config.toml", "[retrieval]\nvault = \"" + desk.outsidePath(QString()).toUtf8() + "\"\n");
        const Result<IndexingReport> report = desk.index();
        QCOMPARE(report->findings.size(), 1);
        QCOMPARE(report->findings.first().code, QStringLiteral("index-vault"));
        QCOMPARE(desk.found(QStringLiteral("parsley")), QString());
        QVERIFY(desk.index({false, true}).ok());
        QCOMPARE(desk.found(QStringLiteral("parsley")), QStringLiteral("vault:note.md"));
    }

    void keepsUnreadableDocumentsInTheIndex_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("rebuilds");
        for (const char *what : {"a vault that is not allowed", "a vault that is gone", "a vault that is not mounted", "a store that does not open"}) {
            QTest::newRow(what) << QString::fromLatin1(what) << false;
            QTest::newRow(QByteArray(what).append(", rebuilds").constData()) << QString::fromLatin1(what) << true;
        }
    }
    void keepsUnreadableDocumentsInTheIndex()
    {
        QFETCH(QString, what);
        QFETCH(bool, rebuilds);
        SearchFixture desk;
        desk.writeOutside(QStringLiteral("notes/note.md"), "Parsley.\n");
        desk.write("config.toml", "[retrieval]\nvault = \"" + desk.outsidePath(QStringLiteral("notes")).toUtf8() + "\"\n");
        desk.recordRequest(QStringLiteral("Why is the greenhouse cold?"));
        QVERIFY(desk.index({false, true}).ok());

        desk.write("layers/soul.md", "---\ntier: granite\n---\nI am quick.\n");
        desk.remove("skills/mail/SKILL.md");
        if (what.endsWith(QLatin1String("gone")) || what.endsWith(QLatin1String("mounted")))
            QVERIFY(QDir(desk.outsidePath(QStringLiteral("notes"))).removeRecursively());
        if (what.endsWith(QLatin1String("mounted")))
            QVERIFY(QDir().mkpath(desk.outsidePath(QStringLiteral("notes"))));
        if (what.endsWith(QLatin1String("open")))
            desk.write(QStringLiteral(".outcrop/outcrop.db"), QByteArray(5000, 'x'));
        const Result<IndexingReport> report = desk.index({rebuilds, !what.endsWith(QLatin1String("allowed"))});
        QVERIFY2(report.ok(), report.ok() ? "" : qPrintable(report.error().message));
        QVERIFY(!report->findings.isEmpty());
        const bool isLogReported = std::any_of(report->findings.begin(), report->findings.end(), [](const Diagnostic &one) {
            return one.code == u"index-log" && one.message.startsWith(QStringLiteral("The log could not be read, so its part of the index was not updated."));
        });
        QCOMPARE(isLogReported, what.endsWith(QLatin1String("open")));
        QCOMPARE(desk.found(QStringLiteral("parsley")), QStringLiteral("vault:note.md"));
        QCOMPARE(desk.found(QStringLiteral("greenhouse")), QStringLiteral("log:1"));
        QCOMPARE(desk.found(QStringLiteral("quick")), QStringLiteral("documents:layers/soul.md"));
        QCOMPARE(desk.found(QStringLiteral("letters")), QString());
    }

    void rebuildsWithoutAnUnreadCollection()
    {
        SearchFixture desk;
        desk.write("config.toml", "[retrieval]\n");
        QVERIFY(desk.index().ok());
        desk.write("config.toml", "[retrieval]\ncollections = [\"skills\", \"vault\"]\nvault = \"" + desk.outsidePath(QStringLiteral("notes")).toUtf8() + "\"\n");
        QVERIFY(desk.index().ok());
        QCOMPARE(desk.indexedCollections(), QStringLiteral("documents memory skills vault"));
        desk.write("config.toml", "[retrieval]\ncollections = [\"skills\", \"log\"]\n");
        desk.write(QStringLiteral(".outcrop/outcrop.db"), QByteArray(5000, 'x'));
        QVERIFY(desk.index({true}).ok());
        QCOMPARE(desk.indexedCollections(), QStringLiteral("skills"));
    }

    void searchCreatesNoIndex()
    {
        SearchFixture desk;
        QVERIFY(desk.search(QStringLiteral("pod")).error().code == ErrorCode::NotFound);
        QVERIFY(!hasIndex(indexLocation(desk.open())));
    }

    void indexingCanBeStopped()
    {
        SearchFixture desk;
        std::stop_source stop;
        stop.request_stop();
        const Result<IndexingReport> report = desk.index({}, stop.get_token());
        QVERIFY(!report.ok() && report.error().code == ErrorCode::Interrupted);
        QVERIFY(desk.index().ok());
    }

    void cachesEmbeddingsAndToleratesAnUnreachableProvider()
    {
        EmbeddingServer server(QStringLiteral(OUTCROP_TEST_DATA "/retrieval/thesaurus.txt"));
        SearchFixture desk;
        desk.write("portability/providers/local.yaml",
            "provider:\n  name: local\n  api_format: openai-compatible\n  base_url: " + server.baseUrl().toUtf8() + "\n  models: [{id: meanings}]\nrendering:\n  structured_output: {mechanism: prompt_text}\n");
        desk.write("config.toml", "[retrieval]\ncollections = [\"skills\"]\nembeddings = {provider = \"local\", model = \"meanings\"}\n");
        server.setFailureStatus(400);
        const Result<IndexingReport> without = desk.index();
        QVERIFY(without.ok());
        QCOMPARE(without->findings.first().code, QStringLiteral("index-meaning"));
        QCOMPARE(desk.found(QStringLiteral("pods")), QStringLiteral("skills:skills/k8s/SKILL.md"));
        server.setFailureStatus(200);
        QCOMPARE(desk.index()->embeddings, qsizetype(2));
        QCOMPARE(desk.index()->embeddings, qsizetype(0));
        QCOMPARE(desk.found(QStringLiteral("container")).section(u' ', 0, 0), QStringLiteral("skills:skills/k8s/SKILL.md"));
        server.setFailureStatus(400);
        const Result<SearchResult> answer = desk.search(QStringLiteral("pods"));
        QVERIFY(answer.ok());
        QCOMPARE(answer->findings.first().code, QStringLiteral("search-meaning"));
        QCOMPARE(answer->hits.size(), 1);
    }

    void reportsProvidersWithoutEmbeddings()
    {
        SearchFixture desk;
        desk.write("config.toml", "[retrieval]\ncollections = [\"skills\"]\nembeddings = {provider = \"anthropic\", model = \"m\"}\n");
        const Result<IndexingReport> report = desk.index();
        QVERIFY(report.ok());
        QVERIFY(report->findings.first().message.contains(QStringLiteral("anthropic")));
    }

    void selectsSkillsForATurn()
    {
        SearchFixture desk;
        QVERIFY(desk.index().ok());
        const Result<TurnSkills> turn = findSkillsForTurn(desk.open(), QStringLiteral("comms"), QStringLiteral("restart the pods"), 5, desk.keys(), nullptr, {});
        QVERIFY(turn.ok());
        QCOMPARE(turn->skills.size(), 2);
        QVERIFY(turn->skills[0].name == u"mail" && turn->skills[0].isSelectedByWorkload && !turn->skills[0].hit);
        QVERIFY(turn->skills[1].name == u"k8s" && !turn->skills[1].isSelectedByWorkload && turn->skills[1].hit);
    }

    void countsSkillUsesPageByPage()
    {
        SearchFixture desk;
        const Result<OpenedStore> store = openStore(storeLocation(desk.open()), desk.keys());
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QList<Interaction> turns;
        for (int i = 0; i < 1200; ++i) {
            turns.append(Interaction{0, now});
            turns.last().skills = {i % 3 == 0 ? QStringLiteral("k8s") : QStringLiteral("mail")};
        }
        turns.append(Interaction{0, now.addDays(-90)});
        turns.last().skills = {QStringLiteral("k8s")};
        QVERIFY(store->store->interactions().append(turns).ok());
        PagedStore paged(*store->store);
        const QList<ListableSkill> skills = listableSkills(desk.open(), &paged, now);
        QCOMPARE(skills.size(), 2);
        QVERIFY(skills[0].name == u"k8s" && skills[0].used == recentUse(400, 0));
        QVERIFY(skills[1].name == u"mail" && skills[1].used == recentUse(800, 0));
        QVERIFY2(paged.pages.largestPage <= 500, qPrintable(QString::number(paged.pages.largestPage)));
    }

    void selectsSkillsByWorkloadWithoutAnIndex()
    {
        SearchFixture desk;
        const Result<TurnSkills> turn = findSkillsForTurn(desk.open(), QStringLiteral("platform"), QStringLiteral("pods"), 5, desk.keys(), nullptr, {});
        QVERIFY(turn.ok());
        QCOMPARE(turn->skills.size(), 1);
        QCOMPARE(turn->findings.size(), 1);
    }
};

OUTCROP_TEST(TestSearchKnowledge, CoreApplication)

} // namespace tst_searchknowledge

#include "tst_searchknowledge.moc"
