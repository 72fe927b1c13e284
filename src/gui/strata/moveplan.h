// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/moveeffect.h"
#include "core/layers/layermove.h"
#include "gui/strata/stratalayout.h"
#include "models/base/tablemodel.h"

#include <QCoreApplication>

namespace outcrop {

/// A planned move and its effect.
struct MovePlan {
    QString title; ///< title of the layer
    LayerMove move;
    int lastPosition = 0; ///< maximum position in the new tier
    ChangeEffect effect;
    QString provider = {}; ///< the selected provider
    QString unchangedReason = {}; ///< explanation if the move changes no request; empty otherwise
};

/// Returns the planned move and its effect; renders all providers before and after the move. Thread-safe.
Result<MovePlan> planMove(
    const OpenedWorkspace &opened, const RenderJob &job, const QString &file, const StrataPosition &target);

/// The columns, most important first, because a narrow panel shows only the columns that fit.
enum class EffectColumn { Provider, OneTimeCost, Edit, LaterTurn, Losses };

/// The effect of a move on each provider's request.
class MoveEffectModel : public TableModel<ProviderEffect, EffectColumn>
{
    Q_DECLARE_TR_FUNCTIONS(MoveEffectModel)

public:
    explicit MoveEffectModel(QObject *parent = nullptr) : TableModel(EffectColumn::Losses, parent) { }

    /// Returns the row of a provider; invalid if there is none.
    QModelIndex indexOf(const QString &provider) const
    {
        return find([&provider](const ProviderEffect &effect) { return effect.provider == provider; });
    }

protected:
    QVariant cell(const ProviderEffect &effect, EffectColumn column, int role) const override;
    QString header(EffectColumn column) const override;
    bool areEqual(const ProviderEffect &left, const ProviderEffect &right) const override;

private:
    QString text(const ProviderEffect &effect, EffectColumn column) const;
};

} // namespace outcrop
