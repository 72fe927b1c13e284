// SPDX-License-Identifier: GPL-3.0-or-later
// Tests notices of the window: the cost of an edit, badges of the library, the offer to adopt a folder, imports, and the cost of Prompt XML.
#include "app/prompt/editcost.h"
#include "core/render/requestfigures.h"
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/library/librarypanel.h"
#include "gui/strata/stratapanel.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/messagebar.h"
#include "gui/window/adoptdialog.h"
#include "gui/window/importdialog.h"
#include "models/base/roles.h"
#include "models/library/documenttreemodel.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <QUuid>

using namespace outcrop;

namespace tst_windownotices {

namespace {

QString named(const char *text)
{
    return QLatin1String(text);
}

DocumentTabs *tabs(OpenWindow &test)
{
    return test.find<DocumentTabs>(named("documents"));
}

ElidedLabel *cost(OpenWindow &test)
{
    return tabs(test)->current()->findChild<ElidedLabel *>(named("editCost"));
}

/// Moves the cursor to the first occurrence of a string in the current document.
void goTo(OpenWindow &test, const char *text)
{
    const qsizetype offset = tabs(test)->currentSession()->text().indexOf(named(text));
    QVERIFY(offset >= 0);
    tabs(test)->current()->goTo(offset);
}

MessageBar *message(OpenWindow &test, const char *part)
{
    for (MessageBar *bar : test.window().findChildren<MessageBar *>()) {
        if (!bar->isHidden() && bar->notice().title.contains(named(part)))
            return bar;
    }
    return nullptr;
}

/// Returns the visible messages, for a failed test.
QString shownMessages(OpenWindow &test)
{
    QStringList texts;
    for (const MessageBar *bar : test.window().findChildren<MessageBar *>()) {
        if (!bar->isHidden())
            texts += bar->notice().title + QStringLiteral(": ") + bar->notice().details;
    }
    return texts.join(u'\n');
}

QAbstractButton *button(MessageBar *bar, const char *text)
{
    for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
        if (button->text().contains(named(text)))
            return button;
    }
    return nullptr;
}

/// Returns the cell of a document in the library, or an invalid index.
QModelIndex row(OpenWindow &test, const QString &path)
{
    const QAbstractItemModel *model = test.find<LibraryPanel>(named("library"))->findChild<QTreeView *>(named("tree"))->model();
    for (int group = 0; group < model->rowCount(); ++group) {
        const QModelIndex parent = model->index(group, 0);
        for (int at = 0; at < model->rowCount(parent); ++at) {
            if (model->index(at, 0, parent).data(PathRole).toString() == path)
                return model->index(at, 0, parent);
        }
    }
    return {};
}

void write(const QString &path, const char *text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class TestWindowNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void footerShowsTheLinesEditCost()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        QVERIFY(test.wait());
        QTRY_VERIFY(cost(test) && cost(test)->isVisible());
        goTo(test, "tier:");
        QTRY_COMPARE(cost(test)->text(), named("This line is not sent"));
        const QString text = tabs(test)->currentSession()->text();
        const qsizetype body = text.indexOf(named("\n---\n")) + 20;
        tabs(test)->current()->goTo(body);
        QTRY_VERIFY2(cost(test)->text().startsWith(named("Editing this line rewrites ")), qPrintable(cost(test)->text()));
        const OpenedWorkspace opened = *openWorkspace(test.path(named("sample")));
        RenderJob job;
        job.selection.phase = test.find<QComboBox>(named("phase"))->currentData().toString();
        job.provider = test.find<QComboBox>(named("provider"))->currentData().toString();
        const Result<RenderResult> rendered = renderPrompt(opened, job);
        QVERIFY(rendered);
        const EditCost expected = EditCosts(*rendered, QStringLiteral("layers/soul.md")).costOf(body, body);
        QVERIFY(expected.isSent && expected.isCached && expected.rewrittenTokens > 1000 && expected.cost);
        QVERIFY2(cost(test)->text().contains(QLocale().toString(expected.rewrittenTokens)), qPrintable(cost(test)->text()));
        QVERIFY(cost(test)->text().contains(toText(*expected.cost)));
    }

    /// The figures equal those of the cache plan: an edit of a stable layer rewrites more than an edit of a volatile layer.
    void volatileLayersAreCheaperToEdit()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const OpenedWorkspace opened = *openWorkspace(test.path(named("sample")));
        RenderJob job;
        job.provider = named("anthropic");
        const Result<RenderResult> rendered = renderPrompt(opened, job);
        QVERIFY(rendered);
        const auto costOf = [&](const char *path) {
            const QString &text = opened.workspace().document(named(path))->text;
            return EditCosts(*rendered, named(path)).costOf(text.size() - 10, text.size() - 5);
        };
        QVERIFY(costOf("layers/soul.md").rewrittenTokens > costOf("layers/tools.md").rewrittenTokens);
        QVERIFY(costOf("layers/tools.md").rewrittenTokens > costOf("layers/today.md").rewrittenTokens);
        QCOMPARE(costOf("layers/today.md").rewrittenTokens, 0);
        QVERIFY(!EditCosts(*rendered, named("README.md")).isKnown());
    }

    void unsentDocumentsHaveNoFooter()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(named("README.md")));
        QVERIFY(test.wait());
        QVERIFY(!cost(test) || !cost(test)->isVisible());
    }

    /// A layer without text is not sent even if its condition is true.
    void libraryNamesTheReasonOfAnEmptyLayer()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString empty = QStringLiteral("layers/empty.md");
        QFile file(test.path(named("sample/") + empty));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("---\ntier: topsoil\ncadence: weekly\nwhen: phase != reviewing\n---\n\n") > 0);
        file.close();
        test.trigger(named("reload"));
        QVERIFY(test.wait());
        QTRY_COMPARE(row(test, empty).data(NotSentRole).toString(), named("Not sent: no text"));
    }

    void libraryMarksUnsavedAndUnsentDocuments()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QString soul = QStringLiteral("layers/soul.md");
        QVERIFY(!row(test, soul).data(UnsavedRole).toBool());
        QVERIFY(tabs(test)->open(soul));
        QTest::keyClicks(tabs(test)->current()->activeEditor(), named("x"));
        QVERIFY(test.wait());
        QVERIFY(row(test, soul).data(UnsavedRole).toBool());
        QVERIFY(row(test, soul).data(Qt::AccessibleTextRole).toString().endsWith(named(", unsaved")));
        test.trigger(named("undo"));
        QVERIFY(!row(test, soul).data(UnsavedRole).toBool());
        const QString lens = QStringLiteral("layers/review-lens.md");
        QVERIFY(row(test, lens).isValid());
        QVERIFY2(row(test, lens).data(NotSentRole).toString().startsWith(named("Not sent: ")), qPrintable(row(test, lens).data(NotSentRole).toString()));
        QVERIFY(row(test, lens).data(Qt::ToolTipRole).toString().contains(named("Not sent: ")));
        QVERIFY(row(test, soul).data(NotSentRole).toString().isEmpty());
        QVERIFY(test.pick(named("phase"), named("reviewing")));
        QVERIFY(row(test, lens).data(NotSentRole).toString().isEmpty());
    }

    void filterCountsItsMatches()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        auto *library = test.find<LibraryPanel>(named("library"));
        auto *matches = library->findChild<QLabel *>(named("matches"));
        QVERIFY(!matches->isVisibleTo(library));
        library->findChild<QLineEdit *>(named("filter"))->setText(named("soul"));
        QVERIFY(matches->isVisibleTo(library));
        const QAbstractItemModel *model = library->findChild<QTreeView *>(named("tree"))->model();
        int shown = 0;
        for (int group = 0; group < model->rowCount(); ++group) {
            const int count = model->rowCount(model->index(group, 0));
            QCOMPARE(model->index(group, int(LibraryColumn::Documents)).data().toString(), QString::number(count));
            shown += count;
        }
        QVERIFY2(matches->text().startsWith(QString::number(shown) + named(" match")), qPrintable(matches->text()));
        library->findChild<QLineEdit *>(named("filter"))->clear();
        QVERIFY(!matches->isVisibleTo(library));
    }

    void documentMenuOpensTheHistory()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(tabs(test)->open(QStringLiteral("layers/soul.md")));
        test.trigger(named("documentHistory"));
        QVERIFY(test.wait());
        QVERIFY(test.find<QWidget>(named("historyDock"))->isVisible());
        QCOMPARE(tabs(test)->current()->path(), QStringLiteral("layers/soul.md"));
    }

    void adoptsAFolderWithoutLayers()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/SYSTEM.md"), "# System\n\nAnswer in one sentence.\n");
        write(folder + named("/SOUL.md"), "# Soul\n\nBe kind.\n");
        QVERIFY(test.openFolder(folder));
        MessageBar *bar = message(test, "can become prompt layers");
        QVERIFY(bar);
        QVERIFY(!QFile::exists(folder + named("/config.toml"))); // opening a folder does not write files
        button(bar, "Review proposal")->click();
        auto *dialog = test.find<AdoptDialog>(named("adoptDialog"));
        auto *table = dialog->findChild<QTreeView *>(named("adoptionTable"));
        QVERIFY(table->model()->rowCount() >= 2);
        QVERIFY(!table->accessibleName().isEmpty());
        dialog->findChild<QPushButton *>(named("writeAdoption"))->click();
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(folder + named("/config.toml")));
        QVERIFY(message(test, "added to config.toml"));
        QVERIFY(!openWorkspace(folder)->library.stack.layers.isEmpty());
        QCOMPARE(test.find<QAction>(named("undo"))->text(), named("&Undo Adopt the folder"));
        test.trigger(named("undo"));
        QVERIFY(test.wait());
        QVERIFY(!QFile::exists(folder + named("/config.toml")));
    }

    void adoptsOnlyTheCheckedFiles()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/SYSTEM.md"), "# System\n\nAnswer in one sentence.\n");
        write(folder + named("/SOUL.md"), "# Soul\n\nBe kind.\n");
        write(folder + named("/interactive.md"), "# Role: Interactive\n\nUse small steps.\n");
        QVERIFY(test.openFolder(folder));
        button(message(test, "can become prompt layers"), "Review proposal")->click();
        auto *dialog = test.find<AdoptDialog>(named("adoptDialog"));
        auto *writeButton = dialog->findChild<QPushButton *>(named("writeAdoption"));
        QAbstractItemModel *rows = dialog->findChild<QTreeView *>(named("adoptionTable"))->model();
        const auto check = [rows](const char *file, Qt::CheckState state) {
            const QModelIndex row = rows->match(rows->index(0, 0), Qt::DisplayRole, named(file), 1, Qt::MatchExactly).value(0);
            const bool isChanged = row.data(Qt::CheckStateRole).toInt() != state;
            return row.isValid() && isChanged && rows->setData(row, state, Qt::CheckStateRole);
        };
        QVERIFY(check("SOUL.md", Qt::Unchecked));
        QVERIFY(check("SYSTEM.md", Qt::Unchecked));
        QVERIFY(!writeButton->isEnabled());
        QVERIFY(check("interactive.md", Qt::Checked));
        const QModelIndex included = rows->match(rows->index(0, 0), Qt::DisplayRole, named("interactive.md"), 1, Qt::MatchExactly).value(0);
        QCOMPARE(included.siblingAtColumn(1).data().toString(), QStringLiteral("layer"));
        QCOMPARE(included.siblingAtColumn(2).data().toString(), QStringLiteral("TOPSOIL"));
        QVERIFY(check("SYSTEM.md", Qt::Checked));
        writeButton->click();
        QVERIFY(test.wait());
        QVERIFY2(message(test, "added to config.toml"), qPrintable(shownMessages(test)));
        const Result<OpenedWorkspace> opened = openWorkspace(folder);
        QVERIFY(opened.ok());
        QStringList layers;
        for (const Layer &layer : opened->library.stack.layers)
            layers.append(layer.name);
        QCOMPARE(layers, (QStringList{named("system"), named("interactive")}));
    }

    void namesTheContentsOfAFolderWithoutLayers()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/config/prompt_templates.yaml"), "planning: Plan it.\nreview: Review it.\n");
        write(folder + named("/config/prompt_rules.yaml"), "rules:\n  house:\n    - {id: DUST_1, name: NO_DUST, description: Dust is not allowed.}\n");
        QVERIFY(test.openFolder(folder));
        const auto *empty = test.find<StrataPanel>(named("strata"))->findChild<EmptyState *>(named("empty"));
        QVERIFY2(empty->accessibleName().startsWith(named("Found 2 prompt type")) && empty->accessibleName().contains(named("1 rule")), qPrintable(empty->accessibleName()));
        QCOMPARE(empty->actionButton()->text(), QStringLiteral("Show prompt templates…"));
    }

    void reviewsAProposalFromTheEmptyStrata()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/interactive.md"), "# Role: Interactive\n\nUse small steps.\n");
        QVERIFY(test.openFolder(folder));
        QVERIFY(!message(test, "can become")); // no rule proposes this file as a layer
        test.find<StrataPanel>(named("strata"))->findChild<EmptyState *>(named("empty"))->actionButton()->click();
        QVERIFY(test.wait());
        QCOMPARE(test.find<AdoptDialog>(named("adoptDialog"))->choice().excludedFiles, QStringList{named("interactive.md")});
    }

    void adoptsPromptsWithOtherNamesByPattern()
    {
        OpenWindow test;
        QVERIFY(!test.find<QAction>(named("adoptPrompts"))->isEnabled());
        const QString folder = test.path(named("home"));
        write(folder + named("/bot/greeting.txt"), "Greet the guest.\n");
        write(folder + named("/bot/farewell.md"), "Wave to the guest.\n");
        QVERIFY(test.openFolder(folder));
        test.trigger(named("adoptPrompts"));
        QVERIFY(test.wait());
        auto *dialog = test.find<AdoptDialog>(named("adoptDialog"));
        const QAbstractItemModel *rows = dialog->findChild<QTreeView *>(named("adoptionTable"))->model();
        auto *pattern = dialog->findChild<QLineEdit *>(named("adoptionPattern"));
        auto *add = dialog->findChild<QPushButton *>(named("addAdoption"));
        QCOMPARE(rows->rowCount(), 0); // no rule recognizes the names
        pattern->setText(named("gone/*"));
        add->click();
        QVERIFY(dialog->findChild<QLabel *>(named("adoptionHint"))->text().contains(named("gone/*")));
        pattern->setText(named("bot/*"));
        QVERIFY(add->isDefault());
        add->click();
        QCOMPARE(rows->rowCount(), 2);
        QVERIFY(pattern->text().isEmpty());
        QCOMPARE(dialog->choice().includedFiles, (QStringList{named("bot/farewell.md"), named("bot/greeting.txt")}));
        dialog->findChild<QPushButton *>(named("writeAdoption"))->click();
        QVERIFY(test.wait());
        QCOMPARE(openWorkspace(folder)->library.stack.layers.size(), 2);
    }

    void addingFilesKeepsTheCheckBoxes()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/SYSTEM.md"), "# System\n\nAnswer in one sentence.\n");
        write(folder + named("/SOUL.md"), "# Soul\n\nBe kind.\n");
        write(folder + named("/memory/tea.md"), "The guest drinks tea.\n");
        QVERIFY(test.openFolder(folder));
        test.trigger(named("adoptPrompts"));
        QVERIFY(test.wait());
        auto *dialog = test.find<AdoptDialog>(named("adoptDialog"));
        QAbstractItemModel *rows = dialog->findChild<QTreeView *>(named("adoptionTable"))->model();
        const auto row = [rows](const char *file) { return rows->match(rows->index(0, 0), Qt::DisplayRole, named(file), 1, Qt::MatchExactly).value(0); };
        QVERIFY(rows->setData(row("SOUL.md"), Qt::Unchecked, Qt::CheckStateRole));
        dialog->findChild<QLineEdit *>(named("adoptionPattern"))->setText(named("memory/tea.md"));
        dialog->findChild<QPushButton *>(named("addAdoption"))->click();
        QCOMPARE(row("SOUL.md").data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QCOMPARE(row("memory/tea.md").data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        QCOMPARE(dialog->choice().includedFiles, QStringList{named("memory/tea.md")});
        QCOMPARE(dialog->choice().excludedFiles, QStringList{named("SOUL.md")});
        QVERIFY(rows->setData(row("memory/tea.md"), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(dialog->choice().includedFiles.isEmpty());
        QCOMPARE(dialog->choice().excludedFiles, QStringList{named("SOUL.md")});
    }

    void adoptsMorePromptsInAFolderWithLayers()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(named("adoptPrompts"));
        QVERIFY(test.wait());
        QVERIFY(test.find<AdoptDialog>(named("adoptDialog"))->isVisible());
    }

    void importsCopiedTextAfterReview()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/agents/a.md"), "---\nname: a\ndescription: d\n---\n\nBe kind.\n");
        QVERIFY(test.openFolder(folder));
        QGuiApplication::clipboard()->setText(named("{\"model\": \"m\", \"messages\": [{\"role\": \"system\", \"content\": \"Be brief.\"}, {\"role\": \"user\", \"content\": \"What is an oak?\"}]}"));
        test.trigger(named("importClipboard"));
        QVERIFY(test.wait());
        auto *dialog = test.find<ImportDialog>(named("importDialog"));
        QVERIFY(dialog->findChild<QTreeView *>(named("importLedger"))->model()->rowCount() >= 3);
        QVERIFY(dialog->findChild<QTreeView *>(named("importFiles"))->model()->rowCount() >= 3);
        QVERIFY(!QFile::exists(folder + named("/agents/prompt.md")));
        const auto *files = dialog->findChild<QTreeView *>(named("importFiles"));
        QCOMPARE(files->currentIndex().data().toString(), named("agents/prompt.md")); // the displayed text is from this file
        dialog->findChild<QPushButton *>(named("writeImport"))->click();
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(folder + named("/agents/prompt.md")));
        QVERIFY(QFile::exists(folder + named("/requests/prompt.md")));
        test.trigger(named("undo"));
        QVERIFY(test.wait());
        QVERIFY(!QFile::exists(folder + named("/agents/prompt.md")));
        QVERIFY(!QFile::exists(folder + named("/requests/prompt.md")));
    }

    /// The welcome page has no workspace to import into, so it asks for a folder.
    void importsAFileFromTheWelcomePage()
    {
        OpenWindow test;
        write(test.path(named("oak.prompty")), "---\nname: oak\nmodel:\n  api: chat\n---\nsystem:\nBe brief.\n\nuser:\nWhat is an oak?\n");
        QVERIFY(QDir().mkpath(test.path(named("home"))));
        test.dialogs().nextFileToOpen = test.path(named("oak.prompty"));
        test.dialogs().nextFolder = test.path(named("home"));
        test.find<QPushButton>(named("importPrompt"))->click();
        QVERIFY(test.wait());
        auto *dialog = test.find<ImportDialog>(named("importDialog"));
        QVERIFY(!QFile::exists(test.path(named("home/agents/oak.md"))));
        dialog->findChild<QPushButton *>(named("writeImport"))->click();
        QVERIFY(test.wait());
        QVERIFY(QFile::exists(test.path(named("home/agents/oak.md"))));
    }

    void rejectsTextInAnUnknownFormat()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/agents/a.md"), "---\nname: a\ndescription: d\n---\n\nBe kind.\n");
        QVERIFY(test.openFolder(folder));
        QGuiApplication::clipboard()->setText(named("hello"));
        test.trigger(named("importClipboard"));
        QVERIFY(test.wait());
        const MessageBar *bar = message(test, "Cannot import the clipboard");
        QVERIFY(bar);
        QVERIFY2(bar->notice().details.startsWith(named("clipboard:1:1: The format was not recognized.")), qPrintable(bar->notice().details));
    }

    void doesNotImportAnEmptyClipboard()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QGuiApplication::clipboard()->clear();
        test.trigger(named("importClipboard"));
        QVERIFY(test.wait());
        QVERIFY(message(test, "The clipboard contains no text"));
    }

    /// A file is named without its folder, in the review and in errors. Dropped values come first.
    void namesTheImportedFile()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        const QByteArray key = QUuid::createUuid().toByteArray(QUuid::Id128);
        const QByteArray prompt = "---\nname: a\nmodel:\n  configuration:\n    api_key: " + key + "\n---\nsystem:\nBe kind.\n";
        write(test.path(named("key.prompty")), prompt.constData());
        write(test.path(named("bad.prompty")), "---\nname: [\n---\nx\n");
        test.dialogs().nextFileToOpen = test.path(named("key.prompty"));
        test.trigger(named("importFile"));
        QVERIFY(test.wait());
        auto *dialog = test.find<ImportDialog>(named("importDialog"));
        QCOMPARE(dialog->windowTitle(), named("Import key.prompty"));
        const QAbstractItemModel *ledger = dialog->findChild<QTreeView *>(named("importLedger"))->model();
        QStringList actions;
        QStringList values;
        for (int row = 0; row < ledger->rowCount(); ++row) {
            values += ledger->index(row, 0).data().toString();
            actions += ledger->index(row, 1).data().toString();
        }
        QVERIFY2(values.contains(named("key.prompty:5:14")), qPrintable(values.join(u'\n')));
        QCOMPARE(actions.lastIndexOf(named("Dropped")) + 1, actions.count(named("Dropped")));
        dialog->reject();
        test.dialogs().nextFileToOpen = test.path(named("bad.prompty"));
        test.trigger(named("importFile"));
        QVERIFY(test.wait());
        const MessageBar *bar = message(test, "Cannot import bad.prompty");
        QVERIFY(bar);
        QVERIFY2(bar->notice().details.startsWith(named("bad.prompty:2:7: ")), qPrintable(bar->notice().details));
    }

    /// The file dialog lists the formats with their file names. Other files can also be chosen, because the format is detected.
    void listsTheFormatsThatCanBeImported()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(named("importFile"));
        const QStringList &filters = test.dialogs().filters;
        QVERIFY2(filters.constFirst().startsWith(named("All formats (")) && filters.constFirst().contains(named("*.prompty")), qPrintable(filters.join(u'\n')));
        QVERIFY2(filters.contains(named("Prompty (*.prompty)")), qPrintable(filters.join(u'\n')));
        QCOMPARE(filters.constLast(), named("All files (*)"));
        for (const QString &filter : filters)
            QVERIFY2(!filter.contains(u'{') && !filter.contains(u'/'), qPrintable(filter));
    }

    void offersToImportAFileThatIsNotADocument()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/agents/a.md"), "---\nname: a\ndescription: d\n---\n\nBe kind.\n");
        write(folder + named("/greet.prompty"), "---\nname: greet\n---\nsystem:\nBe brief.\n");
        test.window().openTarget({folder, named("greet.prompty")});
        QVERIFY(test.wait());
        MessageBar *bar = message(test, "greet.prompty");
        QVERIFY(bar && button(bar, "Import"));
        button(bar, "Import")->click();
        QVERIFY(test.wait());
        QVERIFY(test.window().findChild<ImportDialog *>(named("importDialog")));
        QVERIFY(!QFile::exists(folder + named("/layers/greet.md")));
    }

    void doesNotRepeatADeclinedOffer()
    {
        OpenWindow test;
        const QString folder = test.path(named("home"));
        write(folder + named("/SYSTEM.md"), "# System\n\nAnswer in one sentence.\n");
        QVERIFY(test.openFolder(folder));
        MessageBar *bar = message(test, "can become");
        QVERIFY(bar);
        button(bar, "offer again")->click();
        QVERIFY(!message(test, "can become"));
        test.trigger(named("closeWorkspace"));
        QVERIFY(test.wait());
        QVERIFY(test.openFolder(folder));
        QVERIFY(!message(test, "can become"));
    }

    void doesNotOfferAdoptionWithLayers()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(!message(test, "can become"));
    }

    void promptXmlShowsItsCost()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(named("format"), named("prompt-xml")));
        MessageBar *bar = message(test, "Prompt XML adds ");
        QVERIFY(bar);
        QVERIFY2(bar->notice().title.contains(named("%) to this prompt")), qPrintable(bar->notice().title));
        QVERIFY(button(bar, "Use the automatic format"));
        button(bar, "Use the automatic format")->click();
        QVERIFY(test.wait());
        QCOMPARE(test.find<QComboBox>(named("format"))->currentIndex(), 0);
        QVERIFY(!message(test, "Prompt XML adds "));
    }

    /// With `compact = true`, the message shows the cost of the compact form, and does not advise to use it.
    void compactPromptXmlShowsItsCost()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        QVERIFY(test.pick(named("format"), named("prompt-xml")));
        MessageBar *bar = message(test, "Prompt XML adds ");
        QVERIFY(bar);
        const QString fullForm = bar->notice().title;
        QVERIFY2(bar->notice().details.contains(named("compact = true")), qPrintable(bar->notice().details));
        test.trigger(named("closeWorkspace"));
        QVERIFY(test.wait());
        QFile config(test.path(named("sample/config.toml")));
        QVERIFY(config.open(QIODevice::Append));
        config.write("\n[prompt_xml]\ncompact = true\n");
        config.close();
        QVERIFY(test.openFolder(test.path(named("sample"))));
        QVERIFY(test.pick(named("format"), named("prompt-xml")));
        bar = message(test, "Prompt XML adds ");
        QVERIFY(bar);
        QVERIFY2(bar->notice().title != fullForm, qPrintable(fullForm));
        QVERIFY2(bar->notice().details.isEmpty(), qPrintable(bar->notice().details));
    }
};

OUTCROP_TEST(TestWindowNotices, GuiApplication)

} // namespace tst_windownotices

#include "tst_windownotices.moc"
