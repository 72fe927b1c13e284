// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that documents with invalid front matter can be opened. Uses 460 examples with the mistakes of real agent and rule files, each labeled with its
// line, and the files in OUTCROP_CORPORA, if set. Each file opens as text, reports the error within a line, and is saved unchanged. A bare `*`, `[` or `: `
// has a working fix.
#include "app/files/savedocument.h"
#include "app/workspace/openworkspace.h"
#include "core/text/textchange.h"
#include "models/editing/editsession.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_badfrontmatter {

namespace {

struct Mistake {
    const char *line;
    bool isFixable; ///< whether the mistake is a bare `*`, `[` or `: `
};

const QList<Mistake> mistakes{
    {"globs: **/*.ts", true},
    {"globs: *.md,*.mdx", true},
    {"paths: */src/*", true},
    {"pattern: *", true},
    {"argument-hint: [a] [b]", true},
    {"argument-hint: [file] | --all", true},
    {"usage: [name] then more", true},
    {"argument-hint: [--force] <path>", true},
    {"description: Use this when: the user asks", true},
    {"description: Example: user says \"hi\" and assistant: answers", true},
    {"description: Reviews code. Examples: a, b", true},
    {"note: one: two: three", true},
    {"description: Time 10: 30", true},
    {"handle: @name", false},
    {"command: `ls`", false},
    {"percent: %d of them", false},
    {"quoted: \"never closed", false},
    {"quoted: 'it's here'", false},
    {"list: [a, b", false},
    {"map: {a: b", false},
    {"\tindented: with a tab", false},
    {"after: \"quoted\" and more", false},
    {"a line that is no key", false},
};

const QList<QByteArray> before{
    "", "name: x\n", "# comment\nname: x\ntier: granite\n", "name: x\ntags: [a, b]\ntext: |\n  one\n  two\n"};
const QList<QByteArray> after{"", "title: Last\n", "title: Last\nmetadata:\n  a: b\n",
    "model: m\n# end\ntools:\n  - Read\n", "title: \"q: r\"\n"};

struct InvalidExample {
    QByteArray bytes;
    int line = 0;
    bool isFixable = false;
};

/// Returns 23 mistakes in 20 locations.
QList<InvalidExample> invalidExamples()
{
    QList<InvalidExample> all;
    for (const Mistake &mistake : mistakes) {
        for (const QByteArray &first : before) {
            for (const QByteArray &last : after) {
                QByteArray bytes = "---\n" + first + mistake.line + '\n' + last + "---\n# Body\n\nText: [x] *y*\n";
                if (all.size() % 3 == 0)
                    bytes.replace("\n", "\r\n");
                all.append({bytes, int(first.count('\n')) + 2, mistake.isFixable});
            }
        }
    }
    return all;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeTestFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(path.section('/', 0, -2));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test's folder cannot be written");
}

bool pointsAt(const Document &document, int line)
{
    return std::any_of(document.diagnostics.begin(), document.diagnostics.end(),
        [line](const Diagnostic &found) { return std::abs(found.location.range.start.line - line) <= 1; });
}

/// Returns whether the offered fixes make the front matter valid.
bool isFixed(const Document &document)
{
    QList<TextEdit> edits;
    for (const Diagnostic &found : document.diagnostics)
        edits += found.fix ? found.fix->edits : QList<TextEdit>();
    return !edits.isEmpty() && !readFrontMatter(applyEdits(document.text, edits), document.path).isRecovered;
}

} // namespace

class BadFrontMatter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opensAndFixesLabeledExamples();
    void opensRealFilesWithInvalidFrontMatter();

private:
    void openAndSave(const DocumentPtr &document, const QByteArray &bytes) const;

    QTemporaryDir m_directory;
    QString m_folder;
};

void BadFrontMatter::initTestCase()
{
    qputenv("XDG_STATE_HOME", m_directory.filePath("state").toUtf8());
    m_folder = m_directory.filePath("workspace");
}

void BadFrontMatter::openAndSave(const DocumentPtr &document, const QByteArray &bytes) const
{
    QVERIFY(document);
    QCOMPARE(document->bytes, bytes);
    const EditSession session(document);
    QVERIFY(!session.isReadOnly());
    QCOMPARE(session.bytes(), bytes);
    const auto saved = saveDocument(m_folder, document->path, session.bytes(), checksumOf(bytes));
    QVERIFY(saved && saved->isSaved);
    QCOMPARE(bytesOf(m_folder + '/' + document->path), bytes);
}

void BadFrontMatter::opensAndFixesLabeledExamples()
{
    const QList<InvalidExample> all = invalidExamples();
    QCOMPARE(all.size(), 460);
    for (qsizetype i = 0; i < all.size(); ++i)
        writeTestFile(m_folder + QStringLiteral("/layers/%1.md").arg(i), all.at(i).bytes);
    const auto opened = openWorkspace(m_folder);
    QVERIFY(opened);
    int locatedCount = 0;
    int fixable = 0;
    int fixedCount = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const InvalidExample &bad = all.at(i);
        const DocumentPtr document = opened->workspace().document(QStringLiteral("layers/%1.md").arg(i));
        openAndSave(document, bad.bytes);
        if (pointsAt(*document, bad.line))
            ++locatedCount;
        else
            qWarning("line %d is not found in\n%s", bad.line, bad.bytes.constData());
        fixable += bad.isFixable;
        fixedCount += bad.isFixable && isFixed(*document);
        if (bad.isFixable && !isFixed(*document))
            qWarning("no fix repairs\n%s", bad.bytes.constData());
    }
    qInfo("460 files with invalid front matter opened and saved unchanged; %d with the right line; %d of %d fixed",
        locatedCount, fixedCount, fixable);
    QCOMPARE(locatedCount, 460);
    QCOMPARE(fixedCount, fixable);
}

void BadFrontMatter::opensRealFilesWithInvalidFrontMatter()
{
    const QDir corpora(qEnvironmentVariable("OUTCROP_CORPORA"));
    if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
    QDirIterator it(corpora.path(), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = corpora.relativeFilePath(it.next());
        writeTestFile(m_folder + '/' + path, bytesOf(corpora.filePath(path)));
    }
    const auto opened = openWorkspace(m_folder);
    QVERIFY(opened);
    int broken = 0;
    for (const DocumentPtr &document : opened->workspace().documents()) {
        if (document->path.startsWith("layers/") || !document->frontMatter.isRecovered)
            continue;
        ++broken;
        openAndSave(document, bytesOf(m_folder + '/' + document->path));
        QVERIFY2(hasErrors(document->diagnostics) || !document->diagnostics.isEmpty(), qPrintable(document->path));
    }
    qInfo("%d real files with invalid front matter opened and saved unchanged", broken);
}

OUTCROP_TEST(BadFrontMatter, CoreApplication)

} // namespace tst_badfrontmatter

#include "tst_badfrontmatter.moc"
