// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editorcommands.h"

#include "gui/editor/documentview.h"
#include "gui/editor/findbar.h"
#include "gui/editor/texteditor.h"
#include "gui/editor/textprinter.h"
#include "gui/look/icons.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTabWidget>
#include <QToolTip>

namespace outcrop {

EditorCommands::EditorCommands(QWidget *window) : QObject(window), m_window(window)
{
    addClipboardCommands();
    addFindCommands();
    addLineCommands();
    addCursorCommands();
    addProblemCommands();
    addFoldCommands();
    addViewCommands();
    addPrintCommands();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        auto *editor = qobject_cast<TextEditor *>(now);
        if (editor && m_window->isAncestorOf(editor))
            m_editor = editor;
        if (m_editor == editor && editor)
            addCompletionPopup(*editor);
        update();
    });
    update();
}

void EditorCommands::setTabs(QTabWidget *tabs)
{
    connect(tabs, &QTabWidget::currentChanged, this,
        [this, tabs] { setDocument(qobject_cast<DocumentView *>(tabs->currentWidget())); });
    setDocument(qobject_cast<DocumentView *>(tabs->currentWidget()));
}

void EditorCommands::setDocument(DocumentView *view)
{
    m_editor = view ? view->activeEditor() : nullptr;
    update();
}

QAction *EditorCommands::add(
    const char *name, const QString &text, const QKeySequence &keys, Requirement requirement, const Command &command)
{
    auto *action = new QAction(text, m_window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setProperty("writes", requirement == Requirement::Writing);
    connect(action, &QAction::triggered, this, [this, command] {
        if (m_editor)
            command(*m_editor);
    });
    m_actions += action;
    m_window->addAction(action);
    return action;
}

QAction *EditorCommands::addLineCommand(
    const char *name, const QString &text, const QKeySequence &keys, const LineCommand &command)
{
    QString title = text;
    title.remove(u'&');
    return add(name, text, keys, Requirement::Writing, [command, title](TextEditor &editor) {
        editor.clearCarets();
        editor.change(command(editor), title);
    });
}

void EditorCommands::addClipboardCommands()
{
    QAction *cut = add("cut", tr("Cut"), QKeySequence(QKeySequence::Cut), Requirement::Writing, [](TextEditor &editor) { editor.cut(); });
    cut->setIcon(lineIcon(QStringLiteral("cut")));
    QAction *paste = add("paste", tr("&Paste"), QKeySequence(QKeySequence::Paste), Requirement::Writing, [](TextEditor &editor) { editor.paste(); });
    paste->setIcon(lineIcon(QStringLiteral("paste")));
    for (QAction *action : {cut, paste})
        action->setShortcutContext(Qt::WidgetShortcut); // the menu shows the keys, and the control with the focus handles them
}

void EditorCommands::addFindCommands()
{
    const auto bar = [](TextEditor &editor) { return DocumentView::viewContaining(&editor)->findBar(); };
    add("find", tr("F&ind…"), QKeySequence(Qt::CTRL | Qt::Key_F), Requirement::Editor,
        [bar](TextEditor &editor) { bar(editor)->openFind(); });
    add("findNext", tr("Find &Next"), QKeySequence(Qt::Key_F3), Requirement::Editor,
        [bar](TextEditor &editor) { bar(editor)->findNext(); });
    add("findPrevious", tr("Find Pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3), Requirement::Editor,
        [bar](TextEditor &editor) { bar(editor)->findPrevious(); });
    add("replace", tr("&Replace…"), QKeySequence(Qt::CTRL | Qt::Key_H), Requirement::Writing,
        [bar](TextEditor &editor) { bar(editor)->openReplace(); });
    add("goToLine", tr("&Go to Line…"), QKeySequence(Qt::CTRL | Qt::Key_G), Requirement::Editor,
        [](TextEditor &editor) { DocumentView::viewContaining(&editor)->openGoTo(); });
    add("jumpToBracket", tr("Go to Matching &Bracket"), QKeySequence(Qt::CTRL | Qt::Key_M), Requirement::Editor,
        [](TextEditor &editor) { editor.jumpToBracket(); });
}

void EditorCommands::addLineCommands()
{
    const auto text = [](const TextEditor &editor) -> const QString & { return editor.session()->text(); };
    addLineCommand("indent", tr("&Indent"), QKeySequence(Qt::CTRL | Qt::Key_BracketRight), [text](const TextEditor &editor) {
        const QString &all = text(editor);
        const SelectionSpan at = editor.selection();
        const qsizetype start = lines::startOfLine(all, at.start());
        const SelectionSpan whole = at.isEmpty() ? SelectionSpan{start, lines::endOfLine(all, start)} : at;
        LineCommandResult edit = lines::indent(all, whole, editor.tabWidth());
        if (at.isEmpty())
            edit.selection = {mapOffset(edit.changes, at.position), mapOffset(edit.changes, at.position)};
        return edit;
    });
    addLineCommand(
        "unindent", tr("U&nindent"), QKeySequence(Qt::CTRL | Qt::Key_BracketLeft), [text](const TextEditor &editor) {
            return lines::unindent(text(editor), editor.selection(), editor.tabWidth());
        });
    addLineCommand("toggleComment", tr("Toggle &Comment"), QKeySequence(Qt::CTRL | Qt::Key_Slash),
        [text](const TextEditor &editor) {
            const SelectionSpan at = editor.selection();
            return lines::toggleComment(
                text(editor), at, commentMarks(editor.session()->path(), text(editor), at.start()));
        });
    addLineCommand("moveLinesUp", tr("Move Lines &Up"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up),
        [text](const TextEditor &editor) { return lines::moveUp(text(editor), editor.selection()); });
    addLineCommand("moveLinesDown", tr("Move Lines &Down"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down),
        [text](const TextEditor &editor) { return lines::moveDown(text(editor), editor.selection()); });
    addLineCommand("duplicateLines", tr("Dup&licate Lines"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Down),
        [text](const TextEditor &editor) {
            return lines::duplicate(text(editor), editor.selection(), editor.session()->lineEnd());
        });
    addLineCommand("deleteLines", tr("D&elete Lines"), QKeySequence(Qt::CTRL | Qt::Key_K),
        [text](const TextEditor &editor) { return lines::remove(text(editor), editor.selection()); });
    addLineCommand("joinLines", tr("&Join Lines"), QKeySequence(Qt::CTRL | Qt::Key_J),
        [text](const TextEditor &editor) { return lines::join(text(editor), editor.selection()); });
}

void EditorCommands::addCursorCommands()
{
    add("nextOccurrence", tr("Add the &Next Occurrence"), QKeySequence(Qt::CTRL | Qt::Key_D), Requirement::Editor,
        [](TextEditor &editor) { editor.addNextOccurrence(); });
    add("cursorAbove", tr("Add a Cursor &Above"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Up),
        Requirement::Editor, [](TextEditor &editor) { editor.addCaretVertically(-1); });
    add("cursorBelow", tr("Add a Cursor &Below"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Down),
        Requirement::Editor, [](TextEditor &editor) { editor.addCaretVertically(1); });
}

void EditorCommands::addProblemCommands()
{
    add("complete", tr("Show Completions"), {}, Requirement::Writing, [](TextEditor &editor) {
        if (auto *popup = editor.findChild<CompletionPopup *>())
            popup->open();
    })->setToolTip(tr("Show completions (Ctrl+Space)"));
    add("quickFix", tr("&Quick Fix…"), QKeySequence(Qt::ALT | Qt::Key_Return), Requirement::Writing,
        [](TextEditor &editor) { editor.showFixMenu(); });
    add("followLink", tr("Open &Link"), QKeySequence(Qt::Key_F12), Requirement::Editor, [](TextEditor &editor) {
        DocumentView::viewContaining(&editor)->followLink(editor);
    })->setToolTip(tr("Open the target of the import or link at the cursor"));
    add("nextProblem", tr("Go to Next Pr&oblem"), QKeySequence(Qt::Key_F8), Requirement::Editor,
        [](TextEditor &editor) { editor.goToFinding(true); });
    add("previousProblem", tr("Go to Previous Proble&m"), QKeySequence(Qt::SHIFT | Qt::Key_F8), Requirement::Editor,
        [](TextEditor &editor) { editor.goToFinding(false); });
}

void EditorCommands::addFoldCommands()
{
    add("fold", tr("&Fold"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft), Requirement::Editor,
        [](TextEditor &editor) { editor.fold(); });
    add("unfold", tr("&Unfold"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight), Requirement::Editor,
        [](TextEditor &editor) { editor.unfold(); });
    add("foldAll", tr("Fold &All"), {}, Requirement::Editor, [](TextEditor &editor) { editor.foldAll(); });
    add("unfoldAll", tr("U&nfold All"), {}, Requirement::Editor, [](TextEditor &editor) { editor.unfoldAll(); });
}

void EditorCommands::addViewCommands()
{
    const auto view = [](TextEditor &editor) { return DocumentView::viewContaining(&editor); };
    add("splitRight", tr("Split &Side by Side"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), Requirement::Editor,
        [view](TextEditor &editor) { view(editor)->split(Qt::Horizontal); });
    add("splitBelow", tr("Split &Above and Below"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), Requirement::Editor,
        [view](TextEditor &editor) { view(editor)->split(Qt::Vertical); });
    add("unsplit", tr("&Remove Split"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), Requirement::Editor,
        [view](TextEditor &editor) { view(editor)->unsplit(); });
    m_previewAction = add("preview", tr("Previ&ew"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), Requirement::Editor,
        [view, this](TextEditor &editor) {
            view(editor)->setPreviewVisible(!view(editor)->isPreviewVisible());
            update();
        });
    m_previewAction->setCheckable(true);
}

void EditorCommands::addPrintCommands()
{
    add("print", tr("Print…"), {}, Requirement::Editor, [this](TextEditor &editor) { showPrintDialog(editor, m_window); });
    add("exportPdf", tr("Export as PDF…"), {}, Requirement::Editor, [this](TextEditor &editor) {
        const QString name = editor.session()->path().section(u'/', -1).section(u'.', 0, 0) + QStringLiteral(".pdf");
        const QString file = m_chooser ? m_chooser(tr("Export as PDF"), name) : QString();
        if (!file.isEmpty() && !writePdf(editor, file))
            QToolTip::showText(QCursor::pos(), tr("Cannot write %1. Choose another file.").arg(file), m_window);
    });
}

/// Adds a completion popup to an editor, once per editor.
void EditorCommands::addCompletionPopup(TextEditor &editor)
{
    if (editor.findChild<CompletionPopup *>())
        return;
    auto *popup = new CompletionPopup(&editor);
    popup->setSource([this](const EditSession &session, qsizetype offset) {
        return m_completions ? m_completions(session, offset) : Completions();
    });
}

void EditorCommands::addToFileMenu(QMenu *menu, QAction *before) const
{
    menu->insertActions(before, {action(QStringLiteral("print")), action(QStringLiteral("exportPdf"))});
    menu->insertSeparator(before);
}

void EditorCommands::update()
{
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(
            m_editor && m_editor->session() && (!action->property("writes").toBool() || m_editor->canEdit()));
    const DocumentView *view = DocumentView::viewContaining(m_editor);
    m_previewAction->setChecked(view && view->isPreviewVisible());
    m_previewAction->setEnabled(view && view->canPreview());
}

QAction *EditorCommands::action(const QString &name) const
{
    for (QAction *action : m_actions) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

QMenu *EditorCommands::addSubmenu(QMenu *menu, const QString &title, const QStringList &names) const
{
    QMenu *submenu = menu->addMenu(title);
    for (const QString &name : names)
        submenu->addAction(action(name));
    return submenu;
}

void EditorCommands::addToEditMenu(QMenu *menu) const
{
    const auto names = [](const char *all) { return QString::fromLatin1(all).split(u' '); };
    QAction *copy = nullptr;
    for (QAction *existingAction : menu->actions()) {
        if (existingAction->objectName() == QLatin1String("copy"))
            copy = existingAction;
    }
    menu->insertAction(copy, action(QStringLiteral("cut")));
    const qsizetype behind = menu->actions().indexOf(copy) + 1;
    menu->insertAction(menu->actions().value(behind), action(QStringLiteral("paste")));
    menu->addSeparator();
    for (const QString &name : names("find findNext findPrevious replace goToLine jumpToBracket"))
        menu->addAction(action(name));
    menu->addSeparator();
    addSubmenu(menu, tr("&Lines"),
        names("indent unindent toggleComment moveLinesUp moveLinesDown duplicateLines deleteLines joinLines"));
    addSubmenu(menu, tr("Cur&sors"), names("nextOccurrence cursorAbove cursorBelow"));
    menu->addSeparator();
    for (const QString &name : names("complete quickFix nextProblem previousProblem"))
        menu->addAction(action(name));
}

void EditorCommands::addToViewMenu(QMenu *menu) const
{
    const auto names = [](const char *all) { return QString::fromLatin1(all).split(u' '); };
    menu->addSeparator();
    addSubmenu(menu, tr("Fol&ding"), names("fold unfold foldAll unfoldAll"));
    addSubmenu(menu, tr("&Split"), names("splitRight splitBelow unsplit"));
    menu->addAction(m_previewAction);
}

} // namespace outcrop
