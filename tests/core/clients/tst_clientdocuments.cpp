// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/condition.h"
#include "core/clients/clientcontext.h"
#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace outcrop;

namespace tst_clientdocuments {

namespace {

using StatementVisitor = std::function<void(const QString &what, const RuleEvidence &evidence)>;

void forEachStatement(const LoadRule &rule, const StatementVisitor &statement)
{
    statement(rule.id, rule.evidence);
    if (!rule.limit.bytes.isEmpty() || rule.limit.maximumFileSize >= 0 || rule.limit.lines >= 0)
        statement(rule.id + QStringLiteral(" limit"), rule.limit.evidence);
    if (rule.imports)
        statement(rule.id + QStringLiteral(" imports"), rule.imports->evidence);
    for (const LoadRule &each : rule.rules)
        forEachStatement(each, statement);
}

void forEachStatement(const ListRule &rule, const StatementVisitor &statement)
{
    statement(rule.id, rule.evidence);
    statement(rule.id + QStringLiteral(" budget"), rule.budgetEvidence);
    for (const ListRule::Place &place : rule.places)
        statement(rule.id + u' ' + place.files, place.evidence);
}

/// Calls a function for every part of a client document that can have evidence.
void forEachStatement(const ClientDocument &client, const StatementVisitor &statement)
{
    for (const ClientSetting &setting : client.settings) {
        statement(setting.name, setting.evidence);
        for (const ClientSetting::Place &place : setting.places)
            statement(setting.name + u' ' + place.file + place.variable, place.evidence);
    }
    for (const Refusal &refusal : client.refusals)
        statement(QStringLiteral("refusal"), refusal.evidence);
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            if (const auto *rule = std::get_if<LoadRule>(&content))
                forEachStatement(*rule, statement);
            else if (const auto *list = std::get_if<ListRule>(&content))
                forEachStatement(*list, statement);
        }
    }
}

/// Returns, for example, `observed 1.2 2026-11-22 recordings`.
QString evidenceSummary(const RuleEvidence &evidence)
{
    return QStringList{toString(evidence.kind), evidence.version, evidence.checked, evidence.source}.join(u' ').simplified();
}

DataDocument parrotYaml(const QString &more)
{
    const QString head = QStringLiteral("client: parrot\ntitle: Parrot\nversion: \"1.2\"\nchecked: \"2026-11-22\"\nevidence: observed\nsource: recordings\nproject: {markers: [], otherwise: start}\n");
    const QString yaml = head + more;
    return readYaml(yaml, QStringLiteral("parrot.yaml"));
}

Diagnostics schemaFindings(const DataDocument &document)
{
    return document.diagnostics + checkSchema(document.root, formatSchema(QStringLiteral("client-context")), QStringLiteral("parrot.yaml"));
}

} // namespace

class TestClientDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsMatchTheirSchema_data()
    {
        QTest::addColumn<QString>("name");
        for (const ClientDocument &client : builtInClients())
            QTest::newRow(qPrintable(client.name)) << client.name;
    }
    void documentsMatchTheirSchema()
    {
        QFETCH(QString, name);
        const QString path = QStringLiteral("clients/context/%1.yaml").arg(name);
        const DataNode data = bundledData(path);
        QVERIFY(data.isMapping());
        Diagnostics findings = checkSchema(data, formatSchema(QStringLiteral("client-context")), path);
        readClientDocument(data, path, findings);
        QCOMPARE(findings.isEmpty() ? QString() : toString(findings.first()), QString());
    }

    /// Every document states its sources, when they were checked, and whether the behavior was observed or only documented.
    void documentsStateTheirEvidence()
    {
        QSet<QString> names;
        int observed = 0;
        for (const ClientDocument &client : builtInClients()) {
            QStringList own = client.otherNames;
            own.append(client.name);
            for (const QString &name : own) {
                QVERIFY2(!names.contains(name), qPrintable(name));
                names.insert(name);
            }
            observed += client.evidence.isObserved() ? 1 : 0;
            QVERIFY2(!client.evidence.source.isEmpty() && QDate::fromString(client.evidence.checked, Qt::ISODate).isValid(), qPrintable(client.name));
            QVERIFY2(!client.evidence.isObserved() || !client.evidence.version.isEmpty(), qPrintable(client.name));
        }
        QCOMPARE(observed, 8);
        QVERIFY(names.size() >= 16);
    }

    /// Observed behavior names the client's version, documented behavior names the page, and assumptions name neither.
    void everyRuleHasEvidence_data() { documentsMatchTheirSchema_data(); }
    void everyRuleHasEvidence()
    {
        QFETCH(QString, name);
        const QList<ClientDocument> &clients = builtInClients();
        const ClientDocument &client = *std::find_if(clients.begin(), clients.end(), [&name](const ClientDocument &each) { return each.name == name; });
        int statements = 0;
        forEachStatement(client, [&](const QString &what, const RuleEvidence &evidence) {
            ++statements;
            const QString said = what + QStringLiteral(": ") + evidenceSummary(evidence);
            const bool isDated = QDate::fromString(evidence.checked, Qt::ISODate).isValid();
            if (evidence.kind == EvidenceKind::Assumed)
                QVERIFY2(evidence.version.isEmpty() && evidence.checked.isEmpty(), qPrintable(said));
            else
                QVERIFY2(isDated && !evidence.source.isEmpty(), qPrintable(said));
            if (evidence.isObserved())
                QVERIFY2(client.evidence.isObserved() && !evidence.version.isEmpty(), qPrintable(said));
        });
        QVERIFY(statements > 0);
    }

    void readsTheEvidenceOfEachPart()
    {
        const DataDocument document = parrotYaml(QStringLiteral(
            "settings:\n"
            "  most: {default: 12, from: [{env: MOST}, {env: LEAST, evidence: assumed}]}\n"
            "  least: {default: 1, evidence: documented, source: page, from: [{env: LEAST}]}\n"
            "imports: {how: follow, pattern: \"@(?<path>.+)\", relative_to: root, evidence: documented, source: page}\n"
            "refuses:\n"
            "  - {beyond: 9, message: Too much., evidence: assumed}\n"
            "parts:\n"
            "  - part: system\n"
            "    where: says\n"
            "    role: cage\n"
            "    contents:\n"
            "      - {load: inherits, title: seeds, in: root, files: SEEDS.md, limit: {bytes: 9, evidence: assumed}}\n"
            "      - {load: page, title: seeds, in: root, files: SEEDS.md, evidence: documented, source: page, checked: \"2026-11-23\", limit: {bytes: 9}, imports: true}\n"
            "      - {load: guess, title: seeds, in: root, files: SEEDS.md, evidence: assumed, imports: {depth: 2, evidence: observed, source: seen}}\n"
            "      - {load: other-page, title: seeds, in: root, files: SEEDS.md, source: notes}\n"
            "      - each: group\n"
            "        in: root\n"
            "        evidence: assumed\n"
            "        limit: {bytes: 9}\n"
            "        rules:\n"
            "          - {load: member, title: seeds, files: SEEDS.md}\n"
            "          - {load: sure, title: seeds, files: SEEDS.md, evidence: observed, source: seen}\n"
            "      - list: skills\n"
            "        title: skill\n"
            "        places: [{in: root, files: a.md}, {in: \"~\", files: b.md, evidence: documented, source: page}]\n"
            "        item: x\n"
            "        budget: {most: 9, evidence: assumed, source: one list}\n"));
        Diagnostics findings = schemaFindings(document);
        QCOMPARE(findings.isEmpty() ? QString() : toString(findings.first()), QString());
        QStringList all;
        forEachStatement(readClientDocument(document.root, QStringLiteral("parrot.yaml"), findings),
            [&all](const QString &what, const RuleEvidence &evidence) { all.append(what + QStringLiteral(": ") + evidenceSummary(evidence)); });
        const QStringList expected{QStringLiteral("most: observed 1.2 2026-11-22 recordings"), QStringLiteral("most MOST: observed 1.2 2026-11-22 recordings"), QStringLiteral("most LEAST: assumed"),
            QStringLiteral("least: documented page"), QStringLiteral("least LEAST: documented page"), QStringLiteral("refusal: assumed"), QStringLiteral("inherits: observed 1.2 2026-11-22 recordings"),
            QStringLiteral("inherits limit: assumed"), QStringLiteral("page: documented 2026-11-23 page"), QStringLiteral("page limit: documented 2026-11-23 page"),
            QStringLiteral("page imports: documented page"), QStringLiteral("guess: assumed"), QStringLiteral("guess imports: observed seen"),
            QStringLiteral("other-page: observed 1.2 2026-11-22 notes"), QStringLiteral("group: assumed"),
            QStringLiteral("group limit: assumed"), QStringLiteral("member: assumed"), QStringLiteral("member limit: assumed"), QStringLiteral("sure: observed seen"),
            QStringLiteral("sure limit: assumed"), QStringLiteral("skills: observed 1.2 2026-11-22 recordings"), QStringLiteral("skills budget: assumed one list"),
            QStringLiteral("skills a.md: observed 1.2 2026-11-22 recordings"), QStringLiteral("skills b.md: documented page")};
        QCOMPARE(all.join(u'\n'), expected.join(u'\n'));
    }

    void conditionsAndPatternsAreValid()
    {
        const auto read = [](const QString &condition) { return condition.isEmpty() || Condition::parse(condition).ok(); };
        for (const ClientDocument &client : builtInClients()) {
            for (const ClientSetting &setting : client.settings) {
                for (const ClientSetting::Place &place : setting.places)
                    QVERIFY2(read(place.when), qPrintable(place.when));
            }
            for (const PartRule &part : client.parts) {
                for (const PartRule::Content &content : part.contents) {
                    if (const auto *rule = std::get_if<LoadRule>(&content)) {
                        QVERIFY2(read(rule->when), qPrintable(rule->when));
                        QVERIFY2(!rule->imports || rule->imports->pattern.isValid(), qPrintable(client.name));
                    }
                }
            }
        }
    }

    /// A client that is not built in can be defined in YAML alone.
    void loadsAClientDefinedInYaml()
    {
        const QString yaml = QString::fromLatin1(
            "client: parrot\n"
            "title: Parrot\n"
            "project: {markers: [.nest], otherwise: start}\n"
            "settings:\n"
            "  most: {default: 12, from: [{file: \"{root}/parrot.toml\", key: [limits, bytes]}]}\n"
            "parts:\n"
            "  - part: system\n"
            "    where: says[0]\n"
            "    role: cage\n"
            "    whole: true\n"
            "    before: \"<seeds>\"\n"
            "    join: \"|\"\n"
            "    after: \"</seeds>\"\n"
            "    contents:\n"
            "      - load: seeds\n"
            "        title: seeds\n"
            "        in: root..start\n"
            "        files: [SEEDS.md, \"seeds/*.md\"]\n"
            "        trim: both\n"
            "        wrap: \"{inside}={text}\"\n"
            "        limit: {bytes: \"{most}\", of: chain}\n");
        const DataDocument document = readYaml(yaml, QStringLiteral("parrot.yaml"));
        QVERIFY(document.isParsed);
        Diagnostics findings = checkSchema(document.root, formatSchema(QStringLiteral("client-context")), QStringLiteral("parrot.yaml"));
        const ClientDocument parrot = readClientDocument(document.root, QStringLiteral("parrot.yaml"), findings);
        QCOMPARE(findings.size(), 0);
        const MemoryFiles files({{QStringLiteral("/w/.nest"), ""}, {QStringLiteral("/w/SEEDS.md"), "sunflower\n"}, {QStringLiteral("/w/a/seeds/1.md"), "millet"},
            {QStringLiteral("/w/parrot.toml"), "[limits]\nbytes = 13\n"}});
        const ClientContext context = readClientContext(parrot, files, {QStringLiteral("/w/a"), QStringLiteral("/home"), {}, {}});
        QCOMPARE(context.root, QStringLiteral("/w"));
        QCOMPARE(context.parts.size(), 1);
        QCOMPARE(context.parts.first().text, QStringLiteral("<seeds>SEEDS.md=sunflower|a/seeds/1.md=mil</seeds>"));
        QCOMPARE(toString(context.texts.last().state), QStringLiteral("cut"));
        QCOMPARE(context.texts.last().truncationOffset, 3);
    }

    /// An unknown type of evidence is reported at its location, also within a rule.
    void rejectsUnknownEvidence_data()
    {
        QTest::addColumn<QString>("more");
        QTest::addColumn<int>("line");
        const QString parts = QStringLiteral("parts:\n  - part: a\n    where: b\n    role: c\n    contents:\n");
        QTest::newRow("rule") << parts + QStringLiteral("      - load: x\n        files: X.md\n        evidence: certain\n") << 15;
        QTest::newRow("rule of a group") << parts + QStringLiteral("      - each: x\n        rules:\n          - load: y\n            evidence: certain\n") << 16;
        QTest::newRow("limit") << parts + QStringLiteral("      - load: x\n        limit:\n          bytes: 9\n          evidence: certain\n") << 16;
        QTest::newRow("listing") << parts + QStringLiteral("      - list: x\n        evidence: certain\n") << 14;
        QTest::newRow("place") << parts + QStringLiteral("      - list: x\n        places:\n          - {in: root, files: X.md}\n          - {in: \"~\", evidence: certain}\n") << 16;
        QTest::newRow("setting") << QStringLiteral("settings:\n  most:\n    evidence: certain\n    from: []\n") + parts + QStringLiteral("      - load: x\n") << 10;
    }
    void rejectsUnknownEvidence()
    {
        QFETCH(QString, more);
        const Diagnostics findings = schemaFindings(parrotYaml(more));
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().code, QStringLiteral("schema-not-allowed"));
        QTEST(int(findings.first().location.range.start.line), "line");
        QVERIFY2(findings.first().message.contains(QStringLiteral("observed, documented, assumed")), qPrintable(findings.first().message));
    }

    void rejectsUnknownKeys()
    {
        const DataDocument document = readYaml(QStringLiteral("client: x\ntitle: X\nproject: {markers: [], otherwise: start}\nparts:\n  - {part: a, where: b, role: c, contents: [], colour: red}\n"),
            QStringLiteral("x.yaml"));
        const Diagnostics findings = checkSchema(document.root, formatSchema(QStringLiteral("client-context")), QStringLiteral("x.yaml"));
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().location.range.start.line, 5);
    }
};

OUTCROP_TEST(TestClientDocuments, NoApplication)

} // namespace tst_clientdocuments

#include "tst_clientdocuments.moc"
