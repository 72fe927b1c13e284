// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Inputs form beside the task, in the real window: fields, values in the prompt, Declare, and saved sets of test values.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/library/librarypanel.h"
#include "gui/render/inputsform.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

using namespace outcrop;

namespace tst_promptinputs {

namespace {

QString toQString(const char *text)
{
    return QLatin1String(text);
}

constexpr char day[] = "---\ntier: weather\ntemplate: jinja\ninputs:\n  helpers: {type: integer, description: People who help}\n  place: {default: the north bed}\n"
                       "  mode: {values: [sow, harvest], default: sow}\n  dry: {type: boolean, required: false}\n  notes: {type: text, required: false}\n"
                       "---\n{{ helpers }} help in {{ place }} to {{ mode }}.{% if dry %} Water it.{% endif %} {{ notes }} {{ weather }}\n";

/// A window with a workspace that has one template.
class InputsWindow
{
public:
    InputsWindow()
    {
        write("layers/today.md", day);
        write("layers/soul.md", "---\ntier: granite\n---\nBe kind.\n");
        QDir().mkpath(m_test.path(toQString("beds")));
    }

    OpenWindow &test() { return m_test; }
    bool open() { return m_test.openFolder(m_test.path(toQString("beds"))); }
    QString file(const char *path) const { return m_test.path(toQString("beds/") + toQString(path)); }

    void write(const char *path, const char *text) const
    {
        QDir().mkpath(QFileInfo(file(path)).path());
        QFile out(file(path));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

    QByteArray read(const char *path) const
    {
        QFile in(file(path));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    template<typename T>
    T *field(const char *name)
    {
        return m_test.find<T>(toQString("input-") + toQString(name));
    }

    bool hasField(const char *name) { return m_test.window().findChild<QWidget *>(toQString("input-") + toQString(name)) != nullptr; }

    void fill(const char *name, const char *text)
    {
        field<QLineEdit>(name)->setText(toQString(text));
        QVERIFY(m_test.wait());
    }

    QString prompt() { return m_test.find<RenderTextView>(toQString("promptText"))->toPlainText(); }
    QString summary() { return m_test.find<QLabel>(toQString("inputsSummary"))->text(); }
    InputsForm *form() { return m_test.find<InputsForm>(toQString("inputs")); }

    /// Opens the menu of sets and triggers an action. Returns false if the action is missing or disabled, or on a timeout.
    bool choose(const char *action)
    {
        auto *menu = m_test.find<QMenu>(toQString("inputSetsMenu"));
        Q_EMIT menu->aboutToShow();
        QAction *found = menu->findChild<QAction *>(toQString(action));
        if (!found || !found->isEnabled())
            return false;
        found->trigger();
        return m_test.wait();
    }

private:
    OpenWindow m_test;
};

} // namespace

class TestPromptInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hidesTheFormWithoutInputs()
    {
        InputsWindow window;
        window.write("layers/today.md", "---\ntier: weather\n---\nRain.\n");
        QVERIFY(window.open());
        QVERIFY(!window.form()->isVisible());
    }

    void showsAFieldForEachType()
    {
        InputsWindow window;
        QVERIFY(window.open());
        QVERIFY(window.form()->isVisible());
        QVERIFY(window.field<QLineEdit>("helpers"));
        QCOMPARE(window.field<QLineEdit>("helpers")->placeholderText(), toQString("Required"));
        QCOMPARE(window.field<QLineEdit>("helpers")->accessibleName(), toQString("helpers"));
        QVERIFY(window.field<QLineEdit>("helpers")->toolTip().contains(toQString("People who help")));
        QCOMPARE(window.field<QLineEdit>("place")->placeholderText(), toQString("the north bed"));
        QCOMPARE(window.field<QComboBox>("mode")->count(), 3);
        QCOMPARE(window.field<QComboBox>("mode")->currentText(), toQString("sow (default)"));
        QCOMPARE(window.field<QComboBox>("dry")->count(), 3);
        QVERIFY(window.field<QPlainTextEdit>("notes"));
        QVERIFY(window.hasField("weather")); // the input is used, but not declared
        QVERIFY(window.summary().startsWith(toQString("1 required value")));
    }

    /// In a small window, one line shows whether values are missing. A click on the line shows the fields.
    void smallWindowShowsInputsInOneLine()
    {
        InputsWindow window;
        QVERIFY(window.open());
        const auto *field = window.field<QLineEdit>("helpers");
        auto *title = window.test().find<QToolButton>(toQString("inputsShown"));
        QVERIFY(field->isVisible());
        window.test().window().resize(1024, 700);
        QTRY_VERIFY(!field->isVisible());
        QTRY_VERIFY(title->isVisible() && window.form()->height() < 3 * title->height());
        QVERIFY(window.summary().startsWith(toQString("1 required value")));
        title->click();
        QVERIFY(field->isVisible());
        window.test().window().resize(1100, 700);
        QVERIFY(field->isVisible()); // the user has unfolded the fields
        title->click();
        window.test().window().resize(1400, 880);
        QTRY_VERIFY(field->isVisible());
    }

    /// The task, the values and the filters belong to the folder in which they were typed. The task is shown again with its folder.
    void keepsTextsInTheirFolder()
    {
        InputsWindow window;
        window.write("../pond/layers/today.md", day);
        const QString pond = window.test().path(toQString("pond"));
        QVERIFY(window.open());
        window.fill("helpers", "3");
        window.test().type(toQString("Water the beds."));
        const auto *task = window.test().find<QPlainTextEdit>(toQString("request"));
        auto *filter = window.test().find<LibraryPanel>(toQString("library"))->findChild<QLineEdit *>(toQString("filter"));
        auto *find = window.test().find<QLineEdit>(toQString("workspaceFind"));
        filter->setText(toQString("soul"));
        find->setText(toQString("kind"));
        QVERIFY(window.test().wait());
        QVERIFY(window.prompt().contains(toQString("Water the beds.")));

        QVERIFY(window.test().openFolder(pond));
        QCOMPARE(task->toPlainText(), QString());
        QCOMPARE(window.field<QLineEdit>("helpers")->text(), QString());
        QCOMPARE(filter->text(), QString());
        QCOMPARE(find->text(), QString());
        window.test().type(toQString("Feed the fish."));
        window.fill("helpers", "2");
        QVERIFY(window.prompt().contains(toQString("2 help in")) && window.prompt().contains(toQString("Feed the fish.")));
        QVERIFY(!window.prompt().contains(toQString("Water the beds.")));

        QVERIFY(window.open());
        QCOMPARE(task->toPlainText(), toQString("Water the beds."));
        window.test().trigger(toQString("closeWorkspace"));
        QVERIFY(window.test().wait());
        QCOMPARE(task->toPlainText(), QString());
        QVERIFY(window.test().openFolder(pond));
        QCOMPARE(task->toPlainText(), toQString("Feed the fish."));
    }

    void valuesUpdateThePrompt()
    {
        InputsWindow window;
        QVERIFY(window.open());
        window.fill("helpers", "3");
        QVERIFY(window.prompt().contains(toQString("3 help in the north bed to sow.")));
        QCOMPARE(window.summary(), QString());
        window.field<QComboBox>("mode")->setCurrentIndex(2);
        window.field<QComboBox>("dry")->setCurrentIndex(1);
        window.field<QPlainTextEdit>("notes")->setPlainText(toQString("Bring\ngloves."));
        QVERIFY(window.test().wait());
        QVERIFY2(window.prompt().contains(toQString("to harvest. Water it. Bring\ngloves.")), qPrintable(window.prompt()));
        window.fill("helpers", "");
        QVERIFY(window.summary().startsWith(toQString("1 required value")));
    }

    void typingKeepsTheFocusAndTheCursor()
    {
        InputsWindow window;
        QVERIFY(window.open());
        auto *field = window.field<QLineEdit>("place");
        field->setFocus();
        QTest::keyClicks(field, toQString("the pond"));
        field->setCursorPosition(3);
        QVERIFY(window.test().wait());
        QCOMPARE(window.field<QLineEdit>("place"), field);
        QCOMPARE(field->cursorPosition(), 3);
        QVERIFY(field->hasFocus());
    }

    /// A typed value can add other inputs, which get new fields. The field with the focus remains, and Tab continues in the form.
    void fieldsStayWhenInputsAreAdded()
    {
        InputsWindow window;
        window.write("layers/today.md", "---\ntier: weather\ntemplate: jinja\ninputs:\n  first: {required: false}\n  second: {required: false}\n  third: {required: false}\n---\n{{ first }}{% if second %} {{ added }}{% endif %} {{ second }} {{ third }}\n");
        QVERIFY(window.open());
        QVERIFY(!window.hasField("added"));
        auto *second = window.field<QLineEdit>("second");
        second->setFocus();
        QTest::keyClicks(second, toQString("yes"));
        QVERIFY(window.test().wait());
        QVERIFY(window.hasField("added"));
        QCOMPARE(window.field<QLineEdit>("second"), second);
        QCOMPARE(second->text(), toQString("yes"));
        QCOMPARE(window.test().window().focusWidget(), second);
        QTest::keyClick(second, Qt::Key_Tab);
        QVERIFY(window.form()->isAncestorOf(window.test().window().focusWidget()));
    }

    void rejectsValuesOfTheWrongType()
    {
        InputsWindow window;
        QVERIFY(window.open());
        window.fill("helpers", "three");
        QStringList shown;
        for (const QLabel *label : window.form()->findChildren<QLabel *>()) {
            if (label->isVisibleTo(window.form()))
                shown += label->text();
        }
        QVERIFY2(shown.join(u'|').contains(toQString("does not have the type integer")), qPrintable(shown.join(u'|')));
        QVERIFY(!window.prompt().contains(toQString("three")));
    }

    void declareAddsTheInputToItsDocument()
    {
        InputsWindow window;
        QVERIFY(window.open());
        window.fill("helpers", "3");
        QToolButton *declare = nullptr;
        for (QToolButton *button : window.form()->findChildren<QToolButton *>()) {
            if (button->accessibleName() == toQString("Declare: weather"))
                declare = button;
        }
        QVERIFY(declare);
        declare->click();
        QVERIFY(window.test().wait());
        const EditSession *session = window.test().window().documents().sessions().find(toQString("layers/today.md"));
        QVERIFY(session && session->text().contains(toQString("weather:")));
        QVERIFY(window.summary().startsWith(toQString("1 required value")));
        window.test().trigger(toQString("undo")); // the action belongs to a document that is not current
        QVERIFY(window.test().wait());
        QVERIFY(!session->isModified());
    }

    void savesAndLoadsInputSets()
    {
        InputsWindow window;
        QVERIFY(window.open());
        window.fill("helpers", "3");
        window.fill("place", "the pond");
        window.test().dialogs().nextFile = window.file("inputs/spring.yaml");
        QVERIFY(window.choose("saveInputSet"));
        QCOMPARE(window.read("inputs/spring.yaml"), QByteArray("helpers: 3\nplace: the pond\n"));
        QVERIFY(window.test().wait());
        QVERIFY(window.choose("clearInputs"));
        QCOMPARE(window.field<QLineEdit>("helpers")->text(), QString());
        QVERIFY(window.choose("inputSet-spring"));
        QCOMPARE(window.field<QLineEdit>("helpers")->text(), toQString("3"));
        QCOMPARE(window.summary(), toQString("spring"));
        QVERIFY(window.prompt().contains(toQString("3 help in the pond")));
    }

    void rejectsASetOutsideTheWorkspace()
    {
        InputsWindow window;
        QVERIFY(window.open());
        window.fill("helpers", "3");
        window.test().dialogs().nextFile = window.test().path(toQString("spring.yaml"));
        QVERIFY(window.choose("saveInputSet"));
        QVERIFY(!QFile::exists(window.test().path(toQString("spring.yaml"))));
        QVERIFY(window.test().window().findChild<MessageBar *>());
    }

    void fillsInDeclaredTestValues()
    {
        InputsWindow window;
        window.write("layers/today.md", "---\ntier: weather\ntemplate: jinja\ninputs:\n  helpers: {type: integer, test: [7]}\n---\n{{ helpers }} help.\n");
        QVERIFY(window.open());
        QVERIFY(!window.prompt().contains(toQString("7 help.")));
        QVERIFY(window.choose("useTestValues"));
        QVERIFY(window.prompt().contains(toQString("7 help.")));
        QCOMPARE(window.field<QLineEdit>("helpers")->placeholderText(), toQString("7"));
    }

    void manyFieldsScroll()
    {
        InputsWindow window;
        QByteArray text = "---\ntier: weather\ntemplate: jinja\n---\n";
        for (int i = 0; i < 40; ++i)
            text += "{{ name" + QByteArray::number(i) + " }}\n";
        window.write("layers/today.md", text.constData());
        QVERIFY(window.open());
        const int least = window.test().window().minimumSizeHint().height();
        window.test().window().resize(1024, 700);
        window.test().find<QToolButton>(toQString("inputsShown"))->setChecked(true); // a small window folds the fields
        QCOMPARE(window.test().window().height(), 700);
        QVERIFY2(window.form()->height() < 350, qPrintable(QString::number(window.form()->height())));
        QVERIFY2(least <= 700, qPrintable(QString::number(least)));
    }
};

OUTCROP_TEST(TestPromptInputs, GuiApplication)

} // namespace tst_promptinputs

#include "tst_promptinputs.moc"
