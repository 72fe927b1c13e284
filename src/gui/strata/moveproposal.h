// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/strata/moveplan.h"

#include <QWidget>

#include <memory>

namespace Ui {
class MoveProposal;
}

namespace outcrop {

/// Asks whether a layer should move, and shows what that does to every provider. Enter takes the move, Escape drops it.
class MoveProposal : public QWidget
{
    Q_OBJECT

public:
    explicit MoveProposal(QWidget *parent = nullptr);
    ~MoveProposal() override;

    /// Until the effect is known nothing can be taken.
    void showWork(const QString &title, const StrataPlace &place);
    void showPlan(const MovePlan &plan);
    void showError(const Error &error);

Q_SIGNALS:
    void taken();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setReady(bool ready);

    std::unique_ptr<Ui::MoveProposal> m_ui;
    MoveEffectModel m_model;
};

} // namespace outcrop
