// SPDX-License-Identifier: GPL-3.0-or-later
// Tests documents and their files while another program writes the same files.
#include "gui/documents/documentsynchronizer.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_documentkeeper {

namespace {

const QString soul = QStringLiteral("layers/soul.md");

/// A folder with one layer, opened as in the window.
class SynchronizerFixture
{
public:
    explicit SynchronizerFixture(const QByteArray &bytes = "one\ntwo\nthree\nfour\nfive\n") : m_synchronizer(m_sessions)
    {
        QDir(m_folder.path()).mkpath(QStringLiteral("layers"));
        m_synchronizer.setFolder(m_folder.path());
        write(bytes);
        m_session = m_sessions.open(readDocument(soul, bytes));
    }

    DocumentSynchronizer &synchronizer() { return m_synchronizer; }
    EditSession &session() { return *m_session; }
    QString file() const { return m_folder.filePath(soul); }

    QByteArray read() const
    {
        QFile file(this->file());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Writes the file as another program would.
    void write(const QByteArray &bytes) const
    {
        QFile file(this->file());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The test cannot write its file");
    }

    /// Returns the current folder, read as the window reads it.
    Workspace disk() const
    {
        QList<SourceFile> files;
        if (QFile::exists(file()))
            files += {soul, read()};
        return Workspace::fromFiles({QStringLiteral("desk"), m_folder.path()}, files);
    }

    void reconcile() { m_synchronizer.reconcile(disk(), m_synchronizer.saveCount()); }
    bool wait() { return QTest::qWaitFor([this] { return !m_synchronizer.isBusy(); }); }
    bool save()
    {
        m_synchronizer.save(*m_session);
        return wait();
    }
    void type(const QString &before, const QString &text)
    {
        m_session->edit({{m_session->text().indexOf(before), {}, text}}, QStringLiteral("Typing"));
    }
    std::optional<ExternalChange::Kind> externalChangeKind() const
    {
        const auto change = m_synchronizer.externalChange(soul);
        return change ? std::optional(change->kind) : std::nullopt;
    }

private:
    QTemporaryDir m_folder;
    EditSessions m_sessions;
    DocumentSynchronizer m_synchronizer;
    EditSession *m_session;
};

} // namespace

class TestDocumentKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesTypedText()
    {
        SynchronizerFixture desk;
        desk.type(QStringLiteral("two"), QStringLiteral("and "));
        QSignalSpy saved(&desk.synchronizer(), &DocumentSynchronizer::saved);
        QVERIFY(desk.save());
        QCOMPARE(saved.size(), 1);
        QCOMPARE(desk.read(), QByteArray("one\nand two\nthree\nfour\nfive\n"));
        QVERIFY(!desk.session().isModified());
    }

    void doesNotReloadSavedText()
    {
        SynchronizerFixture desk;
        desk.type(QStringLiteral("two"), QStringLiteral("and "));
        QVERIFY(desk.save());
        QSignalSpy reloaded(&desk.synchronizer(), &DocumentSynchronizer::reloaded);
        desk.reconcile();
        desk.write(desk.read()); // the content is equal, but the modification time is new
        desk.reconcile();
        QCOMPARE(reloaded.size(), 0);
        QVERIFY(!desk.externalChangeKind());
    }

    void ignoresAWorkspaceReadBeforeTheSave()
    {
        SynchronizerFixture desk;
        const quint64 mark = desk.synchronizer().saveCount();
        const Workspace old = desk.disk();
        desk.type(QStringLiteral("two"), QStringLiteral("and "));
        QVERIFY(desk.save());
        desk.synchronizer().reconcile(old, mark);
        QVERIFY(desk.session().text().contains(QStringLiteral("and two")));
    }

    void reloadsAnUnmodifiedDocument()
    {
        SynchronizerFixture desk;
        desk.write("one\n2\nthree\nfour\nfive\n");
        desk.reconcile();
        QCOMPARE(desk.session().text(), QStringLiteral("one\n2\nthree\nfour\nfive\n"));
        QVERIFY(!desk.session().isModified());
        desk.session().undoStack().undo();
        QCOMPARE(desk.session().text(), QStringLiteral("one\ntwo\nthree\nfour\nfive\n"));
    }

    void mergesSeparateChanges()
    {
        SynchronizerFixture desk;
        desk.type(QStringLiteral("one"), QStringLiteral("mine "));
        desk.write("one\ntwo\nthree\nfour\ntheirs\n");
        desk.reconcile();
        QVERIFY(desk.wait());
        QCOMPARE(desk.session().text(), QStringLiteral("mine one\ntwo\nthree\nfour\ntheirs\n"));
        QVERIFY(desk.externalChangeKind() == ExternalChange::Kind::Merged);
        QVERIFY(desk.session().isModified());
        QVERIFY(desk.save());
        QCOMPARE(desk.read(), QByteArray("mine one\ntwo\nthree\nfour\ntheirs\n"));
        QVERIFY(!desk.externalChangeKind());
    }

    void reportsConflictsForOverlappingChanges_data()
    {
        QTest::addColumn<bool>("mine");
        QTest::newRow("mine") << true;
        QTest::newRow("theirs") << false;
    }

    void reportsConflictsForOverlappingChanges()
    {
        QFETCH(bool, mine);
        SynchronizerFixture desk;
        const QByteArray theirs("one\ntwo of theirs\nthree\nfour\nfive\n");
        desk.type(QStringLiteral("two"), QStringLiteral("my "));
        desk.write(theirs);
        desk.reconcile();
        QVERIFY(desk.wait());
        QVERIFY(desk.externalChangeKind() == ExternalChange::Kind::Conflict);
        QVERIFY(desk.save()); // the save reports the conflict again
        QCOMPARE(desk.read(), theirs);
        QVERIFY(desk.session().text().contains(QStringLiteral("my two")));

        if (mine) {
            desk.synchronizer().keepMyText(desk.session());
            QVERIFY(desk.save());
            QVERIFY(desk.read().contains("my two"));
        } else {
            desk.synchronizer().acceptTheirs(desk.session());
            QCOMPARE(desk.session().bytes(), theirs);
            QVERIFY(!desk.session().isModified());
            desk.session().undoStack().undo();
            QVERIFY(desk.session().text().contains(QStringLiteral("my two")));
        }
        QVERIFY(!desk.externalChangeKind());
    }

    void detectsExternalChangesWhenSaving()
    {
        SynchronizerFixture desk;
        desk.type(QStringLiteral("one"), QStringLiteral("mine "));
        desk.write("one\ntwo\nthree\nfour\ntheirs\n"); // the file is changed without a notification
        QVERIFY(desk.save());
        QVERIFY(desk.read().contains("theirs"));
        QVERIFY(desk.session().isModified());
        QVERIFY(desk.session().text().contains(QStringLiteral("theirs")));
        QVERIFY(desk.save());
        QCOMPARE(desk.read(), QByteArray("mine one\ntwo\nthree\nfour\ntheirs\n"));
    }

    void keepsTheTextOfADeletedFile()
    {
        SynchronizerFixture desk;
        QVERIFY(QFile::remove(desk.file()));
        desk.reconcile();
        QVERIFY(desk.externalChangeKind() == ExternalChange::Kind::Deleted);
        QVERIFY(desk.session().isModified());
        QVERIFY(desk.save());
        QCOMPARE(desk.read(), QByteArray("one\ntwo\nthree\nfour\nfive\n"));
        QVERIFY(!desk.externalChangeKind());
    }

    void reloadsAReappearedFile()
    {
        SynchronizerFixture desk;
        QVERIFY(QFile::remove(desk.file()));
        desk.reconcile();
        desk.write("another\n");
        desk.reconcile();
        QCOMPARE(desk.session().text(), QStringLiteral("another\n"));
        QVERIFY(!desk.session().isModified());
        QVERIFY(!desk.externalChangeKind());
    }

    void reportsAFailedSave()
    {
        SynchronizerFixture desk;
        QVERIFY(QFile::setPermissions(desk.file(), QFile::ReadOwner));
        desk.type(QStringLiteral("two"), QStringLiteral("and "));
        QSignalSpy failed(&desk.synchronizer(), &DocumentSynchronizer::saveFailed);
        QVERIFY(desk.save());
        QCOMPARE(failed.size(), 1);
        QVERIFY(desk.session().isModified());
        QCOMPARE(desk.read(), QByteArray("one\ntwo\nthree\nfour\nfive\n"));
    }

    /// Typing, saving and writes of another program in any order: every line that was ever written ends up in the file.
    void losesNoLineInConcurrentEdits()
    {
        QRandomGenerator random(2026);
        SynchronizerFixture desk("begin\n[1]\n[2]\n[3]\n[4]\n[5]\n[6]\n[7]\n[8]\nend\n");
        QStringList lines;
        const auto newLine = [&](const char *who) -> QString {
            lines += QStringLiteral("%1 %2").arg(QLatin1String(who)).arg(lines.size());
            return lines.last() + u'\n';
        };
        for (int round = 0; round < 500; ++round) {
            const QString place = QStringLiteral("[%1]").arg(1 + random.bounded(8));
            switch (random.bounded(4)) {
            case 0:
                desk.type(place, newLine("mine"));
                break;
            case 1: { // Writes between two saves. A program that reads before a save and writes after it would overwrite the save.
                QVERIFY(desk.wait());
                QByteArray bytes = desk.read();
                bytes.insert(bytes.indexOf(place.toUtf8()), newLine("theirs").toUtf8());
                desk.write(bytes);
                break;
            }
            case 2:
                desk.reconcile();
                QVERIFY(desk.wait());
                break;
            case 3:
                desk.synchronizer().save(desk.session());
                if (random.bounded(2))
                    QVERIFY(desk.wait());
            }
            if (desk.externalChangeKind() == ExternalChange::Kind::Conflict)
                keepBothVersions(desk);
        }
        QVERIFY(desk.wait());
        while (desk.session().isModified()) {
            desk.reconcile();
            QVERIFY(desk.wait());
            if (desk.externalChangeKind() == ExternalChange::Kind::Conflict)
                keepBothVersions(desk);
            QVERIFY(desk.save());
        }
        desk.reconcile();
        const QString text = QString::fromUtf8(desk.read());
        QCOMPARE(desk.session().text(), text);
        const QStringList written = text.split(u'\n');
        for (const QString &line : std::as_const(lines))
            QVERIFY2(written.contains(line), qPrintable(line));
    }

private:
    /// Resolves a conflict as a careful user does, by keeping both versions.
    static void keepBothVersions(SynchronizerFixture &desk)
    {
        const QStringList theirs = desk.synchronizer().externalChange(soul)->theirs->text.split(u'\n', Qt::SkipEmptyParts);
        QString joined = desk.session().text();
        for (const QString &line : theirs) {
            if (!joined.split(u'\n').contains(line))
                joined.prepend(line + u'\n');
        }
        desk.session().setText(joined, QStringLiteral("Join"));
        desk.synchronizer().keepMyText(desk.session());
    }
};

OUTCROP_TEST(TestDocumentKeeper, CoreApplication)

} // namespace tst_documentkeeper

#include "tst_documentkeeper.moc"
