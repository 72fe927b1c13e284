// SPDX-License-Identifier: GPL-3.0-or-later
// Tests context that a search adds to a prompt: the passages, the reasons, the budget, and the ledger entries.
#include "app/knowledge/retrievecontext.h"
#include "app/knowledge/searchknowledge.h"
#include "app/prompt/renderprompt.h"
#include "core/layers/retrievedpassages.h"
#include "tests/support/fakesecretstore.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_retrievecontext {

namespace {

/// A workspace with skills, memories and notes.
class RetrievalWorkspace
{
public:
    RetrievalWorkspace()
    {
        write("config.toml", "[conductor]\nprovider = \"openai\"\n");
        write("layers/soul.md", "---\ntier: granite\n---\nI am calm about pods.\n");
        write("skills/k8s/SKILL.md", "---\nname: k8s\ndescription: Restart pods of the cluster\nmetadata: {workloads: platform/k8s}\n---\nUse kubectl to restart pods.\n");
        write("skills/mail/SKILL.md", "---\nname: mail\ndescription: Answer letters\nmetadata: {workloads: comms}\n---\nBe kind.\n");
        write("MEMORY.md", "# Memory\n\n- **Pods restart slowly**: wait ten minutes\n- Talos needs a fixed address\n");
        write("vault/pods.md", "Pods are grown in the " + QByteArray("long ").repeated(400) + "valley.\n");
    }

    void write(const QString &path, const QByteArray &bytes) const
    {
        const QString file = m_folder.filePath(path);
        QDir().mkpath(QFileInfo(file).absolutePath());
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        QCOMPARE(written.write(bytes), bytes.size());
    }
    OpenedWorkspace opened() const { return *openWorkspace(m_folder.path()); }
    void index() { QVERIFY(indexWorkspace(opened(), m_keys, nullptr, {}, {}).ok()); }

    RetrieveJob job(const QString &request, qint64 tokens = 200) const
    {
        RetrieveJob job;
        job.selection.request = request;
        job.settings = readIncludeSettings(opened().workspace().manifest());
        job.settings.tokens = tokens;
        return job;
    }
    Result<RetrievedContext> retrieve(const RetrieveJob &job) { return retrieveContext(opened(), job, m_keys, {}); }

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_outsideFolder;
    KeyRing m_keys{m_outsideFolder.filePath(QStringLiteral("keys.json")), std::make_unique<FakeSecretStore>(std::make_shared<FakeKeys>())};
};

QStringList sectionsOf(const Composition &composition)
{
    QStringList ids;
    for (const Section &section : composition.bundle.sections)
        ids.append(tierName(section.tier) + u' ' + section.id);
    return ids;
}

const LedgerEntry *entryOf(const Ledger &ledger, const QString &part, LossAction action)
{
    const auto found = std::find_if(ledger.begin(), ledger.end(), [&](const LedgerEntry &entry) { return entry.part == part && entry.action == action; });
    return found == ledger.end() ? nullptr : &*found;
}

} // namespace

class RetrieveContextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsPassagesThatMatchTheRequest();
    void tracesMemoriesToTheirFile();
    void omitsPassagesAboveTheBudget();
    void writesEachReasonIntoTheLedger();
    void doesNotAddAFileTwice();
    void usesTheCurrentText();
    void reportsAMissingIndex();
    void addsNothingToABarePrompt();
    void readsTheSettings();
    void reportsInvalidSettings();
    void includesContextWhileEditingIfConfigured();
    void contactsNoServerWhileEditing();

private:
    RetrievalWorkspace m_library;
};

void RetrieveContextTest::addsPassagesThatMatchTheRequest()
{
    m_library.index();
    const RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    const Result<RetrievedContext> context = m_library.retrieve(job);
    QVERIFY(context.ok());
    QCOMPARE(context->includedCount, 2);
    const QStringList sections = sectionsOf(compose(context->opened.library, job.selection));
    QCOMPARE(sections.first(), QStringLiteral("granite layers/soul.md"));
    QCOMPARE(QStringList(sections.mid(1)).filter(QStringLiteral("weather")).size(), 2);
    QVERIFY(sections.contains(QStringLiteral("weather skills/k8s/SKILL.md")));
    QVERIFY(sections.contains(QStringLiteral("weather MEMORY.md#pods-restart-slowly")));
    QVERIFY(!sections.join(u' ').contains(QStringLiteral("mail")));
    QCOMPARE(sectionsOf(compose(m_library.opened().library, job.selection)), QStringList{QStringLiteral("granite layers/soul.md")});
}

void RetrieveContextTest::tracesMemoriesToTheirFile()
{
    m_library.index();
    const RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    const OpenedWorkspace opened = m_library.retrieve(job)->opened;
    const QString file = opened.workspace().document(QStringLiteral("MEMORY.md"))->text;
    bool wasFound = false;
    for (const Section &section : compose(opened.library, job.selection).bundle.sections) {
        if (!section.id.startsWith(QStringLiteral("MEMORY.md#")))
            continue;
        wasFound = true;
        for (qsizetype at = 0; at < section.content.size(); ++at) {
            const Origin origin = section.content.originAt(at);
            QCOMPARE(origin.file, QStringLiteral("MEMORY.md"));
            QCOMPARE(file.at(origin.offset), section.content.text().at(at));
        }
    }
    QVERIFY(wasFound);
}

void RetrieveContextTest::omitsPassagesAboveTheBudget()
{
    m_library.index();
    const RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    const Result<RetrievedContext> context = m_library.retrieve(job);
    QVERIFY(context->tokens > 0);
    QVERIFY(context->tokens <= 200);
    QCOMPARE(context->omittedCount, 1); // the omitted section is the note of 400 words
    QVERIFY(context->text(job).contains(QStringLiteral("1 passage was omitted")));
    const Result<RetrievedContext> all = m_library.retrieve(m_library.job(QStringLiteral("Restart the pods"), 5000));
    QCOMPARE(all->includedCount, 3);
    QCOMPARE(all->omittedCount, 0);
    const Result<RetrievedContext> none = m_library.retrieve(m_library.job(QStringLiteral("Restart the pods"), 1));
    QCOMPARE(none->includedCount, 0);
    QCOMPARE(none->tokens, 0);
}

void RetrieveContextTest::writesEachReasonIntoTheLedger()
{
    m_library.index();
    const RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    RenderJob render{job.selection, QStringLiteral("openai"), {}, {}};
    const Result<RenderResult> result = renderPrompt(m_library.retrieve(job)->opened, render);
    QVERIFY(result.ok());
    const Ledger &ledger = result->request.ledger;
    const LedgerEntry *skill = entryOf(ledger, QStringLiteral("sections/skills/k8s/SKILL.md"), LossAction::Injected);
    QVERIFY(skill);
    QVERIFY2(skill->reason.contains(QStringLiteral("restart")) && skill->reason.contains(QStringLiteral("pods")), qPrintable(skill->reason));
    QVERIFY(skill->after["tokens"].get<qint64>() > 0);
    const LedgerEntry *note = entryOf(ledger, QStringLiteral("sections/vault/pods.md"), LossAction::Dropped);
    QVERIFY(note);
    QVERIFY2(note->reason.contains(QStringLiteral("of the budget's 200 tokens")), qPrintable(note->reason));
    QVERIFY(result->request.bodyText().text().contains(QStringLiteral("Use kubectl to restart pods.")));
    QVERIFY(!result->request.bodyText().text().contains(QStringLiteral("valley")));
}

void RetrieveContextTest::doesNotAddAFileTwice()
{
    m_library.index();
    RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    job.selection.workload = QStringLiteral("platform/k8s"); // the workload selects the skill
    const Result<RetrievedContext> context = m_library.retrieve(job);
    QCOMPARE(context->includedCount, 1);
    const QStringList sections = sectionsOf(compose(context->opened.library, job.selection));
    QCOMPARE(sections.count(QStringLiteral("weather skills/k8s/SKILL.md")), 1);
}

void RetrieveContextTest::usesTheCurrentText()
{
    RetrievalWorkspace changed;
    changed.index();
    changed.write(QStringLiteral("skills/k8s/SKILL.md"), "---\nname: k8s\ndescription: Restart pods\n---\nAsk before you restart pods.\n");
    changed.write(QStringLiteral("MEMORY.md"), "# Memory\n\n- Talos needs a fixed address\n");
    const RetrieveJob job = changed.job(QStringLiteral("Restart the pods"));
    const Result<RetrievedContext> context = changed.retrieve(job);
    QVERIFY(context.ok());
    QCOMPARE(retrievedPassages(context->opened.library).first().content.text(), QStringLiteral("Ask before you restart pods."));
    const auto outdated = [](const Diagnostic &found) { return found.location.file == u"MEMORY.md" && found.message.contains(QStringLiteral("outcrop-cli index")); };
    QVERIFY(std::any_of(context->findings.begin(), context->findings.end(), outdated));
}

void RetrieveContextTest::reportsAMissingIndex()
{
    RetrievalWorkspace fresh;
    const Result<RetrievedContext> context = fresh.retrieve(fresh.job(QStringLiteral("Restart the pods")));
    QVERIFY(context.ok());
    QCOMPARE(context->includedCount, 0);
    QCOMPARE(context->findings.size(), 1);
    QVERIFY(context->findings.first().message.contains(QStringLiteral("no index")));
    fresh.index();
    const Result<RetrievedContext> empty = fresh.retrieve(fresh.job(QString()));
    QVERIFY(empty.ok());
    QVERIFY(empty->findings.first().message.contains(QStringLiteral("no words")));
}

void RetrieveContextTest::addsNothingToABarePrompt()
{
    m_library.index();
    const RetrieveJob job = m_library.job(QStringLiteral("Restart the pods"));
    RenderJob render{job.selection, QStringLiteral("openai"), {}, {}};
    render.isBare = true;
    const Result<RenderResult> result = renderPrompt(m_library.retrieve(job)->opened, render);
    QVERIFY(result.ok());
    QVERIFY(result->bundle.sections.isEmpty());
}

void RetrieveContextTest::readsTheSettings()
{
    RetrievalWorkspace configured;
    QVERIFY(!configured.job({}).settings.isEnabled);
    configured.write(QStringLiteral("config.toml"), "[retrieval]\ninclude = true\n");
    const IncludeSettings usual = readIncludeSettings(configured.opened().workspace().manifest());
    QVERIFY(usual.isEnabled);
    QCOMPARE(usual.tokens, 8000);
    configured.write(QStringLiteral("config.toml"), "[retrieval]\ninclude = {tokens = 500, limit = 3, collections = [\"agent_memory\"]}\n");
    const IncludeSettings own = readIncludeSettings(configured.opened().workspace().manifest());
    QVERIFY(own.isEnabled && own.diagnostics.isEmpty());
    QCOMPARE(own.tokens, 500);
    QCOMPARE(own.limit, 3);
    QCOMPARE(own.collections, QStringList{QStringLiteral("memory")});
}

void RetrieveContextTest::reportsInvalidSettings()
{
    RetrievalWorkspace configured;
    configured.write(QStringLiteral("config.toml"), "[retrieval]\ninclude = \"yes please\"\n");
    const IncludeSettings word = readIncludeSettings(configured.opened().workspace().manifest());
    QVERIFY(!word.isEnabled);
    QCOMPARE(word.diagnostics.first().location.range.start.line, 2);
    configured.write(QStringLiteral("config.toml"), "[retrieval]\ninclude = {tokens = 0, limit = 900, collections = [\"memmory\"]}\n");
    const IncludeSettings values = readIncludeSettings(configured.opened().workspace().manifest());
    QCOMPARE(values.diagnostics.size(), 3);
    QCOMPARE(values.tokens, 8000);
    QCOMPARE(values.limit, 8);
    QVERIFY(values.diagnostics.last().message.contains(QStringLiteral("memory")));
}

void RetrieveContextTest::includesContextWhileEditingIfConfigured()
{
    RetrievalWorkspace edited;
    Selection selection;
    selection.request = QStringLiteral("Restart the pods");
    const auto sections = [&] {
        const RetrievedContext context = withIncludedContext(edited.opened(), selection, {}, {});
        return sectionsOf(compose(context.opened.library, selection)).join(u' ');
    };
    QVERIFY(!sections().contains(QStringLiteral("k8s"))); // config.toml does not include retrieved documents
    QVERIFY(withIncludedContext(edited.opened(), selection, {}, {}).findings.isEmpty());
    edited.write("config.toml", "[conductor]\nprovider = \"openai\"\n[retrieval]\ninclude = true\n");
    QCOMPARE(withIncludedContext(edited.opened(), selection, {}, {}).findings.size(), 1); // no index exists, and this call does not create one
    QVERIFY(!sections().contains(QStringLiteral("k8s")));
    edited.index();
    QVERIFY(sections().contains(QStringLiteral("weather skills/k8s/SKILL.md")));
}

/// A keystroke must not send the request to a server.
void RetrieveContextTest::contactsNoServerWhileEditing()
{
    RetrievalWorkspace edited;
    edited.write("config.toml", "[retrieval]\ninclude = true\nbackend = \"typesense\"\nurl = \"http://127.0.0.1:1\"\n");
    Selection selection;
    selection.request = QStringLiteral("Restart the pods");
    const RetrievedContext context = withIncludedContext(edited.opened(), selection, {}, {});
    QCOMPARE(context.includedCount, 0);
    QCOMPARE(context.findings.size(), 1);
    QVERIFY2(context.findings.first().message.contains(QStringLiteral("on a server")), qPrintable(context.findings.first().message));
}

OUTCROP_TEST(RetrieveContextTest, CoreApplication)

} // namespace tst_retrievecontext

#include "tst_retrievecontext.moc"
