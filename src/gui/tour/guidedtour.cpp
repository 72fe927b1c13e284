// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tour/guidedtour.h"

#include "gui/base/windowsettings.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/look/icons.h"
#include "gui/tour/tourcard.h"
#include "gui/tour/tourframe.h"
#include "gui/tour/tourviewstate.h"
#include "gui/tour/windowlookup.h"
#include "gui/widgets/messagearea.h"
#include "models/editing/editsession.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLocale>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

const QString offerTopic = QStringLiteral("tour");
const QString taskName = QStringLiteral("request");
constexpr int checkMilliseconds = 200;

/// Returns the request about the sample workspace. The request is not translated, because the sample is in English and both are sent to a model.
QString exampleTask()
{
    return QStringLiteral("Which packets should we pack for the winter list?");
}

} // namespace

GuidedTour::GuidedTour(const TourContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_steps(tourSteps())
    , m_action(new QAction(lineIcon(QStringLiteral("folder-sample")), tr("&Guided Tour"), this))
    , m_frame(new TourFrame(&context.window))
    , m_card(new TourCard(&context.window))
    , m_timer(this)
{
    m_action->setObjectName(QStringLiteral("guidedTour"));
    m_action->setToolTip(tr("Learn the main tasks in ten steps, in a copy of the sample workspace"));
    m_action->setStatusTip(m_action->toolTip());
    connect(m_action, &QAction::triggered, this, &GuidedTour::start);
    m_timer.setInterval(checkMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &GuidedTour::update);
    connectCard();
    context.window.installEventFilter(this);
}

GuidedTour::~GuidedTour() = default;

void GuidedTour::connectCard()
{
    connect(m_card, &TourCard::showRequested, this, &GuidedTour::prepareStep);
    connect(m_card, &TourCard::backRequested, this, [this] { showStep(std::max(m_stepNumber - 1, 1)); });
    connect(m_card, &TourCard::nextRequested, this, [this] {
        if (m_stepNumber < m_steps.size())
            showStep(m_stepNumber + 1);
        else
            finish();
    });
    connect(m_card, &TourCard::skipRequested, this, &GuidedTour::finish);
}

/// Returns whether the workspace has all documents of the steps.
bool GuidedTour::isSample() const
{
    const Workspace workspace = m_context.workspace();
    return std::all_of(m_steps.begin(), m_steps.end(), [&workspace](const TourStep &step) { return step.document.isEmpty() || workspace.document(step.document); });
}

void GuidedTour::start()
{
    if (!isSample()) {
        m_startsWithSample = true;
        Q_EMIT sampleRequested();
        return;
    }
    m_context.settings.setTourOffered(true);
    m_context.messages.clear(offerTopic);
    if (!isRunning()) {
        QStringList buttons;
        for (const TourStep &step : std::as_const(m_steps))
            buttons += step.button;
        m_viewBefore = std::make_unique<TourViewState>(m_context.window, m_context.documents, m_context.views, buttons);
        m_timer.start();
    }
    enterTask();
    showStep(1);
    m_card->show();
    m_card->setFocus(Qt::OtherFocusReason);
}

void GuidedTour::finish()
{
    if (!isRunning())
        return;
    const bool hasFocus = m_card->isAncestorOf(m_context.window.focusWidget());
    const std::unique_ptr<TourViewState> before = std::move(m_viewBefore);
    endWithoutRestoring();
    before->restore();
    if (hasFocus)
        m_context.documents.setFocus(Qt::OtherFocusReason);
    showUnsavedDocuments();
}

/// Names the documents that are not saved, because the last steps are about other views.
void GuidedTour::showUnsavedDocuments()
{
    QStringList unsavedPaths;
    for (int tab = 0; tab < m_context.documents.count(); ++tab) {
        const EditSession *session = m_context.documents.view(tab)->session();
        if (session && session->isModified())
            unsavedPaths += session->title();
    }
    if (unsavedPaths.isEmpty())
        return;
    m_context.messages.show(offerTopic,
        {NoticeKind::Note, tr("The tour left unsaved changes"), tr("Save or undo them: %1").arg(QLocale().createSeparatedList(unsavedPaths))},
        {{tr("Save all"), [this] {
             m_context.messages.clear(offerTopic);
             Q_EMIT commandRequested(QStringLiteral("saveAll"));
         }}});
}

/// Ends the tour without restoring the view.
void GuidedTour::endWithoutRestoring()
{
    if (isRunning())
        removeTask();
    m_stepNumber = 0;
    m_timer.stop();
    m_viewBefore.reset();
    m_frame->hide();
    m_card->hide();
    m_context.window.setContentsMargins(0, 0, 0, 0);
}

void GuidedTour::enterFolder(const QString &folder)
{
    if (m_viewBefore)
        m_viewBefore->restoreButtons();
    endWithoutRestoring();
    removeTask(); // otherwise, the task would appear again when its folder is reopened
    m_context.messages.clear(offerTopic);
    if (folder.isEmpty())
        return;
    const bool starts = std::exchange(m_startsWithSample, false);
    if (!isSample())
        return;
    if (starts)
        start();
    else if (!m_context.settings.isTourOffered())
        offerTour();
}

void GuidedTour::offerTour()
{
    m_context.settings.setTourOffered(true);
    m_context.messages.show(offerTopic,
        {NoticeKind::Note, tr("Take a guided tour of the sample"), tr("Ten steps in about four minutes. Help > Guided Tour starts it at any time.")},
        {{tr("Start tour"), [this] { start(); }}});
}

void GuidedTour::showStep(int number)
{
    m_stepNumber = number;
    m_isGoalReached = false;
    m_hasPendingRow = false;
    m_hasPendingButton = false;
    m_textBefore = currentStep().goal.kind == TourGoal::Kind::Changed ? textOf(currentStep().goal.name) : QString();
    m_card->showStep(currentStep(), number, int(m_steps.size()));
    openDocument(); // the text of the step is about the document
    if (!currentStep().passage.isEmpty())
        m_context.documents.setFocus(Qt::OtherFocusReason); // the user types in the document
    raise();
    update();
}

/// Enters an example task if there is none, so that the requests are complete. The task is not part of a file.
void GuidedTour::enterTask()
{
    auto *task = m_context.window.findChild<QPlainTextEdit *>(taskName);
    if (task && task->toPlainText().trimmed().isEmpty())
        task->setPlainText(exampleTask());
}

/// Removes the example task, unless the user has changed it.
void GuidedTour::removeTask()
{
    auto *task = m_context.window.findChild<QPlainTextEdit *>(taskName);
    if (task && task->toPlainText() == exampleTask())
        task->clear();
}

/// Prepares the current step for "Show me". Runs the commands after the event loop has laid out a new document. Rows and buttons can appear even
/// later.
void GuidedTour::prepareStep()
{
    enterTask();
    openDocument();
    QTimer::singleShot(0, this, [this, number = m_stepNumber] {
        if (number != m_stepNumber || !isRunning())
            return;
        const QStringList commands = currentStep().commands;
        for (const QString &command : commands)
            Q_EMIT commandRequested(command);
        if (number != m_stepNumber || !isRunning()) // a command can open a dialog, and the workspace can be closed while the dialog is open
            return;
        if (commands.isEmpty() && !currentStep().document.isEmpty())
            m_context.documents.setFocus(Qt::OtherFocusReason); // the user types in the document
        m_hasPendingRow = !currentStep().row.view.isEmpty();
        m_hasPendingButton = !currentStep().button.isEmpty();
        update();
    });
}

void GuidedTour::openDocument()
{
    const TourStep &step = currentStep();
    if (step.document.isEmpty() || !m_context.documents.open(step.document))
        return;
    const qsizetype offset = step.passage.isEmpty() ? -1 : textOf(step.document).indexOf(step.passage);
    if (offset >= 0)
        m_context.documents.openAt(step.document, offset);
    Q_EMIT documentShown(step.document);
}

/// Selects the row, then presses the button, when they exist.
void GuidedTour::runPendingActions()
{
    if (m_hasPendingRow)
        m_hasPendingRow = !selectRow(m_context.window, currentStep().row);
    if (!m_hasPendingRow && m_hasPendingButton)
        m_hasPendingButton = !pressButton(m_context.window, currentStep().button);
}

void GuidedTour::update()
{
    if (!isRunning())
        return;
    runPendingActions();
    m_isGoalReached = m_isGoalReached || isReached(currentStep().goal);
    m_card->setDone(m_isGoalReached);
    placeCard();
    placeFrame();
    raiseAbovePanels();
}

/// Points to the first target that is shown.
void GuidedTour::placeFrame()
{
    QMainWindow &window = m_context.window;
    QRect target;
    for (const QString &name : currentStep().targets) {
        if (const QWidget *widget = target.isEmpty() ? shownWidget(window, name) : nullptr)
            target = shownRect(window, *widget);
    }
    m_frame->showAround(target);
}

/// Reserves the bottom margin of the window for the card.
void GuidedTour::placeCard()
{
    QMainWindow &window = m_context.window;
    const int height = m_card->arrangeForWidth(window.width());
    m_card->setGeometry(0, window.height() - height, window.width(), height);
    window.setContentsMargins(0, 0, 0, height);
}

void GuidedTour::raise()
{
    m_frame->raise();
    m_card->raise();
}

/// Raises the frame and the card above docks and their tab bars. A dock that comes to the front is above all other widgets of the window.
void GuidedTour::raiseAbovePanels()
{
    const QObjectList &children = m_context.window.children();
    for (auto child = children.rbegin(); child != children.rend() && *child != m_card; ++child) {
        if (qobject_cast<QDockWidget *>(*child) || qobject_cast<QTabBar *>(*child))
            return raise();
    }
}

bool GuidedTour::isReached(const TourGoal &goal) const
{
    const QWidget &window = m_context.window;
    switch (goal.kind) {
    case TourGoal::Kind::None:
        return false;
    case TourGoal::Kind::Checked:
        return isChecked(window, goal.name);
    case TourGoal::Kind::Shown:
        return shownWidget(window, goal.name) != nullptr;
    case TourGoal::Kind::Selected:
        return isRowSelected(window, {goal.name, goal.text});
    case TourGoal::Kind::Changed: {
        const QString now = textOf(goal.name);
        return goal.text.isEmpty() ? now != m_textBefore : m_textBefore.contains(goal.text) && !now.contains(goal.text);
    }
    }
    return false;
}

/// Returns the text of a document, with unsaved changes; empty if there is no such document.
QString GuidedTour::textOf(const QString &path) const
{
    const DocumentTabs &tabs = m_context.documents;
    const qsizetype index = tabs.paths().indexOf(path);
    if (index >= 0)
        return tabs.view(int(index))->session()->text();
    const DocumentPtr document = m_context.workspace().document(path);
    return document ? document->text : QString();
}

bool GuidedTour::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isRunning())
        placeCard();
    else if (event->type() == QEvent::Close)
        finish(); // the tour ends before the window stores its view
    return QObject::eventFilter(watched, event);
}

} // namespace outcrop
