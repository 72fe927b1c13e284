// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the YAML test suite, one case per line: checks whether each text is valid YAML, and its content.
#include "core/documents/data/yamlreader.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_yamlsuite {

namespace {

constexpr int leastRight = 380; ///< minimum number of correct or intentionally rejected cases, of 402

/// Returns the error codes for valid YAML that is rejected intentionally, because it is never intended in a prompt file or would be two documents.
const QStringList &intentionalErrorCodes()
{
    static const QStringList codes{QStringLiteral("yaml-several-documents"), QStringLiteral("yaml-key"), QStringLiteral("yaml-missing-key"),
                                   QStringLiteral("yaml-duplicate-key")};
    return codes;
}

enum class Verdict { Right, RejectedOnPurpose, Rejected, WronglyAccepted, Different };

/// Returns JSON with sorted keys, because the suite does not specify their order.
nlohmann::json withSortedKeys(const Json &json)
{
    return nlohmann::json::parse(json.dump());
}

Verdict verdictFor(const Json &one)
{
    const DataDocument read = readYaml(qString(one["input"]), QStringLiteral("a.yaml"));
    const bool isAccepted = read.isParsed && !hasErrors(read.diagnostics);
    if (qString(one["want"]) == u"reject")
        return isAccepted ? Verdict::WronglyAccepted : Verdict::Right;
    if (!isAccepted) {
        const auto isPurpose = [](const Diagnostic &finding) { return finding.severity == Severity::Error && intentionalErrorCodes().contains(finding.code); };
        return std::any_of(read.diagnostics.begin(), read.diagnostics.end(), isPurpose) ? Verdict::RejectedOnPurpose : Verdict::Rejected;
    }
    const std::string value = one["json"].is_string() ? one["json"].get<std::string>() : std::string();
    if (value.empty()) // JSON has no such value, or the text contains no document
        return Verdict::Right;
    return withSortedKeys(read.root.toJson()) == nlohmann::json::parse(value, nullptr, false) ? Verdict::Right : Verdict::Different;
}

} // namespace

class YamlSuite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesTheExpectedResults()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QFile file(corpora + QStringLiteral("/formats/yaml/yaml-test-suite.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QMap<Verdict, QStringList> cases;
        while (!file.atEnd()) {
            const Json one = Json::parse(file.readLine().toStdString());
            cases[verdictFor(one)].append(qString(one["id"]));
        }
        const qsizetype right = cases[Verdict::Right].size();
        const qsizetype onPurpose = cases[Verdict::RejectedOnPurpose].size();
        qInfo("%d right, %d rejected on purpose, %d rejected: %s", int(right), int(onPurpose), int(cases[Verdict::Rejected].size()),
              qPrintable(cases[Verdict::Rejected].join(u' ')));
        QCOMPARE(cases[Verdict::WronglyAccepted], QStringList());
        QCOMPARE(cases[Verdict::Different], QStringList());
        QVERIFY(right + onPurpose >= leastRight);
    }
};

OUTCROP_TEST(YamlSuite, NoApplication)

} // namespace tst_yamlsuite

#include "tst_yamlsuite.moc"
