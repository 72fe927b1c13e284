// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "models/base/treemodel.h"

namespace outcrop {

enum class EstimateColumn { Part, Value, Why };

/// One line of an estimate.
struct EstimateItem {
    QString key;        ///< among its siblings
    QString part;       ///< what it is
    QString value = {}; ///< its figure, as a person reads it
    QString why = {};
    Location place = {}; ///< in the task or in the thresholds; nowhere for what no file says
    std::optional<Severity> severity = {};
};

/// An estimate as a tree: the score with every step, the limits crossed, the pieces in the order in which they could be done, and what to know before
/// believing it. What is wrong with the task or the thresholds comes first.
QList<Branch<EstimateItem>> estimateTree(const ComplexityEstimate &estimate, const Diagnostics &findings);

/// Shows estimateTree().
class EstimateModel : public TreeModel<EstimateItem, EstimateColumn>
{
    Q_OBJECT

public:
    explicit EstimateModel(QObject *parent = nullptr);

protected:
    QVariant cell(const EstimateItem &item, EstimateColumn column, int role) const override;
    QString header(EstimateColumn column) const override;
    QString key(const EstimateItem &item) const override { return item.key; }
    bool same(const EstimateItem &left, const EstimateItem &right) const override;
};

} // namespace outcrop
