// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the lists of the Response dock.
#include "models/base/roles.h"
#include "models/response/attemptsmodel.h"
#include "models/response/datatreemodel.h"
#include "models/response/qualitytable.h"
#include "models/response/repairmodel.h"
#include "models/response/responselabels.h"
#include "models/response/responseroles.h"
#include "models/response/schemaview.h"
#include "tests/models/modeldump.h"
#include "tests/models/sampleresponses.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_responsemodels {

class TestResponseModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void listsRepairs()
    {
        RepairModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const ShownResponse shown = sampleResponse();
        model.setResponse(shown.parsed);
        QCOMPARE(dump(model), QStringLiteral("# Location | Repair | Original | Replacement | JSON pointer\n"
                                             "3:11 | String converted to a number | \"7\" | 7 | /score\n"
                                             "3:46 | Trailing comma | , | (empty) |\n"));
        QVERIFY(rejectsOutOfRange(model));
        const Repair &repair = shown.parsed.repairs.constFirst();
        QCOMPARE(model.index(0, 0).data(BeginRole).toLongLong(), repair.offset);
        QCOMPARE(model.index(0, 0).data(EndRole).toLongLong(), repair.offset + 3);
        QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Trailing comma, line 3: , → (empty)"));
        model.setResponse({});
        QCOMPARE(model.rowCount(), 0);
    }

    void showsWhitespaceAsSymbols()
    {
        QCOMPARE(visibleText(QStringLiteral("a\nb\t")), QStringLiteral("a\u21B5b\u2192"));
        QCOMPARE(visibleText(QStringLiteral("  ")), QStringLiteral("\u2423\u2423"));
        QVERIFY(visibleText(QString(5000, u'x')).size() <= 200);
    }

    void comparesDataWithTheContract()
    {
        DataTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(dataTree(sampleResponse()));
        QCOMPARE(dump(model), QStringLiteral("# Field | Value | Actual type | Expected type | Finding\n"
                                             "Data | 3 field(s) | object | object |\n"
                                             "  score | 7 | integer | number: 0 to 10 | String converted to a number: \"7\" → 7\n"
                                             "  risk | huge | string | string: low, medium or high | \"huge\" is none of low, medium, high.\n"
                                             "  steps | 2 value(s) | array | array | Trailing comma: , → (empty)\n"
                                             "    0 | 1 | integer | integer or null |\n"
                                             "    1 | 2 | integer | integer or null |\n"
                                             "  owner |  | missing | string | This field is required.\n"));
        QVERIFY(rejectsOutOfRange(model));
        const QModelIndex risk = model.indexOf(QStringLiteral("/risk"));
        QCOMPARE(risk.data(SeverityRole).toInt(), static_cast<int>(Severity::Error));
        QCOMPARE(risk.data(BeginRole).toLongLong(), sampleResponse().spans.at(2).span.begin);
        QCOMPARE(model.indexOf(QStringLiteral("/steps/1")).data().toString(), QStringLiteral("1"));
        QVERIFY(!model.indexOf(QStringLiteral("/nowhere")).isValid());
    }

    void limitsShownData()
    {
        ShownResponse shown;
        shown.parsed.data = Json::array();
        for (int i = 0; i < 5000; ++i)
            shown.parsed.data.push_back(i);
        DataTreeModel model;
        model.setTree(dataTree(shown));
        const QModelIndex root = model.index(0, 0);
        QCOMPARE(model.rowCount(root), 501);
        QVERIFY(model.index(500, 1, root).data().toString().contains(QStringLiteral("4500")));
        Json deep;
        for (int i = 0; i < 500; ++i)
            deep = Json::array({deep});
        shown.parsed.data = deep;
        QCOMPARE(dataTree(shown).size(), 1);
    }

    void handlesCircularAndInvalidSchemas()
    {
        const Json circle = {{"$ref", "#/$defs/a"}, {"$defs", {{"a", {{"$ref", "#/$defs/b"}}}, {"b", {{"$ref", "#/$defs/a"}}}}}};
        QCOMPARE(SchemaView(circle).expectedValueText(), QString());
        const Json wrong = {{"$ref", "#nonsense"}, {"type", 5}, {"enum", "x"}, {"required", 3}};
        QVERIFY(SchemaView(wrong).required().isEmpty());
        QVERIFY(SchemaView(wrong).member(QStringLiteral("x")).expectedValueText().isEmpty());
        QVERIFY(SchemaView().expectedValueText().isEmpty());
    }

    void listsRequests()
    {
        AttemptsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSteps(sampleResponse().steps);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(rejectsOutOfRange(model));
        const auto text = [&](int row, AttemptColumn column) { return model.index(row, static_cast<int>(column)).data().toString(); };
        QCOMPARE(text(0, AttemptColumn::Outcome), QStringLiteral("Too many requests"));
        QCOMPARE(text(0, AttemptColumn::HttpStatus), QStringLiteral("429"));
        QCOMPARE(text(1, AttemptColumn::Reason), QStringLiteral("openai has too many requests"));
        QCOMPARE(text(1, AttemptColumn::WaitTime), QStringLiteral("2.00 s"));
        QCOMPARE(text(1, AttemptColumn::Duration), QStringLiteral("1 min 5 s"));
        QCOMPARE(text(1, AttemptColumn::Outcome), QStringLiteral("Response received"));
        model.setSteps({{QStringLiteral("google"), {}, QStringLiteral("no key"), {}}});
        QCOMPARE(text(0, AttemptColumn::Outcome), QStringLiteral("Skipped"));
    }

    /// Lists each model with its requests and the reason for its call. If no request was sent, lists the reason.
    void listsRequestsByModel()
    {
        const QList<CallStep> steps{
            {QStringLiteral("anthropic"), {}, {}, {CallAttempt{1, {}}, CallAttempt{2, {}}, CallAttempt{3, {}}}, QStringLiteral("anthropic was not reached")},
            {QStringLiteral("openai"), {}, QStringLiteral("anthropic was not reached"), {}, QStringLiteral("there is no key for openai")},
            {QStringLiteral("google"), {}, QStringLiteral("there is no key for openai"), {CallAttempt{1, {}}}}};
        AttemptsModel model;
        model.setSteps(steps);
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto cell = [&](AttemptColumn column) { return model.index(row, static_cast<int>(column)).data().toString(); };
            rows += cell(AttemptColumn::Target) + QStringLiteral(" | ") + cell(AttemptColumn::Outcome)
                + QStringLiteral(" | ") + cell(AttemptColumn::Reason);
        }
        QCOMPARE(rows.size(), 5);
        QVERIFY2(!rows.at(0).contains(QStringLiteral("Skipped")), qPrintable(rows.at(0)));
        QVERIFY2(rows.at(1).endsWith(QStringLiteral("| Retry")), qPrintable(rows.at(1)));
        QCOMPARE(rows.at(3), QStringLiteral("openai | Skipped: there is no key for openai | anthropic was not reached"));
        QVERIFY2(rows.at(4).startsWith(QStringLiteral("google | ")) && rows.at(4).endsWith(QStringLiteral("| there is no key for openai")), qPrintable(rows.at(4)));
    }

    void showsQualityComponents()
    {
        ResponseQuality quality = sampleResponse().parsed.quality;
        const ValueTable two = qualityTable(quality);
        QCOMPARE(two.rows.size(), 3);
        QCOMPARE(two.rows.constFirst().cells.at(1).text, QStringLiteral("50%"));
        QVERIFY(two.rows.constFirst().cells.at(4).text.contains(QStringLiteral("one field is missing")));
        quality.rules = QualityPart{1, {}};
        const ValueTable three = qualityTable(quality);
        QCOMPARE(three.rows.size(), 4);
        QCOMPARE(three.rows.at(2).cells.at(1).text, QStringLiteral("40%"));
        QCOMPARE(three.rows.at(2).cells.at(3).text, QStringLiteral("40.0"));
    }

    void everyValueHasATitle()
    {
        for (int verdict = 0; verdict <= static_cast<int>(Verdict::Blocked); ++verdict) {
            QVERIFY(!verdictTitle(static_cast<Verdict>(verdict)).isEmpty());
            QVERIFY(!verdictMeaning(static_cast<Verdict>(verdict)).isEmpty());
        }
        for (int kind = 0; kind <= static_cast<int>(EnvelopeKind::ToolCall); ++kind)
            QVERIFY(!envelopeTitle(static_cast<EnvelopeKind>(kind)).isEmpty());
        for (int kind = 0; kind <= static_cast<int>(FailureKind::Canceled); ++kind)
            QVERIFY(!failureTitle(static_cast<FailureKind>(kind)).isEmpty());
        QCOMPARE(ruleTitle(QStringLiteral("of-tomorrow")), QStringLiteral("Of tomorrow"));
        QCOMPARE(usageText(sampleResponse().usage), QStringLiteral("1,204 input tokens (980 cached), 350 output tokens (40 reasoning)"));
        QCOMPARE(usageText({}), QString());
    }
};

OUTCROP_TEST(TestResponseModels, NoApplication)

} // namespace tst_responsemodels

#include "tst_responsemodels.moc"
