// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// The command lines that README shows do what it says: each runs, in order, and ends well.
class Readme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandRuns();

private:
    static QStringList commands();
};

QStringList Readme::commands()
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList commands;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(QLatin1String("outcrop-cli ")))
            commands.append(line);
    }
    return commands;
}

void Readme::everyCommandRuns()
{
    const QTemporaryDir folder;
    const QStringList lines = commands();
    QVERIFY(lines.size() >= 5);
    for (const QString &line : lines) {
        QStringList words = QProcess::splitCommand(line);
        words.removeFirst();
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral(OUTCROP_CLI), words);
        QVERIFY2(process.waitForFinished(), qPrintable(line));
        QVERIFY2(process.exitCode() == 0, qPrintable(line + u'\n' + QString::fromUtf8(process.readAllStandardError())));
        QVERIFY2(!process.readAllStandardOutput().isEmpty(), qPrintable(line));
    }
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("bundles/manifest.json"))));
}

OUTCROP_TEST(Readme, CoreApplication)
#include "tst_readme.moc"
