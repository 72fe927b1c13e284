// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the context of 120 small repositories with recorded requests from real clients. The recordings are not part of the repository: OUTCROP_ORACLES
// names their folder, which is next to OUTCROP_CORPORA by default. The script that created the repositories for the recordings creates them again, which
// requires node and git. OUTCROP_SCENARIOS names a folder with the repositories, and OUTCROP_RECORDED_AT their location during the recording.
#include "adapters/files/contextfolder.h"
#include "tests/app/context/contextcomparer.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_contextoracles {

class TestContextOracles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void matchesRecordedRequests_data();
    void matchesRecordedRequests();
    void detectsDifferences();

private:
    ClientContext read(const QString &client, const ClientDocument &document, const QString &id) const;
    QStringList differences(const QString &client, const ClientDocument &document, const QString &id) const;

    QString m_oracles;
    QString m_scenarios;
    QString m_recordedAt;
    QTemporaryDir m_createdFolder;
};

namespace {

Json readJsonFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString(), nullptr, false) : Json();
}

const ClientDocument &clientNamed(const QString &name)
{
    const QList<ClientDocument> &clients = builtInClients();
    return *std::find_if(clients.begin(), clients.end(), [&name](const ClientDocument &each) { return each.name == name; });
}

/// Allows all access, and provides the managed files of a scenario at the client's locations.
class ScenarioFiles : public ContextFolder
{
public:
    explicit ScenarioFiles(QString etc) : ContextFolder({QStringLiteral("/")}), m_etc(std::move(etc)) { }

    FileEntryInfo entryInfo(const QString &path) const override { return ContextFolder::entryInfo(scenarioPath(path)); }
    QStringList names(const QString &folder) const override { return ContextFolder::names(scenarioPath(folder)); }
    FolderEntries entries(const QString &folder) const override { return ContextFolder::entries(scenarioPath(folder)); }
    Result<QByteArray> read(const QString &path, qint64 limit) const override { return ContextFolder::read(scenarioPath(path), limit); }

private:
    QString scenarioPath(const QString &path) const { return path.startsWith(u"/etc/") ? m_etc + path.sliced(4) : path; }

    QString m_etc;
};

} // namespace

void TestContextOracles::initTestCase()
{
    m_oracles = qEnvironmentVariable("OUTCROP_ORACLES", qEnvironmentVariable("OUTCROP_CORPORA") + QStringLiteral("/../oracles"));
    if (!QFile::exists(m_oracles + QStringLiteral("/golden")))
        QSKIP("Neither OUTCROP_ORACLES nor OUTCROP_CORPORA names a folder with the recordings: they are not part of the repository.");
    m_scenarios = qEnvironmentVariable("OUTCROP_SCENARIOS");
    m_recordedAt = qEnvironmentVariable("OUTCROP_RECORDED_AT", RecordedScenario().recordedAt);
    if (!m_scenarios.isEmpty())
        return;
    if (QStandardPaths::findExecutable(QStringLiteral("node")).isEmpty())
        QSKIP("node is not installed: it creates the repositories of the recordings.");
    m_scenarios = QDir(m_createdFolder.path()).canonicalPath();
    QProcess node;
    node.start(QStringLiteral("node"), {m_oracles + QStringLiteral("/make-scenarios.mjs"), m_scenarios});
    QVERIFY(node.waitForFinished(300'000));
    QCOMPARE(node.exitCode(), 0);
}

void TestContextOracles::matchesRecordedRequests_data()
{
    QTest::addColumn<QString>("client");
    for (const char *client : {"codex", "claude", "gemini", "opencode", "copilot", "qwen", "continue", "cline"})
        QTest::addRow("%s", client) << QString::fromLatin1(client);
}

void TestContextOracles::matchesRecordedRequests()
{
    QFETCH(QString, client);
    const QStringList recordings = QDir(m_oracles + QStringLiteral("/golden/") + client).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    QVERIFY(!recordings.isEmpty());
    QStringList differing;
    for (const QString &file : recordings) {
        const QString id = file.chopped(5);
        const QStringList differences = this->differences(client, clientNamed(client), id);
        if (differences.isEmpty())
            continue;
        differing.append(id);
        qInfo("%s %s", qPrintable(client), qPrintable(id));
        for (const QString &difference : differences)
            qInfo("    %s", qPrintable(difference));
    }
    qInfo("%s: %lld of %lld scenarios agree", qPrintable(client), qlonglong(recordings.size() - differing.size()), qlonglong(recordings.size()));
    QVERIFY2(differing.isEmpty(), qPrintable(differing.join(u' ')));
}

ClientContext TestContextOracles::read(const QString &client, const ClientDocument &document, const QString &id) const
{
    const QString folder = m_scenarios + u'/' + id;
    const Json scenario = readJsonFile(folder + QStringLiteral("/scenario.json"));
    ContextQuery question;
    question.start = QDir::cleanPath(folder + QStringLiteral("/outer/repo/") + qString(scenario["start"]));
    question.home = folder + QStringLiteral("/home");
    if (scenario.contains("touch"))
        question.touchedFiles = {QDir::cleanPath(question.start + u'/' + qString(scenario["touch"]))};
    if (scenario.contains("env") && scenario["env"].contains(client.toStdString())) {
        const QString pair = qString(scenario["env"][client.toStdString()]);
        question.environment.insert(pair.section(u'=', 0, 0), pair.section(u'=', 1));
    }
    return readClientContext(document, ScenarioFiles(folder + QStringLiteral("/etc")), question);
}

QStringList TestContextOracles::differences(const QString &client, const ClientDocument &document, const QString &id) const
{
    const QString folder = m_scenarios + u'/' + id;
    const Json recorded = readJsonFile(m_oracles + QStringLiteral("/golden/%1/%2.json").arg(client, id));
    // Claude Code's rules and Continue's skills are in the order of the directory.
    const bool ignoresOrder = (client == u"claude" && (id.startsWith(QStringLiteral("claude-rules")) || id.startsWith(QStringLiteral("claude-excludes"))))
        || (client == u"continue" && id.startsWith(QStringLiteral("skills-")));
    const ContextComparer judge({folder + QStringLiteral("/outer/repo"), folder + QStringLiteral("/outer"), folder + QStringLiteral("/home"), m_recordedAt}, ignoresOrder);
    return recorded.is_object() ? judge.differences(recorded, read(client, document, id)) : QStringList{QStringLiteral("no recording")};
}

/// Proves that the comparison is strict enough: clients that differ in one rule must be distinguished.
void TestContextOracles::detectsDifferences()
{
    ClientDocument codex = clientNamed(QStringLiteral("codex"));
    for (PartRule &part : codex.parts) {
        for (PartRule::Content &content : part.contents) {
            if (auto *rule = std::get_if<LoadRule>(&content); rule && rule->id == u"project")
                rule->limit.bytes = QStringLiteral("32767");
        }
    }
    QVERIFY(!differences(QStringLiteral("codex"), codex, QStringLiteral("size-45k-chars")).isEmpty());
    ClientDocument gemini = clientNamed(QStringLiteral("gemini"));
    gemini.parts[1].after += u' ';
    QVERIFY(!differences(QStringLiteral("gemini"), gemini, QStringLiteral("gemini-nested")).isEmpty());
    QVERIFY(!differences(QStringLiteral("codex"), clientNamed(QStringLiteral("claude")), QStringLiteral("agents-root")).isEmpty());
    QVERIFY(!differences(QStringLiteral("opencode"), clientNamed(QStringLiteral("qwen")), QStringLiteral("no-git")).isEmpty());
}

OUTCROP_TEST(TestContextOracles, CoreApplication)

} // namespace tst_contextoracles

#include "tst_contextoracles.moc"
