// SPDX-License-Identifier: GPL-3.0-or-later
// Tests valid and invalid responses for the five types in a real response_schemas.yaml. The file is not in the repository: OUTCROP_CORPORA names its folder.
#include "core/responses/responseparser.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_corporaanswers {

namespace {

const QStringList types{QStringLiteral("task_execution"), QStringLiteral("validation"), QStringLiteral("error_analysis"), QStringLiteral("decision"), QStringLiteral("planning")};

} // namespace

class TestCorporaAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QFile file(corpora + QStringLiteral("/obra/response_schemas.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_schemas = readResponseSchemas(readDocument(QStringLiteral("config/response_schemas.yaml"), file.readAll()));
        QVERIFY(m_schemas.document);
    }

    void exampleIsValid_data() { addTypes(); }

    void exampleIsValid()
    {
        QFETCH(QString, type);
        const ParsedResponse response = parse(type, responseWithData(example(type)));
        QVERIFY2(response.verdict == Verdict::Valid, qPrintable(QString::fromUtf8(jsonText(toJson(response)))));
        QCOMPARE(response.data, example(type));
        QCOMPARE(response.quality.score(), 100.0);
    }

    void reportsEveryMissingRequiredField_data() { addTypes(); }

    void reportsEveryMissingRequiredField()
    {
        QFETCH(QString, type);
        for (const ResponseField &field : m_schemas.fields(type)) {
            if (!field.isRequired)
                continue;
            Json answer = example(type);
            answer.erase(field.name.toStdString());
            const ParsedResponse response = parse(type, responseWithData(answer));
            QCOMPARE(response.verdict, Verdict::WrongSchema);
            QVERIFY(response.findings.first().message.startsWith(u'`' + field.name + u"` is missing"));
        }
    }

    void reportsWrongValuesAndCoercesLooseOnes_data() { addTypes(); }

    void reportsWrongValuesAndCoercesLooseOnes()
    {
        QFETCH(QString, type);
        for (const ResponseField &field : m_schemas.fields(type)) {
            const std::string name = field.name.toStdString();
            Json answer = example(type);
            if (!answer.contains(name))
                continue;
            if (!field.data[u"allowed_values"].items().isEmpty())
                checkAllowedValues(type, name, answer);
            const bool isNumber = answer[name].is_number();
            answer[name] = Json::array({Json::array(), Json::array()});
            if (isNumber || answer[name].is_string())
                QCOMPARE(parse(type, responseWithData(answer)).verdict, Verdict::WrongSchema);
        }
    }

    void coercesNumbersAndBooleansFromTexts_data() { addTypes(); }

    void coercesNumbersAndBooleansFromTexts()
    {
        QFETCH(QString, type);
        Json answer = example(type);
        for (auto &[name, value] : answer.items()) {
            if (value.is_number() || value.is_boolean())
                value = value.dump();
        }
        const ParsedResponse response = parse(type, responseWithData(answer));
        QVERIFY(isAccepted(response.verdict));
        QCOMPARE(response.data, example(type));
        QCOMPARE(response.verdict == Verdict::Repaired, answer != example(type));
    }

    void reportsValuesOutOfRange()
    {
        Json answer = example(QStringLiteral("validation"));
        answer["quality_score"] = 45; // the value of the example in ADR-006, which violates the schema in this document
        const ParsedResponse response = parse(QStringLiteral("validation"), responseWithData(answer));
        QCOMPARE(response.verdict, Verdict::WrongSchema);
        QCOMPARE(response.findings.first().code, QStringLiteral("response-maximum"));
    }

private:
    static void addTypes()
    {
        QTest::addColumn<QString>("type");
        for (const QString &type : types)
            QTest::newRow(qPrintable(type)) << type;
    }

    void checkAllowedValues(const QString &type, const std::string &name, Json answer)
    {
        answer[name] = "something else";
        QCOMPARE(parse(type, responseWithData(answer)).verdict, Verdict::WrongSchema);
        answer[name] = qString(example(type)[name]).toUpper().replace(u'_', u' ').toStdString();
        const ParsedResponse loose = parse(type, responseWithData(answer));
        QCOMPARE(loose.verdict, Verdict::Repaired);
        QCOMPARE(loose.repairs.first().rule, QStringLiteral("coerced-enum"));
        QCOMPARE(loose.data, example(type));
    }

    Json example(const QString &type) const { return m_schemas.data[u"schemas"][type][u"example"].toJson(); }

    static QString responseWithData(const Json &answer)
    {
        return QStringLiteral("<METADATA>\n%1</METADATA>\n\n<CONTENT>\nAll is said above.\n</CONTENT>\n").arg(QString::fromUtf8(jsonText(answer)));
    }

    ParsedResponse parse(const QString &type, const QString &text) const { return parseResponse(text, ResponseContract::contractForPromptType(m_schemas, type)); }

    ResponseSchemas m_schemas;
};

OUTCROP_TEST(TestCorporaAnswers, NoApplication)

} // namespace tst_corporaanswers

#include "tst_corporaanswers.moc"
