// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/comparepanel.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/valuedelegate.h"
#include "models/base/rowtext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace outcrop {

namespace {

QList<DocumentPtr> documentsOf(const ProviderCatalog &catalog)
{
    QList<DocumentPtr> documents;
    for (const Adapter &adapter : catalog.adapters())
        documents += adapter.document;
    return documents;
}

bool isCompared(const QList<CompareTarget> &targets, const QString &provider)
{
    return std::any_of(targets.begin(), targets.end(), [&provider](const CompareTarget &target) { return target.provider == provider; });
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent)
    , m_providers(new QToolButton(this))
    , m_providerMenu(new QMenu(m_providers))
    , m_form(new QComboBox(this))
    , m_onlyDifferencesBox(new QCheckBox(tr("Only differences"), this))
    , m_key(new ElidedLabel(this))
    , m_table(new QTableView(this))
    , m_splitter(new QSplitter(this))
    , m_pages(new QStackedWidget(this))
    , m_losses(new ComparedLosses(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    setUpChoices();
    setUpTable();
    setUpPanes();
    setUpLosses();
    setFocusProxy(m_providers);
}

void ComparePanel::setUpChoices()
{
    m_providers->setObjectName(QStringLiteral("compareProviders"));
    m_providers->setPopupMode(QToolButton::InstantPopup);
    m_providers->setMenu(m_providerMenu);
    m_providerMenu->installEventFilter(this);
    m_providers->setAccessibleName(tr("Providers to compare"));
    m_providers->setToolTip(tr("Two to five providers side by side"));
    m_form->setObjectName(QStringLiteral("compareForm"));
    m_form->setAccessibleName(tr("Text to compare"));
    m_form->addItem(tr("Prompt"));
    m_form->addItem(tr("Request"));
    m_onlyDifferencesBox->setObjectName(QStringLiteral("onlyDifferences"));
    m_onlyDifferencesBox->setToolTip(tr("Show only the lines that differ between providers, and one line before and after them"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_providers);
    row->addWidget(m_form);
    row->addWidget(m_onlyDifferencesBox);
    m_key->setObjectName(QStringLiteral("compareKey"));
    m_key->setForegroundRole(QPalette::PlaceholderText);
    m_key->setShortText(QStringLiteral("+ ↕ ≠")); // the tooltip explains the symbols
    row->addWidget(m_key, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    connect(m_form, &QComboBox::activated, this, [this] { m_isChosenByUser = true; });
    connect(m_form, &QComboBox::currentIndexChanged, this, [this](int form) {
        m_comparison.form = static_cast<Comparison::Form>(form);
        Q_EMIT comparisonChanged();
    });
    connect(m_onlyDifferencesBox, &QCheckBox::toggled, this, [this](bool showsOnlyDifferences) {
        m_comparison.showsOnlyDifferences = showsOnlyDifferences;
        Q_EMIT comparisonChanged();
    });
}

void ComparePanel::setUpTable()
{
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setAccessibleName(tr("Sizes, prices and losses by provider"));
    m_table->setModel(&m_numbers);
    m_table->setItemDelegate(new ValueDelegate(m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(textLineHeight(m_table->fontMetrics()) + 6);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout()->addWidget(m_table);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == static_cast<int>(CompareColumn::Losses))
            showLosses(index.row());
    });
    connect(m_table, &QTableView::activated, this, &ComparePanel::chooseCell);
}

/// Shows the losses of a row if its number of losses is chosen, otherwise goes to its text.
void ComparePanel::chooseCell(const QModelIndex &index)
{
    if (index.row() >= m_panes.size())
        return;
    if (index.column() == static_cast<int>(CompareColumn::Losses))
        return showLosses(index.row());
    showTexts();
    m_panes.at(index.row())->text()->setFocus(Qt::OtherFocusReason);
}

/// Puts the panes into a scroll area, so that they keep a readable width in a narrow window.
void ComparePanel::setUpPanes()
{
    m_splitter->setChildrenCollapsible(false);
    auto *room = new QScrollArea(this);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setWidget(m_splitter);
    room->setFocusPolicy(Qt::NoFocus);
    m_pages->addWidget(room);
    static_cast<QVBoxLayout *>(layout())->addWidget(m_pages, 1);
}

void ComparePanel::setUpLosses()
{
    m_pages->addWidget(m_losses);
    connect(m_losses, &ComparedLosses::backRequested, this, &ComparePanel::showTexts);
    connect(m_losses, &ComparedLosses::lossSourceChosen, this, &ComparePanel::lossSourceChosen);
}

void ComparePanel::showLosses(int row)
{
    if (row >= m_shownRenders.size() || !m_shownRenders.at(row).bundle)
        return; // a failed render has no losses or text to show
    m_losses->showRender(m_shownRenders.at(row));
    m_pages->setCurrentWidget(m_losses);
    m_losses->setFocus(Qt::OtherFocusReason);
}

void ComparePanel::showTexts()
{
    if (m_pages->currentWidget() != m_losses)
        return;
    const bool hadFocus = m_losses->isAncestorOf(window()->focusWidget());
    m_pages->setCurrentIndex(0);
    if (hadFocus)
        m_table->setFocus(Qt::OtherFocusReason);
}

/// Updates the displayed losses. Returns to the texts if the provider is not in the comparison or cannot be rendered.
void ComparePanel::updateLosses()
{
    if (m_pages->currentWidget() != m_losses)
        return;
    for (int row = 0; row < m_shownRenders.size(); ++row) {
        if (m_shownRenders.at(row).numbers.provider == m_losses->provider() && m_shownRenders.at(row).bundle)
            return m_losses->showRender(m_shownRenders.at(row));
    }
    showTexts();
}

void ComparePanel::setEditorOptions(const EditorOptions &options)
{
    m_editorOptions = options;
    for (RenderTextView *text : textViews())
        text->setEditorOptions(options);
    scheduleEqualHeights();
}

/// Sets the available providers. Initially compares the selected provider with up to two others.
void ComparePanel::setCatalog(const ProviderCatalog &catalog, const QString &chosen)
{
    const QList<DocumentPtr> adapters = documentsOf(catalog);
    if (adapters == m_adapters && chosen == m_chosenTarget)
        return;
    m_adapters = adapters;
    m_chosenTarget = chosen;
    m_catalog = catalog;
    QList<CompareTarget> targets = m_comparison.targets;
    targets.removeIf([&](const CompareTarget &target) { return !catalog.adapter(target.provider); });
    if (!chosen.isEmpty() && !isCompared(targets, chosen)) {
        if (targets.size() == maxComparedProviders)
            targets.removeFirst();
        targets.prepend({chosen});
    }
    targets = addMissingTargets(targets);
    if (targets != m_comparison.targets)
        setTargets(targets);
    fillProviders();
}

/// Adds providers up to a limit: three initially, the maximum after compareMaxProviders(), otherwise the minimum. If the user has chosen the providers or
/// the text, the limit is the minimum.
QList<CompareTarget> ComparePanel::addMissingTargets(QList<CompareTarget> targets) const
{
    constexpr qsizetype usual = 3;
    const qsizetype wanted = m_isChosenByUser ? minComparedProviders : m_comparesMaxProviders ? maxComparedProviders
        : m_comparison.targets.isEmpty()                                          ? usual
                                                                                  : minComparedProviders;
    for (const Adapter &adapter : m_catalog.adapters()) {
        if (targets.size() < wanted && !isCompared(targets, adapter.name))
            targets += CompareTarget{adapter.name};
    }
    return targets;
}

void ComparePanel::compareMaxProviders()
{
    m_comparesMaxProviders = true;
    if (m_isChosenByUser)
        return;
    m_form->setCurrentIndex(static_cast<int>(Comparison::Form::Request));
    if (const QList<CompareTarget> targets = addMissingTargets(m_comparison.targets); targets != m_comparison.targets)
        setTargets(targets);
}

/// Updates the menu of providers. Keeps its actions if the providers are unchanged, because the menu can be open.
void ComparePanel::fillProviders()
{
    QStringList shown, available;
    for (const QAction *action : m_providerMenu->actions())
        shown += action->text();
    for (const Adapter &adapter : m_catalog.adapters())
        available += adapter.name;
    if (shown != available)
        addProviders();
    const qsizetype count = m_comparison.targets.size();
    for (QAction *action : m_providerMenu->actions()) {
        const QSignalBlocker blocker(action);
        action->setChecked(isCompared(m_comparison.targets, action->text()));
        action->setEnabled(action->isChecked() ? count > minComparedProviders : count < maxComparedProviders);
    }
}

void ComparePanel::addProviders()
{
    m_providerMenu->clear();
    for (const Adapter &adapter : m_catalog.adapters()) {
        const QString provider = adapter.name;
        QAction *action = m_providerMenu->addAction(provider);
        action->setCheckable(true);
        connect(action, &QAction::toggled, this,
            [this, provider](bool isCompared) { setProviderCompared(provider, isCompared); });
    }
}

/// Keeps the menu of providers open, so that several providers can be chosen.
bool ComparePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_providerMenu || event->type() != QEvent::MouseButtonRelease)
        return QWidget::eventFilter(watched, event);
    QAction *action = m_providerMenu->actionAt(static_cast<QMouseEvent *>(event)->position().toPoint());
    if (!action || !action->isEnabled())
        return false;
    action->toggle();
    return true;
}

void ComparePanel::setProviderCompared(const QString &provider, bool isCompared)
{
    m_isChosenByUser = true;
    QList<CompareTarget> targets = m_comparison.targets;
    targets.removeIf([&](const CompareTarget &target) { return target.provider == provider; });
    if (isCompared)
        targets += CompareTarget{provider};
    setTargets(targets);
}

void ComparePanel::setTargets(const QList<CompareTarget> &targets)
{
    m_comparison.targets = targets;
    m_providers->setText(isolatedText(tr("%n provider(s)", nullptr, static_cast<int>(targets.size()))));
    QMetaObject::invokeMethod(this, &ComparePanel::fillProviders, Qt::QueuedConnection); // queued, because an action of the menu is emitting the signal
    fitPanes();
    Q_EMIT comparisonChanged();
}

void ComparePanel::fitPanes()
{
    while (m_panes.size() < m_comparison.targets.size())
        m_panes += addPane();
    while (m_panes.size() > m_comparison.targets.size())
        m_panes.takeLast()->deleteLater();
    for (qsizetype i = 0; i < m_panes.size(); ++i) {
        const CompareTarget &target = m_comparison.targets.at(i);
        m_panes.at(i)->setTarget(target, m_catalog.adapter(target.provider), i == 0);
    }
    //: The marks of lines in a comparison; %1 is the provider in the first column
    m_key->setFullText(m_panes.isEmpty() ? QString() : tr("Compared with %1: + only here · ↕ at another position · ≠ different text").arg(m_panes.constFirst()->provider()));
}

ComparePane *ComparePanel::addPane()
{
    auto *pane = new ComparePane(m_splitter);
    m_splitter->addWidget(pane);
    pane->text()->setEditorOptions(m_editorOptions);
    pane->text()->setToolTipSource([this, pane](qsizetype offset) {
        return m_toolTipSource ? m_toolTipSource(pane->text()->shownText()->tracedText.originAt(offset)) : QString();
    });
    pane->show();
    connect(pane, &ComparePane::scrolled, this, [this, pane] { alignOtherPanes(pane); });
    connect(pane->text(), &RenderTextView::resized, this, &ComparePanel::scheduleEqualHeights);
    connect(pane, &ComparePane::modelChosen, this, [this, pane](const QString &model) {
        m_comparison.targets[m_panes.indexOf(pane)].model = model;
        Q_EMIT comparisonChanged();
    });
    connect(pane->text(), &RenderTextView::characterChosen, this,
        [this, pane](qsizetype offset) { Q_EMIT originChosen(pane->text()->shownText()->tracedText.originAt(offset)); });
    return pane;
}

void ComparePanel::alignOtherPanes(ComparePane *source)
{
    if (m_isAligning)
        return;
    m_lastScrolledPane = source;
    const QScopedValueRollback aligning(m_isAligning, true);
    const bool isAtTop = source->text()->topLine() == 0; // all requests begin at the top, although their first lines differ
    const auto [origin, distanceFromTop] = source->topOrigin();
    for (ComparePane *pane : std::as_const(m_panes)) {
        if (isAtTop)
            pane->text()->setTopLine(0);
        else if (pane != source && !origin.isGenerated())
            pane->scrollToOrigin(origin, distanceFromTop);
    }
    equalizeHeights();
}

/// Equalizes the heights after the current event, once for all panes that are resized together.
void ComparePanel::scheduleEqualHeights()
{
    if (std::exchange(m_hasScheduledHeights, true))
        return;
    QMetaObject::invokeMethod(this, [this] {
        m_hasScheduledHeights = false;
        equalizeHeights();
    }, Qt::QueuedConnection);
}

/// Gives each visible row the same height in all panes, because a line can be wrapped in one pane only.
void ComparePanel::equalizeHeights()
{
    const QScopedValueRollback aligning(m_isAligning, true);
    QList<RenderTextView *> texts = textViews();
    texts.removeIf([](const RenderTextView *text) { return !text->isVisible(); }); // a provider with an error has no text
    for (const RenderTextView *visibleView : std::as_const(texts)) {
        const auto [first, end] = visibleView->visibleRange(); // includes the rows that become visible if the others become lower
        QList<double> heights;
        for (int row = first; row < end; ++row) {
            double height = 0;
            for (const RenderTextView *text : std::as_const(texts))
                height = std::max(height, text->naturalLineHeight(row));
            heights += height;
        }
        for (RenderTextView *text : std::as_const(texts))
            text->setMinimumLineHeights(first, heights);
    }
}

void ComparePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    scheduleEqualHeights();
}

/// Replaces the texts. Afterward, all panes, including new ones, show the same passage.
void ComparePanel::replaceTexts(const RenderSnapshot &snapshot)
{
    ComparePane *leadingPane = m_panes.contains(m_lastScrolledPane.data()) ? m_lastScrolledPane.data() : m_panes.value(0);
    const bool isAtTop = !leadingPane || leadingPane->text()->topLine() == 0;
    const std::pair<Origin, int> place = isAtTop ? std::pair<Origin, int>() : leadingPane->topOrigin();
    {
        const QScopedValueRollback aligning(m_isAligning, true); // texts scroll while they are replaced
        for (qsizetype i = 0; i < snapshot.compared.size(); ++i) {
            m_panes.at(i)->text()->clearMinimumLineHeights();
            m_panes.at(i)->text()->setLanguage(snapshot.comparison->form == Comparison::Form::Prompt
                    ? RenderTextView::Language::Markdown
                    : RenderTextView::Language::Request);
            m_panes.at(i)->showRender(snapshot.compared.at(i));
        }
        if (!place.first.isGenerated())
            leadingPane->scrollToOrigin(place.first, place.second); // the number of rows above the place can have changed
    }
    if (leadingPane)
        alignOtherPanes(leadingPane);
    scheduleEqualHeights(); // delayed until the highlighting and the scroll bars are up to date
}

void ComparePanel::showRender(const RenderSnapshot &snapshot)
{
    if (!snapshot.comparison || snapshot.comparison->targets != m_comparison.targets)
        return; // the texts for the new comparison are still being computed
    replaceTexts(snapshot);
    m_shownRenders = snapshot.compared;
    updateLosses();
    QList<ComparisonRow> rows;
    for (const ComparedRender &one : snapshot.compared)
        rows += one.numbers;
    alignPrices(rows);
    const bool hasOtherWidths = m_numbers.rowCount() != rows.size() || (!rows.isEmpty() && m_numbers.rows().constFirst().priceDecimals != rows.constFirst().priceDecimals);
    m_numbers.setRows(rows);
    if (!hasOtherWidths)
        return; // resizing columns is slow
    m_table->resizeColumnsToContents();
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    const int height = m_table->horizontalHeader()->sizeHint().height() + static_cast<int>(rows.size()) * rowHeight;
    m_table->setFixedHeight(height + 2 * m_table->frameWidth() + 4);
}

void ComparePanel::setStale(bool isStale)
{
    for (RenderTextView *text : textViews())
        text->setStale(isStale);
    m_table->setEnabled(!isStale);
    m_losses->setEnabled(!isStale);
}

RenderTextView *ComparePanel::currentTextView() const
{
    for (RenderTextView *text : textViews()) {
        if (text->hasFocus())
            return text;
    }
    return m_panes.isEmpty() ? nullptr : m_panes.constFirst()->text();
}

QList<RenderTextView *> ComparePanel::textViews() const
{
    QList<RenderTextView *> texts;
    for (const ComparePane *pane : m_panes)
        texts += pane->text();
    return texts;
}

QString ComparePanel::tableText() const
{
    QModelIndexList cells;
    for (int row = 0; row < m_numbers.rowCount(); ++row)
        cells += m_numbers.index(row, 0);
    return rowsAsText(cells);
}

} // namespace outcrop
