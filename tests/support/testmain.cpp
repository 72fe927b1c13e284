// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program. `test_core -run tst_places [Qt Test options]` runs one class.
#include "tests/support/testregistry.h"

#include <QTest>

#if defined(QT_WIDGETS_LIB)
#    include <QApplication>
using WindowApplication = QApplication;
#elif defined(QT_GUI_LIB)
#    include <QGuiApplication>
using WindowApplication = QGuiApplication;
#else
using WindowApplication = QCoreApplication;
#endif

#include <cstdio>
#include <cstring>
#include <map>
#include <memory>

namespace outcrop::testing {
namespace {

struct TestClass {
    TestApplication application;
    QObject *(*create)();
};

/// Returns the test classes by name. The variable is static inside the function, because registrations run before main.
std::map<QByteArray, TestClass> &registry()
{
    static std::map<QByteArray, TestClass> classes;
    return classes;
}

std::map<QByteArray, int (*)()> &modeRegistry()
{
    static std::map<QByteArray, int (*)()> all;
    return all;
}

/// Gives the offscreen platform a large screen. Its default screen has 800 pixels, and Qt 6.5 and later limit a restored window to the screen.
void useLargeScreen()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen")
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" OUTCROP_SOURCE_DIR "/tests/support/screen.json");
#endif
}

std::unique_ptr<QCoreApplication> applicationOf(TestApplication kind, int &argc, char **argv)
{
    switch (kind) {
    case TestApplication::NoApplication:
        return nullptr;
    case TestApplication::CoreApplication:
        return std::make_unique<QCoreApplication>(argc, argv);
    case TestApplication::GuiApplication:
        break;
    }
    useLargeScreen();
    auto application = std::make_unique<WindowApplication>(argc, argv);
    application->setAttribute(Qt::AA_Use96Dpi, true);
    return application;
}

QtMessageHandler s_qtTestHandler = nullptr;

/// Omits a message of the offscreen platform that appears hundreds of times in a window test and obscures its failures.
void handleMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(QLatin1String("This plugin does not support propagateSizeHints")))
        s_qtTestHandler(type, context, message);
}

/// Qt Test sets a message handler when it starts, so handleMessage() is set in the first pass of the event loop.
void omitRepeatedMessages(QCoreApplication &application)
{
    QMetaObject::invokeMethod(&application, [] { s_qtTestHandler = qInstallMessageHandler(handleMessage); }, Qt::QueuedConnection);
}

int usage(const char *program)
{
    std::fprintf(stderr, "usage: %s -run NAME [options of Qt Test]\nNames:\n", program);
    for (const auto &[name, test] : registry())
        std::fprintf(stderr, "  %s\n", name.constData());
    return 2;
}

int runTest(int argc, char **argv)
{
    if (const auto mode = argc == 2 ? modeRegistry().find(argv[1]) : modeRegistry().end(); mode != modeRegistry().end())
        return mode->second();
    const auto found = argc > 2 && std::strcmp(argv[1], "-run") == 0 ? registry().find(argv[2]) : registry().end();
    if (found == registry().end())
        return usage(argv[0]);
    argv[2] = argv[0];
    argv += 2;
    argc -= 2;
    const auto application = applicationOf(found->second.application, argc, argv);
    if (application)
        omitRepeatedMessages(*application);
    const std::unique_ptr<QObject> test(found->second.create());
    return QTest::qExec(test.get(), argc, argv);
}

} // namespace

TestRegistration::TestRegistration(const char *fileName, TestApplication application, QObject *(*create)())
{
    const QByteArray name = QByteArray(fileName).chopped(int(std::strlen(".cpp")));
    if (!registry().emplace(name, TestClass{application, create}).second)
        qFatal("two test classes are named %s", name.constData());
}

ModeRegistration::ModeRegistration(const char *word, int (*run)())
{
    modeRegistry().emplace(word, run);
}

} // namespace outcrop::testing

int main(int argc, char **argv)
{
    return outcrop::testing::runTest(argc, argv);
}
