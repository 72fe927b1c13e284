// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the texts of errors: each states what to do, and no message gets a second action.
#include "core/base/explainerror.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_explainerror {

namespace {

const Location file{QStringLiteral("agents/a.md"), {}};
const Location line{QStringLiteral("agents/a.md"), {{10, 7, 3}, {12, 7, 5}}};

} // namespace

class TestExplainError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statesWhatToDo_data()
    {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("textAt");
        const QString denied = QStringLiteral("Permission denied");
        QTest::newRow("unreadable") << Error{ErrorCode::Unreadable, denied, file} << QStringLiteral("Permission denied. Check the file permissions.")
                                    << QStringLiteral("agents/a.md:1:1: Permission denied. Check the file permissions.");
        QTest::newRow("missing") << Error{ErrorCode::NotFound, QStringLiteral("the file does not exist."), file}
                                 << QStringLiteral("the file does not exist. Check whether the file or folder was moved or renamed.")
                                 << QStringLiteral("agents/a.md:1:1: the file does not exist. Check whether the file or folder was moved or renamed.");
        QTest::newRow("invalid") << Error{ErrorCode::Invalid, QStringLiteral("a record must be a JSON object"), line}
                                 << QStringLiteral("a record must be a JSON object. Correct agents/a.md:7:3.")
                                 << QStringLiteral("agents/a.md:7:3: a record must be a JSON object.");
        QTest::newRow("action in the message") << Error{ErrorCode::Unreadable, QStringLiteral("The file is empty. Add text."), file}
                                               << QStringLiteral("The file is empty. Add text.") << QStringLiteral("agents/a.md:1:1: The file is empty. Add text.");
        QTest::newRow("clause") << Error{ErrorCode::NotFound, QStringLiteral("no such model; run `models`"), file} << QStringLiteral("no such model; run `models`.")
                                << QStringLiteral("agents/a.md:1:1: no such model; run `models`.");
        QTest::newRow("no file") << Error{ErrorCode::Unwritable, denied, {}} << QStringLiteral("Permission denied. Check the write permission and the free disk space.")
                                 << QStringLiteral("Permission denied. Check the write permission and the free disk space.");
        QTest::newRow("not about a file") << Error{ErrorCode::NotFound, QStringLiteral("unknown model `m`"), {}} << QStringLiteral("unknown model `m`.")
                                          << QStringLiteral("unknown model `m`.");
        QTest::newRow("stopped") << Error{ErrorCode::Interrupted, QStringLiteral("Stopped."), {}} << QStringLiteral("Stopped.") << QStringLiteral("Stopped.");
        QTest::newRow("no message") << Error{ErrorCode::Interrupted, {}, {}} << QString() << QString();
    }
    void statesWhatToDo()
    {
        QFETCH(const Error, error);
        QFETCH(const QString, text);
        QFETCH(const QString, textAt);
        QCOMPARE(explainError(error), text);
        QCOMPARE(explainErrorAt(error), textAt);
        QCOMPARE(explainError({error.code, explainError(error), error.location}), text);
    }

    /// The command line prints messages in the form of their table, so only an action adds a full stop.
    void addsOnlyMissingActions()
    {
        QCOMPARE(withAction({ErrorCode::NotFound, QStringLiteral("unknown model `m`"), {}}).message, QStringLiteral("unknown model `m`"));
        QCOMPARE(withAction({ErrorCode::Invalid, QStringLiteral("a record must be a JSON object"), line}).message, QStringLiteral("a record must be a JSON object"));
        const Error unreadable = withAction({ErrorCode::Unreadable, QStringLiteral("Permission denied"), file});
        QCOMPARE(toString(unreadable), QStringLiteral("agents/a.md:1:1: Permission denied. Check the file permissions."));
        QCOMPARE(unreadable.code, ErrorCode::Unreadable);
    }
};

OUTCROP_TEST(TestExplainError, NoApplication)

} // namespace tst_explainerror

#include "tst_explainerror.moc"
