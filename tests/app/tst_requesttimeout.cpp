// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the timeout of a profile. It applies to every interface that previews a request, unless the request has a different timeout.
#include "app/send/sendpreview.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_requesttimeout {

class TestRequestTimeout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void profileSetsThePhaseTimeout()
    {
        const WorkspaceCopy copy(QStringLiteral("plain"));
        copy.append(QStringLiteral("profiles/desk/config.yml"), "timeout: {planning: 30}\n");
        SendJob job;
        job.render.provider = QStringLiteral("manual");
        job.render.selection.request = QStringLiteral("Plan it.");
        job.render.selection.phase = QStringLiteral("planning");
        const auto timeoutOf = [&copy](const SendJob &wanted) { return previewSend(*openWorkspace(copy.folder()), wanted, QDateTime::currentDateTimeUtc())->job.call.timeout; };
        QCOMPARE(timeoutOf(job)->count(), 30'000);
        job.call.timeout = std::chrono::milliseconds(5000);
        QCOMPARE(timeoutOf(job)->count(), 5000);
        job.call.timeout.reset();
        job.render.selection.phase = QStringLiteral("generating");
        QVERIFY(!timeoutOf(job));
    }
};

OUTCROP_TEST(TestRequestTimeout, NoApplication)

} // namespace tst_requesttimeout

#include "tst_requesttimeout.moc"
