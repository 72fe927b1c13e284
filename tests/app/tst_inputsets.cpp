// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/inputsets.h"

#include "app/files/applychange.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_inputsets {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

} // namespace

/// Saved sets of test values: written from the window, read by `--vars`.
class InputSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTripsTypedValues()
    {
        write("layers/l.md", layer);
        const OpenedWorkspace before = opened();
        const QList<InputValue> values = typedValues(before, {{"count", "3"}, {"dry", "true"}, {"names", "ann, bo"}, {"day", "12:30"}});
        QVERIFY(save(before, "inputs/winter.yaml", values));
        const OpenedWorkspace after = opened();
        QCOMPARE(inputSets(after.workspace()).size(), 1);
        QCOMPARE(inputSets(after.workspace()).first().name, toQString("winter"));
        const Result<QList<InputValue>> read = valuesOfSet(after, toQString("inputs/winter.yaml"));
        QVERIFY(read);
        QCOMPARE(words(*read), (QStringList{toQString("count=3"), toQString("dry=true"), toQString("names=ann, bo"), toQString("day=12:30")}));
        Selection selection;
        selection.agent = QString();
        // The file is read as with `--vars`.
        selection.inputs = *readInputValues(after, toQString("inputs/winter.yaml"), after.workspace().document(toQString("inputs/winter.yaml"))->text);
        const Composition composed = compose(after.library, selection);
        QVERIFY(composed.diagnostics.isEmpty());
        QCOMPARE(composed.bundle.sections.first().content.text(), toQString("3 true ann bo 12:30"));
        QVERIFY(after.diagnostics().isEmpty());
    }

    void savingAgainEditsOnlyChangedValues()
    {
        write("layers/l.md", layer);
        write("inputs/winter.yaml", "# for the demo\ncount: 3 # beds\ndry: true\nday: Monday\n");
        const OpenedWorkspace before = opened();
        QVERIFY(save(before, "inputs/winter.yaml", typedValues(before, {{"count", "4"}, {"day", "Monday"}, {"names", "ann"}})));
        QCOMPARE(read("inputs/winter.yaml"), QByteArray("# for the demo\ncount: 4 # beds\nday: Monday\nnames: [ann]\n"));
    }

    void rejectsInvalidPaths_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"../winter.yaml", "winter.yaml", "inputs/winter.md", "inputs/a/winter.yaml", "/tmp/inputs/winter.yaml", "inputs/../inputs/x.yaml"})
            QTest::newRow(path) << toQString(path);
    }

    void rejectsInvalidPaths()
    {
        QFETCH(QString, path);
        write("layers/l.md", layer);
        const OpenedWorkspace workspace = opened();
        const auto change = planInputSetSave(workspace, path, typedValues(workspace, {{"count", "3"}}));
        QVERIFY(!change);
        QVERIFY(change.error().code == ErrorCode::Invalid);
    }

    void doesNotSaveAnEmptyInputSet()
    {
        write("layers/l.md", layer);
        QVERIFY(!planInputSetSave(opened(), toQString("inputs/winter.yaml"), {}));
    }

    void reportsABrokenInputSetWithItsFile()
    {
        write("layers/l.md", layer);
        write("inputs/winter.yaml", "count: [3\n");
        const auto values = valuesOfSet(opened(), toQString("inputs/winter.yaml"));
        QVERIFY(!values);
        QCOMPARE(values.error().location.file, toQString("inputs/winter.yaml"));
        QVERIFY(!valuesOfSet(opened(), toQString("inputs/missing.yaml")));
    }

    void checksTypedValues_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("whole number") << toQString("count") << toQString("3") << true;
        QTest::newRow("not a number") << toQString("count") << toQString("three") << false;
        QTest::newRow("boolean") << toQString("dry") << toQString("false") << true;
        QTest::newRow("not a boolean") << toQString("dry") << toQString("perhaps") << false;
        QTest::newRow("file") << toQString("notes") << toQString("layers/l.md") << true;
        QTest::newRow("missing file") << toQString("notes") << toQString("layers/none.md") << false;
    }

    void checksTypedValues()
    {
        QFETCH(QString, name);
        QFETCH(QString, word);
        QFETCH(bool, isRight);
        write("layers/l.md", layer);
        const OpenedWorkspace workspace = opened();
        for (const PromptInput &input : inputsOfPrompt(workspace, job())) {
            if (input.input.name == name)
                QCOMPARE(!inputProblem(input, word, workspace.workspace()), isRight);
        }
        QCOMPARE(inputsOfPrompt(workspace, job()).size(), 5);
    }

private:
    static constexpr char layer[] = "---\ntier: granite\ntemplate: jinja\ninputs:\n  count: {type: integer}\n  dry: {type: boolean}\n  names: {type: list}\n  day: {}\n"
                                    "  notes: {type: file, required: false}\n---\n{{ count }} {{ dry }} {{ names | join(' ') }} {{ day }}\n";

    static RenderJob job()
    {
        RenderJob job;
        job.selection.agent = QString();
        return job;
    }

    void write(const char *path, const char *text)
    {
        const QString file = QDir(m_folder.path()).filePath(toQString(path));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

    QByteArray read(const char *path) const
    {
        QFile file(QDir(m_folder.path()).filePath(toQString(path)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    OpenedWorkspace opened() const { return *openWorkspace(m_folder.path()); }

    /// Returns the values as the Inputs form does.
    static QList<InputValue> typedValues(const OpenedWorkspace &opened, const QList<std::pair<const char *, const char *>> &words)
    {
        QList<InputValue> values;
        for (const auto &[name, word] : words) {
            for (const PromptInput &input : inputsOfPrompt(opened, job())) {
                if (input.input.name == toQString(name))
                    values.append({toQString(name), *convertInputValue(input.input, TemplateValue::fromJson(jsonString(toQString(word))), toQString(word)), toQString(word)});
            }
        }
        return values;
    }

    static QStringList words(const QList<InputValue> &values)
    {
        QStringList all;
        for (const InputValue &value : values)
            all += value.name + u'=' + value.word.value_or(QString());
        return all;
    }

    bool save(const OpenedWorkspace &opened, const char *path, const QList<InputValue> &values)
    {
        const auto change = planInputSetSave(opened, toQString(path), values);
        return change && applyChange(opened.folder, opened.workspace(), *change).isDone();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void cleanup()
    {
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.path()));
    }
};

OUTCROP_TEST(InputSets, CoreApplication)

} // namespace tst_inputsets

#include "tst_inputsets.moc"
