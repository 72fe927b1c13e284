// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the form beside the text: both edit one document with one undo stack.
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/forms/fieldbadge.h"
#include "gui/forms/formcontroller.h"
#include "gui/forms/formtree.h"
#include "gui/forms/formview.h"
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "gui/widgets/elidedlabel.h"
#include "models/forms/formroles.h"
#include "tests/gui/formwindow.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAccessible>
#include <QAction>
#include <QCompleter>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_formview {

class TestFormView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    void typingInAFieldUpdatesTheText()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.role"));
        desk.key(Qt::Key_F2);
        QVERIFY(desk.editor());
        desk.type(QStringLiteral("Schol"));
        QVERIFY(desk.session.text().contains(QLatin1String("  role: Schol\n")));
        QVERIFY(desk.text().toPlainText().contains(QLatin1String("  role: Schol\n")));
        desk.type(QStringLiteral("ar"));
        desk.key(Qt::Key_Return);
        QTRY_VERIFY(!desk.editor());
        QVERIFY(desk.text().toPlainText().contains(QLatin1String("  role: Scholar\n")));
        QCOMPARE(desk.session.undoStack().count(), 1);
        desk.session.undoStack().undo();
        QCOMPARE(desk.session.text(), agentText);
        QTRY_COMPARE(desk.value(QStringLiteral("identity.role")), QStringLiteral("Reader"));
    }

    void typingInTheTextUpdatesTheForm()
    {
        FormWindow desk;
        desk.text().goTo(agentText.indexOf(QLatin1String("Reader")) + 6);
        desk.text().setFocus();
        desk.type(QStringLiteral("s"));
        QTRY_COMPARE(desk.value(QStringLiteral("identity.role")), QStringLiteral("Readers"));
        desk.choose(QStringLiteral("identity.role"));
        desk.tree()->setFocus();
        desk.key(Qt::Key_F2);
        desk.type(QStringLiteral("Scholar"));
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.session.undoStack().count(), 2);
        desk.session.undoStack().undo();
        desk.session.undoStack().undo();
        QCOMPARE(desk.session.text(), agentText);
    }

    void escapeDiscardsTypedText()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.role"));
        desk.key(Qt::Key_F2);
        desk.type(QStringLiteral("X"));
        QVERIFY(desk.session.text() != agentText);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.session.text(), agentText);
        QCOMPARE(desk.value(QStringLiteral("identity.role")), QStringLiteral("Reader"));
    }

    void writesAnAbsentNumberOnlyIfTyped()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("portability.few_shot.count_range.max"));
        desk.key(Qt::Key_F2);
        QVERIFY(desk.editor());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.session.text(), agentText);
        desk.key(Qt::Key_F2);
        desk.type(QStringLiteral("4"));
        desk.key(Qt::Key_Return);
        QVERIFY(desk.session.text().contains(QLatin1String("max: 4\n")));
    }

    void offersAllowedValues()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.cognitive_mode"));
        desk.key(Qt::Key_F2);
        auto *box = qobject_cast<QComboBox *>(desk.editor());
        QVERIFY(box);
        QVERIFY(box->count() >= 5);
        box->setCurrentText(QStringLiteral("forensic"));
        QVERIFY(desk.session.text().contains(QLatin1String("cognitive_mode: forensic\n")));
    }

    void completesNames()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("portability.model_preferences"));
        desk.tree()->setFocus();
        desk.key(Qt::Key_Insert);
        auto *line = qobject_cast<QLineEdit *>(desk.editor());
        QVERIFY(line && line->completer());
        desk.type(QStringLiteral("house/small"));
        desk.key(Qt::Key_Return);
        QTRY_VERIFY(desk.session.text().contains(QLatin1String("house/small")));
        QCOMPARE(desk.value(QStringLiteral("portability.model_preferences")), QStringLiteral("house/small"));
    }

    void spaceTogglesABoolean()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("output.required"));
        desk.key(Qt::Key_Space);
        QVERIFY(desk.session.text().contains(QLatin1String("  required: false\n")));
        desk.key(Qt::Key_Delete);
        QVERIFY(!desk.session.text().contains(QLatin1String("required: ")));
        desk.key(Qt::Key_Space);
        QVERIFY(desk.session.text().contains(QLatin1String("  required: true\n")));
    }

    void editsAListLineByLine()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.expertise"));
        desk.key(Qt::Key_Return);
        auto *lines = desk.find<QPlainTextEdit>("fieldLines");
        QTRY_VERIFY(lines->hasFocus());
        lines->moveCursor(QTextCursor::End);
        desk.key(Qt::Key_Return);
        desk.type(QStringLiteral("letters"));
        QVERIFY(desk.session.text().contains(QLatin1String("    - books\n    - maps\n    - letters\n")));
        QCOMPARE(desk.session.undoStack().count(), 1);
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.session.text(), agentText);
        QVERIFY(desk.tree()->hasFocus());
    }

    void undoInAFieldUndoesInTheDocument()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("description"));
        auto *text = desk.find<QPlainTextEdit>("fieldText");
        text->setFocus();
        text->moveCursor(QTextCursor::End);
        desk.type(QStringLiteral(" Writes."));
        QVERIFY(desk.session.text().contains(QLatin1String("description: Reads. Writes.\n")));
        QTest::keySequence(text, QKeySequence::Undo);
        QCOMPARE(desk.session.text(), agentText);
        QCOMPARE(text->toPlainText(), QStringLiteral("Reads."));
        QTest::keySequence(text, QKeySequence::Redo);
        QCOMPARE(text->toPlainText(), QStringLiteral("Reads. Writes."));
        desk.session.undoStack().undo();
        QCOMPARE(desk.session.text(), agentText);
    }

    void showsKnownItemsAsCheckBoxes()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("capabilities.required_features"));
        auto *list = desk.find<QListWidget>("fieldChoices");
        QVERIFY(list->isVisible());
        const QList<QListWidgetItem *> vision = list->findItems(QStringLiteral("vision"), Qt::MatchExactly);
        QCOMPARE(vision.size(), 1);
        vision.constFirst()->setCheckState(Qt::Checked);
        QVERIFY(desk.session.text().contains(QLatin1String("required_features: [tool_use, vision]\n")));
    }

    /// In the window, Alt+Down is also a key for Next Occurrence.
    void keysOfTheWindowDoNotBlockKeysOfTheForm()
    {
        FormWindow desk;
        QAction other;
        other.setShortcut(Qt::ALT | Qt::Key_Down);
        desk.window.addAction(&other);
        const QSignalSpy triggered(&other, &QAction::triggered);
        desk.choose(QStringLiteral("identity.expertise.0"));
        desk.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(desk.session.text().contains(QLatin1String("    - maps\n    - books\n")));
        desk.text().setFocus();
        desk.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(triggered.size(), 1);
    }

    void keysMoveAndDeleteItems()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.expertise.0"));
        desk.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(desk.session.text().contains(QLatin1String("    - maps\n    - books\n")));
        QCOMPARE(desk.chosenField(), QStringLiteral("identity.expertise.1"));
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.session.text().contains(QLatin1String("    - maps\n  cognitive_mode")));
    }

    void testsAPatternWhileTyping()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("guardrails.input_validation.0.lot"));
        auto *pattern = desk.find<QLineEdit>("pattern");
        auto *sample = desk.find<QPlainTextEdit>("patternSample");
        auto *verdict = desk.find<QLabel>("patternVerdict");
        QVERIFY(pattern->isVisible());
        QCOMPARE(pattern->text(), QStringLiteral("^L-\\d{4}$"));
        sample->setPlainText(QStringLiteral("L-2024"));
        QTRY_COMPARE(verdict->text(), QStringLiteral("The pattern matches the whole text."));
        QCOMPARE(sample->extraSelections().size(), 1);
        pattern->setFocus();
        pattern->selectAll();
        desk.type(QStringLiteral("L-(\\d"));
        QTRY_VERIFY(verdict->text().startsWith(QLatin1String("Character 6 of the pattern")));
        QVERIFY(sample->extraSelections().isEmpty());
        desk.type(QStringLiteral(")"));
        QTRY_COMPARE(verdict->text(), QStringLiteral("The pattern matches 1 time."));
        QVERIFY(desk.session.text().contains(QLatin1String("lot: \"L-(\\\\d)\"\n")));
        QCOMPARE(desk.session.undoStack().count(), 1);
    }

    void writesASchemaOnlyIfItIsAJsonObject()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("output.schema"));
        auto *text = desk.find<QPlainTextEdit>("schemaText");
        auto *verdict = desk.find<QLabel>("schemaVerdict");
        QTRY_COMPARE(verdict->text(), QStringLiteral("This is a valid JSON Schema."));
        text->setFocus();
        const QString written = text->toPlainText();
        text->setPlainText(QStringLiteral("true"));
        QTRY_VERIFY(verdict->text().contains(QLatin1String("until this text is a JSON object")));
        QCOMPARE(desk.session.text(), agentText);
        text->setPlainText(QString(written).replace(QLatin1String("\"string\""), QLatin1String("\"strin")));
        QTRY_VERIFY(verdict->text().startsWith(QLatin1String("Line ")) && verdict->text().contains(QLatin1String("until this text is a JSON object")));
        QCOMPARE(desk.session.text(), agentText);
        text->setPlainText(QString(written).replace(QLatin1String("\"string\""), QLatin1String("\"strin\"")));
        QTRY_VERIFY(desk.session.text().contains(QLatin1String("title: {type: strin}")));
        QVERIFY(verdict->text().startsWith(QLatin1String("Line ")));
        text->setPlainText(QString(written).replace(QLatin1String("\"string\""), QLatin1String("\"integer\"")));
        QTRY_VERIFY(desk.session.text().contains(QLatin1String("    type: object # always\n    properties:\n      title: {type: integer}\n")));
        QCOMPARE(desk.session.undoStack().count(), 1);
    }

    void showsFindingsAtTheFieldWhileTyping()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("portability.minimum_context_window"));
        auto *findings = desk.find<QLabel>("fieldFindings");
        QVERIFY(!findings->isVisible());
        QString text = agentText;
        desk.session.setText(text.replace(QLatin1String("32000"), QLatin1String("many")), {});
        QTRY_VERIFY(findings->isVisible());
        QVERIFY(findings->text().contains(QLatin1String("number")));
        QCOMPARE(desk.tree()->currentIndex().siblingAtColumn(1).data(SeverityRole).toInt(), int(Severity::Warning));
    }

    void selectsTheFieldAndItsTextTogether()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.expertise"));
        const SelectionSpan selected = desk.text().selection();
        QCOMPARE(selected.start(), agentText.indexOf(QLatin1String("expertise")));
        desk.text().setFocus();
        desk.text().goTo(agentText.indexOf(QLatin1String("maps")));
        QTRY_COMPARE(desk.chosenField(), QStringLiteral("identity.expertise.1"));
    }

    void brokenFrontMatterDisablesTheForm()
    {
        FormWindow desk;
        desk.choose(QStringLiteral("identity.role"));
        QString text = agentText;
        desk.session.setText(text.replace(QLatin1String("description: Reads."), QLatin1String("description: [Reads.")), {});
        QTRY_VERIFY(desk.tree()->currentIndex().data(StaleRole).toBool());
        QCOMPARE(desk.value(QStringLiteral("identity.role")), QStringLiteral("Reader"));
        desk.key(Qt::Key_F2);
        QVERIFY(!desk.editor());
        QVERIFY(desk.find<QPlainTextEdit>("fieldText")->isReadOnly());
        desk.session.undoStack().undo();
        QTRY_VERIFY(!desk.tree()->currentIndex().data(StaleRole).toBool());
    }

    void visiblePartReceivesTheFocus()
    {
        FormWindow desk;
        desk.controller->setMode(FormMode::Form);
        QVERIFY(!desk.text().isVisible());
        desk.view->setFocus();
        QVERIFY(desk.tree()->hasFocus());
        desk.view->goTo(agentText.indexOf(QLatin1String("books")));
        QCOMPARE(desk.chosenField(), QStringLiteral("identity.expertise.0"));
        QVERIFY(!desk.text().isVisible());
        desk.view->goTo(agentText.size() - 3);
        QVERIFY(desk.text().isVisible()); // the cursor is in the body, which is not a field, so the text stays visible
        desk.controller->setMode(FormMode::Source);
        QVERIFY(!desk.tree()->isVisible());
        desk.view->setFocus();
        QVERIFY(desk.text().hasFocus());
    }

    void keyboardReachesEveryControl()
    {
        FormWindow desk;
        desk.find<QLineEdit>("formFilter")->setFocus();
        desk.type(QStringLiteral("role"));
        desk.key(Qt::Key_Return);
        QVERIFY(desk.tree()->hasFocus());
        while (desk.chosenField() != u"identity.role" && desk.tree()->indexBelow(desk.tree()->currentIndex()).isValid())
            desk.key(Qt::Key_Down);
        QCOMPARE(desk.chosenField(), QStringLiteral("identity.role"));
        desk.key(Qt::Key_Return);
        desk.type(QStringLiteral("Scholar"));
        desk.key(Qt::Key_Tab);
        QVERIFY(desk.session.text().contains(QLatin1String("role: Scholar\n")));
        QVERIFY(desk.tree()->hasFocus());
        QSet<QWidget *> reached;
        for (QWidget *next = desk.tree()->nextInFocusChain(); next != desk.tree(); next = next->nextInFocusChain())
            reached.insert(next);
        for (QWidget *part : desk.controller->form()->findChildren<QWidget *>()) {
            if (part->isVisible() && (part->focusPolicy() & Qt::TabFocus) && part != desk.tree())
                QVERIFY2(reached.contains(part), qPrintable(part->objectName()));
        }
    }

    void badgesAreReadableInEveryPalette_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << lightPalette() << 4.5;
        QTest::newRow("dark") << darkPalette() << 4.5;
        QTest::newRow("high contrast light") << highContrastLightPalette() << 7.0;
        QTest::newRow("high contrast dark") << highContrastDarkPalette() << 7.0;
    }

    /// Badges also differ without colors: all texts and shapes are different.
    void badgesAreReadableInEveryPalette()
    {
        QFETCH(QPalette, palette);
        QFETCH(double, least);
        QSet<QString> words;
        QList<QImage> shapes;
        for (const PortabilityClass one : {PortabilityClass::Portable, PortabilityClass::AdaptationRequired, PortabilityClass::NonPortable}) {
            for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window})
                QVERIFY(contrast(color(portabilityColorRole(one), palette), palette.color(ground)) >= least);
            words.insert(portabilityClassName(one));
            const QImage shape = portabilityIcon(one, true).pixmap(16, 16).toImage();
            QVERIFY(!shapes.contains(shape));
            shapes += shape;
        }
        QCOMPARE(words.size(), 3);
    }

    void everyControlHasAnAccessibleName()
    {
        FormWindow desk;
        for (const char *path : {"name", "identity.expertise", "capabilities.required_features", "guardrails.input_validation.0.lot", "output.schema"}) {
            desk.choose(QLatin1String(path));
            for (QWidget *part : desk.controller->form()->findChildren<QWidget *>()) {
                QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(part);
                if (part->isVisible() && (part->focusPolicy() & Qt::TabFocus) && !part->focusProxy())
                    QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(QLatin1String(path) + u' ' + part->objectName()));
            }
        }
    }

    void remembersTheModeForEachKind()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        QVERIFY(!test.find<QAction>(QStringLiteral("formView"))->isEnabled());
        documents->open(QStringLiteral("agents/reviewer.md"));
        QVERIFY(test.find<QAction>(QStringLiteral("formView"))->isEnabled());
        test.trigger(QStringLiteral("formAndSource"));
        QVERIFY(documents->current()->findChild<FormView *>()->isVisible());
        auto *form = documents->current()->findChild<FormView *>();
        form->setFocus();
        test.trigger(QStringLiteral("formAndSource"));
        QVERIFY(!form->hasKeyboardFocus());
        test.trigger(QStringLiteral("formAndSource"));
        QVERIFY(form->hasKeyboardFocus());
        documents->open(QStringLiteral("agents/worker.md"));
        QVERIFY(documents->current()->findChild<FormView *>()->isVisible());
        documents->open(QStringLiteral("profiles/shop-feature/config.yml"));
        QVERIFY(!documents->current()->findChild<FormView *>());
        QCOMPARE(test.settings().formMode(DocumentKind::Agent), FormMode::Both);
        QCOMPARE(test.settings().formMode(DocumentKind::Profile), FormMode::Source);
    }

    /// A footer text of changing length neither moves the switch nor hides the file name.
    void theFooterKeepsTheSwitchInPlace()
    {
        FormWindow desk;
        auto *cost = new ElidedLabel;
        cost->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        desk.view->addFooterText(cost);
        const auto *views = desk.find<QWidget>("viewSwitch");
        const auto *file = desk.find<ElidedLabel>("fileInfo");
        QVERIFY(views && file);
        for (const int width : {1000, 500}) {
            desk.window.resize(width, 700);
            for (const char *text : {"short", "Editing this line rewrites 8,066 cached tokens: $0.03872 once"}) {
                cost->setText(QLatin1String(text));
                cost->setShortText(QStringLiteral("Edit: $0.03872 once"));
                QTRY_COMPARE(views->x(), 8);
                QTRY_VERIFY2(file->visibleText().contains(QLatin1String("reader.")), qPrintable(file->visibleText()));
            }
        }
    }

    void showsGovernanceValuesAsInherited()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
        documents->open(QStringLiteral("agents/builder.md"));
        test.trigger(QStringLiteral("formView"));
        const FormModel &model = documents->current()->findChild<FormView *>()->model();
        const auto inherited = [&model] {
            const QModelIndexList all = model.match(model.index(0, 0), FieldStateRole, int(FieldState::Inherited), 1, Qt::MatchExactly | Qt::MatchRecursive);
            return !all.isEmpty();
        };
        QTRY_VERIFY(inherited());
    }
};

OUTCROP_TEST(TestFormView, GuiApplication)

} // namespace tst_formview

#include "tst_formview.moc"
