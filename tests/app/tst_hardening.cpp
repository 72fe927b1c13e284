// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hardening.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <sys/prctl.h>
#include <sys/resource.h>

using namespace outcrop;

namespace tst_hardening {

namespace {

rlim_t coreLimit()
{
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    return limit.rlim_cur;
}

/// Raises the soft limit for core files to the hard limit, which can only be lowered.
void raiseCoreLimit()
{
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CORE, &limit);
}

} // namespace

/// Tests the hardening of a process. The order of the tests matters, because a process cannot undo the hardening.
class TestHardening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsCoreFilesForDebugging()
    {
        raiseCoreLimit();
        const rlim_t before = coreLimit();
        qputenv("OUTCROP_DEBUGGABLE", "1");
        hardenProcess(BuildKind::Development);
        QCOMPARE(coreLimit(), before);
    }

    void disablesCoreFiles()
    {
        qunsetenv("OUTCROP_DEBUGGABLE");
        hardenProcess(BuildKind::Development);
        QCOMPARE(coreLimit(), rlim_t(0));
        raiseCoreLimit();
        QCOMPARE(coreLimit(), rlim_t(0)); // setting the limit again has no effect
        QCOMPARE(prctl(PR_GET_DUMPABLE), 1);
    }

    void releaseBuildsAreNotDebuggable()
    {
        qputenv("OUTCROP_DEBUGGABLE", "1");
        hardenProcess(BuildKind::Release);
        QCOMPARE(coreLimit(), rlim_t(0));
        QCOMPARE(prctl(PR_GET_DUMPABLE), 0);
    }
};

OUTCROP_TEST(TestHardening, NoApplication)

} // namespace tst_hardening

#include "tst_hardening.moc"
