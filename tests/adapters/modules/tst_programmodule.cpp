// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpmodule.h"
#include "adapters/keychain/keychainmodule.h"
#include "adapters/modules/programmodule.h"
#include "adapters/notify/desktopmodule.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_programmodule {

namespace {

void doNothing() { }

} // namespace

class TestProgramModule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Like the command line, this program does not link the modules.
    void findsTheFunctionsOfEveryModule()
    {
        QVERIFY(!outcropSendHttp && !outcropStartKeychainJob && !outcropShowNotification);
        QVERIFY(moduleFunction(outcropSendHttp, "outcrop-http", "outcropSendHttp"));
        QVERIFY(moduleFunction(outcropStartKeychainJob, "outcrop-keychain", "outcropStartKeychainJob"));
        QVERIFY(moduleFunction(outcropIsInLockedCollection, "outcrop-keychain", "outcropIsInLockedCollection"));
        QVERIFY(moduleFunction(outcropIsKeyringLocked, "outcrop-keychain", "outcropIsKeyringLocked"));
        QVERIFY(moduleFunction(outcropShowNotification, "outcrop-notify", "outcropShowNotification"));
    }

    void moduleFilesAreInTheLibFolder()
    {
        const QString file = moduleFile("outcrop-http");
        QVERIFY2(file.endsWith(QStringLiteral("/lib/outcrop/outcrop-http.so")) && !file.contains(QStringLiteral("..")), qPrintable(file));
        QVERIFY2(QFile::exists(file), qPrintable(file));
    }

    void aMissingModuleHasNoFunctions()
    {
        QVERIFY(!loadModuleFunction("outcrop-nowhere", "outcropSendHttp"));
        QVERIFY(!loadModuleFunction("outcrop-http", "outcropNothing"));
    }

    void aLinkedFunctionIsUsedWithoutLoading()
    {
        QVERIFY(moduleFunction(doNothing, "outcrop-nowhere", "nothing") == &doNothing);
    }
};

OUTCROP_TEST(TestProgramModule, NoApplication)

} // namespace tst_programmodule

#include "tst_programmodule.moc"
