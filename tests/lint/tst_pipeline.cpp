// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the path from a keystroke to the requests that CONTRIBUTING.md lists: at most ten steps, each an existing function, and no second path.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace lint;

namespace tst_pipeline {

namespace {

const QString heading = QStringLiteral("\n## From a keystroke to the requests\n");

struct Step {
    QString owner; ///< name of the class; empty for a free function
    QString function;
    QString file;
};

/// Returns the section of the page below the heading.
QString section()
{
    const QString page = textOf(QStringLiteral("CONTRIBUTING.md"));
    const qsizetype start = page.indexOf(heading);
    return start < 0 ? QString() : page.mid(start + heading.size()).section(QStringLiteral("\n## "), 0, 0);
}

/// Returns the steps in lines such as "4. `LivePipeline::collectInput` (`src/gui/live/livepipeline.h`): …", as long as their numbers are consecutive.
QList<Step> listedSteps()
{
    static const QRegularExpression line(QStringLiteral("^(\\d+)\\. `(?:(\\w+)::)?(\\w+)` \\(`([\\w/.]+)`\\): \\S"), QRegularExpression::MultilineOption);
    QList<Step> steps;
    for (const QRegularExpressionMatch &match : line.globalMatch(section())) {
        if (match.captured(1).toInt() == steps.size() + 1)
            steps += {match.captured(2), match.captured(3), match.captured(4)};
    }
    return steps;
}

qsizetype countOf(const QString &text, const char *pattern)
{
    return text.count(QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption));
}

/// Returns the files of the window that call a function.
QStringList callers(const QString &function)
{
    QStringList files = filesBelow({"src/gui"}, {"*.cpp"});
    const QRegularExpression call(QStringLiteral("\\b%1\\(").arg(function));
    files.removeIf([&](const QString &file) { return !codeOf(file, textOf(file)).contains(call); });
    return files;
}

} // namespace

class TestPipeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pipelineHasAtMostTenSteps()
    {
        const QList<Step> steps = listedSteps();
        QVERIFY2(steps.size() >= 5 && steps.size() <= 10, qPrintable(QString::number(steps.size())));
        QCOMPARE(countOf(section(), "^\\d+\\. "), steps.size());
        QCOMPARE(steps.first().owner + QStringLiteral("::") + steps.first().function, QStringLiteral("EditSession::edit"));
        QCOMPARE(steps.constLast().owner, QStringLiteral("MainWindow"));
    }

    void eachStepExists()
    {
        for (const Step &step : listedSteps()) {
            QVERIFY2(QFileInfo::exists(QStringLiteral(OUTCROP_SOURCE_DIR "/") + step.file), qPrintable(step.file));
            const QString code = codeOf(step.file, textOf(step.file));
            const QRegularExpression function(QStringLiteral("\\b%1\\(").arg(step.function));
            QVERIFY2(code.contains(function), qPrintable(step.file + QStringLiteral(" has no ") + step.function));
            const QRegularExpression owner(QStringLiteral("\\bclass %1\\b[^;]*$").arg(step.owner), QRegularExpression::MultilineOption);
            QVERIFY2(step.owner.isEmpty() || code.contains(owner), qPrintable(step.file + QStringLiteral(" has no class ") + step.owner));
        }
    }

    /// The window applies unsaved texts in only one place, and renders in only one place.
    void pipelineIsTheOnlyPath()
    {
        QCOMPARE(callers(QStringLiteral("runLive")),
            QStringList(
                {QStringLiteral("src/gui/live/livepipeline.cpp"), QStringLiteral("src/gui/live/livestate.cpp")}));
        QCOMPARE(callers(QStringLiteral("renderForView")),
            QStringList(
                {QStringLiteral("src/gui/live/livestate.cpp"), QStringLiteral("src/gui/live/rendersnapshot.cpp")}));
        QCOMPARE(callers(QStringLiteral("withText")), QStringList({QStringLiteral("src/gui/live/livestate.cpp")}));
    }
};

OUTCROP_TEST(TestPipeline, NoApplication)

} // namespace tst_pipeline

#include "tst_pipeline.moc"
