// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/strata/strata.h"

class QMimeData;

namespace outcrop {

enum class StrataColumn { Title, Tier, Cadence, Size, Share, Cache, Condition, State, Problems, File };

/// What a stratum says beyond its cells. TierRole, PathRole and SeverityRole of models/roles.h are answered as well.
enum StrataRole {
    KindRole = Qt::UserRole + 100, ///< int of StratumKind
    SizeRole,                      ///< qlonglong, in the strata's unit; of an estimate, its middle
    ShareRole,                     ///< double from 0 to 1
    PresenceRole,                  ///< int of Presence
    ConditionRole,                 ///< the text of `when`
    CadenceRole,                   ///< int of Cadence; invalid where there is none
    PlaceRole,   ///< int: number among the layers of the tier, in the order sent; -1 if it is not a layer
    MovableRole, ///< bool
};

/// The prompt as ground: tiers from WEATHER down to GRANITE, in each what is sent last on top. Columns are the
/// picture's numbers as a table.
class StrataModel : public TreeModel<Stratum, StrataColumn>
{
    Q_OBJECT

public:
    explicit StrataModel(QObject *parent = nullptr);

    void setStrata(const Strata &strata);
    /// Totals, unit and window of what is shown; its tree is the model's.
    const Strata &strata() const { return m_strata; }

    QModelIndex indexOfTier(Tier tier) const;
    /// The stratum made of this document, or an invalid index.
    QModelIndex indexOfPath(const QString &path) const;
    /// Header and all rows, cells between tabs.
    QString toTable() const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    /// What a dragged layer carries: its path, in UTF-8.
    static QString layerMimeType() { return QStringLiteral("application/x-outcrop-layer"); }

protected:
    QVariant cell(const Stratum &stratum, StrataColumn column, int role) const override;
    QString header(StrataColumn column) const override;
    QString key(const Stratum &stratum) const override;

private:
    QString text(const Stratum &stratum, StrataColumn column) const;
    QString toolTip(const Stratum &stratum) const;
    QString spoken(const Stratum &stratum) const;

    Strata m_strata;
};

/// What a kind is called: `layer`, `skill`.
QString kindTitle(StratumKind kind);

} // namespace outcrop
