// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/cachereport.h"
#include "app/send/sendprompt.h"
#include "tests/support/fakeproviders.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_cachereport {

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
const QString sessionName = QStringLiteral("restock");
constexpr int lineCount = 400;   // the layer is longer than the minimum length of every cache
constexpr int editedLine = 120;  // line number from 0, counted after the front matter

/// Returns a layer with numbered lines. If `isEdited`, one line is different.
QByteArray layer(bool isEdited)
{
    QByteArray text = "---\ntier: granite\n---\n";
    for (int i = 0; i < lineCount; ++i)
        text += "Rule " + QByteArray::number(i) + (isEdited && i == editedLine ? ": the seed vault opens at nine.\n" : ": the seed vault opens at eight.\n");
    return text;
}

/// Sends one turn that reports this cache use.
TurnRecord sendSampleTurn(const WorkspaceCopy &copy, int turn, const QDateTime &time, qint64 read, qint64 written)
{
    SendJob job;
    job.session = sessionName;
    job.continuesPhase = turn > 1;
    job.render.provider = QStringLiteral("anthropic");
    job.render.selection.agent = QStringLiteral("clerk");
    job.render.selection.phase = QStringLiteral("planning");
    job.render.selection.request = QStringLiteral("Request %1").arg(turn);
    ProviderResponse answer = textResponse(QStringLiteral("Response %1").arg(turn));
    answer.usage = {9000, 50, read, written};
    ScriptedProvider provider(answer);
    SendSettings settings;
    settings.now = [time] { return time; };
    return sendPrompt(*previewSend(*openWorkspace(copy.folder()), job, noon), provider, settings).record;
}

QList<TurnCacheReport> cacheReportsOf(const WorkspaceCopy &copy)
{
    const OpenedWorkspace opened = *openWorkspace(copy.folder());
    return cacheReports(opened, *sessionOf(opened.workspace(), sessionName));
}

} // namespace

class CacheReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheEditBehindACacheMiss();
    void explainsAnExpiredCache();
    void reportsAPredictedCacheRead();
    void outcomeIsUnknownWithoutReportedUsage();
};

void CacheReports::findsTheEditBehindACacheMiss()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("layers/soul.md"), layer(false));
    const TurnRecord first = sendSampleTurn(copy, 1, noon, 0, 6000);
    QVERIFY(first.cache);
    QVERIFY(first.cache->prefix > 512);
    copy.write(QStringLiteral("layers/soul.md"), layer(true));
    sendSampleTurn(copy, 2, noon.addSecs(60), 0, 6000);
    const QList<TurnCacheReport> all = cacheReportsOf(copy);
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.first().predictedRead, std::optional<qint64>(0));
    const TurnCacheReport &report = all.last();
    QCOMPARE(report.outcome, CacheOutcome::ReadLess);
    QCOMPARE(report.predictedRead, std::optional(first.cache->prefix));
    QCOMPARE(report.file, QStringLiteral("layers/soul.md"));
    QCOMPARE(report.line, editedLine + 4); // the front matter has three lines
    QVERIFY(report.difference);
    QCOMPARE(report.difference->before, QStringLiteral("Rule 120: the seed vault opens at eight."));
    QCOMPARE(report.difference->after, QStringLiteral("Rule 120: the seed vault opens at nine."));
    const QByteArray prompt = bytesOf(copy.path(report.location.promptPath()));
    QVERIFY(prompt.mid(report.difference->byte).startsWith("nine."));
    QVERIFY(report.cost && !report.cost->isZero());
    QVERIFY(report.explanation.contains(QStringLiteral("layers/soul.md:124")));
}

void CacheReports::explainsAnExpiredCache()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("layers/soul.md"), layer(false));
    sendSampleTurn(copy, 1, noon, 0, 6000);
    sendSampleTurn(copy, 2, noon.addSecs(600), 0, 6000);
    const TurnCacheReport report = cacheReportsOf(copy).last();
    QCOMPARE(report.outcome, CacheOutcome::ReadLess);
    QVERIFY(!report.difference);
    QVERIFY(report.file.isEmpty());
    QVERIFY2(report.explanation.contains(QStringLiteral("10 minutes")), qPrintable(report.explanation));
}

void CacheReports::reportsAPredictedCacheRead()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    copy.write(QStringLiteral("layers/soul.md"), layer(false));
    const TurnRecord first = sendSampleTurn(copy, 1, noon, 0, 6000);
    sendSampleTurn(copy, 2, noon.addSecs(60), first.cache->prefix, 100);
    const TurnCacheReport report = cacheReportsOf(copy).last();
    QCOMPARE(report.outcome, CacheOutcome::AsPredicted);
    QVERIFY(!report.cost);
}

void CacheReports::outcomeIsUnknownWithoutReportedUsage()
{
    const WorkspaceCopy copy(QStringLiteral("plain"));
    const QString folder = QStringLiteral("sessions/%1/iteration-1/").arg(sessionName);
    copy.write(folder + QStringLiteral("planning-prompt.md"), "Plan it.");
    copy.write(folder + QStringLiteral("planning-response.md"), "Done.");
    const QList<TurnCacheReport> all = cacheReportsOf(copy);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().outcome, CacheOutcome::Unknown);
    QVERIFY(!all.first().predictedRead);
}

OUTCROP_TEST(CacheReports, NoApplication)

} // namespace tst_cachereport

#include "tst_cachereport.moc"
