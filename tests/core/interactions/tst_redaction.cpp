// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which values are redacted from interactions before they are stored, and which are kept.
#include "core/interactions/redaction.h"
#include "core/ports/storedjson.h"
#include "tests/support/growth.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_redaction {

namespace {

Redactor builtIn()
{
    return Redactor(InteractionRules::builtIn());
}

/// Keys are assembled in this file, so that secret scanners do not report it.
QString assembleKey(const char *start, const char *rest)
{
    return QLatin1String(start) + QLatin1String(rest);
}

InteractionRules rulesFrom(const QByteArray &yaml)
{
    return readInteractionRules(readDocument(QStringLiteral("config/interaction_rules.yaml"), yaml));
}

} // namespace

class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redactsSecrets_data()
    {
        QTest::addColumn<QString>("secret");
        QTest::addColumn<QString>("rule");
        const char *letters = "abcdefghijklmnopqrstuvwxyz0123456789ABCD";
        QTest::newRow("Anthropic") << assembleKey("sk-ant-", "api03-abcdefghijklmnop_QRST-uv") << QStringLiteral("Anthropic key");
        QTest::newRow("OpenAI project") << assembleKey("sk-proj-", letters) << QStringLiteral("OpenAI key");
        QTest::newRow("OpenAI") << assembleKey("sk-", letters) << QStringLiteral("OpenAI key");
        QTest::newRow("OpenRouter") << assembleKey("sk-or-", "v1-0123456789abcdef0123") << QStringLiteral("OpenRouter key");
        QTest::newRow("Google") << assembleKey("AIza", "SyA0123456789abcdefghijklmnopqrstuv") << QStringLiteral("Google key");
        QTest::newRow("AWS") << assembleKey("AKIA", "Z7Q2M4X6K3V5B2NT") << QStringLiteral("AWS key");
        QTest::newRow("GitHub") << assembleKey("ghp_", letters) << QStringLiteral("GitHub token");
        QTest::newRow("GitHub fine") << assembleKey("github_pat_", letters) << QStringLiteral("GitHub token");
        QTest::newRow("Slack") << assembleKey("xoxb-", "123456789012-abcdefghij") << QStringLiteral("Slack token");
        QTest::newRow("Stripe") << assembleKey("sk_live_", "0123456789abcdefghij") << QStringLiteral("Stripe key");
        QTest::newRow("Telegram") << assembleKey("123456789:", "AAE0123456789abcdefghijklmnopqrstuv") << QStringLiteral("Telegram token");
        QTest::newRow("Hugging Face") << assembleKey("hf_", letters) << QStringLiteral("Hugging Face token");
        QTest::newRow("JWT") << assembleKey("eyJ", "hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.s5c-abcdefgh") << QStringLiteral("signed token");
        QTest::newRow("e-mail") << QStringLiteral("ada.lovelace+x@mail.example.org") << QStringLiteral("e-mail address");
        QTest::newRow("card") << QStringLiteral("4111 1111 1111 1111") << QStringLiteral("card number");
        QTest::newRow("card without spaces") << QStringLiteral("5500005555555559") << QStringLiteral("card number");
        QTest::newRow("IPv4") << QStringLiteral("203.0.113.77") << QStringLiteral("IP address");
        QTest::newRow("IPv6") << QStringLiteral("2001:db8:0:0:0:ff00:42:8329") << QStringLiteral("IPv6 address");
        QTest::newRow("IPv6 short") << QStringLiteral("2001:db8::ff00:42:8329") << QStringLiteral("IPv6 address");
        QTest::newRow("private key") << QStringLiteral("-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nabc=\n-----END RSA PRIVATE KEY-----") << QStringLiteral("private key");
        QTest::newRow("half a private key") << QStringLiteral("-----BEGIN PRIVATE KEY-----\nMIIEow\nabc=") << QStringLiteral("private key");
    }
    void redactsSecrets()
    {
        QFETCH(QString, secret);
        QFETCH(QString, rule);
        RedactionCounts counts;
        const QString cleaned = builtIn().redacted(QString(QStringLiteral("see ") + secret), counts);
        QCOMPARE(cleaned, QString(QStringLiteral("see [") + rule + u']'));
        QCOMPARE(counts, (RedactionCounts{{rule, 1}}));
        RedactionCounts again;
        QCOMPARE(builtIn().redacted(cleaned, again), cleaned); // redaction is idempotent
        QVERIFY(again.isEmpty());
    }

    void redactsOnlyTheSecret_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cleaned");
        QTest::newRow("header") << "Authorization: Bearer k3Jd92mfL0qPz7xW4s" << "Authorization: Bearer [authorization]";
        QTest::newRow("address") << "postgres://writer:s3cret@db/x" << "postgres://writer:[password in an address]@db/x";
        QTest::newRow("assignment") << "export API_KEY=\"hunter2hunter2\" # x" << "export API_KEY=\"[assigned key]\" # x";
        QTest::newRow("json") << "{\"password\": \"correct horse\"}" << "{\"password\": \"[assigned passphrase]\"}";
    }
    void redactsOnlyTheSecret()
    {
        QFETCH(QString, text);
        RedactionCounts counts;
        QTEST(builtIn().redacted(text, counts), "cleaned");
    }

    void redactsCardNumbersAmongOtherNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cleaned");
        QTest::newRow("expiry") << "4111 1111 1111 1111 12/27" << "[card number] 12/27";
        QTest::newRow("before") << "no 12 4111 1111 1111 1111." << "no 12 [card number].";
        QTest::newRow("two") << "4111111111111111 5500005555555559" << "[card number] [card number]";
        QTest::newRow("dashes") << "4111-1111-1111-1111 123" << "[card number] 123";
        QTest::newRow("none") << "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" << "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    }
    void redactsCardNumbersAmongOtherNumbers()
    {
        QFETCH(QString, text);
        RedactionCounts counts;
        QTEST(builtIn().redacted(text, counts), "cleaned");
    }

    void keepsOtherTexts_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"Version 1.2.3 and 10.4.1", "at 12:30:45 on 2026-11-21", "127.0.0.1:8080", "std::vector<int> a::b", "4111 1111 1111 1112",
                 "1111111111111111", "0000 0000 0000 0000", "order 1234567890123456", "the password is wrong", "What is a token?", "user@localhost", "sk-short",
                 "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "basic understanding of tokens", "@override", "skill-creator-and-writer-of-things"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void keepsOtherTexts()
    {
        QFETCH(QString, text);
        RedactionCounts counts;
        QCOMPARE(builtIn().redacted(text, counts), text);
        QVERIFY(counts.isEmpty());
    }

    void redactsNestedDetails()
    {
        Interaction interaction;
        interaction.request = QStringLiteral("mail ada@example.org");
        interaction.response = QStringLiteral("done");
        interaction.details = Json{{"a", Json::array({1, "bob@example.org"})}, {"headers", {{"X-Api-Key", "zzz"}, {"n", 2}}}, {"password", nullptr}};
        RedactionCounts counts;
        builtIn().redact(interaction, counts);
        QCOMPARE(interaction.request, QStringLiteral("mail [e-mail address]"));
        QCOMPARE(interaction.details.dump(), std::string(R"({"a":[1,"[e-mail address]"],"headers":{"X-Api-Key":"[secret member]","n":2},"password":null})"));
        QCOMPARE(counts, (RedactionCounts{{QStringLiteral("e-mail address"), 2}, {QStringLiteral("secret member"), 1}}));
        QVERIFY(!redactionText(counts).contains(u'@'));
    }

    void redactsEveryTextInARecord()
    {
        const QString address = QStringLiteral("ada@example.org");
        Interaction interaction{.at = {}, .source = address, .session = address, .phase = address, .workload = address, .agent = address};
        interaction.layers = interaction.skills = {address};
        interaction.fingerprint = QStringLiteral("span:4111111111111111/4111111111111111");
        RedactionCounts counts;
        builtIn().redact(interaction, counts);
        QVERIFY(!QString::fromStdString(recordJson(interaction).dump()).contains(u"example"));
        QCOMPARE(interaction.fingerprint, QStringLiteral("span:4111111111111111/4111111111111111"));
        Violation violation{.at = {}, .task = address, .file = address, .message = address};
        builtIn().redact(violation, counts);
        QVERIFY(!QString::fromStdString(recordJson(violation).dump()).contains(u"example"));
        QCOMPARE(counts.value(QStringLiteral("e-mail address")), 10);
    }

    void redactsEveryTextInOtherRecords()
    {
        const QString address = QStringLiteral("ada@example.org");
        const Json list = Json::array({"ada@example.org"});
        RedactionCounts counts;
        const auto isClean = [&counts](auto record, qint64 places) {
            counts.clear();
            builtIn().redact(record, counts);
            return counts.value(QStringLiteral("e-mail address")) == places && !QString::fromStdString(recordJson(record).dump()).contains(u"example");
        };
        Estimate estimate{.at = {}, .task = address, .workload = address, .suggestions = list, .details = list};
        QVERIFY(isClean(estimate, 4));
        Attempt attempt{.at = {}, .task = address, .strategy = address, .agents = {address}, .failure = address, .details = list};
        QVERIFY(isClean(attempt, 5));
        Suggestion suggestion{.at = {}, .kind = address, .workload = address, .target = address, .baseVersion = address, .title = address, .reason = address,
            .diff = address, .fingerprint = address, .evidence = list};
        QVERIFY(isClean(suggestion, 9));
    }

    void redactedSuggestionsHaveDifferentFingerprints()
    {
        RedactionCounts counts;
        Suggestion ada{.at = {}, .fingerprint = QStringLiteral("edit: ada@example.org")};
        Suggestion bob{.at = {}, .fingerprint = QStringLiteral("edit: bob@example.org")};
        builtIn().redact(ada, counts);
        builtIn().redact(bob, counts);
        QVERIFY(ada.fingerprint.startsWith(u"edit: [e-mail address] ") && ada.fingerprint != bob.fingerprint);
    }

    void redactedNamesStayDistinct()
    {
        RedactionCounts counts;
        const QString ada = builtIn().redactName(QStringLiteral("ada@example.org"), counts);
        QVERIFY(ada.startsWith(u"[e-mail address] ")
            && ada != builtIn().redactName(QStringLiteral("bob@example.org"), counts));
        QCOMPARE(builtIn().redactName(QStringLiteral("ada@example.org"), counts), ada);
        QCOMPARE(builtIn().redactName(ada, counts), ada);
        QCOMPARE(builtIn().redactName(QStringLiteral("monday"), counts), QStringLiteral("monday"));
    }

    void numbersEqualRedactedKeys()
    {
        const Json json = Json::parse(R"({"a@x.example":1,"b@y.example":2,"[e-mail address] 3":3,"c@z.example":4,"d@z.example":5,"n":{"e@x.example":6}})");
        RedactionCounts counts;
        const Json cleaned = builtIn().redacted(json, counts);
        QCOMPARE(cleaned.dump(), std::string(R"({"[e-mail address]":1,"[e-mail address] 2":2,"[e-mail address] 3":3,"[e-mail address] 4":4,"[e-mail address] 5":5,)"
                                             R"("n":{"[e-mail address]":6}})"));
        QCOMPARE(builtIn().redacted(cleaned, counts), cleaned);
    }

    void workspaceAddsAndExcludesRules()
    {
        const InteractionRules rules = rulesFrom("without: [IP address]\n"
                                                 "redaction:\n"
                                                 "  - {name: member number, pattern: 'M-\\d{4}'}\n"
                                                 "  - {name: e-mail address, pattern: '\\S+@secret\\.example'}\n");
        QVERIFY2(rules.diagnostics.isEmpty(), qPrintable(rules.diagnostics.value(0).message));
        RedactionCounts counts;
        QCOMPARE(
            Redactor(rules).redacted(QStringLiteral("M-1234 at 203.0.113.77, a@b.example, a@secret.example"), counts),
            QStringLiteral("[member number] at 203.0.113.77, a@b.example, [e-mail address]"));
    }

    void reportsInvalidRulesAndKeepsBuiltInRules()
    {
        const InteractionRules rules = rulesFrom("without: [IP adress]\nredaction:\n  - {name: e-mail address, pattern: '('}\n");
        QCOMPARE(rules.diagnostics.size(), 2);
        QCOMPARE(rules.diagnostics.at(0).code, QStringLiteral("interaction-pattern"));
        QCOMPARE(rules.diagnostics.at(0).location.range.start.line, 3);
        QCOMPARE(rules.diagnostics.at(1).code, QStringLiteral("interaction-rule-unknown"));
        RedactionCounts counts;
        QCOMPARE(Redactor(rules).redacted(QStringLiteral("a@b.example"), counts), QStringLiteral("[e-mail address]"));
    }

    void redactsTheWholeTextIfAPatternTimesOut()
    {
        const InteractionRules rules = rulesFrom("redaction:\n  - {name: endless, pattern: '(a+)+b\\z(?<!x)|(x+x+)+y'}\n");
        const QString text = QString(60, u'x') + QStringLiteral(" why secret");
        RedactionCounts counts;
        const QString cleaned = Redactor(rules).redacted(text, counts);
        QVERIFY2(!cleaned.contains(u"secret") && cleaned.startsWith(u"[redacted: "), qPrintable(cleaned));
        QCOMPARE(counts.value(QStringLiteral("endless")), 1);
    }

    /// Texts in which every word starts a match and makes the pattern backtrack.
    void redactsInLinearTime_data()
    {
        QTest::addColumn<QString>("rest");
        for (const char *rest : {"", "=", " \"", "a/", ": a1 "})
            QTest::newRow(qPrintable(QStringLiteral("start and `%1`").arg(QLatin1String(rest)))) << QString::fromLatin1(rest);
    }

    void redactsInLinearTime()
    {
        QFETCH(QString, rest);
        constexpr qsizetype size = 24'000;
        const Redactor redactor = builtIn();
        const auto clean = [&redactor](const QString &word, qsizetype length) {
            RedactionCounts counts;
            redactor.redacted(word.repeated(length / word.size() + 1), counts);
        };
        for (const RedactionRule &rule : InteractionRules::builtIn().redaction) {
            const QString word = (rule.starts + rule.near + QStringList{QStringLiteral("1.")}).first() + rest;
            clean(word, size / 8); // the first call compiles the patterns, so it is not measured
            const double grown = growth(size, [&](qsizetype length) { clean(word, length); });
            QVERIFY2(grown < linearGrowth, qPrintable(QStringLiteral("%1: `%2` takes %3 times as long for 4 times the text").arg(rule.name, word).arg(grown)));
        }
    }

    void redactsLittleOfRealDocuments()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        QDirIterator files(corpora + QStringLiteral("/joelclaw"), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
        qsizetype characters = 0;
        qsizetype removed = 0;
        RedactionCounts counts;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            const QString cleaned = builtIn().redacted(text, counts);
            characters += text.size();
            removed += std::abs(text.size() - cleaned.size());
            RedactionCounts again;
            QCOMPARE(builtIn().redacted(cleaned, again), cleaned);
        }
        qInfo().noquote() << characters << "characters:" << redactionText(counts);
        QVERIFY(characters > 100'000 && removed < characters / 200);
    }
};

OUTCROP_TEST(TestRedaction, CoreApplication)

} // namespace tst_redaction

#include "tst_redaction.moc"
