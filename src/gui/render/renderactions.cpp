// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/renderactions.h"

#include "gui/base/dialogs.h"
#include "gui/base/windowsettings.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagearea.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QSaveFile>

namespace outcrop {

namespace {

const QString saveTopic = QStringLiteral("save-render");

} // namespace

RenderActions::RenderActions(RenderPanel &panel, LivePipeline &livePipeline, Dialogs &dialogs, WindowSettings &settings,
    MessageArea &messages, QWidget *window)
    : m_panel(panel)
    , m_livePipeline(livePipeline)
    , m_dialogs(dialogs)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
    , m_showCurl(makeAction(QStringLiteral("showCurl"), tr("c&url"), tr("Show a shell command that sends this request"),
          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_3)))
    , m_showSchema(makeAction(QStringLiteral("showSchema"), tr("Sc&hema"), tr("Show the JSON Schemas as sent to this provider, and the changes to them"),
          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_6)))
    , m_showCompare(makeAction(QStringLiteral("showCompare"), tr("Co&mpare"), tr("Compare two to five providers side by side"),
          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_5)))
    , m_showSource(makeAction(QStringLiteral("showSource"), tr("Sho&w in Render"),
          tr("Show where the request contains the text at the cursor in the editor"),
          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)))
    , m_followAction(makeAction(QStringLiteral("followCursor"), tr("&Follow the Cursor"),
          tr("Scroll the request to the text at the cursor in the editor"), {}))
    , m_showNextOffset(makeAction(QStringLiteral("nextPlace"), tr("&Next Occurrence"),
          tr("Go to the next occurrence of the same text in the request"), QKeySequence(Qt::ALT | Qt::Key_Down)))
    , m_showPreviousOffset(makeAction(QStringLiteral("previousPlace"), tr("Pre&vious Occurrence"),
          tr("Go to the previous occurrence of the same text in the request"), QKeySequence(Qt::ALT | Qt::Key_Up)))
    , m_findAction(makeAction(QStringLiteral("findInRender"), tr("F&ind in Tab…"),
          tr("Find text in the current tab"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F)))
    , m_saveTab(makeAction(QStringLiteral("saveRender"), tr("&Save Tab Contents…"),
          tr("Save the contents of the current tab to a file"), {}))
{
    m_followAction->setCheckable(true);
    connect(m_showCurl, &QAction::triggered, this, [this] { showTab(RenderPanel::Tab::Curl); });
    connect(m_showCompare, &QAction::triggered, this, [this] { showTab(RenderPanel::Tab::Compare); });
    connect(m_showSchema, &QAction::triggered, this, [this] { showTab(RenderPanel::Tab::Schema); });
    connect(m_showSource, &QAction::triggered, this, &RenderActions::showSource);
    connect(m_followAction, &QAction::toggled, &m_panel, &RenderPanel::setFollowsCursor);
    connect(&m_panel, &RenderPanel::followsCursorChanged, m_followAction, &QAction::setChecked);
    connect(m_showNextOffset, &QAction::triggered, &m_panel, &RenderPanel::showNextOccurrence);
    connect(m_showPreviousOffset, &QAction::triggered, &m_panel, &RenderPanel::showPreviousOccurrence);
    connect(m_findAction, &QAction::triggered, this, [this] {
        Q_EMIT panelRequested();
        m_panel.openSearch();
    });
    connect(m_saveTab, &QAction::triggered, this, &RenderActions::saveTab);
    connect(&m_panel, &RenderPanel::comparisonChanged, this,
        [this] { m_livePipeline.setComparison(m_panel.comparison()); });
}

QAction *RenderActions::makeAction(
    const QString &name, const QString &text, const QString &help, const QKeySequence &keys)
{
    auto *action = new QAction(text, m_window);
    action->setObjectName(name);
    action->setToolTip(help);
    action->setStatusTip(help);
    action->setShortcut(keys);
    return action;
}

void RenderActions::addTo(QMenu *menu, QAction *losses)
{
    m_saveTab->setIcon(lineIcon(QStringLiteral("save")));
    losses->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_4));
    menu->insertAction(losses, m_showCurl);
    QAction *next = menu->actions().value(menu->actions().indexOf(losses) + 1);
    menu->insertActions(next, {m_showCompare, m_showSchema, menu->insertSeparator(next), m_showSource, m_followAction, m_showNextOffset, m_showPreviousOffset});
    menu->insertAction(next, m_findAction);
    menu->addAction(m_saveTab);
    m_window->addActions({m_showCurl, m_showCompare, m_showSchema, m_showSource, m_followAction, m_showNextOffset, m_showPreviousOffset, m_findAction, m_saveTab});
}

void RenderActions::setComparing(bool isComparing)
{
    if (isComparing)
        return showComparison();
    if (!m_formerTab)
        return;
    m_panel.setComparing(false);
    if (m_panel.tab() == RenderPanel::Tab::Compare)
        m_panel.showTab(*m_formerTab);
    m_formerTab.reset();
}

void RenderActions::showComparison()
{
    if (!m_formerTab)
        m_formerTab = m_panel.tab();
    m_panel.compareMaxProviders();
    m_panel.showTab(RenderPanel::Tab::Compare);
    m_panel.showComparedTexts();
    m_panel.setComparing(true);
}

void RenderActions::setFollowedDocuments(DocumentTabs &documents)
{
    m_documents = &documents;
    connect(&documents, &QTabWidget::currentChanged, this, &RenderActions::followCurrentDocument);
    connect(m_followAction, &QAction::toggled, this, &RenderActions::followCurrentDocument);
    followCurrentDocument();
}

void RenderActions::followCurrentDocument()
{
    disconnect(m_cursor);
    const DocumentView *view = m_documents->current();
    if (!view)
        return;
    const auto followCursor = [this, view] { m_panel.followSource(view->path(), view->activeEditor()->cursorOffset()); };
    m_cursor = connect(view->activeEditor(), &QPlainTextEdit::cursorPositionChanged, this, followCursor);
    followCursor();
}

void RenderActions::showSource()
{
    const DocumentView *view = m_documents ? m_documents->current() : nullptr;
    if (!view)
        return;
    Q_EMIT panelRequested();
    m_panel.showSource(view->path(), view->activeEditor()->cursorOffset());
}

void RenderActions::setEnabled(bool isEnabled)
{
    for (QAction *action : {m_showCurl, m_showCompare, m_showSchema, m_showSource, m_followAction, m_showNextOffset, m_showPreviousOffset, m_findAction, m_saveTab})
        action->setEnabled(isEnabled);
}

void RenderActions::showTab(RenderPanel::Tab tab)
{
    Q_EMIT panelRequested();
    m_panel.showTab(tab);
}

/// Saves the contents of the current tab to a file that the user chooses, atomically.
void RenderActions::saveTab()
{
    const QString folder = m_settings.lastFolder(saveTopic);
    const QString path = m_dialogs.chooseFileToWrite(
        m_window, tr("Save Tab Contents"), QDir(folder).filePath(m_panel.tabFileName()));
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(saveTopic, QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const bool written
        = file.open(QIODevice::WriteOnly) && file.write(m_panel.tabText().toUtf8()) >= 0 && file.commit();
    const QString shown = QDir::toNativeSeparators(path);
    if (written)
        m_messages.show(saveTopic, {NoticeKind::Success, tr("Saved %1").arg(shown)});
    else
        m_messages.show(saveTopic, {NoticeKind::Error, tr("%1 was not saved").arg(shown), file.errorString()},
            {{tr("Choose another file…"), [this] { saveTab(); }}});
}

} // namespace outcrop
