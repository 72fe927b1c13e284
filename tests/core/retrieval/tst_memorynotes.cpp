// SPDX-License-Identifier: GPL-3.0-or-later
// Tests splitting a MEMORY.md into notes: no line is lost or duplicated.
#include "core/retrieval/memorynotes.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_memorynotes {

namespace {

const QString memory = QStringLiteral(R"(---
title: Memory
---
# Memory

An introduction of
two lines.

## Platform (2026-03-01)

- **Outbox**: it grows when the worker sleeps.
  Empty it with `drain`.

  A second paragraph of the same note.
- [ ] 2026-04-02 restart the gateway; then wait
1. A numbered one

### Nodes

- pod one
  - below it
  - and another

```sh
- not an item
# not a heading
```

---

Last words
)");

QStringList titles(const QList<MemoryNote> &notes)
{
    QStringList titles;
    for (const MemoryNote &note : notes)
        titles.append(note.title);
    return titles;
}

QStringList textLines(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines.append(line.trimmed());
    }
    return lines;
}

} // namespace

class TestMemoryNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNotes()
    {
        const QList<MemoryNote> notes = readMemoryNotes(memory);
        QCOMPARE(titles(notes), QStringList({QStringLiteral("An introduction of"), QStringLiteral("Outbox"), QStringLiteral("2026-04-02 restart the gateway"),
                                    QStringLiteral("A numbered one"), QStringLiteral("pod one"), QStringLiteral("sh"), QStringLiteral("Last words")}));
        QCOMPARE(notes[1].line, 11);
        QCOMPARE(notes[1].lines, 4);
        QVERIFY(notes[1].text.endsWith(QStringLiteral("A second paragraph of the same note.")));
        QCOMPARE(notes[1].headings, QStringList({QStringLiteral("Memory"), QStringLiteral("Platform (2026-03-01)")}));
        QCOMPARE(notes[1].date, QDate(2026, 3, 1));
        QCOMPARE(notes[2].date, QDate(2026, 4, 2));
        QCOMPARE(notes[4].headings.last(), QStringLiteral("Nodes"));
        QVERIFY(notes[5].text.contains(QStringLiteral("- not an item")));
    }

    /// The lines of the notes equal those of the file, in the same order, apart from headings, rules and list markers.
    void losesNoLines()
    {
        QStringList taken;
        for (const MemoryNote &note : readMemoryNotes(memory))
            taken += textLines(note.text);
        QStringList wanted = textLines(memory.mid(memory.indexOf(QStringLiteral("# Memory"))));
        wanted.removeIf([](const QString &line) { return (line.startsWith(u'#') && line != u"# not a heading") || line == u"---"; });
        QCOMPARE(taken.size(), wanted.size());
        for (qsizetype i = 0; i < wanted.size(); ++i)
            QVERIFY2(wanted[i].endsWith(taken[i]), qPrintable(wanted[i]));
    }

    void acceptsWindowsLineEndings()
    {
        QString dos = memory;
        dos.replace(u'\n', QStringLiteral("\r\n"));
        QCOMPARE(titles(readMemoryNotes(dos)), titles(readMemoryNotes(memory)));
    }

    void emptyInputHasNoNotes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("headings") << QStringLiteral("# A\n\n## B\n\n---\n");
        QTest::newRow("front matter") << QStringLiteral("---\ntitle: x\n---\n\n");
    }

    void emptyInputHasNoNotes()
    {
        QFETCH(QString, text);
        QVERIFY(readMemoryNotes(text).isEmpty());
    }

    void derivesFileNames_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("words") << "Restart the *gateway*, please!" << "restart-the-gateway-please";
        QTest::newRow("a way out of the folder") << "../../etc/passwd" << "etc-passwd";
        QTest::newRow("another script") << QStringLiteral("重启") << "note";
        QTest::newRow("long") << QString(30, u'a') + QStringLiteral(" ") + QString(28, u'b') + QStringLiteral(" ") + QString(9, u'c') << QString(30, u'a') + u'-' + QString(28, u'b');
    }

    void derivesFileNames()
    {
        QFETCH(QString, title);
        QTEST(fileNameFor(title), "name");
    }
};

OUTCROP_TEST(TestMemoryNotes, CoreApplication)

} // namespace tst_memorynotes

#include "tst_memorynotes.moc"
