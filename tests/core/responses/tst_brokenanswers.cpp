// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the numbers of broken responses of each class that are parsed as intended, and that are accepted but parsed wrong. Prints the figures.
#include "core/responses/responseparser.h"
#include "tests/core/responses/brokenresponses.h"
#include "tests/support/testregistry.h"

#include <QMap>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_brokenanswers {

namespace {

enum class Outcome { Right, Rejected, Wrong };

Outcome outcomeOf(const BrokenResponse &answer, const ParsedResponse &response)
{
    const bool isAccepted = outcrop::isAccepted(response.verdict);
    const bool isSame = answer.isAnyValue || response.data == answer.value;
    switch (answer.expected) {
    case ExpectedParse::Value:
        return !isAccepted ? Outcome::Rejected : isSame ? Outcome::Right : Outcome::Wrong;
    case ExpectedParse::Maybe:
        return !isAccepted || isSame ? Outcome::Right : Outcome::Wrong;
    case ExpectedParse::Truncated:
        return isAccepted ? Outcome::Wrong : isSame ? Outcome::Right : Outcome::Rejected;
    case ExpectedParse::Nothing:
        return isAccepted ? Outcome::Wrong : Outcome::Right;
    case ExpectedParse::Prose:
        return !isAccepted ? Outcome::Rejected : response.data.is_null() ? Outcome::Right : Outcome::Wrong;
    }
    Q_UNREACHABLE();
}

struct Figures {
    int all = 0;
    int right = 0;
    int rejected = 0;
    int wrong = 0;

    void add(Outcome outcome)
    {
        ++all;
        ++(outcome == Outcome::Right ? right : outcome == Outcome::Wrong ? wrong : rejected);
    }
};

void printFigures(const QString &name, const Figures &figures)
{
    qInfo("%-16s %4d cases: %4d right, %3d rejected, %3d accepted and wrong", qPrintable(name), figures.all, figures.right, figures.rejected, figures.wrong);
}

ParsedResponse parse(const BrokenResponse &answer)
{
    const ResponseContract contract = answer.schema.is_null() ? ResponseContract() : ResponseContract::fromSchema(answer.schema, QStringLiteral("asked"));
    return parseResponse(answer.text, contract);
}

QString descriptionOf(const BrokenResponse &answer, const ParsedResponse &response)
{
    return QStringLiteral("%1: %2, %3").arg(answer.name, verdictName(response.verdict), QString::fromStdString(response.data.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

} // namespace

class TestBrokenAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseIsComplete()
    {
        QSet<QString> names;
        for (const BrokenResponse &answer : brokenResponses()) {
            const bool hasValue = answer.expected == ExpectedParse::Nothing || answer.expected == ExpectedParse::Prose || answer.isAnyValue;
            QVERIFY2(hasValue || !answer.value.is_discarded(), qPrintable(answer.name));
            QVERIFY2(!answer.schema.is_discarded(), qPrintable(answer.name));
            QVERIFY2(!names.contains(answer.name), qPrintable(answer.name));
            names.insert(answer.name);
        }
        QVERIFY(names.size() >= 600);
    }

    void reachesTheRequiredRepairRates()
    {
        QMap<QString, Figures> classes;
        Figures all;
        QStringList wrong;
        for (const BrokenResponse &answer : brokenResponses()) {
            const ParsedResponse response = parse(answer);
            const Outcome outcome = outcomeOf(answer, response);
            classes[answer.name.section(u'/', 0, 0)].add(outcome);
            all.add(outcome);
            if (outcome == Outcome::Rejected)
                qInfo().noquote() << "rejected:" << descriptionOf(answer, response);
            if (outcome == Outcome::Wrong)
                wrong.append(descriptionOf(answer, response));
        }
        for (auto figures = classes.cbegin(); figures != classes.cend(); ++figures)
            printFigures(figures.key(), *figures);
        printFigures(QStringLiteral("all"), all);
        for (const QString &line : std::as_const(wrong))
            qInfo().noquote() << "accepted and wrong:" << line;
        QVERIFY2(200 * all.wrong <= all.all, qPrintable(QString::number(all.wrong)));
        QVERIFY2(100 * all.right >= 97 * all.all, qPrintable(QString::number(all.right)));
    }
};

OUTCROP_TEST(TestBrokenAnswers, NoApplication)

} // namespace tst_brokenanswers

#include "tst_brokenanswers.moc"
