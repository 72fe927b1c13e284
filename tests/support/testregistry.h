// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace outcrop::testing {

/// The application object that a test class needs while it runs.
enum class TestApplication { NoApplication, CoreApplication, GuiApplication };

/// Adds a test class to its program, under the name of its source file: `tst_places`. Use it through OUTCROP_TEST.
class TestRegistration
{
public:
    TestRegistration(const char *fileName, TestApplication application, QObject *(*create)());
};

/// Registers a function that the test program runs if its only argument is this word. Used by code under test that starts its program again.
class ModeRegistration
{
public:
    ModeRegistration(const char *word, int (*run)());
};

} // namespace outcrop::testing

/// Use this at the end of a test's source instead of QTEST_MAIN: many classes share one program (testmain.cpp).
#define OUTCROP_TEST(Class, Application) \
    static const outcrop::testing::TestRegistration outcropTestOf##Class( \
        __FILE_NAME__, outcrop::testing::TestApplication::Application, []() -> QObject * { return new Class; });
