// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace outcrop::testing {

/// The application object that a test class needs while it runs.
enum class TestApplication { NoApplication, CoreApplication, GuiApplication };

/// Adds a test class to its program, under the name of its source file: `tst_places`. Call it through OUTCROP_TEST.
class TestRegistration
{
public:
    TestRegistration(const char *fileName, TestApplication application, QObject *(*create)());
};

} // namespace outcrop::testing

/// At the end of a test's source, in place of Qt's QTEST_MAIN: many classes share one program (testmain.cpp).
#define OUTCROP_TEST(Class, Application) \
    static const outcrop::testing::TestRegistration outcropTestOf##Class( \
        __FILE_NAME__, outcrop::testing::TestApplication::Application, []() -> QObject * { return new Class; });
