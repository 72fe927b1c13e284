// SPDX-License-Identifier: GPL-3.0-or-later
// Tests classifying an interaction's workload and friction, with reasons.
#include "core/interactions/classify.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_classify {

namespace {

const Classifier &classifier()
{
    static const Classifier one(defaultTaxonomy(), InteractionRules::builtIn());
    return one;
}

Interaction interactionWith(const QString &request)
{
    Interaction interaction;
    interaction.request = request;
    return interaction;
}

QStringList names(const Classification &classification)
{
    QStringList names;
    for (const FrictionSignal &signal : classification.friction)
        names += signal.name;
    return names;
}

} // namespace

class TestClassify : public QObject
{
    Q_OBJECT

private:
    static QList<QRegularExpression> patternsOf(const InteractionRules &rules)
    {
        QList<QRegularExpression> patterns = rules.placeholders;
        for (const WorkloadRule &rule : rules.workloads)
            patterns += rule.patterns;
        for (const FrictionRule &rule : rules.friction)
            patterns += rule.patterns;
        for (const RedactionRule &rule : rules.redaction)
            patterns += rule.unless + QList{rule.pattern};
        return patterns;
    }

private Q_SLOTS:
    void builtInRulesAreComplete()
    {
        const InteractionRules &rules = InteractionRules::builtIn();
        QVERIFY2(rules.diagnostics.isEmpty(), qPrintable(rules.diagnostics.value(0).message));
        for (const QRegularExpression &pattern : patternsOf(rules))
            QVERIFY2(pattern.isValid() && !pattern.pattern().isEmpty(), qPrintable(pattern.pattern()));
        QCOMPARE(rules.friction.size(), 8);
        QVERIFY(rules.workloads.size() > 10 && rules.redaction.size() > 20 && rules.secretMembers.contains(QStringLiteral("api_key")));
        for (const WorkloadRule &rule : rules.workloads)
            QVERIFY2(defaultTaxonomy().find(rule.conceptNotation), qPrintable(rule.conceptNotation));
    }

    void classifiesWorkloads_data()
    {
        QTest::addColumn<QString>("request");
        QTest::addColumn<QString>("workload");
        QTest::addColumn<QStringList>("because");
        QTest::newRow("label and words") << "Why do the pods of that Kubernetes namespace restart? kubectl says OOM." << "platform/k8s"
                                         << QStringList{"kubernetes", "pods", "kubectl", "namespace"};
        QTest::newRow("plural and case") << "Our WEBHOOK fires twice" << "integration/webhooks" << QStringList{"webhooks"};
        QTest::newRow("several words") << "Is there a memory leak? Here is the stack trace" << "observe/diagnose" << QStringList{"stack trace"};
        QTest::newRow("part of a word") << "The podium is set" << "" << QStringList();
        QTest::newRow("nothing") << "" << "" << QStringList();
        QTest::newRow("narrower than its top") << "slack" << "comms/slack" << QStringList{"slack"};
    }
    void classifiesWorkloads()
    {
        QFETCH(QString, request);
        QFETCH(QStringList, because);
        const Classification found = classifier().classify(interactionWith(request));
        QTEST(found.workload, "workload");
        for (const QString &word : found.reasons)
            QVERIFY2(because.contains(word), qPrintable(word));
        QCOMPARE(found.reasons.isEmpty(), because.isEmpty());
        QVERIFY(found.confidence <= 1 && (found.confidence > 0) == !found.workload.isEmpty());
    }

    void classifiesTheQuestionNotTheWholePrompt()
    {
        Interaction interaction = interactionWith(QStringLiteral("You know kubernetes, pods and kubectl.\n\nuser: Write to me on Slack"));
        interaction.details = Json{{"question", "Write to me on Slack"}};
        QCOMPARE(classifier().classify(interaction).workload, QStringLiteral("comms/slack"));
    }

    void ignoresRedactionPlaceholders()
    {
        QVERIFY(classifier().classify(interactionWith(QStringLiteral("tell [e-mail address] about it"))).workload.isEmpty());
        QCOMPARE(classifier().classify(interactionWith(QStringLiteral("tell [e-mail address] by e-mail"))).workload, QStringLiteral("comms/email"));
    }

    void classificationIsDeterministic()
    {
        const Interaction interaction = interactionWith(QStringLiteral("deploy the webhook endpoint, monitor its latency, plan a release, mail the team"));
        const Classification first = Classifier(defaultTaxonomy(), InteractionRules::builtIn()).classify(interaction);
        for (int i = 0; i < 20; ++i) {
            const Classification again = Classifier(defaultTaxonomy(), InteractionRules::builtIn()).classify(interaction);
            QCOMPARE(again.workload, first.workload);
            QCOMPARE(again.reasons, first.reasons);
            QCOMPARE(again.confidence, first.confidence);
        }
    }

    void detectsFriction_data()
    {
        QTest::addColumn<QString>("request");
        QTest::addColumn<QStringList>("earlier");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QStringList>("found");
        QTest::addColumn<double>("score");
        const QStringList none;
        QTest::newRow("smooth") << "List the pods" << none << "done" << none << 0.0;
        QTest::newRow("correction") << "No, that's wrong: list the nodes" << none << "done" << QStringList{"correction"} << 0.5;
        QTest::newRow("correction inside") << "Thanks, but you forgot the tests." << none << "done" << QStringList{"correction"} << 0.5;
        QTest::newRow("still broken") << "It is still broken" << none << "done" << QStringList{"correction"} << 0.5;
        QTest::newRow("no correction") << "No tests are needed here, is that right?" << none << "done" << none << 0.0;
        QTest::newRow("no is a word") << "Nobody knows what is wrong with this pod" << none << "done" << none << 0.0;
        QTest::newRow("repeated") << "please list all the pods" << QStringList{"List all the pods, please!", "And the weather?"} << "done" << QStringList{"repeated"} << 0.4;
        QTest::newRow("other question") << "list all the nodes now" << QStringList{"show me the weather today"} << "done" << none << 0.0;
        QTest::newRow("too long ago") << "list all the pods" << QStringList{"list all the pods", "b", "c", "d", "e", "f"} << "done" << none << 0.0;
        QTest::newRow("short words again") << "yes" << QStringList{"no"} << "done" << none << 0.0;
        QTest::newRow("refused") << "x" << none << "refused" << QStringList{"refused"} << 0.6;
        QTest::newRow("blocked") << "x" << none << "blocked" << QStringList{"refused"} << 0.6;
        QTest::newRow("truncated") << "x" << none << "truncated" << QStringList{"truncated"} << 0.4;
        QTest::newRow("failed") << "x" << none << "failed" << QStringList{"failed"} << 0.6;
        QTest::newRow("two signs") << "No, wrong again." << none << "truncated" << QStringList{"correction", "truncated"} << 0.7;
    }
    void detectsFriction()
    {
        QFETCH(QString, request);
        QFETCH(QStringList, earlier);
        QFETCH(QString, outcome);
        Interaction interaction = interactionWith(request);
        interaction.outcome = outcome;
        const Classification found = classifier().classify(interaction, earlier);
        QTEST(names(found), "found");
        QFETCH(double, score);
        QVERIFY(qAbs(found.frictionScore() - score) < 1e-12);
    }

    void detectsFrictionFromMetrics()
    {
        Interaction interaction = interactionWith(QStringLiteral("x"));
        interaction.durationMs = 121'000;
        interaction.quality = 49.5;
        interaction.details = Json{{"attempts", 3}};
        const Classification found = classifier().classify(interaction);
        QCOMPARE(names(found), (QStringList{QStringLiteral("retried"), QStringLiteral("slow"), QStringLiteral("poor")}));
        QCOMPARE(found.friction.at(0).evidence, QStringLiteral("3 attempts"));
        QCOMPARE(found.friction.at(1).evidence, QStringLiteral("121.0 s"));
        interaction.durationMs = 120'000;
        interaction.quality = 50;
        interaction.details = Json{{"attempts", 1}};
        QVERIFY(classifier().classify(interaction).friction.isEmpty());
    }

    void keepsTheRecordedClassification()
    {
        Interaction interaction = interactionWith(QStringLiteral("kubectl"));
        interaction.workload = QStringLiteral("comms");
        interaction.friction = 0.9;
        storeClassification(interaction, classifier().classify(interaction));
        QCOMPARE(interaction.workload, QStringLiteral("comms"));
        QCOMPARE(*interaction.friction, 0.9);
        const Interaction before = interaction;
        removeClassification(interaction);
        QCOMPARE(interaction.workload, before.workload);
        QCOMPARE(interaction.friction, before.friction);
    }

    void reclassificationReplacesTheClassification()
    {
        Interaction interaction = interactionWith(QStringLiteral("No, that's wrong. kubectl"));
        interaction.details = Json{{"turn", 2}};
        storeClassification(interaction, classifier().classify(interaction));
        QCOMPARE(interaction.workload, QStringLiteral("platform/k8s"));
        QCOMPARE(*interaction.friction, 0.5);
        QCOMPARE(qString(interaction.details["signals"][0]["signal"]), QStringLiteral("correction"));
        QCOMPARE(qString(interaction.details["classified"]["by"]), QStringLiteral("rules"));
        removeClassification(interaction);
        QVERIFY(interaction.workload.isEmpty() && !interaction.friction);
        QCOMPARE(interaction.details.dump(), std::string(R"({"turn":2})"));
    }

    void readsWorkspaceRules()
    {
        const InteractionRules rules = readInteractionRules(readDocument(QStringLiteral("config/interaction_rules.yaml"),
            "workloads:\n  - {concept: meta/todos, words: [germination], weight: 3}\n  - {concept: build, patterns: ['ticket #\\d+']}\n"
            "friction:\n  - {signal: correction, weight: 0.9}\n  - {signal: slow, weight: 0}\n"));
        QVERIFY2(rules.diagnostics.isEmpty(), qPrintable(rules.diagnostics.value(0).message));
        const Classifier own(defaultTaxonomy(), rules);
        QCOMPARE(own.classify(interactionWith(QStringLiteral("kubectl and pods of germination"))).workload, QStringLiteral("meta/todos"));
        QCOMPARE(own.classify(interactionWith(QStringLiteral("do ticket #12"))).workload, QStringLiteral("build"));
        Interaction slow = interactionWith(QStringLiteral("No, that's wrong"));
        slow.durationMs = 1'000'000;
        QCOMPARE(own.classify(slow).frictionScore(), 0.9); // the built-in patterns apply, because the workspace does not replace them
        QCOMPARE(names(own.classify(slow)), QStringList{QStringLiteral("correction")});
    }

    void reportsUnusablePatterns()
    {
        const InteractionRules rules = readInteractionRules(readDocument(QStringLiteral("config/interaction_rules.yaml"), "workloads:\n  - {concept: build, patterns: ['', 'a(']}\n"));
        Diagnostics patterns = rules.diagnostics;
        patterns.removeIf([](const Diagnostic &one) { return one.code != u"interaction-pattern"; });
        QCOMPARE(patterns.size(), 2);
        QCOMPARE(patterns.at(0).message, QStringLiteral("The pattern is empty. Write a regular expression."));
        QVERIFY2(patterns.at(1).message.contains(QStringLiteral("at character 3")), qPrintable(patterns.at(1).message));
    }

    void classifiesRealSkills()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        const QDir skills(corpora + QStringLiteral("/joelclaw/skills"));
        const QMap<QString, QString> known{{QStringLiteral("k8s"), QStringLiteral("platform")}, {QStringLiteral("gateway"), QStringLiteral("integration")},
            {QStringLiteral("media-transcription"), QStringLiteral("pipeline")}, {QStringLiteral("slack-link"), QStringLiteral("comms")},
            {QStringLiteral("webhooks"), QStringLiteral("integration")}};
        int tagged = 0;
        int right = 0;
        const QStringList names = skills.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &name : names) {
            QFile file(skills.filePath(name + QStringLiteral("/SKILL.md")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString head = QString::fromUtf8(file.read(1500)); // the start of the file contains the name and the description
            const Classification found = classifier().classify(interactionWith(head));
            tagged += found.workload.isEmpty() ? 0 : 1;
            if (!known.contains(name))
                continue;
            right += found.workload.section(u'/', 0, 0) == known.value(name) ? 1 : 0;
            qInfo().noquote() << name << "is" << found.workload << "by" << found.reasons.join(QStringLiteral(", "));
        }
        qInfo() << tagged << "of" << names.size() << "skills tagged;" << right << "of" << known.size() << "as expected";
        QVERIFY(tagged >= 35 && right >= 2);
    }
};

OUTCROP_TEST(TestClassify, CoreApplication)

} // namespace tst_classify

#include "tst_classify.moc"
