// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/roles.h"
#include "models/strata/strata.h"

class QMimeData;

namespace outcrop {

enum class StrataColumn { Title, Tier, Cadence, Size, Share, Cache, Condition, State, Problems, File };

/// Roles of a stratum, in addition to TierRole, PathRole and SeverityRole of models/base/roles.h.
enum StrataRole {
    KindRole = Qt::UserRole + 100, ///< StratumKind as int
    SizeRole,                      ///< qlonglong, in the strata's unit
    ShareRole,                     ///< double from 0 to 1
    PresenceRole,                  ///< Presence as int
    ConditionRole,                 ///< text of `when`
    CadenceRole,                   ///< Cadence as int; invalid if there is none
    PositionRole,                  ///< int: position of a layer in its tier, in the order sent; -1 if it is not a layer
    MovableRole,                   ///< bool
};

/// The strata of a prompt: tiers from WEATHER down to GRANITE, each with the part that is sent last on top. The columns contain the data of the table
/// view.
class StrataModel : public TreeModel<Stratum, StrataColumn>
{
    Q_OBJECT

public:
    explicit StrataModel(QObject *parent = nullptr);

    void setStrata(const Strata &strata);
    /// Returns totals, unit and context window. The tree is only in the rows of the model.
    const Strata &strata() const { return m_strata; }

    QModelIndex indexOfTier(Tier tier) const;
    /// Returns the first stratum of a document, or an invalid index.
    QModelIndex indexOfPath(const QString &path) const;
    /// Returns header and rows as tab-separated text.
    QString toTabSeparatedText() const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    /// Returns the MIME type of a dragged layer; the data is the path in UTF-8.
    static QString layerMimeType() { return outcrop::layerMimeType(); }

protected:
    QVariant cell(const Stratum &stratum, StrataColumn column, int role) const override;
    QString header(StrataColumn column) const override;
    QString key(const Stratum &stratum) const override;

private:
    QString text(const Stratum &stratum, StrataColumn column) const;
    QString toolTip(const Stratum &stratum) const;
    QString accessibleText(const Stratum &stratum) const;

    Strata m_strata;
};

/// Returns the name of a kind: `layer`, `skill`.
QString kindTitle(StratumKind kind);

} // namespace outcrop
