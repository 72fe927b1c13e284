// SPDX-License-Identifier: GPL-3.0-or-later
// bench_diff FOLDER [ROUNDS]: compares the unified diffs of Outcrop for texts of several sizes with `git diff --no-index` and `diff -u` on the same files.
// Outcrop runs in this process, and the other programs run in separate processes. Therefore, the start-up time of a process (`git --version`) is also
// listed. Medians, in milliseconds.
#include "measure.h"

#include "core/diff/hunkapply.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>

#include <algorithm>

using namespace outcrop;

namespace {

struct Pair {
    const char *name;
    QStringList before;
    QStringList after;
};

QStringList lines(int count)
{
    QRandomGenerator random(count);
    QStringList list;
    for (int i = 0; i < count; ++i)
        list += QStringLiteral("%1 the bed is sown by the month of %2").arg(random.bounded(count)).arg(random.bounded(12));
    return list;
}

QStringList edited(QStringList list, int edits, quint32 seed)
{
    QRandomGenerator random(seed);
    for (int i = 0; i < edits; ++i) {
        const int at = random.bounded(int(list.size()));
        if (random.bounded(3) == 0)
            list.removeAt(at);
        else if (random.bounded(2) == 0)
            list.insert(at, QStringLiteral("a new line %1").arg(i));
        else
            list[at] += QStringLiteral(" changed");
    }
    return list;
}

QList<Pair> pairs()
{
    const QStringList small = lines(1000);
    const QStringList middle = lines(20'000);
    const QStringList large = lines(140'000);
    QStringList shuffled = middle;
    std::shuffle(shuffled.begin(), shuffled.end(), *QRandomGenerator::global());
    return {{"1,000 lines, 2 % edited", small, edited(small, 20, 1)},
            {"20,000 lines, 5 % edited", middle, edited(middle, 1000, 2)},
            {"140,000 lines (5 MB), 20 edits", large, edited(large, 20, 3)},
            {"140,000 lines (5 MB), 5 % edited", large, edited(large, 7000, 4)},
            {"20,000 lines, shuffled", middle, shuffled}};
}

void writeTestFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::exit(bench::failed(path + QStringLiteral(" cannot be written")));
}

/// Returns the number of lines that a diff of one file removes or adds. Returns -2 for an empty diff, because the count excludes the two header
/// lines.
qint64 changedLines(const QByteArray &diff)
{
    qint64 count = -2; // the diff starts with two header lines, which are not counted
    for (const QByteArray &line : diff.split('\n'))
        count += line.startsWith('+') || line.startsWith('-');
    return count;
}

double median(QList<double> samples)
{
    std::sort(samples.begin(), samples.end());
    return samples.value(samples.size() / 2);
}

struct DiffMeasurement {
    double time = 0;
    QByteArray diff = {};
};

template<typename Work>
DiffMeasurement measureDiff(int rounds, Work work)
{
    DiffMeasurement result;
    QList<double> samples;
    for (int i = 0; i < rounds; ++i)
        samples += bench::milliseconds([&] { result.diff = work(); });
    result.time = median(samples);
    return result;
}

QByteArray programOutput(const QString &program, const QStringList &words)
{
    QProcess process;
    process.start(program, words);
    process.waitForFinished(-1);
    return process.readAllStandardOutput();
}

QByteArray outcropDiff(const QByteArray &before, const QByteArray &after)
{
    return toText(diffFile(QString::fromUtf8(before), QString::fromUtf8(after), QStringLiteral("text"))).toUtf8();
}

void compareDiffs(const Pair &pair, const QDir &folder, int rounds)
{
    const QByteArray before = pair.before.join(u'\n').toUtf8() + '\n';
    const QByteArray after = pair.after.join(u'\n').toUtf8() + '\n';
    writeTestFile(folder.filePath(QStringLiteral("before")), before);
    writeTestFile(folder.filePath(QStringLiteral("after")), after);
    const QStringList files{folder.filePath(QStringLiteral("before")), folder.filePath(QStringLiteral("after"))};
    const DiffMeasurement own = measureDiff(rounds, [&] { return outcropDiff(before, after); });
    const DiffMeasurement git = measureDiff(rounds, [&] { return programOutput(QStringLiteral("git"), QStringList{QStringLiteral("diff"), QStringLiteral("--no-index")} + files); });
    const DiffMeasurement diff = measureDiff(rounds, [&] { return programOutput(QStringLiteral("diff"), QStringList{QStringLiteral("-u")} + files); });
    const Result<FileDiff> read = readUnifiedDiff(QString::fromUtf8(own.diff));
    double applying = 0;
    QString applied;
    if (read)
        applying = bench::milliseconds([&] { applied = applyHunks(QString::fromUtf8(before), *read).text; });
    std::printf("%-34s %8.1f %8.1f %8.1f %8.1f   %7lld %7lld %7lld   %s\n", pair.name, own.time, git.time, diff.time, applying, static_cast<long long>(changedLines(own.diff)),
                static_cast<long long>(changedLines(git.diff)), static_cast<long long>(changedLines(diff.diff)), applied.toUtf8() == after ? "right" : "WRONG");
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 2 || !QDir().mkpath(QFile::decodeName(argv[1])))
        return bench::failed(QStringLiteral("bench_diff FOLDER [ROUNDS]"));
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    const DiffMeasurement nothing = measureDiff(rounds, [] { return programOutput(QStringLiteral("git"), {QStringLiteral("--version")}); });
    std::printf("medians of %d rounds, ms; starting git alone takes %.1f ms\n", rounds, nothing.time);
    std::printf("%-34s %8s %8s %8s %8s   %7s %7s %7s\n", "", "outcrop", "git diff", "diff -u", "apply", "lines", "git's", "diff's");
    for (const Pair &pair : pairs())
        compareDiffs(pair, QDir(QFile::decodeName(argv[1])), rounds);
}
