// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_readme {

namespace {

/// A command line of the README with the output shown below it; a line `…` matches any number of lines.
struct ShownRun {
    QString command;
    QStringList output;
};

QString readme()
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/README.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList trimmedLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        while (line.endsWith(u' '))
            line.chop(1);
    }
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

/// Returns the commands and outputs in the console blocks.
QList<ShownRun> shownRuns()
{
    QList<ShownRun> runs;
    bool isInside = false;
    for (const QString &line : readme().split(u'\n')) {
        if (line.startsWith(QLatin1String("```")))
            isInside = line == u"```console";
        else if (isInside && line.startsWith(QLatin1String("$ ")))
            runs.append({line.mid(2), {}});
        else if (isInside && !runs.isEmpty())
            runs.last().output.append(line);
    }
    return runs;
}

/// Returns whether the output matches: every shown line, in order, with other lines only where `…` is shown.
bool isShown(const QStringList &output, const QStringList &shown)
{
    qsizetype at = 0;
    bool maySkip = false;
    for (const QString &line : shown) {
        if (line == u"…") {
            maySkip = true;
            continue;
        }
        at = maySkip ? output.indexOf(line, at) : at;
        if (at < 0 || at >= output.size() || output.at(at) != line)
            return false;
        ++at;
        maySkip = false;
    }
    return maySkip || at == output.size();
}

void copyFolder(const QString &from, const QString &to)
{
    QDirIterator walk(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = to + u'/' + QDir(from).relativeFilePath(walk.next());
        QDir().mkpath(QFileInfo(path).path());
        QFile::copy(walk.filePath(), path);
    }
}

} // namespace

/// Runs the commands in the README, in order, in a home folder with the repository of the examples, and compares their output.
class Readme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsPrintTheShownOutput();
    void readmeIsShort();
};

void Readme::commandsPrintTheShownOutput()
{
    const QTemporaryDir home;
    copyFolder(QStringLiteral(OUTCROP_TEST_DATA "/readme/my-repo"), home.filePath(QStringLiteral("src/my-repo")));
    const QList<ShownRun> runs = shownRuns();
    QVERIFY(runs.size() >= 8);
    for (const ShownRun &run : runs) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(home.path());
        QString command = run.command;
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), command.replace(QStringLiteral("outcrop-cli"), QStringLiteral(OUTCROP_CLI))});
        QVERIFY2(process.waitForFinished(), qPrintable(run.command));
        const QStringList output = trimmedLines(QString::fromUtf8(process.readAllStandardOutput()).replace(home.path(), QStringLiteral("~")));
        QVERIFY2(isShown(output, run.output), qPrintable(run.command + QStringLiteral(" prints\n") + output.join(u'\n')));
    }
    QVERIFY(QFile::exists(home.filePath(QStringLiteral("bundles/manifest.json"))));
}

void Readme::readmeIsShort()
{
    QVERIFY(readme().count(u'\n') <= 170);
}

OUTCROP_TEST(Readme, CoreApplication)

} // namespace tst_readme

#include "tst_readme.moc"
