// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "models/base/treemodel.h"

namespace outcrop {

enum class EstimateColumn { Part, Value, Reason };

/// A row of an estimate.
struct EstimateItem {
    QString key;        ///< unique among siblings
    QString part;       ///< title of the row
    QString value = {}; ///< number for display
    QString reason = {};
    Location location = {}; ///< location in the task or the thresholds; empty if there is none
    std::optional<Severity> severity = {};
};

/// Returns an estimate as a tree: findings about the task and thresholds, the score with its steps, exceeded limits, and subtasks in order. Conflicts between subtasks
/// and caveats follow.
QList<Branch<EstimateItem>> estimateTree(const ComplexityEstimate &estimate, const Diagnostics &findings);

class EstimateModel : public TreeModel<EstimateItem, EstimateColumn>
{
    Q_OBJECT

public:
    explicit EstimateModel(QObject *parent = nullptr);

protected:
    QVariant cell(const EstimateItem &item, EstimateColumn column, int role) const override;
    QString header(EstimateColumn column) const override;
    QString key(const EstimateItem &item) const override { return item.key; }
    bool areEqual(const EstimateItem &left, const EstimateItem &right) const override;
};

} // namespace outcrop
