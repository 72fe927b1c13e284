// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formmodel.h"
#include "models/forms/formproxy.h"
#include "models/forms/formroles.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace outcrop;

namespace tst_formmodel {

namespace {

const QString agentPath = QStringLiteral("agents/reader.md");

const QString agentText = QStringLiteral("---\n"
                                         "name: reader   # as its file\n"
                                         "description: Reads.\n"
                                         "colour: blue\n"
                                         "identity:\n"
                                         "  role: 'Reader'\n"
                                         "  expertise:\n"
                                         "    - books # old ones\n"
                                         "    - maps\n"
                                         "  cognitive_mode: systematic\n"
                                         "portability:\n"
                                         "  minimum_context_window: 32000\n"
                                         "---\n"
                                         "Read what you are given.\n");

/// An agent open in a form, with a model tester attached from the start.
struct Form {
    explicit Form(const QString &text = agentText, const QString &path = agentPath, DocumentKind kind = DocumentKind::Agent)
        : session(path, text), tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        model.setSession(&session, kind);
    }

    QModelIndex at(const QString &path, FormColumn column = FormColumn::Field) const
    {
        return model.indexOf(path.split(u'.')).siblingAtColumn(int(column));
    }
    QModelIndex value(const QString &path) const { return at(path, FormColumn::Value); }
    /// Returns the changed lines, with `-` for the old lines and `+` for the new lines.
    QStringList changedLines(const QString &before) const
    {
        QStringList gone = before.split(u'\n');
        QStringList come = session.text().split(u'\n');
        for (const QString &line : before.split(u'\n')) {
            if (come.removeOne(line))
                gone.removeOne(line);
        }
        gone.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("-"));
        come.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("+"));
        return gone + come;
    }

    EditSession session;
    FormModel model;
    QAbstractItemModelTester tester;
};

FieldState stateOf(const QModelIndex &index)
{
    return static_cast<FieldState>(index.data(FieldStateRole).toInt());
}

QString sample(const QString &path)
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestFormModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryFieldOfTheSchema()
    {
        Form form;
        QCOMPARE(form.value(QStringLiteral("name")).data().toString(), QStringLiteral("reader"));
        QCOMPARE(form.value(QStringLiteral("identity.role")).data().toString(), QStringLiteral("Reader"));
        QCOMPARE(form.value(QStringLiteral("identity.expertise")).data().toString(), QStringLiteral("books, maps"));
        QCOMPARE(form.value(QStringLiteral("identity.expertise.1")).data().toString(), QStringLiteral("maps"));
        QCOMPARE(stateOf(form.at(QStringLiteral("persona.tone"))), FieldState::Absent);
        QCOMPARE(form.at(QStringLiteral("name"), FormColumn::Class).data().toString(), QStringLiteral("portable"));
        QVERIFY(rejectsOutOfRange(form.model));
    }

    void keepsUnknownKeys()
    {
        Form form;
        QCOMPARE(stateOf(form.at(QStringLiteral("colour"))), FieldState::Unknown);
        QCOMPARE(form.at(QStringLiteral("colour"), FormColumn::Class).data().toString(), QStringLiteral("not in the schema"));
        QVERIFY(form.model.setData(form.value(QStringLiteral("colour")), QStringLiteral("red")));
        QCOMPARE(form.changedLines(agentText), QStringList({QStringLiteral("-colour: blue"), QStringLiteral("+colour: red")}));
        QVERIFY(form.model.setData(form.at(QStringLiteral("colour")), QStringLiteral("paint")));
        QVERIFY(form.session.text().contains(QLatin1String("\npaint: red\n")));
    }

    void changesOnlyTheFieldsLine_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("comment") << "name" << QVariant("writer")
                                 << QStringList{"-name: reader   # as its file", "+name: writer   # as its file"};
        QTest::newRow("quotes") << "identity.role" << QVariant("Writer") << QStringList{"-  role: 'Reader'", "+  role: 'Writer'"};
        QTest::newRow("item") << "identity.expertise.0" << QVariant("novels")
                              << QStringList{"-    - books # old ones", "+    - novels # old ones"};
        QTest::newRow("number") << "portability.minimum_context_window" << QVariant(64000)
                                << QStringList{"-  minimum_context_window: 32000", "+  minimum_context_window: 64000"};
        QTest::newRow("absent") << "portability.enabled" << QVariant(true) << QStringList{"+  enabled: true"};
        QTest::newRow("absent group") << "persona.tone" << QVariant("calm") << QStringList{"+persona:", "+  tone: calm"};
    }

    void changesOnlyTheFieldsLine()
    {
        QFETCH(QString, path);
        QFETCH(QVariant, value);
        QFETCH(QStringList, lines);
        Form form;
        QVERIFY(form.model.setData(form.value(path), value));
        QCOMPARE(form.changedLines(agentText), lines);
        QCOMPARE(form.session.undoStack().count(), 1);
        QCOMPARE(form.value(path).data(Qt::EditRole).toString(), value.toString());
        form.session.undoStack().undo();
        QCOMPARE(form.session.text(), agentText);
    }

    void followsUndoAndRedo()
    {
        Form form;
        form.model.setData(form.value(QStringLiteral("name")), QStringLiteral("writer"));
        form.session.undoStack().undo();
        QTRY_COMPARE(form.value(QStringLiteral("name")).data().toString(), QStringLiteral("reader"));
        form.session.undoStack().redo();
        QTRY_COMPARE(form.value(QStringLiteral("name")).data().toString(), QStringLiteral("writer"));
    }

    void followsTextEdits()
    {
        Form form;
        const QModelIndex role = form.value(QStringLiteral("identity.role"));
        const QPersistentModelIndex kept(role);
        QString text = agentText;
        form.session.setText(text.replace(QLatin1String("'Reader'"), QLatin1String("'Scholar'")), {});
        QVERIFY(!form.model.isCurrent());
        QTRY_COMPARE(role.data().toString(), QStringLiteral("Scholar"));
        QCOMPARE(QModelIndex(kept), role);
        QVERIFY(form.model.isCurrent());
    }

    void visitIsOneUndoStep()
    {
        Form form;
        form.model.beginVisit();
        for (const char *typed : {"w", "wr", "writer"})
            QVERIFY(form.model.setData(form.value(QStringLiteral("name")), QLatin1String(typed)));
        form.model.endVisit();
        QCOMPARE(form.session.undoStack().count(), 1);
        QVERIFY(form.session.text().contains(QLatin1String("name: writer   # as its file")));
        form.session.undoStack().undo();
        QCOMPARE(form.session.text(), agentText);
        form.session.undoStack().redo();
        QVERIFY(form.session.text().contains(QLatin1String("name: writer   # as its file")));
    }

    /// A value that ends with a space must be quoted while the user types it. The quotes are removed when a word follows.
    void removesTemporaryQuotes()
    {
        Form form;
        form.model.beginVisit();
        for (const char *typed : {"Reads. ", "Reads. W", "Reads. Writes."})
            QVERIFY(form.model.setData(form.value(QStringLiteral("description")), QLatin1String(typed)));
        QVERIFY(form.session.text().contains(QLatin1String("description: Reads. Writes.\n")));
        QCOMPARE(form.session.undoStack().count(), 1);
    }

    void revertsAVisit()
    {
        Form form;
        form.model.setData(form.value(QStringLiteral("description")), QStringLiteral("Writes."));
        const QString before = form.session.text();
        form.model.beginVisit();
        form.model.setData(form.value(QStringLiteral("name")), QStringLiteral("writer"));
        form.model.revertVisit();
        QCOMPARE(form.session.text(), before);
        form.model.revertVisit();
        QCOMPARE(form.session.text(), before);
    }

    void clearsAField()
    {
        Form form;
        QVERIFY(form.model.clear(form.at(QStringLiteral("identity.cognitive_mode"))));
        QCOMPARE(form.changedLines(agentText), QStringList{QStringLiteral("-  cognitive_mode: systematic")});
        QCOMPARE(stateOf(form.at(QStringLiteral("identity.cognitive_mode"))), FieldState::Absent);
        QVERIFY(!form.model.clear(form.at(QStringLiteral("persona.tone"))));
    }

    void addsMovesAndRemovesListItems()
    {
        Form form;
        const QModelIndex list = form.at(QStringLiteral("identity.expertise"));
        QVERIFY(form.model.setData(form.model.index(2, int(FormColumn::Value), list), QStringLiteral("letters")));
        QVERIFY(form.session.text().contains(QLatin1String("    - maps\n    - letters\n")));
        const QModelIndex moved = form.model.move(form.at(QStringLiteral("identity.expertise.0")), 1);
        QCOMPARE(moved.siblingAtColumn(1).data().toString(), QStringLiteral("books"));
        QVERIFY(form.session.text().contains(QLatin1String("    - maps\n    - books # old ones\n")));
        QVERIFY(!form.model.canMove(form.at(QStringLiteral("identity.expertise.0")), -1));
        QVERIFY(form.model.clear(form.at(QStringLiteral("identity.expertise.1"))));
        QVERIFY(form.session.text().contains(QLatin1String("    - maps\n    - letters\n")));
    }

    void fillsInANewMappingItem()
    {
        Form form;
        const QModelIndex tool = form.model.add(form.at(QStringLiteral("tools")));
        QCOMPARE(tool.data().toString(), QStringLiteral("1"));
        QVERIFY(form.model.setData(form.value(QStringLiteral("tools.0.name")), QStringLiteral("shelve")));
        QCOMPARE(form.value(QStringLiteral("tools.0")).data().toString(), QStringLiteral("shelve"));
        QCOMPARE(form.model.session()->undoStack().count(), 2);
    }

    /// A new item has no findings, and two new items have different names.
    void newMappingItemsAreValid()
    {
        Form form;
        QVERIFY(form.model.add(form.at(QStringLiteral("tools"))).isValid());
        QVERIFY(form.model.add(form.at(QStringLiteral("tools"))).isValid());
        QStringList names;
        for (const QString &tool : {QStringLiteral("tools.0"), QStringLiteral("tools.1")}) {
            names.append(form.value(tool + QStringLiteral(".name")).data().toString());
            QVERIFY2(!form.value(tool).data(SeverityRole).isValid(), qPrintable(form.session.text()));
            QVERIFY2(!form.value(tool + QStringLiteral(".name")).data(SeverityRole).isValid(), qPrintable(form.session.text()));
        }
        QCOMPARE(names, (QStringList{QStringLiteral("new"), QStringLiteral("new_2")}));
    }

    void editingTheAddRowAddsAnItem()
    {
        Form form;
        const QModelIndex list = form.at(QStringLiteral("identity.expertise"));
        const QModelIndex adder = form.model.index(2, int(FormColumn::Value), list);
        QCOMPARE(stateOf(adder), FieldState::AddRow);
        QVERIFY(form.model.setData(adder, QStringLiteral("letters")));
        QVERIFY(form.session.text().contains(QLatin1String("    - maps\n    - letters\n")));
        QCOMPARE(form.model.rowCount(list), 4);
    }

    void editingAnInheritedItemCopiesTheList()
    {
        Form form(QStringLiteral("---\nname: reader\n---\n"));
        form.model.setGovernance(readDocument(QStringLiteral("agents/reader.governance.yaml"),
            "guardrails:\n  output_filtering: [a, b]\n  fallback_behavior: warn_and_halt\n", DocumentKind::Governance));
        const QString list = QStringLiteral("guardrails.output_filtering");
        QTRY_COMPARE(stateOf(form.at(list)), FieldState::Inherited);
        QCOMPARE(form.value(list).data().toString(), QStringLiteral("a, b"));
        QCOMPARE(form.value(QStringLiteral("guardrails.fallback_behavior")).data().toString(), QStringLiteral("warn_and_halt"));
        QVERIFY(!form.model.canClear(form.at(list)));
        QVERIFY(form.model.setData(form.value(list + QStringLiteral(".1")), QStringLiteral("c")));
        QCOMPARE(stateOf(form.at(list)), FieldState::Present);
        QCOMPARE(form.value(list).data().toString(), QStringLiteral("a, c"));
        QCOMPARE(stateOf(form.at(QStringLiteral("guardrails.fallback_behavior"))), FieldState::Inherited);
    }

    void brokenFrontMatterKeepsTheLastRows()
    {
        Form form;
        const QString broken = QString(agentText).replace(QLatin1String("description: Reads."), QLatin1String("description: [Reads."));
        QSignalSpy changes(&form.model, &FormModel::contentChanged);
        form.session.setText(broken, {});
        QTRY_VERIFY(!changes.isEmpty());
        QVERIFY(form.model.content().problem);
        QVERIFY(form.model.content().problem->location.range.start.line >= 3);
        const QModelIndex role = form.value(QStringLiteral("identity.role"));
        QCOMPARE(role.data().toString(), QStringLiteral("Reader"));
        QVERIFY(role.data(StaleRole).toBool());
        QVERIFY(!role.flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(!form.model.setData(role, QStringLiteral("Writer")));
        QVERIFY(!form.model.rangeOf(role));
        QCOMPARE(form.session.text(), broken);
        form.session.undoStack().undo();
        QTRY_VERIFY(!form.value(QStringLiteral("identity.role")).data(StaleRole).toBool());
        QVERIFY(form.model.canEdit());
    }

    void showsFindingsAtTheirFields()
    {
        Form form(QStringLiteral("---\nname: reader\nidentity:\n  cognitive_mode: dreamy\nportability:\n  minimum_context_window: 0\n---\n"));
        const QModelIndex mode = form.value(QStringLiteral("identity.cognitive_mode"));
        QCOMPARE(mode.data(SeverityRole).toInt(), int(Severity::Warning));
        QVERIFY(mode.data(Qt::ToolTipRole).toString().contains(QLatin1String("dreamy")));
        QCOMPARE(form.value(QStringLiteral("identity")).data(SeverityRole).toInt(), int(Severity::Warning));
        QVERIFY(form.value(QStringLiteral("portability.minimum_context_window")).data(SeverityRole).isValid());
        QVERIFY(!form.value(QStringLiteral("name")).data(SeverityRole).isValid());
        QVERIFY(form.model.setData(mode, QStringLiteral("systematic")));
        QVERIFY(!form.value(QStringLiteral("identity.cognitive_mode")).data(SeverityRole).isValid());
    }

    void marksAMissingKeyAtItsField()
    {
        Form form(QStringLiteral("provider:\n  name: x\nrendering: {}\n"), QStringLiteral("portability/providers/x.yaml"), DocumentKind::Adapter);
        QCOMPARE(stateOf(form.at(QStringLiteral("provider.api_format"))), FieldState::Absent);
        QVERIFY(form.value(QStringLiteral("provider.api_format")).data(SeverityRole).isValid());
        QVERIFY(!form.value(QStringLiteral("provider.name")).data(SeverityRole).isValid());
    }

    void addsAndRenamesProfileKeys()
    {
        const QString text = QStringLiteral("name: calm\ngeneration_params:\n  planning:\n    temperature: 0.2 # low\n");
        Form form(text, QStringLiteral("profiles/calm/config.yml"), DocumentKind::Profile);
        QVERIFY(form.model.setData(form.value(QStringLiteral("generation_params.planning.temperature")), 0.4));
        QVERIFY(form.session.text().contains(QLatin1String("temperature: 0.4 # low")));
        const QModelIndex added = form.model.add(form.at(QStringLiteral("generation_params")), QStringLiteral("reviewing"));
        QVERIFY(added.isValid());
        QVERIFY(form.model.setData(form.value(QStringLiteral("generation_params.reviewing.top_k")), 40));
        QVERIFY(form.session.text().contains(QLatin1String("  reviewing:")));
        QVERIFY(form.session.text().contains(QLatin1String("top_k: 40")));
        QVERIFY(form.model.setData(form.at(QStringLiteral("generation_params.reviewing")), QStringLiteral("revising")));
        QCOMPARE(stateOf(form.at(QStringLiteral("generation_params.revising.top_k"))), FieldState::Present);
    }

    void mapsFieldsToTextRanges()
    {
        Form form;
        const QModelIndex maps = form.at(QStringLiteral("identity.expertise.1"));
        const auto range = form.model.rangeOf(maps);
        QVERIFY(range);
        QCOMPARE(range->start.line, 9);
        QCOMPARE(form.model.indexAt(range->start.offset), maps);
        QCOMPARE(form.model.indexAt(agentText.indexOf(QLatin1String("role"))), form.at(QStringLiteral("identity.role")));
        QVERIFY(!form.model.indexAt(agentText.size() - 3).isValid());
        QVERIFY(!form.model.rangeOf(form.at(QStringLiteral("persona.tone"))));
    }

    void changesOnlyTheEditedPartOfASchema()
    {
        const QString text = QStringLiteral("---\nname: reader\noutput:\n  schema:\n    type: object # always\n    properties:\n"
                                            "      title: {type: string}\n---\n");
        Form form(text);
        const QModelIndex schema = form.at(QStringLiteral("output.schema"));
        Json wanted = form.model.itemAt(schema)->value;
        wanted["properties"]["title"]["maxLength"] = 80;
        QVERIFY(form.model.setValue(schema, wanted));
        QCOMPARE(form.changedLines(text).size(), 2);
        QVERIFY(form.session.text().contains(QLatin1String("type: object # always")));
        QVERIFY(form.session.text().contains(QLatin1String("title: {type: string, maxLength: 80}")));
    }

    void doesNotEditAReadOnlyDocument()
    {
        const DocumentPtr document = readDocument(agentPath, "---\nname: \xff\n---\n", DocumentKind::Agent);
        EditSession session(document);
        FormModel model;
        model.setSession(&session, DocumentKind::Agent);
        QVERIFY(!model.setData(model.indexOf({QStringLiteral("name")}).siblingAtColumn(1), QStringLiteral("x")));
    }

    void writesSampleFieldsBackUnchanged_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("kind");
        for (const char *agent : {"builder", "conductor", "identifier", "reviewer", "worker"})
            QTest::newRow(agent) << QStringLiteral("agents/%1.md").arg(QLatin1String(agent)) << int(DocumentKind::Agent);
        QTest::newRow("governance") << "agents/builder.governance.yaml" << int(DocumentKind::Governance);
        QTest::newRow("profile") << "profiles/shop-feature/config.yml" << int(DocumentKind::Profile);
    }

    /// Everything that the form shows can be written back unchanged.
    void writesSampleFieldsBackUnchanged()
    {
        QFETCH(QString, path);
        QFETCH(int, kind);
        const QString text = sample(QStringLiteral("resources/sample/") + path);
        QVERIFY(!text.isEmpty());
        Form form(text, path, static_cast<DocumentKind>(kind));
        QVERIFY(form.model.canEdit());
        for (int row = 0; row < form.model.rowCount(); ++row) {
            const FormRow item = *form.model.itemAt(form.model.index(row, 0));
            if (item.hasValue())
                QVERIFY2(form.model.setValue(form.model.index(row, 0), item.value), qPrintable(item.name));
        }
        QCOMPARE(form.session.text(), text);
    }

    void filtersByNameValueAndPresence()
    {
        Form form;
        FormProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&form.model);
        proxy.setFilterText(QStringLiteral("context_window"));
        QCOMPARE(proxy.rowCount(), 1);
        QCOMPARE(proxy.index(0, 0).data().toString(), QStringLiteral("portability"));
        proxy.setFilterText(QStringLiteral("maps"));
        QCOMPARE(proxy.index(0, 0).data().toString(), QStringLiteral("identity"));
        proxy.setFilterText({});
        proxy.setShowsOnlyPresent(true);
        QVERIFY(!proxy.mapFromSource(form.at(QStringLiteral("persona"))).isValid());
        QVERIFY(proxy.mapFromSource(form.at(QStringLiteral("identity.role"))).isValid());
    }

    void editsRulesInAForm()
    {
        QVERIFY(hasForm(DocumentKind::Configuration, QStringLiteral("config/prompt_rules.yaml")));
        QVERIFY(!hasForm(DocumentKind::Configuration, QStringLiteral("config/other.yaml")));
        const QString text = QStringLiteral("rules:\n  shelf:  # of wood\n    - id: A1\n      name: DUSTED\n      description: |\n        Dust it.\n"
                                            "      validation_type: regex\n      severity: low  # for now\n");
        Form form(text, QStringLiteral("config/prompt_rules.yaml"), DocumentKind::Configuration);
        QCOMPARE(form.value(QStringLiteral("rules.shelf.0.severity")).data().toString(), QStringLiteral("low"));
        QCOMPARE(stateOf(form.at(QStringLiteral("rules.shelf.0.enforcement"))), FieldState::Absent);
        QVERIFY(form.model.setData(form.value(QStringLiteral("rules.shelf.0.severity")), QStringLiteral("high")));
        QCOMPARE(form.changedLines(text), QStringList({QStringLiteral("-      severity: low  # for now"), QStringLiteral("+      severity: high  # for now")}));
    }

    void benchmarksReading()
    {
        const QString text = sample(QStringLiteral("resources/sample/agents/builder.md"));
        const FormInput input{agentPath, DocumentKind::Agent, text, false, nullptr, {}, 1};
        QBENCHMARK { readForm(input); }
    }

    void benchmarksWriting()
    {
        Form form(sample(QStringLiteral("resources/sample/agents/builder.md")));
        int count = 0;
        QBENCHMARK { form.model.setData(form.value(QStringLiteral("identity.role")), QString::number(++count)); }
    }
};

OUTCROP_TEST(TestFormModel, CoreApplication)

} // namespace tst_formmodel

#include "tst_formmodel.moc"
