// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the texts of errors: each text states an action, and no message gets a second action.
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
        const auto row = [](const char *name, const Error &error, const char *text, const char *textAt) {
            QTest::newRow(name) << error << QString::fromUtf8(text) << QString::fromUtf8(textAt);
        };
        const QString denied = QStringLiteral("Permission denied");
        row("unreadable", {ErrorCode::Unreadable, denied, file}, "Permission denied. Check the file permissions.",
            "agents/a.md:1:1: Permission denied. Check the file permissions.");
        row("missing", {ErrorCode::NotFound, QStringLiteral("the file does not exist."), file},
            "the file does not exist. Check whether the file or folder was moved or renamed.",
            "agents/a.md:1:1: the file does not exist. Check whether the file or folder was moved or renamed.");
        row("invalid", {ErrorCode::Invalid, QStringLiteral("a record must be a JSON object"), line},
            "a record must be a JSON object. Correct agents/a.md:7:3.", "agents/a.md:7:3: a record must be a JSON object.");
        row("action in the message", {ErrorCode::Unreadable, QStringLiteral("The file is empty. Add text."), file}, "The file is empty. Add text.",
            "agents/a.md:1:1: The file is empty. Add text.");
        row("action in a clause", {ErrorCode::NotFound, QStringLiteral("unknown model; run `models`"), file}, "unknown model; run `models`.",
            "agents/a.md:1:1: unknown model; run `models`.");
        row("action in Chinese", {ErrorCode::NotFound, QStringLiteral("找不到文件。请检查名称。"), file}, "找不到文件。请检查名称。", "agents/a.md:1:1: 找不到文件。请检查名称。");
        row("action in an Arabic clause", {ErrorCode::NotFound, QStringLiteral("نموذج غير معروف؛ شغّل `models`"), file}, "نموذج غير معروف؛ شغّل `models`.",
            "agents/a.md:1:1: نموذج غير معروف؛ شغّل `models`.");
        row("without a file", {ErrorCode::Unwritable, denied, {}}, "Permission denied. Check the write permission and the free disk space.",
            "Permission denied. Check the write permission and the free disk space.");
        row("not about a file", {ErrorCode::NotFound, QStringLiteral("unknown model `m`"), {}}, "unknown model `m`.", "unknown model `m`.");
        row("stopped", {ErrorCode::Interrupted, QStringLiteral("Stopped."), {}}, "Stopped.", "Stopped.");
        row("without a message", {ErrorCode::Interrupted, {}, {}}, "", "");
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

    /// The command line prints most messages without a full stop. A message gets a full stop only if an action follows it.
    void addsOnlyMissingActions()
    {
        QCOMPARE(withAction({ErrorCode::NotFound, QStringLiteral("unknown model `m`"), {}}).message, QStringLiteral("unknown model `m`"));
        const QString invalid = QStringLiteral("a record must be a JSON object");
        QCOMPARE(withAction({ErrorCode::Invalid, invalid, line}).message, invalid);
        const Error unreadable = withAction({ErrorCode::Unreadable, QStringLiteral("Permission denied"), file});
        QCOMPARE(toString(unreadable), QStringLiteral("agents/a.md:1:1: Permission denied. Check the file permissions."));
        QCOMPARE(unreadable.code, ErrorCode::Unreadable);
    }
};

OUTCROP_TEST(TestExplainError, NoApplication)

} // namespace tst_explainerror

#include "tst_explainerror.moc"
