// SPDX-License-Identifier: GPL-3.0-or-later
// Tests loading libraries on demand, with the C math library, libm.so.6.
#include "adapters/git/dynamiclibrary.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <thread>
#include <type_traits>
#include <vector>

using namespace outcrop;

namespace tst_dynamiclibrary {

namespace {

constexpr const char *roots[] = {"sqrt", "frexp"};
int timesLoaded = 0;

const DynamicLibrary &mathLibrary()
{
    static const auto &library = *new DynamicLibrary((++timesLoaded, DynamicLibraryName{"m", "6", "Drawing roots", "libc6"}), roots);
    return library;
}

constexpr DynamicFunction<mathLibrary, "sqrt", double(double)> squareRoot;
constexpr DynamicFunction<mathLibrary, "frexp", double(double, int *)> parts;

/// Calls a function of a loaded library, as deleters of handles do.
template<auto Function>
struct FunctionCaller {
    template<typename T>
    auto operator()(T value) const
    {
        return Function(value);
    }
};

} // namespace

class TestDynamicLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Must run first, because the library is not loaded before the first use.
    void firstUseLoadsTheLibrary()
    {
        QCOMPARE(timesLoaded, 0);
        std::vector<double> results(8);
        std::vector<std::thread> threads;
        for (double &result : results)
            threads.emplace_back([&result] { result = mathLibrary().status() ? squareRoot(9) : 0; });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(results, std::vector<double>(8, 3.0));
        QCOMPARE(timesLoaded, 1);
    }

    void callsFunctionsWithDeclaredTypes()
    {
        int exponent = 0;
        QVERIFY(mathLibrary().status().ok());
        QCOMPARE(parts(8, &exponent), 0.5);
        QCOMPARE(exponent, 4);
        QCOMPARE(FunctionCaller<squareRoot>()(4), 2.0);
        static_assert(std::is_same_v<decltype(squareRoot(4)), double>);
    }

    void namesTheMissingLibraryOrFunction_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("function");
        QTest::addColumn<QString>("why");
        QTest::newRow("no such library") << QByteArray("nobodyhasthis") << QByteArray("6") << QByteArray("sqrt") << ", which is missing or cannot be loaded. Install it";
        QTest::newRow("another version") << QByteArray("c") << QByteArray("5") << QByteArray("sqrt") << ", which is missing or cannot be loaded. Install it";
        QTest::newRow("too old") << QByteArray("m") << QByteArray("6") << QByteArray("outcrop_root")
                                 << ", but the installed version is too old: it lacks outcrop_root. Upgrade it";
    }

    void namesTheMissingLibraryOrFunction()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, version);
        QFETCH(QByteArray, function);
        QFETCH(QString, why);
        const char *const functions[] = {"cos", function.constData()};
        const DynamicLibrary library({name.constData(), version.constData(), "Drawing roots", "libroots"}, functions);
        const Status status = library.status();
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::Unreadable);
        const QString said = QStringLiteral("Drawing roots needs the library lib%1 %2%3; on Debian and Ubuntu, the package is libroots.");
        QCOMPARE(status.error().message, said.arg(QString::fromLatin1(name), QString::fromLatin1(version), why));
    }
};

OUTCROP_TEST(TestDynamicLibrary, NoApplication)

} // namespace tst_dynamiclibrary

#include "tst_dynamiclibrary.moc"
