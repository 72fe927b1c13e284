// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/quality/qualitypanel.h"

#include "ui_qualitypanel.h"

#include "core/base/englishthread.h"
#include "gui/look/icons.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/rowtext.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns the index of the first type that has ratings, or else of the first type; -1 if there are no types.
qsizetype initialTrendIndex(const QList<QualityTrend> &trends)
{
    const auto ratedTrend = std::find_if(trends.begin(), trends.end(), [](const QualityTrend &trend) { return trend.judged() > 0; });
    if (ratedTrend != trends.end())
        return ratedTrend - trends.begin();
    return trends.isEmpty() ? -1 : 0;
}

/// Returns whether a type has ratings or rule violations.
bool hasResults(const QualityTrend &trend)
{
    return trend.judged() > 0 || std::any_of(trend.weeks.begin(), trend.weeks.end(), [](const QualityWeek &week) { return week.violations > 0; });
}

} // namespace

QualityPanel::QualityPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::QualityPanel>())
{
    m_ui->setupUi(this);
    setUpValueTable(m_ui->trendTable, &m_table);
    keepColumnsInView(m_ui->trendTable);
    m_ui->trendChart->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->bar->setStretch(1, 1); // the text takes the remaining width, and the type list keeps its width
    connectBar();
    setFocusProxy(m_ui->trendTable);
    clearContents();
}

QualityPanel::~QualityPanel() = default;

void QualityPanel::connectBar()
{
    m_ui->compareVariants->setIcon(lineIcon(QStringLiteral("experiments")));
    m_ui->reloadTrend->setIcon(lineIcon(QStringLiteral("reload")));
    m_ui->copyTrend->setIcon(lineIcon(QStringLiteral("copy")));
    m_ui->exportTrend->setIcon(lineIcon(QStringLiteral("export")));
    connect(m_ui->trendType, &QComboBox::currentIndexChanged, this, &QualityPanel::update);
    connect(m_ui->reloadTrend, &QToolButton::clicked, this, &QualityPanel::reloadRequested);
    connect(m_ui->copyTrend, &QToolButton::clicked, this, &QualityPanel::copyTable);
    connect(m_ui->exportTrend, &QToolButton::clicked, this, &QualityPanel::exportRequested);
    connect(m_ui->compareVariants, &QToolButton::clicked, this, &QualityPanel::experimentRequested);
    connect(m_ui->trendEmpty, &EmptyState::actionTriggered, this,
        [this] { m_error.isEmpty() ? Q_EMIT sendRequested() : Q_EMIT reloadRequested(); });
    connect(m_ui->trendTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &index) {
            if (const ValueRow *row = index.isValid() ? m_table.rowAt(index) : nullptr)
                m_ui->trendChart->setCurrent(row->key);
        });
}

void QualityPanel::setTrends(const QList<QualityTrend> &found, const QualityScale &scale)
{
    m_trends = found;
    m_trends.removeIf([](const QualityTrend &trend) { return !hasResults(trend); });
    m_scale = scale;
    m_error.clear();
    m_errorDetails.clear();
    const QString before = m_ui->trendType->currentText();
    QStringList titles;
    for (const QualityTrend &trend : std::as_const(m_trends))
        titles += trendTitle(trend);
    {
        const QSignalBlocker blocker(m_ui->trendType);
        m_ui->trendType->clear();
        m_ui->trendType->addItems(titles);
        const qsizetype kept = before.isEmpty() ? -1 : titles.indexOf(before);
        m_ui->trendType->setCurrentIndex(static_cast<int>(kept >= 0 ? kept : initialTrendIndex(m_trends)));
    }
    update();
}

void QualityPanel::setError(const QString &title, const QString &details)
{
    m_trends.clear();
    m_ui->trendType->clear();
    m_error = title;
    m_errorDetails = details;
    update();
}

void QualityPanel::clearContents()
{
    setTrends({}, {});
}

const QualityTrend *QualityPanel::chosenTrend() const
{
    const int row = m_ui->trendType->currentIndex();
    return row >= 0 && row < m_trends.size() ? &m_trends.at(row) : nullptr;
}

ValueTable QualityPanel::exportedTable() const
{
    const EnglishThread english;
    const QualityTrend *trend = chosenTrend();
    return trend ? trendTable(*trend, m_scale) : ValueTable();
}

void QualityPanel::update()
{
    const QualityTrend *trend = chosenTrend();
    m_ui->trendChart->setTrend(trend ? *trend : QualityTrend(), m_scale);
    m_ui->trendChart->setAccessibleName(trend ? tr("Chart: quality of %1").arg(trendTitle(*trend)) : tr("Chart: quality"));
    m_ui->trendChart->setAccessibleDescription(trend ? trendText(*trend, m_scale) : QString());
    m_table.setTable(trend ? trendTable(*trend, m_scale) : ValueTable());
    m_ui->trendChart->setVisible(trend && trend->judged() > 0); // a type without ratings can have rule violations
    m_ui->trendText->setFullText(trend ? trendText(*trend, m_scale) : QString());
    m_ui->compareVariants->setVisible(trend != nullptr);
    for (QWidget *control : QList<QWidget *>{m_ui->trendType, m_ui->copyTrend, m_ui->exportTrend})
        control->setEnabled(trend != nullptr);
    if (m_error.isEmpty())
        m_ui->trendEmpty->setTexts(tr("No rated responses yet"), tr("When you send prompts, the responses are rated and recorded. Their quality appears here by week and prompt type."), tr("Send prompt"));
    else
        m_ui->trendEmpty->setTexts(m_error, m_errorDetails, tr("Try again"));
    m_ui->pages->setCurrentWidget(trend ? static_cast<QWidget *>(m_ui->trendPage) : m_ui->trendEmpty);
}

void QualityPanel::copyTable() const
{
    QGuiApplication::clipboard()->setText(tableAsText(m_table));
}

} // namespace outcrop
