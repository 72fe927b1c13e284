// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sections of an agent's form: each control writes exactly one field of the text.
#include "gui/forms/chipedit.h"
#include "gui/start/application.h"
#include "tests/gui/formwindow.h"
#include "tests/support/markedtexts.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_sectionform {

namespace {

/// Returns the visible controls that Tab reaches after a widget, in order.
QList<QWidget *> controlsAfter(const QWidget *start)
{
    QList<QWidget *> controls;
    for (QWidget *next = start->nextInFocusChain(); next != start; next = next->nextInFocusChain()) {
        if ((next->focusPolicy() & Qt::TabFocus) && next->isVisible() && !next->focusProxy())
            controls += next;
    }
    return controls;
}

const SectionFieldEditor *fieldOf(const QWidget *control)
{
    const QWidget *field = control;
    while (field && !qobject_cast<const SectionFieldEditor *>(field))
        field = field->parentWidget();
    return qobject_cast<const SectionFieldEditor *>(field);
}

} // namespace

class TestSectionForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void showsAnAgentInSections()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        QVERIFY(!desk.tree()->isVisible());
        const auto *sections = desk.find<QListWidget>("formSections");
        QCOMPARE(sections->item(0)->text(), QStringLiteral("Identity (5)"));
        for (const QLabel *label : desk.find<QScrollArea>("formPage")->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(u'_') && !label->text().contains(QLatin1String("ADR")), qPrintable(label->text()));
        desk.controller->form()->showAllFields(true);
        QVERIFY(desk.tree()->isVisible());
    }

    /// The labels come from the keys of the schema, and the help from its descriptions.
    void showsLabelsAndHelpInTheUsersLanguage()
    {
        const MarkedTexts marked;
        const FormWindow desk(FormWindow::FormLayout::Sections);
        const QList<SectionFieldEditor *> editors = desk.view->findChildren<SectionFieldEditor *>();
        QVERIFY(editors.size() > 10);
        for (const SectionFieldEditor *editor : editors) {
            QVERIFY2(editor->field().label.startsWith(MarkedTexts::open), qPrintable(editor->field().label));
            QVERIFY2(editor->toolTip().startsWith(MarkedTexts::open), qPrintable(editor->field().label));
        }
        const FormWindow tree;
        tree.choose(QStringLiteral("identity.role"));
        QTRY_VERIFY(tree.find<QLabel>("fieldHelp")->text().startsWith(MarkedTexts::open));
        QCOMPARE(desk.session.text(), agentText);
    }

    void writesASectionFieldWhileTyping()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *line = desk.control<QLineEdit>("identity.role");
        line->setFocus();
        QCOMPARE(line->text(), QStringLiteral("Reader"));
        line->selectAll();
        desk.type(QStringLiteral("Scholar"));
        QCOMPARE(desk.session.text(), QString(agentText).replace(QLatin1String("role: Reader"), QLatin1String("role: Scholar")));
        QCOMPARE(desk.session.undoStack().count(), 1);
        QTest::keySequence(line, QKeySequence(QKeySequence::Undo));
        QCOMPARE(desk.session.text(), agentText);
        QCOMPARE(line->text(), QStringLiteral("Reader"));
    }

    void emptyingAFieldRemovesItsKey()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *line = desk.control<QLineEdit>("portability.minimum_context_window");
        QCOMPARE(line->text(), QStringLiteral("32000"));
        line->setFocus();
        line->selectAll();
        desk.key(Qt::Key_Delete);
        desk.key(Qt::Key_Return);
        QVERIFY(!desk.session.text().contains(QLatin1String("minimum_context_window")));
        desk.type(QStringLiteral("8000"));
        QVERIFY(desk.session.text().contains(QLatin1String("minimum_context_window: 8000\n")));
    }

    void chipsAddChangeAndRemoveItems()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *line = desk.control<QLineEdit>("identity.expertise", "chipLine");
        line->setFocus();
        desk.type(QStringLiteral("letters"));
        desk.key(Qt::Key_Return);
        QVERIFY(desk.session.text().contains(QLatin1String("    - books\n    - maps\n    - letters\n")));
        QVERIFY(line->text().isEmpty());
        desk.control<QToolButton>("identity.expertise", "removeChip")->click();
        QVERIFY(desk.session.text().contains(QLatin1String("  expertise:\n    - maps\n    - letters\n")));
        line->setFocus();
        desk.key(Qt::Key_Backspace);
        QVERIFY(desk.session.text().contains(QLatin1String("  expertise:\n    - maps\n  cognitive_mode")));
        desk.key(Qt::Key_Backspace);
        QVERIFY(!desk.session.text().contains(QLatin1String("expertise")));
    }

    /// The Down key in an empty line shows all known names before the user types.
    void downKeyShowsTheKnownNames()
    {
        const auto name = [](const char *text) { return Candidate{Candidate::Kind::Value, QLatin1String(text), {}, {}}; };
        const QList<Candidate> names{name("Read"), name("stock_lookup")};
        ChipEdit chips(names);
        chips.show();
        QVERIFY(QTest::qWaitForWindowActive(&chips));
        auto *line = chips.findChild<QLineEdit *>(QStringLiteral("chipLine"));
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Down);
        QVERIFY(line->completer()->popup()->isVisible());
        QCOMPARE(line->completer()->completionCount(), 2);
        line->completer()->popup()->hide();
    }

    /// Escape discards the typed text and keeps the earlier edits of the list; a second Escape reverts them.
    void escapeDiscardsTypedTextBeforeEdits()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *line = desk.control<QLineEdit>("identity.expertise", "chipLine");
        line->setFocus();
        desk.type(QStringLiteral("letters"));
        desk.key(Qt::Key_Return);
        desk.type(QStringLiteral("co"));
        desk.key(Qt::Key_Escape);
        QVERIFY(line->text().isEmpty());
        QVERIFY(desk.session.text().contains(QLatin1String("    - maps\n    - letters\n")));
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.session.text(), agentText);
    }

    void discardsAnIncompleteNumber()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *line = desk.control<QLineEdit>("portability.minimum_context_window");
        line->setFocus();
        line->selectAll();
        desk.type(QStringLiteral("-"));
        desk.key(Qt::Key_Return);
        QCOMPARE(line->text(), QStringLiteral("32000"));
        QCOMPARE(desk.session.text(), agentText);
    }

    /// Tab follows the page: from its scroll area through the fields, from a control to its button, and through the chips to their line.
    void tabOrderFollowsThePage()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        QCoreApplication::processEvents(); // the event loop lays out the page
        const auto *page = desk.find<QScrollArea>("formPage");
        const QList<QWidget *> order = controlsAfter(page);
        QVERIFY(!order.isEmpty() && page->isAncestorOf(order.constFirst()));
        int place = 0;
        int fields = 0;
        for (const QWidget *control : order) {
            const SectionFieldEditor *field = fieldOf(control);
            if (!field)
                continue;
            const int top = field->mapTo(page->widget(), QPoint()).y();
            QVERIFY2(top >= place, qPrintable(field->objectName()));
            fields += top > place ? 1 : 0;
            place = top;
        }
        QVERIFY(fields > 10);
        const auto at = [&](const char *path, const char *name) { return order.indexOf(desk.control<QWidget>(path, name)); };
        const auto *line = desk.control<QLineEdit>("identity.role");
        QVERIFY(order.indexOf(line) >= 0 && order.indexOf(line) < at("identity.role", "clearField"));
        QVERIFY(at("identity.expertise", "removeChip") < at("identity.expertise", "chipLine"));
        const auto *type = desk.control<QComboBox>("output.schema");
        QVERIFY(order.indexOf(type) > at("output.schema", "schemaTable") && order.indexOf(type) < at("output.schema", "addProperty"));
    }

    void sectionTitlesFitWithALargeFont()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSize(24);
        QApplication::setFont(large);
        const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
        const FormWindow desk(FormWindow::FormLayout::Sections);
        const auto *sections = desk.find<QListWidget>("formSections");
        QVERIFY(sections->sizeHintForColumn(0) + 2 * sections->frameWidth() <= sections->maximumWidth());
    }

    void checkBoxWritesABoolean()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        auto *box = desk.control<QCheckBox>("output.required");
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(desk.session.text().contains(QLatin1String("  required: false\n")));
        desk.control<QToolButton>("output.required", "clearField")->click();
        QVERIFY(!desk.session.text().contains(QLatin1String("required:")));
    }

    void buildsAToolInATable()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        desk.control<QPushButton>("tools", "addTool")->click();
        auto *tools = desk.control<QTableWidget>("tools", "toolTable");
        QCOMPARE(tools->rowCount(), 1);
        QVERIFY(desk.session.text().contains(QLatin1String("name: new_tool")));
        QVERIFY(!desk.control<QLabel>("tools", "fieldFindings")->isVisibleTo(desk.controller->form()));
        tools->item(0, 0)->setText(QStringLiteral("find"));
        QVERIFY(desk.session.text().contains(QLatin1String("name: find")));
        desk.control<QPushButton>("tools", "addProperty")->click();
        auto *parameters = desk.control<QTableWidget>("tools", "schemaTable");
        QCOMPARE(parameters->rowCount(), 1);
        parameters->item(0, 0)->setText(QStringLiteral("title"));
        parameters->item(0, 2)->setCheckState(Qt::Checked);
        const FormRow *row = desk.model().rowAt(desk.model().indexOf({QStringLiteral("tools")}));
        QCOMPARE(nlohmann::json(row->value),
            nlohmann::json::parse(R"([{"name":"find","description":"","parameters":{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}}])"));
        desk.control<QPushButton>("tools", "removeTool")->click();
        QVERIFY(!desk.session.text().contains(QLatin1String("find")));
    }

    void sectionsFollowTheText()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        QString text = agentText;
        desk.session.setText(text.replace(QLatin1String("role: Reader"), QLatin1String("role: Scribe")), {});
        QTRY_COMPARE(desk.control<QLineEdit>("identity.role")->text(), QStringLiteral("Scribe"));
        desk.session.setText(text.replace(QLatin1String("32000"), QLatin1String("many")), {});
        QTRY_VERIFY(desk.control<QLabel>("portability.minimum_context_window", "fieldFindings")->isVisibleTo(desk.controller->form()));
    }

    void opensComplexFieldsInTheTree()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        desk.control<QPushButton>("guardrails.input_validation", "editInTree")->click();
        QVERIFY(desk.tree()->isVisible());
        QCOMPARE(desk.chosenField(), QStringLiteral("guardrails.input_validation"));
    }

    void filterHidesOtherFields()
    {
        FormWindow desk(FormWindow::FormLayout::Sections);
        desk.find<QLineEdit>("formFilter")->setText(QStringLiteral("role"));
        QVERIFY(desk.control<QLineEdit>("identity.role")->isVisible());
        QVERIFY(!desk.control<QCheckBox>("output.required")->isVisible());
        desk.find<QLineEdit>("formFilter")->clear();
        desk.find<QToolButton>("onlyPresent")->setChecked(true);
        QVERIFY(desk.control<QCheckBox>("output.required")->isVisible());
        QVERIFY(!desk.control<QLineEdit>("persona.tone")->isVisible());
    }
};

OUTCROP_TEST(TestSectionForm, GuiApplication)

} // namespace tst_sectionform

#include "tst_sectionform.moc"
