// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/budgetpanel.h"

#include "ui_budgetpanel.h"

#include "core/base/textdirection.h"
#include "gui/look/icons.h"
#include "gui/look/lineheight.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int delayMilliseconds = 250;
constexpr int minTableWidth = 40;

/// Fits the width to the current value, because the width of the maximum would not fit into a dock.
void fitToValue(QSpinBox *number)
{
    number->ensurePolished();
    QStyleOptionSpinBox option;
    option.initFrom(number);
    const int margin = 2 * number->fontMetrics().horizontalAdvance(u'0');
    const QSize text(number->fontMetrics().horizontalAdvance(number->text()) + margin, textLineHeight(number->fontMetrics()));
    number->setMinimumWidth(number->style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, number).width());
}

} // namespace

BudgetPanel::BudgetPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::BudgetPanel>())
{
    m_ui->setupUi(this);
    setUpBar();
    setUpTable();
    setUpExportMenu();
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &BudgetPanel::showStale);
    connect(m_ui->chart, &BarChart::segmentChosen, this, &BudgetPanel::choose);
    connect(m_ui->chart, &BarChart::currentChanged, this, [this](const QString &key) { selectPart(key, {}); });
    connect(m_ui->empty, &EmptyState::actionTriggered, this, &BudgetPanel::libraryRequested);
    setFocusProxy(m_ui->chart);
    clearContents();
}

BudgetPanel::~BudgetPanel() = default;

void BudgetPanel::setUpBar()
{
    const QList<QString> names{tr("Context windows"), tr("Breakdown"), tr("Cache plan"), tr("History")};
    for (const QString &name : names)
        m_ui->figures->addTab(name);
    m_ui->figures->setDrawBase(false);
    m_ui->figures->setExpanding(false);
    connect(m_ui->figures, &QTabBar::currentChanged, this, [this] {
        fillScaleChoices();
        update();
        Q_EMIT figureChanged();
    });
    connect(m_ui->choice, &QComboBox::currentIndexChanged, this, &BudgetPanel::update);
    connect(m_ui->provider, &QComboBox::currentIndexChanged, this, &BudgetPanel::update);
    for (QSpinBox *number : {m_ui->turns, m_ui->responseTokens, m_ui->sessions}) {
        number->setKeyboardTracking(false);
        number->setGroupSeparatorShown(true);
        connect(number, &QSpinBox::valueChanged, number, [number] { fitToValue(number); });
        connect(number, &QSpinBox::valueChanged, this, &BudgetPanel::frequencyChanged);
        fitToValue(number);
    }
    wrapChoices();
    equalizeTabHeights();
    fillScaleChoices();
}

/// Moves the choices into a flow layout, so that they wrap in a narrow dock.
void BudgetPanel::wrapChoices()
{
    auto *row = new FlowLayout;
    for (QWidget *choice : QList<QWidget *>{m_ui->provider, m_ui->choice, m_ui->turns, m_ui->responseTokens, m_ui->sessions})
        row->addWidget(choice);
    delete m_ui->choices;
    m_ui->column->insertLayout(1, row);
}

/// Gives all tabs the same height, so that the dock does not grow and its tabs stay under the pointer.
void BudgetPanel::equalizeTabHeights()
{
    const QList<QWidget *> choices{m_ui->provider, m_ui->choice, m_ui->turns, m_ui->responseTokens, m_ui->sessions};
    int height = 0;
    for (QWidget *choice : choices) {
        choice->ensurePolished();
        height = std::max(height, choice->sizeHint().height());
    }
    for (QWidget *choice : choices)
        choice->setMinimumHeight(height);
    QSizePolicy policy = m_ui->choice->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_ui->choice->setSizePolicy(policy);
    m_ui->summary->setMinimumHeight(textLineHeight(m_ui->summary->fontMetrics())); // the summary can be empty
}

void BudgetPanel::setUpTable()
{
    setUpValueTable(m_ui->table, &m_model);
    keepColumnsInView(m_ui->table);
    m_ui->table->horizontalHeader()->setStretchLastSection(true);
    m_ui->chart->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    connect(m_ui->table, &QTableView::clicked, this, &BudgetPanel::chooseRow);
    connect(m_ui->table, &QTableView::activated, this, [this](const QModelIndex &index) {
        chooseRow(index);
        if (!index.data(PathRole).toString().isEmpty())
            Q_EMIT documentFocusRequested();
    });
    connect(
        m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
            if (const ValueRow *row = m_model.rowAt(index))
                m_ui->chart->setCurrent(row->key);
        });
    connect(m_ui->numbers, &QToolButton::toggled, this, [this](bool isShown) {
        m_ui->table->setVisible(isShown);
        if (isShown && m_ui->figurePage->sizes().value(1) < minTableWidth)
            m_ui->figurePage->setSizes({6000, 4000}); // a splitter can leave no width for a widget that was hidden
    });
}

void BudgetPanel::setUpExportMenu()
{
    auto *formats = new QMenu(m_ui->exportFigure);
    const QList<std::pair<FigureFormat, QString>> kinds = {{FigureFormat::Png, tr("Chart as &PNG…")}, {FigureFormat::Svg, tr("Chart as &SVG…")},
        {FigureFormat::Csv, tr("Data as &CSV…")}};
    for (const auto &[format, text] : kinds)
        connect(formats->addAction(text), &QAction::triggered, this, [this, format = format] { Q_EMIT exportRequested(format); });
    formats->addSeparator();
    connect(formats->addAction(lineIcon(QStringLiteral("copy")), tr("C&opy as Table")), &QAction::triggered, this, &BudgetPanel::copyTable);
    m_ui->exportFigure->setMenu(formats);
}

/// Fills the list of units and groupings for the current chart.
void BudgetPanel::fillScaleChoices()
{
    QStringList choices;
    switch (figure()) {
    case Figure::Windows:
        choices = {tr("In tokens"), tr("As a share of the context window")};
        break;
    case Figure::Breakdown:
        choices = {tr("By tier"), tr("By kind"), tr("By share of the context window")};
        break;
    case Figure::Plan:
        choices = {tr("In tokens"), tr("In dollars")};
        break;
    case Figure::History:
        break;
    }
    const QSignalBlocker blocker(m_ui->choice);
    m_ui->choice->clear();
    m_ui->choice->addItems(choices);
    m_ui->choice->setVisible(!choices.isEmpty());
    m_ui->provider->setVisible(figure() == Figure::Breakdown || figure() == Figure::Plan);
    for (QSpinBox *number : {m_ui->turns, m_ui->responseTokens, m_ui->sessions})
        number->setVisible(figure() == Figure::Plan);
}

/// Lists the providers. Selects the provider of the current render until the user selects another.
void BudgetPanel::fillProviders(const QString &chosen)
{
    const QString before = m_ui->provider->currentText();
    const QString wanted = before.isEmpty() || before == m_chosenProvider ? chosen : before;
    const QSignalBlocker blocker(m_ui->provider);
    QStringList names;
    for (const ProviderBudget &provider : std::as_const(m_providers))
        names += provider.provider;
    m_ui->provider->clear();
    m_ui->provider->addItems(names);
    m_ui->provider->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, names.indexOf(names.contains(wanted) ? wanted : chosen))));
    m_chosenProvider = chosen;
}

void BudgetPanel::setProviders(const QList<ProviderBudget> &providers, const QString &chosen)
{
    m_providers = providers;
    m_isStale = false;
    m_delay.stop();
    fillProviders(chosen);
    update();
}

void BudgetPanel::setStale()
{
    if (!m_isStale && !m_providers.isEmpty() && !m_delay.isActive())
        m_delay.start();
}

void BudgetPanel::showStale()
{
    m_isStale = true;
    m_ui->chart->setStale(true);
    m_ui->exportFigure->setEnabled(false);
    m_ui->summary->setText(tr("Counting…"));
}

void BudgetPanel::clearContents()
{
    m_providers.clear();
    m_points.clear();
    m_path.clear();
    m_title.clear();
    m_isStale = false;
    m_delay.stop();
    update();
}

void BudgetPanel::setDocument(const QString &path, const QString &title, const QList<SizePoint> &points)
{
    m_path = path;
    m_title = title;
    m_points = points;
    if (figure() == Figure::History)
        return update();
    const auto about = [&](const ValueRow &row) { return row.path == path && !path.isEmpty(); };
    const auto found = std::find_if(m_shownFigure.table.rows.begin(), m_shownFigure.table.rows.end(), about);
    if (found != m_shownFigure.table.rows.end())
        selectPart(found->key, {});
}

BudgetPanel::Figure BudgetPanel::figure() const
{
    return static_cast<Figure>(std::max(0, m_ui->figures->currentIndex()));
}

void BudgetPanel::showFigure(Figure figure)
{
    m_ui->figures->setCurrentIndex(static_cast<int>(figure));
}

const ProviderBudget *BudgetPanel::provider() const
{
    const int row = m_ui->provider->currentIndex();
    return row >= 0 && row < m_providers.size() ? &m_providers.at(row) : nullptr;
}

BudgetPanel::FigureMaker BudgetPanel::figureMaker() const
{
    return [shown = figure(), choice = std::max(0, m_ui->choice->currentIndex()), row = m_ui->provider->currentIndex(), title = m_title, path = m_path,
               points = m_points](const QList<ProviderBudget> &providers) {
        const ProviderBudget *chosen = row >= 0 && row < providers.size() ? &providers.at(row) : nullptr;
        switch (shown) {
        case Figure::Windows:
            return windowFigure(providers, static_cast<WindowScale>(choice));
        case Figure::Breakdown:
            return chosen ? breakdownFigure(*chosen, static_cast<Breakdown>(choice)) : BudgetFigure();
        case Figure::Plan:
            return chosen ? planFigure(*chosen, static_cast<PlanScale>(choice)) : BudgetFigure();
        case Figure::History:
            return historyFigure(title, path, points);
        }
        return BudgetFigure();
    };
}

void BudgetPanel::update()
{
    m_shownFigure = figureMaker()(m_providers);
    const bool isEmpty = m_shownFigure.table.rows.isEmpty();
    m_ui->chart->setStale(m_isStale);
    m_ui->chart->setBars(m_shownFigure.bars);
    m_ui->chart->setAccessibleName(tr("Chart: %1").arg(m_ui->figures->tabText(m_ui->figures->currentIndex()).remove(u'&')));
    m_ui->chart->setAccessibleDescription(m_shownFigure.summary);
    const bool hasOtherColumns = m_model.table().headers != m_shownFigure.table.headers;
    m_model.setTable(m_shownFigure.table);
    if (hasOtherColumns)
        m_ui->table->resizeColumnsToContents();
    m_ui->exportFigure->setEnabled(!isEmpty && !m_isStale);
    m_ui->summary->setText(m_isStale ? tr("Counting…") : m_shownFigure.headline);
    m_ui->summary->setToolTip(m_shownFigure.summary);
    m_ui->pages->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty) : m_ui->figurePage);
    if (isEmpty)
        showEmpty();
}

void BudgetPanel::showEmpty()
{
    const ProviderBudget *chosen = provider();
    if (figure() == Figure::History)
        return m_ui->empty->setTexts(tr("No recorded sizes"),
            m_path.isEmpty() ? tr("Open a layer to see its size after each save.")
                             : tr("The size of a layer, agent or skill is recorded here when you open the workspace and each time you save the document."),
            tr("Go to the Library"));
    if (chosen && !chosen->error.isEmpty())
        return m_ui->empty->setTexts(tr("No budget for %1").arg(chosen->provider), chosen->error, tr("Go to the Library"));
    m_ui->empty->setTexts(tr("No request"),
        tr("Open a workspace and choose a provider to see the context window usage and the cost of the prompt for each "
           "model."));
}

/// Opens the breakdown of a provider from the chart of context windows; selects the segment in other charts.
void BudgetPanel::choose(const BarSegment &segment)
{
    if (figure() == Figure::Windows) {
        const int bar = m_ui->provider->findText(segment.key.section(u'/', 0, 0));
        m_ui->provider->setCurrentIndex(bar);
        return showFigure(Figure::Breakdown);
    }
    selectPart(segment.key, segment.path);
}

void BudgetPanel::chooseRow(const QModelIndex &index)
{
    if (const ValueRow *row = m_model.rowAt(index))
        selectPart(row->key, row->path);
}

void BudgetPanel::selectPart(const QString &key, const QString &path)
{
    const QModelIndex row = m_model.indexOf(key);
    if (row.isValid() && m_ui->table->currentIndex().row() != row.row())
        m_ui->table->setCurrentIndex(row);
    m_ui->chart->setCurrent(key);
    const QRect segment = m_ui->chart->currentRect().toRect();
    if (!segment.isNull())
        m_ui->chartArea->ensureVisible(segment.center().x(), segment.center().y(), 0, segment.height());
    if (!path.isEmpty())
        Q_EMIT documentChosen(path);
}

Frequency BudgetPanel::frequency() const
{
    return {m_ui->turns->value(), m_ui->responseTokens->value(), m_ui->sessions->value()};
}

QByteArray BudgetPanel::toBytes(FigureFormat format) const
{
    switch (format) {
    case FigureFormat::Png:
        return m_ui->chart->toPng();
    case FigureFormat::Svg:
        return m_ui->chart->toSvg();
    case FigureFormat::Csv:
        return toCsv(m_shownFigure.table);
    }
    return {};
}

void BudgetPanel::copyTable() const
{
    QString text = m_shownFigure.table.headers.join(u'\t') + u'\n';
    for (const ValueRow &row : m_shownFigure.table.rows) {
        QStringList cells;
        for (const outcrop::TableCell &figure : row.cells)
            cells += figure.text;
        text += cells.join(u'\t') + u'\n';
    }
    QGuiApplication::clipboard()->setText(withoutIsolates(text));
}

} // namespace outcrop
