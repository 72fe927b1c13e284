// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/filejournal.h"
#include "adapters/files/journalentries.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace outcrop;

namespace tst_filejournal {

namespace {

const QString soul = QStringLiteral("layers/soul.md");

class Folder
{
public:
    QString path(const QString &relative = {}) const { return m_folder.filePath(relative); }
    FileJournal journal(const JournalLimits &limits = {}) const { return FileJournal(m_folder.path(), limits); }
    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray read(const QString &relative) const
    {
        QFile file(path(relative));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Writes a file and records the save in the journal.
    void save(const QString &relative, const QByteArray &bytes, const JournalLimits &limits = {}) const
    {
        const std::optional<QByteArray> before = QFile::exists(path(relative)) ? std::optional(read(relative)) : std::nullopt;
        write(relative, bytes);
        QVERIFY(journal(limits).record({{relative, before, bytes}}).ok());
    }
    int textCount() const
    {
        int count = 0;
        for (QDirIterator files(path(".outcrop/history"), QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
            count += files.next().contains(u"journal.jsonl") || files.fileName() == u"lock" ? 0 : 1;
        return count;
    }

private:
    QTemporaryDir m_folder;
};

QList<QByteArray> textsOf(const FileJournal &journal, const QString &path)
{
    QList<QByteArray> texts;
    const auto versions = journal.versions(path);
    for (const FileVersion &version : *versions)
        texts.append(journal.read(version.path, version.id).value());
    return texts;
}

} // namespace

class TestFileJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyFolderHasNoVersions()
    {
        const Folder folder;
        QCOMPARE(folder.journal().versions(soul)->size(), 0);
        QCOMPARE(folder.journal().changes({})->size(), 0);
        QVERIFY(!folder.journal().historyStart({})->isValid());
        QVERIFY(folder.journal().resolve("abcdef").error().code == ErrorCode::NotFound);
        QVERIFY(folder.journal().commit({soul}, "x").error().code == ErrorCode::NotAllowed);
        QVERIFY(!QDir(folder.path(".outcrop")).exists());
    }

    void recordsTheOriginalAndEachSavedVersion()
    {
        const Folder folder;
        folder.write(soul, "found\n");
        folder.save(soul, "one\n");
        folder.save(soul, "one\n");
        folder.save(soul, "two\n");
        folder.write(soul, "by somebody else\n");
        folder.save(soul, "three\n");
        folder.save("layers/new.md", "");
        QCOMPARE(textsOf(folder.journal(), soul), QList<QByteArray>({"three\n", "by somebody else\n", "two\n", "one\n", "found\n"}));
        QCOMPARE(textsOf(folder.journal(), "layers/new.md"), QList<QByteArray>{""});
        QCOMPARE(folder.journal().versions(soul, 2)->size(), 2);
        const auto changes = folder.journal().changes({});
        QCOMPARE(changes->size(), 2);
        QCOMPARE(changes->last().path, soul);
        QCOMPARE(changes->last().times.size(), 3); // the original file does not count as a change
        QVERIFY(changes->last().times.first() >= changes->last().times.last());
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(folder.journal().changes(now.addDays(1))->size(), 0);
        QVERIFY(*folder.journal().historyStart(now.addDays(-1)) > now.addDays(-1)); // there are no records from the day before
        QCOMPARE(*folder.journal().historyStart(now.addDays(1)), now.addDays(1));
    }

    void storesEqualTextsOnce()
    {
        const Folder folder;
        for (int i = 0; i < 10; ++i)
            folder.save(soul, i % 2 == 0 ? "even\n" : "odd\n");
        QCOMPARE(folder.journal().versions(soul)->size(), 10);
        QCOMPARE(folder.textCount(), 2);
    }

    void recordsSeveralFilesTogether()
    {
        const Folder folder;
        folder.save(soul, "one\n");
        QVERIFY(folder.journal().recordMove(soul, "layers/moved.md").ok());
        QList<SavedContent> files{{"layers/moved.md", "one\n", "two\n"}, {"same.md", "x", "x"}};
        for (int i = 0; i < 300; ++i)
            files.append({QStringLiteral("%1.md").arg(i), "before\n", "after " + QByteArray::number(i) + '\n'});
        QVERIFY(folder.journal().record(files).ok());
        QCOMPARE(textsOf(folder.journal(), "layers/moved.md"), QList<QByteArray>({"two\n", "one\n"}));
        QCOMPARE(folder.journal().versions("same.md")->size(), 0);
        for (const int i : {0, 150, 299})
            QCOMPARE(textsOf(folder.journal(), QStringLiteral("%1.md").arg(i)), QList<QByteArray>({files.at(i + 2).after, "before\n"}));
        QCOMPARE(folder.textCount(), 303); // `one`, `two`, `before`, and 300 different texts
    }

    void blameFindsTheVersionOfEachLine()
    {
        const Folder folder;
        folder.save(soul, "a\nb\nc\n");
        folder.save(soul, "a\nB\nc\n");
        folder.save(soul, "new\na\nB\nc\n");
        const auto versions = folder.journal().versions(soul);
        const auto origins = folder.journal().blame(soul, "new\na\nB\nunsaved\nc\n");
        QVERIFY(origins.ok());
        QStringList ids;
        for (const LineOrigin &origin : *origins)
            ids.append(origin.version.id);
        QCOMPARE(ids, QStringList({versions->at(0).id, versions->at(2).id, versions->at(1).id, QString(), versions->at(2).id}));
        QCOMPARE(origins->at(4).line, 3);
    }

    void readsAllFilesAtAVersion()
    {
        const Folder folder;
        folder.write("config.toml", "never saved from here\n");
        folder.write(soul, "found\n");
        folder.save(soul, "one\n");
        folder.save("layers/later.md", "later\n");
        folder.save(soul, "two\n");
        const auto state = folder.journal().filesAt(folder.journal().versions(soul)->at(1).id);
        QVERIFY(state.ok());
        QStringList paths;
        const auto entries = (*state)->list();
        for (const FileEntry &entry : *entries)
            paths.append(entry.path);
        QCOMPARE(paths, QStringList({"config.toml", soul}));
        QCOMPARE((*state)->read(soul).value(), QByteArray("one\n"));
        QVERIFY((*state)->read("layers/later.md").error().code == ErrorCode::NotFound);
    }

    void aMovedFileKeepsItsVersions()
    {
        const Folder folder;
        folder.save(soul, "one\n");
        QVERIFY(QDir(folder.path()).rename("layers", "strata"));
        QVERIFY(folder.journal().recordMove("layers", "strata").ok());
        folder.save("strata/soul.md", "two\n");
        QCOMPARE(textsOf(folder.journal(), "strata/soul.md"), QList<QByteArray>({"two\n", "one\n"}));
        QCOMPARE(folder.journal().changes({})->first().path, QStringLiteral("strata/soul.md"));
        QCOMPARE(folder.journal().changes({})->first().times.size(), 2);
    }

    void resolvesShortIds()
    {
        const Folder folder;
        folder.save(soul, "one\n");
        const QString id = folder.journal().versions(soul)->first().id;
        QCOMPARE(folder.journal().resolve(id.left(8)).value(), id);
        QVERIFY(!folder.journal().resolve(id.left(3)).ok());
        QVERIFY(!folder.journal().resolve("").ok());
    }

    void limitsTheNumberAndSizeOfVersions()
    {
        const Folder folder;
        const JournalLimits limits{20, 1'000'000, 100};
        for (int i = 0; i < 100; ++i)
            folder.save(soul, QByteArray::number(i) + '\n', limits);
        const auto texts = textsOf(folder.journal(), soul);
        QVERIFY2(texts.size() <= 20 && texts.size() >= 10, qPrintable(QString::number(texts.size())));
        QCOMPARE(texts.first(), QByteArray("99\n"));
        QCOMPARE(folder.textCount(), int(texts.size()));
        folder.save(soul, QByteArray(101, 'x'), limits); // the content is larger than the limit
        QCOMPARE(textsOf(folder.journal(), soul).first(), QByteArray("99\n"));
        const JournalLimits small{1000, 50, 100};
        folder.save(soul, QByteArray(40, 'y'), small);
        QVERIFY(folder.textCount() <= 3);
        QCOMPARE(textsOf(folder.journal(), soul).first(), QByteArray(40, 'y'));
    }

    /// Every file of a labeled version is kept, including files that were saved before the labeled one.
    void keepsLabeledVersions()
    {
        const Folder folder;
        const JournalLimits limits{20, 1'000'000, 100};
        folder.save("other.md", "beside\n", limits);
        folder.save(soul, "labeled\n", limits);
        const Result<VersionLabel> label = folder.journal().setLabel(QStringLiteral("production"), {});
        QVERIFY(label.ok());
        for (int i = 0; i < 100; ++i)
            folder.save(i % 2 == 0 ? soul : QStringLiteral("other.md"), QByteArray::number(i) + '\n', limits);
        const auto state = folder.journal().filesAt(label->id);
        QVERIFY2(state.ok(), state ? "" : qPrintable(state.error().message));
        QCOMPARE((*state)->read(soul).value(), QByteArray("labeled\n"));
        QCOMPARE((*state)->read(QStringLiteral("other.md")).value(), QByteArray("beside\n"));
        QVERIFY(folder.textCount() <= 25);
    }

    void ignoresATruncatedLastLine()
    {
        const Folder folder;
        folder.save(soul, "one\n");
        folder.save(soul, "two\n");
        const QByteArray whole = folder.read(journalPath());
        const QByteArray half = whole.left(whole.size() - 20);
        for (qsizetype cut = whole.indexOf('\n') + 1; cut < whole.size(); ++cut) { // simulates a process killed at any byte of the second line
            folder.write(journalPath(), whole.left(cut));
            QCOMPARE(textsOf(folder.journal(), soul), QList<QByteArray>{"one\n"});
        }
        folder.write(journalPath(), half);
        folder.save(soul, "three\n");
        QCOMPARE(textsOf(folder.journal(), soul), QList<QByteArray>({"three\n", "two\n", "one\n"}));
        QCOMPARE(folder.read(journalPath()).count('\n'), 4 - 1);
    }

    void reportsDamagedTexts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("another text") << qCompress("not it");
        QTest::newRow("nonsense") << QByteArray("nonsense");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("declared as huge") << QByteArray("\xff\xff\xff\xff") + qCompress("x").mid(4);
    }
    void reportsDamagedTexts()
    {
        QFETCH(QByteArray, bytes);
        const Folder folder;
        folder.save(soul, "one\n");
        const FileVersion version = folder.journal().versions(soul)->first();
        const JournalEntry entry = readEntries(folder.read(journalPath())).first();
        folder.write(journalTextPath(entry.checksum), bytes);
        const auto text = folder.journal().read(soul, version.id);
        QVERIFY(!text.ok());
        QVERIFY2(text.error().message.contains("damaged"), qPrintable(text.error().message));
    }

    void skipsInvalidLines()
    {
        const Folder folder;
        folder.save(soul, "one\n");
        folder.write(journalPath(),
            "nonsense\n[]\n{\"file\": "
            "3}\n{\"time\":\"2026-01-01T00:00:00Z\",\"file\":\"x\",\"text\":\"../../../etc/passwd\"}\n"
                + folder.read(journalPath()));
        QCOMPARE(textsOf(folder.journal(), soul), QList<QByteArray>{"one\n"});
        QCOMPARE(folder.journal().versions("x")->size(), 0);
    }

    void doesNotFollowALinkOutOfTheFolder()
    {
        const Folder folder;
        const QTemporaryDir outside;
        QVERIFY(QFile::link(outside.path(), folder.path(".outcrop")));
        QVERIFY(!folder.journal().record({{soul, std::nullopt, "one\n"}}).ok());
        QVERIFY(QDir(outside.path()).isEmpty());
    }

    void supportsConcurrentWrites()
    {
        const Folder folder;
        QList<std::thread *> threads;
        for (int number = 0; number < 4; ++number) {
            threads.append(new std::thread([&folder, number] {
                for (int i = 0; i < 10; ++i) {
                    const QByteArray text = QByteArray::number(number) + ' ' + QByteArray::number(i);
                    static_cast<void>(folder.journal().record({{QStringLiteral("%1.md").arg(number), std::nullopt, text}}));
                }
            }));
        }
        for (std::thread *thread : threads) {
            thread->join();
            delete thread;
        }
        for (int number = 0; number < 4; ++number) {
            const auto texts = textsOf(folder.journal(), QStringLiteral("%1.md").arg(number));
            QVERIFY(!texts.isEmpty() && texts.size() <= 10);
            for (const QByteArray &text : texts)
                QVERIFY(text.startsWith(QByteArray(QByteArray::number(number) + ' ')));
        }
    }
};

OUTCROP_TEST(TestFileJournal, CoreApplication)

} // namespace tst_filejournal

#include "tst_filejournal.moc"
