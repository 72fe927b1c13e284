// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/cost.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

#include <QString>

#include <optional>

namespace outcrop {

/// The size, price and losses of one provider's request in a comparison, or an error.
struct ComparisonRow {
    QString provider;
    QString model;
    std::optional<TokenCount> tokens = {}; ///< nullopt if the model has no token counter
    std::optional<Cost> firstCost = {};    ///< price with a cold cache, without the response; nullopt if it is unknown
    std::optional<Cost> nextCost = {};     ///< price with a warm cache, without the response
    qsizetype characters = 0;
    qsizetype losses = 0;
    qsizetype differences = 0; ///< number of lines that differ from the reference
    QString error = {};
    QString lossesText = {}; ///< the number of losses by action, then one loss per line
    QString warning = {};    ///< why the server does not read all tokens; empty if it does
    bool isReference = false; ///< whether the others are compared with this one
    std::optional<int> priceDecimals = {}; ///< set by alignPrices(); nullopt: as many as each price needs

    friend bool operator==(const ComparisonRow &, const ComparisonRow &) = default;
};

/// Gives all prices the same number of decimals, so that they can be compared in their columns.
void alignPrices(QList<ComparisonRow> &rows);

enum class CompareColumn { Provider, Model, Tokens, FirstCost, NextCost, Characters, Losses, Differences };

/// The compared providers, one per row.
class CompareModel : public TableModel<ComparisonRow, CompareColumn>
{
    Q_OBJECT

public:
    explicit CompareModel(QObject *parent = nullptr);

protected:
    QVariant cell(const ComparisonRow &numbers, CompareColumn column, int role) const override;
    QString header(CompareColumn column) const override;

private:
    QString text(const ComparisonRow &numbers, CompareColumn column) const;
};

} // namespace outcrop
