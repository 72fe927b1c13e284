// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reading task documents and their findings.
#include "tests/support/testregistry.h"

#include "estimates.h"

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_task {

namespace {

const QByteArray whole = R"(id: export
title: Export as  CSV
description: |
  Write every order into one file.
type: bug_fix
files: [src/a.cpp, src/]
produces: {part: 2, whole: 1}
tokens: 900
hours: 2.5
dependencies: {orders: [store], store: [files]}
concepts: [hard]
circumstances: []
tested: false
similar_tasks: 3
subtasks:
  - {id: one, description: d, functions: [f], calls: [g], state: [s], exclusive: [lock], imports: {a.py: [b.py]}}
  - {id: two, description: d, after: [one]}
)";

QByteArray subtasks(const QByteArray &list)
{
    return "description: d\nsubtasks:\n" + list;
}

} // namespace

class TestTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKey()
    {
        const TaskDocument document = taskFrom(whole);
        QVERIFY2(document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
        const Task &task = document.task;
        QCOMPARE(task.name(), QStringLiteral("Export as CSV"));
        QCOMPARE(task.description, QStringLiteral("Write every order into one file."));
        QCOMPARE(task.type, QStringLiteral("bug_fix"));
        QCOMPARE(task.files.join(u' '), QStringLiteral("src/a.cpp src/"));
        QCOMPARE(task.produces.size(), 2);
        QCOMPARE(task.produces.first().count, 2);
        QCOMPARE(task.tokens, 900.0);
        QCOMPARE(task.hours, 2.5);
        QVERIFY(!task.lines);
        QCOMPARE(task.dependencies.depth, 3);
        QCOMPARE(task.dependencies.names.join(u' '), QStringLiteral("orders store files"));
        QVERIFY(task.isStated(QStringLiteral("circumstances")) && task.circumstances.isEmpty());
        QVERIFY(!task.isStated(QStringLiteral("functions")));
        QCOMPARE(task.isTested, false);
        QCOMPARE(task.similarTasks, 3);
        QCOMPARE(task.subtasks.first().imports.first().imports.first(), QStringLiteral("b.py"));
        QCOMPARE(task.subtasks.last().after.first(), QStringLiteral("one"));
    }

    void readsTheDependencyDepth_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<int>("depth");
        QTest::newRow("none stated") << QByteArray() << 0;
        QTest::newRow("none") << QByteArray("dependencies: []") << 0;
        QTest::newRow("a list") << QByteArray("dependencies: [a, b]") << 1;
        QTest::newRow("a number") << QByteArray("dependencies: 4") << 4;
        QTest::newRow("no mapping") << QByteArray("dependencies: {}") << 0;
        QTest::newRow("a mapping without more") << QByteArray("dependencies: {a: []}") << 1;
        QTest::newRow("the longest counts") << QByteArray("dependencies: {a: [x], b: [c], c: [d], d: [x]}") << 4;
    }

    void readsTheDependencyDepth()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(int, depth);
        const TaskDocument document = taskFrom("description: d\n" + yaml);
        QVERIFY2(document.diagnostics.isEmpty(), qPrintable(findings(document.diagnostics)));
        QCOMPARE(document.task.dependencies.depth, depth);
    }

    void findingsHaveALocation_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no description") << QByteArray("title: t\n") << "1:1 schema-missing-key";
        QTest::newRow("an unknown key") << QByteArray("description: d\nfile: [a]\n") << "2:1 schema-unknown-key";
        QTest::newRow("an unknown key in a subtask") << subtasks("  - {description: d, file: [a]}\n") << "3:22 schema-unknown-key";
        QTest::newRow("files that are not a list") << QByteArray("description: d\nfiles: a\n") << "2:8 schema-wrong-type";
        QTest::newRow("half of an item") << QByteArray("description: d\nproduces: {part: 0.5}\n") << "2:18 schema-wrong-type";
        QTest::newRow("an unknown type") << QByteArray("description: d\ntype: bugfix\n") << "2:7 task-unknown-word";
        QTest::newRow("an unknown concept") << QByteArray("description: d\nconcepts: [hard, odd]\n") << "2:18 task-unknown-word";
        QTest::newRow("an unknown circumstance") << QByteArray("description: d\ncircumstances: [odd]\n") << "2:17 task-unknown-word";
        QTest::newRow("an unknown kind") << QByteArray("description: d\nproduces: {odd: 1}\n") << "2:12 task-unknown-word";
        QTest::newRow("dependencies in a circle") << QByteArray("description: d\ndependencies: {a: [b], b: [a]}\n") << "2:15 task-cycle";
        QTest::newRow("an id twice") << subtasks("  - {id: a, description: d}\n  - {id: a, description: d}\n") << "4:10 task-id-taken";
        QTest::newRow("a reference to an unknown ID") << subtasks("  - {id: a, description: d, after: [b]}\n") << "3:37 task-unknown-id";
        QTest::newRow("after itself") << subtasks("  - {id: a, description: d, after: [a]}\n") << "3:37 task-cycle";
        QTest::newRow("a circle") << subtasks("  - {id: a, description: d, after: [b]}\n  - {id: b, description: d, after: [a]}\n") << "3:3 task-cycle";
        QTest::newRow("too deep") << subtasks("  - description: d\n    subtasks:\n      - description: d\n        subtasks: [{description: d}]\n") << "6:19 task-too-deep";
        QTest::newRow("too many") << subtasks(QByteArray("  - {description: d}\n").repeated(9)) << "3:3 task-too-many-subtasks";
        QTest::newRow("no YAML") << QByteArray("description: [\n") << "1:14 yaml-bracket";
        QTest::newRow("no mapping") << QByteArray("- description\n") << "1:1 schema-wrong-type";
    }

    void findingsHaveALocation()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, expected);
        QCOMPARE(findings(taskFrom(yaml).diagnostics), expected);
    }

    void suggestsASimilarType()
    {
        const QByteArray yaml = "description: d\ntype: bugfix\n";
        QCOMPARE(withFixes(QString::fromUtf8(yaml), taskFrom(yaml).diagnostics), QStringLiteral("description: d\ntype: bug_fix\n"));
    }

    void readsFilesNamedInARequest_data()
    {
        QTest::addColumn<QString>("request");
        QTest::addColumn<QString>("files");
        QTest::newRow("none") << QStringLiteral("Make it faster, and/or smaller: 3/4 of v1.2.") << QString();
        QTest::newRow("paths") << QStringLiteral("Rename lots in src/lots.py, `web/page.ts` and (docs/).") << QStringLiteral("src/lots.py web/page.ts docs/");
        QTest::newRow("a name") << QStringLiteral("See orders.py; not e.g. this.") << QStringLiteral("orders.py");
        QTest::newRow("once each") << QStringLiteral("a/b.c, a/b.c") << QStringLiteral("a/b.c");
        QTest::newRow("an address") << QStringLiteral("See https://example.org/a/b.html and me@example.org.") << QString();
    }

    void readsFilesNamedInARequest()
    {
        QFETCH(QString, request);
        QFETCH(QString, files);
        const Task task = taskFromRequest(request, someThresholds(), QStringLiteral("request"));
        QCOMPARE(task.files.join(u' '), files);
        QCOMPARE(task.description, request);
        QVERIFY(opinionPrompt(task, someThresholds()).contains(QStringLiteral("\"description\"")));
    }

    void everyTaskHasAName()
    {
        QCOMPARE(taskFrom("{id: a, description: d}").task.name(), QStringLiteral("a"));
        const QString name = taskFrom("description: " + QByteArray(200, 'x')).task.name();
        QVERIFY(name.size() == 60 && name.endsWith(u'…'));
    }
};

OUTCROP_TEST(TestTask, NoApplication)

} // namespace tst_task

#include "tst_task.moc"
