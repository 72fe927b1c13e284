// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/moveproposal.h"

#include "ui_moveproposal.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "gui/look/theme.h"
#include "gui/widgets/wordwrapdelegate.h"

#include <QApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>

namespace outcrop {

namespace {

constexpr int maxVisibleRows = 5;   ///< a table with more rows has a scroll bar
constexpr int maxEditLength = 24;   ///< width in characters at which two prices fit on one line
constexpr int linesForEffects = 30; ///< height in lines of a panel that has room for the effects on all providers

} // namespace

MoveProposal::MoveProposal(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::MoveProposal>())
{
    m_ui->setupUi(this);
    m_ui->effects->setModel(&m_model);
    m_ui->effects->header()->setStretchLastSection(false);
    m_ui->effects->header()->setMinimumSectionSize(24);
    m_ui->effects->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_ui->effects->setItemDelegateForColumn(int(EffectColumn::Edit), new WordWrapDelegate(*m_ui->effects, int(EffectColumn::Edit)));
    QFont boldFont = font();
    boldFont.setWeight(QFont::DemiBold);
    m_ui->heading->setFont(boldFont);
    m_ui->details->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *smallWidget : {static_cast<QWidget *>(m_ui->costs), static_cast<QWidget *>(m_ui->details), static_cast<QWidget *>(m_ui->effects)})
        smallWidget->setFont(captionFont(font()));
    connect(m_ui->effects->selectionModel(), &QItemSelectionModel::currentChanged, this, &MoveProposal::showCosts);
    connect(m_ui->take, &QPushButton::clicked, this, &MoveProposal::accepted);
    connect(m_ui->drop, &QPushButton::clicked, this, &MoveProposal::canceled);
}

MoveProposal::~MoveProposal() = default;

void MoveProposal::showWork(const QString &title, const StrataPosition &target)
{
    //: Question about a move; %1 is a layer, %2 a tier
    m_ui->heading->setText(tr("Move “%1” to %2?").arg(title, tierTitle(target.tier)));
    m_ui->details->setText(tr("Computing the effect on each provider’s request…"));
    m_ui->details->show();
    m_unchangedText.clear();
    setReady(false);
}

void MoveProposal::showPlan(const MovePlan &plan)
{
    const Tier from = plan.move.from.tier;
    const Tier to = plan.move.to.tier;
    const auto place = [](const TierPosition &position) { return groupedNumber(position.position.value_or(0) + 1, QLocale()); };
    if (from == to)
        //: Question about a move; %1 is a layer, %2 its tier, %3 and %4 are positions
        m_ui->heading->setText(tr("Move “%1” in %2 from position %3 to %4?")
                                   .arg(plan.title, tierTitle(to), place(plan.move.from), place(plan.move.to)));
    else
        m_ui->heading->setText(tr("Move “%1” from %2 to %3?").arg(plan.title, tierTitle(from), tierTitle(to)));
    QStringList details;
    QStringList others = plan.move.change.paths();
    others.removeAll(plan.move.file);
    if (!others.isEmpty())
        details += tr("This move also changes %1.").arg(others.join(listSeparator()));
    for (const Diagnostic &finding : plan.effect.newDiagnostics)
        details += finding.message;
    m_ui->details->setText(details.join(u'\n'));
    m_ui->details->setVisible(!details.isEmpty());
    m_unchangedText = plan.unchangedReason;
    m_hasEffect = plan.unchangedReason.isEmpty() || plan.effect.hasEffect();
    m_model.setRows(plan.effect.providers);
    chooseProvider(plan.provider);
    fitColumns();
    setReady(!plan.move.change.isEmpty());
}

void MoveProposal::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// Shows as many columns as fit completely, so that the table needs no horizontal scroll bar. The edit costs wrap if there is little room.
void MoveProposal::fitColumns()
{
    const QAbstractItemView *view = m_ui->effects; // the size hints are protected in the table
    QHeaderView *header = m_ui->effects->header();
    const QMargins margins = layout()->contentsMargins();
    int room = width() - margins.left() - margins.right() - 2 * m_ui->effects->frameWidth();
    room -= m_ui->effects->verticalScrollBar()->sizeHint().width(); // the scroll bar is visible if there are many rows or if the panel is low
    const auto widthOf = [&](EffectColumn column) { return std::max(view->sizeHintForColumn(int(column)), header->sectionSizeHint(int(column))); };
    const int oneTimeWidth = widthOf(EffectColumn::OneTimeCost);
    const int provider = std::min(widthOf(EffectColumn::Provider), room - oneTimeWidth - header->minimumSectionSize());
    header->resizeSection(int(EffectColumn::Provider), provider);
    header->resizeSection(int(EffectColumn::OneTimeCost), oneTimeWidth);
    room -= provider + oneTimeWidth;
    const int edit = std::clamp(room, header->minimumSectionSize(), fontMetrics().averageCharWidth() * maxEditLength);
    header->resizeSection(int(EffectColumn::Edit), edit);
    room -= edit;
    for (const EffectColumn column : {EffectColumn::LaterTurn, EffectColumn::Losses}) {
        const int width = widthOf(column);
        m_ui->effects->setColumnHidden(int(column), width > room);
        header->resizeSection(int(column), width);
        room -= width; // columns after the first one that does not fit are also hidden
    }
    fitHeight();
}

/// Gives the table the height of its rows. If the panel is low, the table becomes smaller and scrolls, and the buttons keep their height.
void MoveProposal::fitHeight()
{
    const QAbstractItemView *view = m_ui->effects;
    const int frame = m_ui->effects->header()->sizeHint().height() + 2 * m_ui->effects->frameWidth();
    int rows = 0;
    for (int row = 0; row < std::min(m_model.rowCount(), maxVisibleRows); ++row) {
        int height = 0;
        for (const EffectColumn column : {EffectColumn::Provider, EffectColumn::Edit})
            height = std::max(height, view->sizeHintForIndex(m_model.index(row, int(column))).height());
        rows += height;
    }
    for (QLabel *text : {m_ui->costs, m_ui->details}) // a label with wrapped text has the minimum height of one line
        text->setMinimumHeight(std::max(0, text->heightForWidth(width() - layout()->contentsMargins().left() - layout()->contentsMargins().right())));
    m_ui->effects->setMinimumHeight(std::min(rows, 2 * fontMetrics().lineSpacing()) + frame);
    m_ui->effects->setMaximumHeight(rows + frame);
}

/// Selects the row of a provider, or the first row, and scrolls to the first column.
void MoveProposal::chooseProvider(const QString &provider)
{
    const QModelIndex found = m_model.indexOf(provider);
    m_ui->effects->setCurrentIndex(found.isValid() ? found : m_model.index(0, 0));
    m_ui->effects->horizontalScrollBar()->setValue(0);
    showCosts();
}

/// Shows the costs with the selected provider, or the explanation that the move changes no request.
void MoveProposal::showCosts()
{
    if (!m_hasEffect) {
        m_ui->costs->setText(m_unchangedText);
        m_ui->costs->setToolTip({});
        return fitHeight();
    }
    const ProviderEffect *effect = m_model.rowAt(m_ui->effects->currentIndex());
    //: Costs of a move; %1 is the name of a provider, %2 sentences about costs
    const QString costs = effect ? tr("%1: %2").arg(effect->provider, costText(*effect, QLocale())) : QString();
    m_ui->costs->setText(m_unchangedText.isEmpty() ? costs : QString(m_unchangedText + u'\n' + costs));
    m_ui->costs->setToolTip(effect ? effect->model : QString());
    fitHeight();
}

void MoveProposal::showError(const Error &error)
{
    m_unchangedText.clear();
    m_ui->details->setText(explainError(error));
    m_ui->details->show();
    fitHeight();
    setReady(false);
    if (hasFocus())
        m_ui->drop->setFocus();
}

void MoveProposal::setReady(bool isReady)
{
    const bool hasRoom = parentWidget()->height() >= linesForEffects * fontMetrics().lineSpacing();
    m_ui->effects->setVisible(isReady && hasRoom && m_hasEffect);
    m_ui->costs->setVisible(isReady || !m_unchangedText.isEmpty());
    m_ui->take->setEnabled(isReady);
    if (isReady && hasFocus())
        m_ui->take->setFocus();
}

void MoveProposal::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && m_ui->drop->hasFocus()))
        Q_EMIT canceled();
    else if (isEnter && m_ui->take->isEnabled())
        Q_EMIT accepted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace outcrop
