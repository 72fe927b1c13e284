// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/moveplan.h"

#include <QWidget>

#include <memory>

namespace Ui {
class MoveProposal;
}

namespace outcrop {

/// Asks for confirmation of a move and shows the effect on every provider. Enter accepts, Escape cancels.
class MoveProposal : public QWidget
{
    Q_OBJECT

public:
    explicit MoveProposal(QWidget *parent = nullptr);
    ~MoveProposal() override;

    /// Shows that the effect is being computed; the move cannot be accepted yet.
    void showWork(const QString &title, const StrataPosition &target);
    void showPlan(const MovePlan &plan);
    void showError(const Error &error);

Q_SIGNALS:
    void accepted();
    void canceled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setReady(bool isReady);
    void chooseProvider(const QString &provider);
    void showCosts();
    void fitColumns();
    void fitHeight();

    std::unique_ptr<Ui::MoveProposal> m_ui;
    MoveEffectModel m_model;
    QString m_unchangedText; ///< explanation if the move changes no request; replaces the costs
    bool m_hasEffect = false; ///< whether the providers are compared
};

} // namespace outcrop
