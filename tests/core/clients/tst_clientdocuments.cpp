// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/condition.h"
#include "core/base/resources.h"
#include "core/clients/clientcontext.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QTest>

using namespace outcrop;

class TestClientDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void obeyTheirSchema_data()
    {
        QTest::addColumn<QString>("name");
        for (const ClientDocument &client : builtInClients())
            QTest::newRow(qPrintable(client.name)) << client.name;
    }
    void obeyTheirSchema()
    {
        QFETCH(QString, name);
        const QString path = QStringLiteral(":/context/%1.yaml").arg(name);
        const DataDocument yaml = readYaml(QString::fromUtf8(readResource(path)), path);
        QVERIFY(yaml.ok);
        Diagnostics findings = yaml.diagnostics + checkSchema(yaml.root, formatSchema(QStringLiteral("client-context")), path);
        readClientDocument(yaml.root, path, findings);
        QCOMPARE(findings.isEmpty() ? QString() : toString(findings.first()), QString());
    }

    /// Every rule says where it is known from, when it was checked, and whether it was seen or only read.
    void sayTheirEvidence()
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

    void haveConditionsThatCanBeRead()
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

    /// A client that the program has never heard of: YAML alone.
    void takeANewClient()
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
        QVERIFY(document.ok);
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
        QCOMPARE(context.texts.last().cutByte, 3);
    }

    void refuseWhatTheyCannotMean()
    {
        const DataDocument document = readYaml(QStringLiteral("client: x\ntitle: X\nproject: {markers: [], otherwise: start}\nparts:\n  - {part: a, where: b, role: c, contents: [], colour: red}\n"),
            QStringLiteral("x.yaml"));
        const Diagnostics findings = checkSchema(document.root, formatSchema(QStringLiteral("client-context")), QStringLiteral("x.yaml"));
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().location.range.start.line, 5);
    }
};

OUTCROP_TEST(TestClientDocuments, NoApplication)
#include "tst_clientdocuments.moc"
