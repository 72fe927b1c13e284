// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/composer.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRandomGenerator>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_promptlibrary {

namespace {

QString text(const Layer &layer)
{
    return QStringLiteral("layer %1 %2 %3 %4 %5 %6 %7 %8 %9").arg(layer.file(), layer.name, layer.title, tierName(layer.tier), cadenceName(layer.cadence))
        .arg(int(layer.part)).arg(layer.order).arg(layer.tags.join(u','), layer.condensedForm ? layer.condensedForm->text.simplified() : QString());
}

QString text(const Agent &agent)
{
    return QStringLiteral("agent %1 %2 %3 %4 %5").arg(agent.file(), agent.name, agent.role, agent.allowedTools.join(u','), agent.tone);
}

QString text(const Profile &profile)
{
    return QStringLiteral("profile %1 %2 %3 %4").arg(profile.document->path, profile.name, profile.phases.join(u','), profile.description);
}

/// Returns a library's content as text, one item per line, in order.
QString dump(const PromptLibrary &library)
{
    QStringList lines;
    const auto own = [&](const DocumentPtr &document) { return library.workspace.document(document->path) == document ? QString() : QStringLiteral(" OLD"); };
    for (const Layer &layer : library.stack.layers)
        lines.append(text(layer) + own(layer.document) + (layer.condensedForm ? own(layer.condensedForm) : QString()));
    for (const Skill &skill : library.stack.skills)
        lines.append(QStringLiteral("skill ") + skill.name + skill.description + skill.workloads.join(u',') + own(skill.document));
    for (const Agent &agent : library.agents)
        lines.append(text(agent) + own(agent.document) + (agent.governance ? own(agent.governance) : QString()));
    for (const Profile &profile : library.profiles)
        lines.append(text(profile) + own(profile.document));
    for (const Diagnostic &found : library.diagnostics + library.stack.diagnostics)
        lines.append(toString(found));
    return lines.join(u'\n');
}

/// Generates workspaces of a few related paths with valid and invalid texts of several document types.
class WorkspaceGenerator
{
public:
    explicit WorkspaceGenerator(quint32 seed) : m_random(seed) { }

    QString path()
    {
        static const QStringList paths{QStringLiteral("config.toml"), QStringLiteral("layers/a.md"), QStringLiteral("layers/b.md"),
            QStringLiteral("layers/condensed/a.md"), QStringLiteral("docs/a.md"), QStringLiteral("docs/note.md"), QStringLiteral("skills/x/SKILL.md"),
            QStringLiteral("skills/y/SKILL.md"), QStringLiteral("agents/p.md"), QStringLiteral("agents/p.governance.yaml"), QStringLiteral("agents/q.md"),
            QStringLiteral("profiles/m/config.yml"), QStringLiteral("profiles/n/config.yml"), QStringLiteral("README.md")};
        return pick(paths);
    }

    QString text(const QString &path)
    {
        if (path == u"config.toml")
            return pick({QStringLiteral("[prompt_layers]\nfirst = \"docs/a.md\"\nb = \"layers/b.md\"\n"), QStringLiteral("[workspace.cadences]\ngranite = \"daily\"\n"),
                QStringLiteral("[prompt_layers\n"), QStringLiteral("[prompt_layers]\nsoul = \"layers/a.md\"\nnone = \"layers/none.md\"\n"), QString()});
        if (path.endsWith(u"l")) // the path ends with .yaml or .yml
            return pick({QStringLiteral("description: one\ngeneration_params:\n  planning: {temperature: hot}\n"), QStringLiteral("persona: {tone: calm}\n"),
                QStringLiteral("a: [b\n"), QStringLiteral("description: two\n"), QString()});
        return pick({QStringLiteral("---\ntier: granite\norder: 2\ntags: [x]\n---\nText."), QStringLiteral("---\ntier: marble\n---\nText."),
            QStringLiteral("---\nname: same\ndescription: d\nidentity: {role: r}\ntools: [Read]\n---\nText."),
            QStringLiteral("---\nname: other\ndescription: e\nmetadata: {workloads: \"k8s\"}\ntools: [{name: \"bad name\"}]\n---\nText."),
            QStringLiteral("---\nwhen: worklod == x\n---\nText."), QStringLiteral("Only text %1.").arg(m_random.bounded(9)), QString()});
    }

    bool randomBool(int tenths) { return m_random.bounded(10) < tenths; }

private:
    QString pick(const QStringList &texts) { return texts.at(m_random.bounded(int(texts.size()))); }

    QRandomGenerator m_random;
};

} // namespace

class TestPromptLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void incrementalEditsMatchAFullRead();
    void updatesSeveralDocumentsTogether();
    void sharesUnchangedDocuments();
    void agentNamesConflictOnlyWithinAClient();
    void editsAreFasterThanAFullRead_data();
    void editsAreFasterThanAFullRead();
};

void TestPromptLibrary::incrementalEditsMatchAFullRead()
{
    for (quint32 seed = 0; seed < 25; ++seed) {
        WorkspaceGenerator generator(seed);
        Workspace workspace = workspaceOf({});
        PromptLibrary library = PromptLibrary::read(workspace);
        for (int step = 0; step < 120; ++step) {
            const QString path = generator.path();
            workspace = generator.randomBool(2) ? workspace.withoutDocument(path) : workspace.withDocument(path, generator.text(path).toUtf8());
            library = library.with(workspace);
            const QString expected = dump(PromptLibrary::read(workspace));
            QVERIFY(!expected.contains(QStringLiteral(" OLD")));
            QCOMPARE(dump(library), expected);
        }
    }
}

void TestPromptLibrary::updatesSeveralDocumentsTogether()
{
    WorkspaceGenerator generator(99);
    PromptLibrary library;
    Workspace workspace;
    for (int round = 0; round < 200; ++round) {
        for (int step = 0; step < 5; ++step) {
            const QString path = generator.path();
            workspace = workspace.withDocument(path, generator.text(path).toUtf8());
        }
        library = library.with(workspace);
        QCOMPARE(dump(library), dump(PromptLibrary::read(workspace)));
    }
}

void TestPromptLibrary::sharesUnchangedDocuments()
{
    const Workspace workspace = workspaceOf({{QStringLiteral("layers/a.md"), QStringLiteral("x")}, {QStringLiteral("agents/p.md"), QStringLiteral("x")},
        {QStringLiteral("skills/x/SKILL.md"), QStringLiteral("x")}, {QStringLiteral("profiles/m/config.yml"), QStringLiteral("name: m\n")}});
    const PromptLibrary before = PromptLibrary::read(workspace);
    const PromptLibrary after = before.with(workspace.withDocument(QStringLiteral("layers/a.md"), "y"));
    QCOMPARE(after.agents.constData(), before.agents.constData());
    QCOMPARE(after.profiles.constData(), before.profiles.constData());
    QCOMPARE(after.stack.skills.constData(), before.stack.skills.constData());
    QVERIFY(after.stack.layers.constData() != before.stack.layers.constData());
}

/// An agent that was converted for several clients has the same name in each client's folder. Agents conflict only within one client.
void TestPromptLibrary::agentNamesConflictOnlyWithinAClient()
{
    const QString text = QStringLiteral("---\nname: r\ndescription: d\n---\nx\n");
    const auto taken = [&text](const QStringList &paths) {
        QList<QPair<QString, QString>> files;
        for (const QString &path : paths)
            files.append({path, text});
        QStringList found;
        for (const Diagnostic &one : PromptLibrary::read(workspaceOf(files)).diagnostics) {
            if (one.code == u"name-taken")
                found.append(one.location.file + u' ' + one.message.section(u' ', 0, 0));
        }
        return found;
    };
    QCOMPARE(taken({QStringLiteral("agents/r.md"), QStringLiteral(".claude/agents/r.md"), QStringLiteral(".cursor/agents/r.md"), QStringLiteral(".gemini/agents/r.md")}), QStringList());
    QCOMPARE(taken({QStringLiteral(".gemini/agents/a.md"), QStringLiteral(".cursor/agents/r.md"), QStringLiteral(".gemini/agents/r.md")}), QStringList{QStringLiteral(".gemini/agents/r.md .gemini/agents/a.md")});
    QCOMPARE(taken({QStringLiteral("agents/a.md"), QStringLiteral("agents/r.md")}), QStringList{QStringLiteral("agents/r.md agents/a.md")});
}

void TestPromptLibrary::editsAreFasterThanAFullRead_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"layers/soul.md", "agents/a05000.md", "skills/s/SKILL.md", "profiles/p/config.yml", "config.toml"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

/// Prints the duration of an edit and of a full read. The limit is generous, and detects only work that grows with the number of documents.
void TestPromptLibrary::editsAreFasterThanAFullRead()
{
    QFETCH(QString, path);
    QList<QPair<QString, QString>> files{{QStringLiteral("layers/soul.md"), QStringLiteral("x")}, {QStringLiteral("skills/s/SKILL.md"), QStringLiteral("x")},
        {QStringLiteral("profiles/p/config.yml"), QStringLiteral("name: p\n")}, {QStringLiteral("config.toml"), QStringLiteral("[workspace]\nname = \"x\"\n")}};
    for (int i = 0; i < 10'000; ++i)
        files.append({QStringLiteral("agents/a%1.md").arg(i, 5, 10, QLatin1Char('0')),
            QStringLiteral("---\nname: a%1\ndescription: \"The agent %1 of many.\"\nidentity: {role: r, expertise: [a, b, c]}\ntools: [Read, Grep]\n---\nText %1.\n").arg(i)});
    const Workspace workspace = workspaceOf(files);
    const PromptLibrary library = PromptLibrary::read(workspace);
    const Workspace changed = workspace.withDocument(path, workspace.document(path)->bytes + "\n");
    PromptLibrary result;
    const double full = 1e3 * minimumCpuTime([&] { result = PromptLibrary::read(changed); }, 7);
    const double again = 1e3 * minimumCpuTime([&] { result = library.with(changed); }, 7);
    qInfo().noquote() << QStringLiteral("10,004 documents: read whole %1 ms, after an edit %2 ms").arg(full, 0, 'f', 2).arg(again, 0, 'f', 2);
    QVERIFY2(again < full, "an edit must be cheaper than a full read");
}

OUTCROP_TEST(TestPromptLibrary, CoreApplication)

} // namespace tst_promptlibrary

#include "tst_promptlibrary.moc"
