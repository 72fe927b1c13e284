// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/searchresult.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class HitColumn { Title };

/// The results of a search, best first. Uses PathRole and the roles of searchroles.h.
class SearchHitsModel : public TableModel<SearchHit, HitColumn>
{
    Q_OBJECT

public:
    explicit SearchHitsModel(QObject *parent = nullptr) : TableModel(HitColumn::Title, parent) { }

protected:
    QVariant cell(const SearchHit &hit, HitColumn column, int role) const override;
    QString header(HitColumn column) const override;
    bool areEqual(const SearchHit &left, const SearchHit &right) const override;
};

} // namespace outcrop
