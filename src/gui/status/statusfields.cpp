// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/status/statusfields.h"

#include "core/base/localnumbers.h"
#include "core/render/requestfigures.h"
#include "gui/look/icons.h"
#include "gui/look/isolatedtext.h"
#include "gui/status/tokenmeter.h"
#include "gui/widgets/elidedlabel.h"
#include "models/render/ledgermodel.h"

#include <QDir>
#include <QEvent>
#include <QLocale>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int maxWorkspaceLetters = 20; ///< width of the workspace's name that is always shown, in average characters
constexpr int minWidthForTarget = 216; ///< in average characters; in a narrower window, only the chips show the provider and the model

} // namespace

StatusFields::StatusFields(QStatusBar *bar)
    : QObject(bar)
    , m_bar(bar)
    , m_workspace(makeLabel(QStringLiteral("statusWorkspace"), {}))
    , m_target(makeLabel(QStringLiteral("statusTarget"), tr("Provider and model of the request")))
    , m_size(makeLabel(QStringLiteral("statusSize"), tr("Prompt length in characters")))
    , m_tokens(new TokenMeter(bar))
    , m_price(makeLabel(QStringLiteral("statusPrice"), tr("Input price of the first request, and of the same request with a warm cache; the Budget view adds the responses and the growing conversation")))
    , m_incompleteButton(makeButton(QStringLiteral("statusIncomplete"), {}))
    , m_losses(makeButton(QStringLiteral("statusLosses"), tr("Dropped and truncated parts")))
    , m_problems(makeButton(QStringLiteral("statusProblems"), tr("Problems in the workspace, in this request and in the last export")))
{
    m_bar->installEventFilter(this);
    m_bar->addWidget(m_workspace);
    for (QWidget *field : QList<QWidget *>{m_target, m_size, m_tokens, m_price, m_incompleteButton, m_losses, m_problems})
        m_bar->addPermanentWidget(field);
    connect(m_bar, &QStatusBar::messageChanged, this, &StatusFields::updateWorkspace);
    connect(m_bar, &QStatusBar::messageChanged, this, &StatusFields::updateTarget);
    connect(m_tokens, &QToolButton::clicked, this, &StatusFields::budgetRequested);
    m_incompleteButton->setText(tr("Incomplete"));
    m_incompleteButton->setIcon(severityIcon(Severity::Error));
    connect(m_incompleteButton, &QToolButton::clicked, this, &StatusFields::problemsRequested);
    connect(m_losses, &QToolButton::clicked, this, &StatusFields::lossesRequested);
    connect(m_problems, &QToolButton::clicked, this, &StatusFields::problemsRequested);
    setWorkspace({}, {});
    clearRender();
}

ElidedLabel *StatusFields::makeLabel(const QString &name, const QString &toolTip)
{
    auto *label = new ElidedLabel(m_bar);
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    label->setObjectName(name);
    label->setToolTip(toolTip);
    label->setContentsMargins(6, 0, 6, 0);
    return label;
}

QToolButton *StatusFields::makeButton(const QString &name, const QString &toolTip)
{
    auto *button = new QToolButton(m_bar);
    button->setObjectName(name);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

void StatusFields::setWorkspace(const QString &name, const QString &folder)
{
    m_workspace->setText(name);
    const QFontMetrics metrics = m_workspace->fontMetrics();
    const QMargins margins = m_workspace->contentsMargins();
    const int width = std::min(metrics.horizontalAdvance(name), metrics.averageCharWidth() * maxWorkspaceLetters);
    m_workspace->setMinimumWidth(width + margins.left() + margins.right() + 1); // the other fields are elided first
    m_workspace->setToolTip(name.isEmpty() ? QString() : name + u'\n' + QDir::toNativeSeparators(folder));
    m_hasWorkspace = !folder.isEmpty();
    updateWorkspace();
    m_problems->setVisible(m_hasWorkspace);
}

/// Hides the name of the workspace while the status bar shows a message in its place.
void StatusFields::updateWorkspace()
{
    m_workspace->setVisible(m_hasWorkspace && m_bar->currentMessage().isEmpty());
}

void StatusFields::setRender(const RenderSnapshot &snapshot)
{
    const RenderedRequest &request = snapshot.result().request;
    m_target->setText(request.model.isEmpty() ? request.provider : tr("%1 · %2").arg(request.provider, request.model));
    m_size->setText(isolatedText(tr("%1 characters").arg(groupedNumber(request.display.size(), QLocale()))));
    showLosses(snapshot);
    const auto &figures = request.figures;
    if (figures)
        m_tokens->setBudget(figures->budget);
    m_tokens->setStale(!snapshot.isCurrent);
    m_incompleteButton->setToolTip(incompleteText(snapshot.blockingFindings));
    m_incompleteButton->setVisible(!snapshot.blockingFindings.isEmpty());
    m_hasRender = true;
    updateTarget();
    m_losses->show();
    m_tokens->setVisible(figures != nullptr);
    showPrice(figures ? figures->plan : CachePlan());
    m_size->setVisible(!figures);
}

/// Shows the number of lost parts. The tooltip also lists the changed and added parts.
void StatusFields::showLosses(const RenderSnapshot &snapshot)
{
    const qsizetype count = snapshot.lossCount();
    m_losses->setText(isolatedText(tr("%n loss(es)", nullptr, static_cast<int>(count))));
    m_losses->setIcon(count == 0 ? lineIcon(QStringLiteral("success"), ColorRole::Success) : actionIcon(LossAction::Dropped));
    const QString changes = changesToolTip(snapshot.changes);
    m_losses->setToolTip(changes.isEmpty() ? tr("Every part is sent as written") : changes);
}

void StatusFields::showPrice(const CachePlan &plan)
{
    m_price->setVisible(plan.firstCost.has_value());
    if (!plan.firstCost)
        return;
    const bool isCached = plan.nextCost && plan.nextCost != plan.firstCost;
    const QString first = isolatedText(toText(*plan.firstCost, QLocale()));
    const QMargins margins = m_price->contentsMargins();
    m_price->setShortText(first);
    // The minimum width has room for the whole first price.
    m_price->setMinimumWidth(m_price->fontMetrics().horizontalAdvance(first) + margins.left() + margins.right());
    //: Field of the status bar; %1 is the price of the input of the first request, %2 the price with a warm cache
    m_price->setText(isolatedText(isCached ? tr("Input %1 · warm cache %2").arg(toText(*plan.firstCost, QLocale()), toText(*plan.nextCost, QLocale())) : toText(*plan.firstCost, QLocale())));
}

/// Shows the provider and the model, unless a message needs their space or the window is narrow. The picker bar shows them too.
void StatusFields::updateTarget()
{
    m_target->setVisible(m_hasRender && m_bar->currentMessage().isEmpty() && m_bar->width() >= minWidthForTarget * m_bar->fontMetrics().averageCharWidth());
}

bool StatusFields::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bar && event->type() == QEvent::Resize)
        updateTarget();
    return QObject::eventFilter(watched, event);
}

void StatusFields::clearRender()
{
    m_hasRender = false;
    for (QWidget *field : QList<QWidget *>{m_target, m_size, m_tokens, m_price, m_incompleteButton, m_losses})
        field->hide();
}

void StatusFields::setStale()
{
    m_tokens->setStale(true);
}

void StatusFields::setProblems(const ProblemCount &count)
{
    m_problems->setText(isolatedText(tr("%n problem(s)", nullptr, count.total())));
    m_problems->setIcon(
        count.worstSeverity() ? severityIcon(*count.worstSeverity()) : lineIcon(QStringLiteral("success"), ColorRole::Success));
    m_problems->setAccessibleDescription(count.toText());
}

} // namespace outcrop
