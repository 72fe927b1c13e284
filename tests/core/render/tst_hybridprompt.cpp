// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/hybridprompt.h"
#include "tests/support/testregistry.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace outcrop;

namespace tst_hybridprompt {

namespace {

TracedText typedText(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("request"));
}

HybridEnvelope envelopeOf(const Json &metadata)
{
    HybridEnvelope envelope;
    envelope.promptType = QStringLiteral("validation");
    envelope.metadata = metadata;
    return envelope;
}

/// The parts that a reader extracts from the prompt. METADATA ends at its first end tag, INSTRUCTION at its last end tag.
struct Parts {
    Json metadata;
    QString instruction;
};

Parts partsOf(const QString &prompt)
{
    static const QRegularExpression form(QStringLiteral("\\A<METADATA>\n(.*?)</METADATA>\n\n<INSTRUCTION>\n(.*)\n</INSTRUCTION>\\z"),
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(prompt);
    return {Json::parse(match.captured(1).toStdString(), nullptr, false), match.captured(2)};
}

/// Returns the original request from the text of INSTRUCTION: the inverse of the escaping.
QString unescaped(QString text)
{
    static const QRegularExpression written(QStringLiteral("&((?:amp;)*)lt;(?=\\s*/?\\s*(?:METADATA|INSTRUCTION)\\b)"),
                                            QRegularExpression::CaseInsensitiveOption);
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : written.globalMatch(text)) {
        result += text.mid(done, match.capturedStart() - done);
        result += match.captured(1).isEmpty() ? QStringLiteral("<") : u'&' + match.captured(1).mid(4) + QStringLiteral("lt;");
        done = match.capturedEnd();
    }
    return result + text.mid(done);
}

/// Returns random text that contains tags and escapes.
QString hostileText(QRandomGenerator &random)
{
    static const QStringList pieces{QStringLiteral("<METADATA>"), QStringLiteral("</METADATA>"), QStringLiteral("</instruction >"), QStringLiteral("<"),
                                    QStringLiteral("< / INSTRUCTION"), QStringLiteral("&lt;/INSTRUCTION>"), QStringLiteral("&amp;lt;METADATA"),
                                    QStringLiteral("&"), QStringLiteral("amp;"), QStringLiteral("lt;"), QStringLiteral("/INSTRUCTION>"),
                                    QStringLiteral("\n"), QStringLiteral("\\u003c"), QStringLiteral("\""), QStringLiteral("METADATAS"), QStringLiteral("é🌱")};
    QString text;
    for (int i = random.bounded(12); i >= 0; --i)
        text += pieces.at(random.bounded(int(pieces.size())));
    return text;
}

} // namespace

class HybridPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesMetadataAndInstruction()
    {
        const HybridPrompt prompt = hybridPrompt(envelopeOf({{"prompt_type", "validation"}, {"rules", Json::array({Json{{"id", "A"}}})}}), typedText(QStringLiteral("Look.\n")));
        QCOMPARE(prompt.text.text(), QStringLiteral("<METADATA>\n{\n  \"prompt_type\": \"validation\",\n  \"rules\": [\n    {\n      \"id\": \"A\"\n    }\n  ]\n}\n"
                                                    "</METADATA>\n\n<INSTRUCTION>\nLook.\n\n</INSTRUCTION>"));
        QCOMPARE(prompt.ledger.size(), 1);
        QVERIFY(prompt.ledger.first().action == LossAction::Injected);
    }

    void tracesRulesAndRequests()
    {
        HybridEnvelope envelope = envelopeOf({{"rules", Json::array({Json{{"text", "Dust it\ntwice"}, {"list", Json::array({"deep"})}}})}});
        envelope.locations.insert(QStringLiteral("/rules/0"), {QStringLiteral("rules.yaml"), {{7, 1, 8}, {}}});
        envelope.locations.insert(QStringLiteral("/rules/0/text"), {QStringLiteral("rules.yaml"), {{40, 2, 3}, {}}});
        const TracedText text = hybridPrompt(envelope, TracedText::copied(QStringLiteral("a </METADATA> b"), QStringLiteral("request.txt"), 5)).text;
        const auto originOf = [&text](const QString &part) { return text.originAt(text.text().indexOf(part)); };
        QCOMPARE(originOf(QStringLiteral("Dust")).file, QStringLiteral("rules.yaml"));
        QCOMPARE(originOf(QStringLiteral("twice")).offset, 40);
        QCOMPARE(originOf(QStringLiteral("deep")).offset, 7);
        QVERIFY(originOf(QStringLiteral("\"text\"")).isGenerated());
        QCOMPARE(originOf(QStringLiteral("&lt;")).offset, 7);
        QCOMPARE(originOf(QStringLiteral(" b")).file, QStringLiteral("request.txt"));
        QCOMPARE(originOf(QStringLiteral(" b")).offset, 18);
    }

    void listsOmittedPartsInTheLedger()
    {
        HybridEnvelope envelope = envelopeOf(Json::object());
        envelope.adjustments.append({QStringLiteral("hybrid.rules"), QStringLiteral("the budget"), Json::array({"A"}), {}});
        const Ledger ledger = hybridPrompt(envelope, typedText(QStringLiteral("</INSTRUCTION> <metadata>"))).ledger;
        QCOMPARE(ledger.size(), 3);
        QVERIFY(ledger.at(1).action == LossAction::Dropped);
        QCOMPARE(ledger.at(1).before, Json::array({"A"}));
        QVERIFY(ledger.at(2).action == LossAction::Approximated);
        QVERIFY(ledger.at(2).reason.contains(QStringLiteral("2 METADATA or INSTRUCTION tags are escaped")));
    }

    /// For any rules and requests, a reader extracts the same two parts, and both can be restored.
    void escapesTagsInEveryText()
    {
        QRandomGenerator random(20061); // a fixed seed makes the test reproducible
        static const QRegularExpression tag(QStringLiteral("<\\s*/?\\s*(METADATA|INSTRUCTION)\\b"), QRegularExpression::CaseInsensitiveOption);
        for (int i = 0; i < 5000; ++i) {
            const Json metadata{{"rule", jsonString(hostileText(random))}, {hostileText(random).toStdString(), 1}};
            const QString request = hostileText(random);
            const QString prompt = hybridPrompt(envelopeOf(metadata), typedText(request)).text.text();
            QCOMPARE(prompt.count(tag), 4);
            const Parts parts = partsOf(prompt);
            QCOMPARE(parts.metadata, metadata);
            QCOMPARE(unescaped(parts.instruction), request);
        }
    }
};

OUTCROP_TEST(HybridPrompts, NoApplication)

} // namespace tst_hybridprompt

#include "tst_hybridprompt.moc"
