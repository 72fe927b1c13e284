// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that `git apply` and `patch` produce the same bytes from diffs of Outcrop as Outcrop does, and that Outcrop can read the diffs of git and
// diff(1).
#include "core/diff/hunkapply.h"
#include "tests/core/diff/randomedits.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_diffpeers {

namespace {

const QString fileName = QStringLiteral("my prompt.md");

/// A temporary folder for one run of a tool. The patched file is `my prompt.md`.
class ToolFolder
{
public:
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    /// Returns the file's content; empty if a tool removed the file because it became empty.
    QByteArray bytes() const
    {
        QFile file(m_folder.filePath(fileName));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    struct Outcome {
        int code;
        QByteArray out;
        QByteArray err;
    };

    Outcome run(const QString &program, const QStringList &words, const QByteArray &input = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("GIT_CEILING_DIRECTORIES"), m_folder.path());
        environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
        process.setProcessEnvironment(environment);
        process.start(program, words);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(-1);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private:
    QTemporaryDir m_folder;
};

const QStringList gitApply{QStringLiteral("apply"), QStringLiteral("--whitespace=nowarn"), QStringLiteral("-")};
const QStringList patchWords{QStringLiteral("-p1"), QStringLiteral("--binary"), QStringLiteral("--silent"), QStringLiteral("--no-backup-if-mismatch")};

void checkToolAppliesOurDiff(const QString &program, const QStringList &words, const QString &before, const QString &after)
{
    const ToolFolder toolFolder;
    toolFolder.write(fileName, before.toUtf8());
    const QByteArray diff = toText(diffFile(before.isNull() ? QString::fromLatin1("") : before, after, fileName)).toUtf8();
    const auto outcome = toolFolder.run(program, words, diff);
    QVERIFY2(outcome.code == 0, qPrintable(QString::fromUtf8(outcome.out + outcome.err + '\n' + diff.left(4000))));
    QVERIFY2(
        toolFolder.bytes() == after.toUtf8(), qPrintable(QString(program + QStringLiteral(" returns different bytes\n") + QString::fromUtf8(diff.left(4000)))));
}

/// Checks that Outcrop applies the diff of a tool correctly.
void checkWeApplyToolDiff(const QString &program, QStringList words, const QString &before, const QString &after)
{
    const ToolFolder toolFolder;
    toolFolder.write(QStringLiteral("old"), before.toUtf8());
    toolFolder.write(QStringLiteral("new"), after.toUtf8());
    const QByteArray text = toolFolder.run(program, words << QStringLiteral("old") << QStringLiteral("new")).out;
    const auto diff = readUnifiedDiff(QString::fromUtf8(text));
    QVERIFY2(diff.ok(), qPrintable(diff.ok() ? QString() : QString(toString(diff.error()) + u'\n' + QString::fromUtf8(text.left(4000)))));
    QCOMPARE(applyHunks(before, *diff).text, after);
}

/// Returns about 5 MB of text with all types of lines.
QString largeText(RandomEdits &edits)
{
    QString text;
    for (int i = 0; text.size() < 5'000'000; ++i)
        text += QStringLiteral("%1 The bed is sown by the month, Größe %2 cm, 霜の後. %3").arg(i).arg(edits.randomBelow(90)).arg(QString(edits.randomBelow(60), u'x')) + (i % 9 ? u"\n" : u"\r\n");
    return text;
}

} // namespace

class TestDiffPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &program : {QStringLiteral("git"), QStringLiteral("patch"), QStringLiteral("diff")}) {
            if (QStandardPaths::findExecutable(program).isEmpty())
                QSKIP(qPrintable(program + QStringLiteral(" is not installed")));
        }
    }

    void matchesOtherToolsOnRandomEdits()
    {
        RandomEdits edits(80);
        for (int round = 0; round < 150; ++round) {
            const QString before = edits.text(40);
            const QString after = edits.editRandomly(before, 5);
            if (before == after)
                continue;
            checkToolAppliesOurDiff(QStringLiteral("git"), gitApply, before, after);
            checkToolAppliesOurDiff(QStringLiteral("patch"), patchWords, before, after);
            checkWeApplyToolDiff(QStringLiteral("git"), {QStringLiteral("diff"), QStringLiteral("--no-index"), QStringLiteral("--text")}, before, after);
            checkWeApplyToolDiff(QStringLiteral("diff"), {QStringLiteral("-u"), QStringLiteral("--text")}, before, after);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void matchesOtherToolsOnFiveMegabytes()
    {
        RandomEdits edits(5);
        const QString before = largeText(edits);
        QVERIFY(before.toUtf8().size() > 5'000'000);
        const QString after = edits.editRandomly(before, 300).chopped(1);
        checkToolAppliesOurDiff(QStringLiteral("git"), gitApply, before, after);
        checkToolAppliesOurDiff(QStringLiteral("patch"), patchWords, before, after);
        checkWeApplyToolDiff(QStringLiteral("git"), {QStringLiteral("diff"), QStringLiteral("--no-index"), QStringLiteral("--text")}, before, after);
    }

    /// For a diff with a subset of the hunks, git and Outcrop produce the same bytes.
    void matchesGitOnSubsets()
    {
        RandomEdits edits(81);
        for (int round = 0; round < 100; ++round) {
            const QString before = edits.text(60);
            const FileDiff diff = diffFile(before, edits.editRandomly(before, 6), fileName);
            const QList<int> chosen = edits.randomSubset(int(diff.hunks.size()));
            FileDiff part = diff;
            part.hunks.clear();
            for (const int hunk : chosen)
                part.hunks += diff.hunks[hunk - 1];
            if (part.isEmpty())
                continue;
            const ToolFolder toolFolder;
            toolFolder.write(fileName, before.toUtf8());
            const auto outcome = toolFolder.run(QStringLiteral("git"), gitApply, toText(part).toUtf8());
            QVERIFY2(outcome.code == 0, outcome.err.constData());
            QCOMPARE(toolFolder.bytes(), applyHunks(before, diff, chosen).text.toUtf8());
        }
    }
};

OUTCROP_TEST(TestDiffPeers, NoApplication)

} // namespace tst_diffpeers

#include "tst_diffpeers.moc"
