// SPDX-License-Identifier: GPL-3.0-or-later
// No code is duplicated between folders. Twelve equal lines belong in one of the folders, or in a third folder below both.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QHash>
#include <QTest>

using namespace lint;

namespace tst_duplicates {

namespace {

constexpr qsizetype mostEqual = 11;

/// A line with content, without its indentation.
struct CodeLine {
    QString text;
    int number = 0;
};

/// Returns whether a line has content: preprocessor and namespace lines, blank lines and lone punctuation do not count as duplicated code.
bool hasContent(const QString &line)
{
    const bool hasWord = std::any_of(line.begin(), line.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return hasWord && !line.startsWith(u'#') && !line.startsWith(u"namespace ");
}

QList<CodeLine> linesOf(const QString &text)
{
    QList<CodeLine> lines;
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const QString content = line.simplified();
        if (hasContent(content) && !content.startsWith(u"//"))
            lines.append({content, number});
    }
    return lines;
}

QString folderOf(const QString &path)
{
    return path.section(u'/', 0, -2);
}

struct Place {
    QString path;
    qsizetype line = 0; ///< index among the lines with content
};

/// Returns code that is duplicated in different folders. A run of lines is reported at its start, and again after
/// every `mostEqual` + 1 lines.
QStringList repetitions(const QHash<QString, QList<CodeLine>> &files)
{
    QStringList found;
    QHash<QString, Place> first;
    QStringList paths = files.keys();
    paths.sort();
    for (const QString &path : std::as_const(paths)) {
        const QList<CodeLine> &lines = files[path];
        for (qsizetype i = 0; i + mostEqual < lines.size(); ++i) {
            QStringList run;
            for (qsizetype at = i; at <= i + mostEqual; ++at)
                run += lines.at(at).text;
            const auto known = first.constFind(run.join(u'\n'));
            if (known == first.cend()) {
                first.insert(run.join(u'\n'), {path, i});
            } else if (folderOf(known->path) != folderOf(path)) {
                found += QStringLiteral("%1:%2 and %3:%4").arg(known->path).arg(files[known->path].at(known->line).number).arg(path).arg(lines.at(i).number);
                i += mostEqual;
            }
        }
    }
    return found;
}

QString body(int lines)
{
    QString text;
    for (int i = 0; i < lines; ++i)
        text += QStringLiteral("    step(%1);\n    // why\n\n").arg(i);
    return text;
}

} // namespace

class TestDuplicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsRepeatedLines()
    {
        const auto found = [](const QString &one, const QString &other, const QString &room) {
            return repetitions({{"src/a/one.cpp", linesOf(one)}, {room + "/other.cpp", linesOf(other)}});
        };
        QCOMPARE(found(body(12), QStringLiteral("int x;\n") + body(12), "src/b"), QStringList("src/a/one.cpp:1 and src/b/other.cpp:2"));
        QCOMPARE(found(body(11), body(11), "src/b"), QStringList());
        QCOMPARE(found(body(12), body(12), "src/a"), QStringList()); // code that is repeated in one folder is not reported
    }

    void foldersShareNoTwelveLines()
    {
        QHash<QString, QList<CodeLine>> files;
        for (const QString &path : filesBelow({"src", "models", "adapters"}, {"*.h", "*.cpp"}))
            files.insert(path, linesOf(textOf(path)));
        QVERIFY(files.size() > 1000);
        const QStringList found = repetitions(files);
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Folders that share %1 lines or more:").arg(mostEqual + 1) + formatFindings(found)));
    }
};

OUTCROP_TEST(TestDuplicates, NoApplication)

} // namespace tst_duplicates

#include "tst_duplicates.moc"
