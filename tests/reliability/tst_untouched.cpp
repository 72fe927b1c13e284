// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the user's bytes are preserved. Files are read as a workspace, opened and saved. Without an edit, they are identical. With one edited field, no
// other line differs, except in at most 1 % of the files. Uses generated files and the files in OUTCROP_CORPORA, if set, also with other line endings, with
// a byte order mark and without a final line break. OUTCROP_COUNT is the number of generated files.
#include "app/files/savedocument.h"
#include "app/workspace/openworkspace.h"
#include "core/documents/fieldedit.h"
#include "models/editing/editsession.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_untouched {

namespace {

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

/// Returns the variants of a file that other editors and systems produce.
QList<QByteArray> variantsOf(const QByteArray &bytes)
{
    const QByteArray windows = QByteArray(bytes).replace("\r\n", "\n").replace("\n", "\r\n");
    QByteArray mixed = bytes;
    for (qsizetype at = mixed.indexOf('\n'); at >= 0; at = mixed.indexOf('\n', at + 40))
        mixed.replace(at, 1, "\r\n");
    return {bytes, windows, mixed, "\xEF\xBB\xBF" + bytes, bytes.trimmed(), bytes + "\n\n \n",
        bytes + '\0' + "\xE2\x80\xA8" + "x"};
}

QByteArray oneOf(const QList<QByteArray> &parts, QRandomGenerator &random)
{
    return parts.at(random.bounded(int(parts.size())));
}

QByteArray generated(QRandomGenerator &random)
{
    static const QList<QByteArray> lines{"title: A", "title: 'a b'  # why", "tags: [a, b]", "name:   x",
        "# only a comment", "", "text: |\n  one\n\n  two", "key: \"q\\u00e9\"", "a: {b: c,   d: e}", "other: x: y",
        "g: *.ts", "\tt: 1", "ende: \xC3\xA4"};
    static const QList<QByteArray> words{"word ", "\t", "  ", "\xC3\xA9", "e\xCC\x81", "\xF0\x9F\x8C\xB1",
        "\xE2\x80\xA8", "\xE2\x80\xA9", "\xEF\xBB\xBF", "\xC2\xA0", "\xEF\xBF\xBE", "```\n", "---", "|", "\f", "\v",
        "\x1B[0m", "\xE2\x80\xAE"};
    static const QList<QByteArray> ends{"\n", "\n", "\n", "\r\n", "\r", ""};
    static const QList<QByteArray> odd{QByteArray("\0", 1), "\xFF\xFE", "\xC3", "\xED\xA0\x80", "\xF5\x80\x80\x80"};
    QByteArray bytes = oneOf({"", "", "", "\xEF\xBB\xBF"}, random);
    const QByteArray end = oneOf(ends.first(4), random);
    if (random.bounded(4) != 0) {
        bytes += "---" + end;
        for (int i = random.bounded(6); i > 0; --i)
            bytes += oneOf(lines, random).replace("\n", end) + end;
        bytes += oneOf({"---", "---", "---", "...", ""}, random) + end;
    }
    for (int i = random.bounded(30); i > 0; --i)
        bytes += oneOf(words, random) + (random.bounded(3) == 0 ? oneOf(ends, random) : QByteArray());
    return random.bounded(8) == 0 ? bytes + oneOf(odd, random) + "rest" : bytes;
}

qsizetype equalLeadingLines(const QList<QByteArray> &a, const QList<QByteArray> &b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return end - a.begin();
}

/// Returns the number of old lines between the equal leading and trailing lines.
qsizetype removedLineCount(const QByteArray &before, const QByteArray &after)
{
    QList<QByteArray> old = before.split('\n');
    QList<QByteArray> now = after.split('\n');
    const qsizetype first = equalLeadingLines(old, now);
    old.remove(0, first);
    now.remove(0, first);
    std::reverse(old.begin(), old.end());
    std::reverse(now.begin(), now.end());
    return old.size() - equalLeadingLines(old, now);
}

} // namespace

class Untouched : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void savesUneditedFilesUnchanged();
    void editingAFieldChangesOneLine();

private:
    void addCorpora();
    void addGenerated();

    QTemporaryDir m_directory;
    QString m_folder;
};

void Untouched::initTestCase()
{
    qputenv("XDG_STATE_HOME", m_directory.filePath("state").toUtf8());
    m_folder = m_directory.filePath("workspace");
    addCorpora();
    addGenerated();
}

void Untouched::addCorpora()
{
    const QDir corpora(qEnvironmentVariable("OUTCROP_CORPORA"));
    if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty()) {
        qInfo("without the corpora: OUTCROP_CORPORA is not set");
        return;
    }
    QDirIterator it(corpora.path(), QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = corpora.relativeFilePath(it.next());
        const QList<QByteArray> variants = variantsOf(bytesOf(corpora.filePath(path)));
        for (qsizetype i = 0; i < variants.size(); ++i)
            writeTestFile(m_folder + QStringLiteral("/variant%1/").arg(i) + path, variants.at(i));
    }
}

void Untouched::addGenerated()
{
    writeTestFile(m_folder + QStringLiteral("/layers/twomarks.md"), "\xEF\xBB\xBF\xEF\xBB\xBF---\ntitle: A\n---\nText\n");
    QRandomGenerator random(20261121);
    const int count = std::max(qEnvironmentVariableIntValue("OUTCROP_COUNT"), 200);
    for (int i = 0; i < count; ++i)
        writeTestFile(m_folder + QStringLiteral("/layers/generated%1.md").arg(i), generated(random));
}

void Untouched::savesUneditedFilesUnchanged()
{
    const auto opened = openWorkspace(m_folder);
    QVERIFY(opened);
    qsizetype readOnly = 0;
    for (const DocumentPtr &document : opened->workspace().documents()) {
        const QByteArray before = bytesOf(m_folder + '/' + document->path);
        QCOMPARE(document->bytes, before);
        const EditSession session(document);
        readOnly += session.isReadOnly();
        const QByteArray bytes = session.isReadOnly() ? document->bytes : session.bytes();
        QVERIFY2(bytes == before, qPrintable(document->path));
        const auto saved = saveDocument(m_folder, document->path, bytes, checksumOf(document->bytes));
        QVERIFY2(saved && saved->isSaved, qPrintable(document->path));
        QVERIFY2(bytesOf(m_folder + '/' + document->path) == before, qPrintable(document->path));
    }
    const qsizetype count = opened->workspace().documents().size();
    qInfo("%lld files opened and saved: all identical; %lld of them are not UTF-8 and read-only", count, readOnly);
}

void Untouched::editingAFieldChangesOneLine()
{
    const auto opened = openWorkspace(m_folder);
    QVERIFY(opened);
    qsizetype edited = 0;
    qsizetype rejected = 0;
    qsizetype moreThanOne = 0;
    for (const DocumentPtr &document : opened->workspace().documents()) {
        EditSession session(document);
        const auto edits = session.isReadOnly() || !document->frontMatter.isPresent
            ? Result<QList<TextEdit>>(Error())
            : planSetField(*document, QStringLiteral("title"), jsonString(QStringLiteral("edited: yes")));
        if (!edits) {
            ++rejected;
            continue;
        }
        session.edit(*edits, QStringLiteral("edit"));
        const auto saved = saveDocument(m_folder, document->path, session.bytes(), checksumOf(document->bytes));
        QVERIFY(saved && saved->isSaved);
        const QByteArray now = bytesOf(m_folder + '/' + document->path);
        ++edited;
        if (removedLineCount(document->bytes, now) > 1)
            qWarning("%s: %lld lines", qPrintable(document->path), removedLineCount(document->bytes, now)), ++moreThanOne;
        QVERIFY(now != document->bytes);
    }
    qInfo("%lld files with one field edited: in %lld, more than that line differs; %lld without front matter, invalid or "
          "read-only",
        edited, moreThanOne, rejected);
    QVERIFY(edited > 0 && moreThanOne * 100 <= edited);
}

OUTCROP_TEST(Untouched, CoreApplication)

} // namespace tst_untouched

#include "tst_untouched.moc"
