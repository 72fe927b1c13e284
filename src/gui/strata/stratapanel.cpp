// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/stratapanel.h"

#include "ui_stratapanel.h"

#include "app/history/layerchurn.h"
#include "core/render/requestfigures.h"
#include "gui/look/icons.h"
#include "gui/look/theme.h"
#include "gui/strata/stratasvg.h"
#include "gui/widgets/panelkeys.h"
#include "models/base/roles.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns the strata with the token counts of the model.
Strata computeStrata(const OpenedWorkspace &workspace, const PromptBundle &bundle, const RenderedRequest &request,
    const QHash<QString, StratumChurn> &churn)
{
    StrataInput figures;
    if (request.figures)
        figures = {counterFor(workspace, request.provider, request.model), &request.figures->tokens, &request.figures->plan};
    figures.churn = churn;
    Strata strata = strataOf(workspace.library, bundle, workspace.diagnostics(), figures);
    strata.model = request.model;
    if (request.figures)
        strata.window = request.figures->budget.limits.window;
    return strata;
}

QString churnText(const LayerChurn &churn)
{
    const auto changes = static_cast<int>(churn.pace.count);
    const QString days = StrataPanel::tr("%n day(s)", nullptr, std::max(1, qRound(churn.pace.days)));
    //: Part of a tooltip; %1 is "%n change(s)", %2 is "%n day(s)"
    const QString pace = StrataPanel::tr("%1 in %2").arg(StrataPanel::tr("%n change(s)", nullptr, changes), days);
    if (changes == 0)
        return pace;
    //: Part of a tooltip; %1 is `3 changes in 28 days`, %2 the time of the last change
    const QString last = StrataPanel::tr("%1, last on %2").arg(pace, QLocale().toString(churn.lastChange.toLocalTime(), QLocale::ShortFormat));
    //: Part of a tooltip; %1 is the number and time of changes
    return churn.changesTooOften() ? StrataPanel::tr("%1: more often than declared").arg(last) : last;
}

/// Returns the churn of each layer by file. Empty if no changes are recorded, because layers without records must not look like layers that never change.
QHash<QString, LayerChurn> churnOf(const OpenedWorkspace &workspace)
{
    const Result<QHash<QString, LayerChurn>> layers = layerChurn(workspace, QDateTime::currentDateTimeUtc());
    const bool isRecorded = layers && std::any_of(layers->begin(), layers->end(), [](const LayerChurn &layer) { return layer.pace.count > 0; });
    return isRecorded ? *layers : QHash<QString, LayerChurn>();
}

/// Returns the churn of each layer, computed from the recorded changes and the current declared cadences.
QHash<QString, StratumChurn> churnMarksOf(const OpenedWorkspace &workspace, const QHash<QString, LayerChurn> &churn)
{
    QHash<QString, StratumChurn> marks;
    for (const Layer &layer : workspace.library.stack.layers) {
        if (!churn.contains(layer.file()))
            continue;
        LayerChurn now = churn.value(layer.file());
        now.declaredRate = changesPerDay(layer.cadence);
        marks.insert(layer.file(), {churnText(now), now.changesTooOften()});
    }
    return marks;
}

/// target position of that layer
TokenCount totalOf(const Strata &strata)
{
    return strata.request.tokens > 0 ? strata.request : strata.total;
}

QString totalTip(const Strata &strata)
{
    QStringList lines{sizeText(totalOf(strata), strata.unit), certaintyText(totalOf(strata), strata.unit)};
    if (strata.request.tokens > 0)
        //: Line of a tooltip; %1 is a number of tokens
        lines += StrataPanel::tr("Tools and request overhead: %1 tokens").arg(numberText(strata.outsideTokens));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

StrataPanel::StrataPanel(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::StrataPanel>())
    , m_strataTask(this)
    , m_planTask(this)
    , m_historyTask(this)
{
    m_ui->setupUi(this);
    m_menu = new QMenu(tr("&Layers"), this);
    m_menu->setObjectName(QStringLiteral("menuLayers"));
    m_ui->view->setModel(&m_model);
    setFolderContents({});
    makeActions();
    setUpHeader();
    connectView();
    connectProposal();
    m_ui->proposal->hide();
    updateHeader();
    updateActions();
    setFocusProxy(m_ui->view);
}

StrataPanel::~StrataPanel() = default;

QAction *StrataPanel::makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    m_menu->addAction(action);
    return action;
}

void StrataPanel::makeActions()
{
    m_openAction = makeAction(QStringLiteral("strataOpen"), tr("&Open"), tr("Open the document of this layer (Enter)"),
        QStringLiteral("other"));
    connect(m_openAction, &QAction::triggered, this, [this] { Q_EMIT m_ui->view->activated(m_ui->view->currentIndex()); });
    m_menu->addSeparator();
    makeMoveActions();
    makeTierMenu();
    m_menu->addSeparator();
    QAction *freshAction = makeAction(QStringLiteral("strataNewLayer"), tr("&New Layer…"),
        tr("Create a layer in this tier"), QStringLiteral("new"));
    connect(freshAction, &QAction::triggered, this, [this] { Q_EMIT newLayerRequested(currentTier()); });
    m_menu->addSeparator();
    QAction *table = makeAction(QStringLiteral("strataCopyTable"), tr("&Copy as Table"),
        tr("Copy the strata as a table for a spreadsheet"), QStringLiteral("copy"));
    connect(table, &QAction::triggered, this, &StrataPanel::copyTable);
    QAction *exportAction = makeAction(QStringLiteral("strataExport"), tr("&Export as SVG…"),
        tr("Export the strata view to a file"), QStringLiteral("export"));
    connect(exportAction, &QAction::triggered, this, &StrataPanel::exportRequested);
}

void StrataPanel::makeMoveActions()
{
    struct Move {
        QString name;
        QString text;
        QString toolTip;
        QString icon;
        QKeySequence keys;
        int direction;
        bool movesToTier;
    };
    const QList<Move> moves{
        {QStringLiteral("strataUp"), tr("Move U&p"), tr("Move this layer to a later position in its tier"),
            QStringLiteral("move-up"), QKeySequence(Qt::ALT | Qt::Key_Up), 1, false},
        {QStringLiteral("strataDown"), tr("Move &Down"), tr("Move this layer to an earlier position in its tier"),
            QStringLiteral("move-down"), QKeySequence(Qt::ALT | Qt::Key_Down), -1, false},
        {QStringLiteral("strataTierUp"), tr("Move to the Tier &Above"), tr("Move this layer to the next tier of the prompt"),
            QStringLiteral("tier-up"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Up), 1, true},
        {QStringLiteral("strataTierDown"), tr("Move to the Tier &Below"),
            tr("Move this layer to the previous tier of the prompt"), QStringLiteral("tier-down"),
            QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Down), -1, true},
    };
    for (const Move &move : moves) {
        QAction *action = makeAction(move.name, move.text, move.toolTip, move.icon);
        action->setShortcut(move.keys);
        connect(action, &QAction::triggered, this, [this, move] { step(move.direction, move.movesToTier); });
        m_moveActions += action;
    }
}

void StrataPanel::makeTierMenu()
{
    m_tierMenu = m_menu->addMenu(tr("Move to &Tier"));
    for (auto tier = allTiers.rbegin(); tier != allTiers.rend(); ++tier) {
        QAction *action = m_tierMenu->addAction(tierIcon(*tier), tierTitle(*tier));
        action->setObjectName(QStringLiteral("strataTo-") + tierName(*tier));
        action->setToolTip(tr("Move this layer to the top of %1").arg(tierTitle(*tier)));
        connect(action, &QAction::triggered, this, [this, tier = *tier] {
            if (const auto target = m_ui->view->topPosition(tier))
                proposeMove(m_ui->view->currentPath(), *target);
        });
    }
    m_moveActions += m_tierMenu->menuAction();
    m_moveActions += m_tierMenu->actions();
}

void StrataPanel::setUpHeader()
{
    const QList<std::tuple<QToolButton *, QString, int>> buttons{
        {m_ui->zoomOut, QStringLiteral("zoom-out"), -1}, {m_ui->zoomIn, QStringLiteral("zoom-in"), 1}};
    for (const auto &[button, icon, steps] : buttons) {
        button->setIcon(lineIcon(icon));
        connect(button, &QToolButton::clicked, m_ui->view, [this, count = steps] { m_ui->view->zoomBy(count); });
    }
    m_ui->fit->setIcon(lineIcon(QStringLiteral("fit")));
    connect(m_ui->fit, &QToolButton::clicked, m_ui->view, &StrataView::setFitToHeight);
    connect(m_ui->view, &StrataView::zoomChanged, this, &StrataPanel::updateScale);
    m_ui->more->setIcon(lineIcon(QStringLiteral("more")));
    m_ui->more->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &StrataPanel::updateActions);
    m_ui->scale->setForegroundRole(QPalette::PlaceholderText);
    m_ui->scale->setFont(captionFont(font()));
}

void StrataPanel::connectView()
{
    new PanelKeys(this);
    connect(m_ui->view, &QAbstractItemView::clicked, this, &StrataPanel::choose);
    connect(m_ui->view, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        choose(index);
        if (!index.data(PathRole).toString().isEmpty())
            Q_EMIT documentFocusRequested();
    });
    connect(m_ui->view, &StrataView::moveRequested, this, &StrataPanel::proposeMove);
    connect(m_ui->view->selectionModel(), &QItemSelectionModel::currentChanged, this, &StrataPanel::updateActions);
    connect(m_ui->empty, &EmptyState::actionTriggered, this, &StrataPanel::runEmptyAction);
}

void StrataPanel::connectProposal()
{
    connect(m_ui->proposal, &MoveProposal::accepted, this, &StrataPanel::acceptMove);
    connect(m_ui->proposal, &MoveProposal::canceled, this, &StrataPanel::cancelMove);
}

void StrataPanel::setPrompt(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const std::shared_ptr<const RenderResult> &result,
    const QString &incompleteReason)
{
    m_workspace = workspace;
    m_incompleteReason = incompleteReason;
    m_job = job;
    m_result = result;
    refresh();
    if (m_churnFolder != workspace->folder)
        readHistory();
    if (isProposing())
        plan();
}

void StrataPanel::refresh()
{
    m_strataTask.run(
        [workspace = m_workspace, result = m_result, churn = m_churn] {
            const Strata strata = computeStrata(*workspace, result->bundle, result->request, churnMarksOf(*workspace, churn));
            return std::pair(strata, strata.isEmpty() ? folderContents(*workspace) : FolderContents());
        },
        [this](const std::pair<Strata, FolderContents> &result) {
            setFolderContents(result.second);
            setStrata(result.first);
        });
}

/// Reads the change history on a worker thread. If it cannot be read, no layer is marked; the History panel shows the error.
void StrataPanel::readHistory()
{
    if (!m_workspace)
        return;
    if (std::exchange(m_churnFolder, m_workspace->folder) != m_workspace->folder)
        m_churn.clear();
    m_historyTask.run([workspace = m_workspace] { return churnOf(*workspace); }, [this](const QHash<QString, LayerChurn> &churn) {
        m_churn = churn;
        if (m_workspace)
            refresh();
    });
}

void StrataPanel::clearContents()
{
    m_strataTask.discard();
    m_historyTask.discard();
    m_churn.clear();
    m_churnFolder.clear();
    m_workspace.reset();
    closeProposal();
    setFolderContents({});
    setStrata({});
}

void StrataPanel::setFolderContents(const FolderContents &contents)
{
    const NoLayersTexts texts = noLayersTexts(contents);
    m_ui->empty->setTexts(texts.title, texts.text, texts.button);
    m_emptyAction = texts.action;
}

/// Runs the action of the button of an empty stack.
void StrataPanel::runEmptyAction()
{
    switch (m_emptyAction) {
    case NoLayersAction::NewLayer:
        return Q_EMIT newLayerRequested(Tier::Topsoil);
    case NoLayersAction::ReviewAdoption:
        return Q_EMIT adoptionRequested();
    case NoLayersAction::ShowRules:
        return Q_EMIT commandRequested(QStringLiteral("showRules"));
    case NoLayersAction::ShowPromptTypes:
        return Q_EMIT commandRequested(QStringLiteral("showTemplates"));
    }
}

void StrataPanel::setStrata(const Strata &strata)
{
    const QString current = m_selectedPath.isEmpty() ? m_ui->view->currentPath() : m_selectedPath;
    m_model.setStrata(strata);
    m_ui->pages->setCurrentWidget(strata.isEmpty() ? static_cast<QWidget *>(m_ui->empty) : m_ui->ground);
    if (m_ui->view->currentPath() != current)
        m_ui->view->selectPath(current);
    m_selectedPath.clear();
    updateHeader();
    updateActions();
}

void StrataPanel::select(const QString &path)
{
    if (m_model.indexOfPath(path).isValid())
        m_ui->view->selectPath(path);
    else
        m_ui->view->clearSelection();
}

void StrataPanel::updateHeader()
{
    const Strata &strata = m_model.strata();
    m_ui->header->setVisible(m_ui->pages->currentWidget() == m_ui->ground);
    const QString size = sizeText(totalOf(strata), strata.unit);
    //: Line below the strata; %1 is the size of a prompt without the files that have errors
    m_ui->total->setFullText(m_incompleteReason.isEmpty() ? size : tr("%1, incomplete").arg(size));
    m_ui->total->setShortText(numberText(totalOf(strata)));
    m_ui->total->setMinimumWidth(m_ui->total->fontMetrics().horizontalAdvance(numberText(totalOf(strata))) + 2); // the minimum width has room for the whole number
    m_ui->total->setToolTip(m_incompleteReason.isEmpty() ? totalTip(strata) : m_incompleteReason + u'\n' + totalTip(strata));
    updateScale();
}

void StrataPanel::updateScale()
{
    m_ui->scale->setText(scaleText(m_model.strata()));
    m_ui->scale->setToolTip(scaleDescription(m_model.strata()));
    m_ui->scale->setAccessibleDescription(m_ui->scale->toolTip());
    m_ui->fit->setChecked(m_ui->view->isFitToHeight());
}

void StrataPanel::updateActions()
{
    const QModelIndex index = m_ui->view->currentIndex();
    const bool isMovable = index.data(MovableRole).toBool() && m_workspace;
    for (QAction *action : std::as_const(m_moveActions))
        action->setEnabled(isMovable);
    const bool isRequest = index.isValid() && index.data(KindRole).toInt() == static_cast<int>(StratumKind::Request);
    m_openAction->setEnabled(isRequest || !index.data(PathRole).toString().isEmpty());
}

void StrataPanel::choose(const QModelIndex &index)
{
    const QString path = index.data(PathRole).toString();
    if (!path.isEmpty())
        Q_EMIT documentChosen(path);
    else if (index.data(KindRole).toInt() == static_cast<int>(StratumKind::Request))
        Q_EMIT requestChosen();
}

void StrataPanel::step(int direction, bool isToTier)
{
    const auto target =
        m_ui->view->adjacentPosition(direction, isToTier ? StrataView::Step::ToTier : StrataView::Step::InTier);
    if (target)
        proposeMove(m_ui->view->currentPath(), *target);
}

/// Proposes a move and sets the focus to the proposal, for Enter and Escape. The same shortcut moves the layer further.
void StrataPanel::proposeMove(const QString &path, const StrataPosition &target)
{
    const QModelIndex layer = m_model.indexOfPath(path);
    if (!m_workspace || !layer.data(MovableRole).toBool())
        return;
    m_path = path;
    m_proposedPosition = target;
    m_plan.reset();
    m_ui->view->selectPath(path);
    m_ui->view->showProposal(path, target);
    m_ui->proposal->showWork(layer.data().toString(), target);
    m_ui->proposal->show();
    m_ui->proposal->setFocus(Qt::OtherFocusReason);
    plan();
}

void StrataPanel::proposeMoveBeside(const QString &path, const QString &beside)
{
    const QModelIndex other = m_model.indexOfPath(beside);
    if (const Stratum *stratum = other.isValid() ? m_model.itemAt(other) : nullptr)
        proposeMove(path, {stratum->tier, stratum->position});
}

void StrataPanel::plan()
{
    m_planTask.run([workspace = m_workspace, job = m_job, path = m_path,
                       target = m_proposedPosition] { return planMove(*workspace, job, path, target); },
        [this](const Result<MovePlan> &plan) { showPlan(plan); });
}

void StrataPanel::showPlan(const Result<MovePlan> &plan)
{
    if (!isProposing())
        return;
    m_plan = plan ? std::optional(*plan) : std::nullopt;
    if (plan)
        m_ui->proposal->showPlan(*plan);
    else
        m_ui->proposal->showError(plan.error());
}

void StrataPanel::acceptMove()
{
    if (!m_plan || m_plan->move.change.isEmpty())
        return;
    const MovePlan plan = *m_plan;
    m_selectedPath = plan.move.file;
    closeProposal();
    //: Title of an undo step; %1 is a layer, %2 the tier to which it is moved
    Q_EMIT moveAccepted(plan.move.change, tr("Move %1 to %2").arg(plan.title, tierTitle(plan.move.to.tier)));
}

void StrataPanel::cancelMove()
{
    closeProposal();
}

void StrataPanel::closeProposal()
{
    const bool isFocused = m_ui->proposal->isAncestorOf(focusWidget());
    m_planTask.discard();
    m_path.clear();
    m_plan.reset();
    m_ui->view->clearProposal();
    m_ui->proposal->hide();
    if (isFocused)
        m_ui->view->setFocus();
}

QByteArray StrataPanel::toSvg() const
{
    Strata strata = m_model.strata();
    strata.tiers = strataRows(m_model);
    return strataSvg(strata, palette(), font(), isRightToLeft());
}

void StrataPanel::copyTable() const
{
    QGuiApplication::clipboard()->setText(m_model.toTabSeparatedText());
}

void StrataPanel::contextMenuEvent(QContextMenuEvent *event)
{
    updateActions();
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("strataContextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_menu->actions());
    if (const QString path = m_ui->view->currentPath(); !path.isEmpty())
        Q_EMIT documentMenuRequested(menu, path);
    menu->popup(event->globalPos());
}

Tier StrataPanel::currentTier() const
{
    const QVariant tier = m_ui->view->currentIndex().data(TierRole);
    return tier.isValid() ? static_cast<Tier>(tier.toInt()) : Tier::Topsoil;
}

} // namespace outcrop
