// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strata/stratamodel.h"

#include "core/base/joinedtext.h"
#include "core/taxonomy/workloadtext.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"

#include <QLocale>
#include <QMimeData>

namespace outcrop {

StrataModel::StrataModel(QObject *parent) : TreeModel(StrataColumn::File, parent) { }

void StrataModel::setStrata(const Strata &strata)
{
    const bool hasOtherUnit = strata.unit != m_strata.unit;
    m_strata = strata;
    m_strata.tiers.clear();
    setTree(strata.tiers);
    const int size = static_cast<int>(StrataColumn::Size);
    if (hasOtherUnit)
        Q_EMIT headerDataChanged(Qt::Horizontal, size, size);
}

QModelIndex StrataModel::indexOfTier(Tier tier) const
{
    const int row = static_cast<int>(Tier::Weather) - static_cast<int>(tier);
    return index(row, 0);
}

QModelIndex StrataModel::indexOfPath(const QString &path) const
{
    for (int tier = 0; !path.isEmpty() && tier < rowCount(); ++tier) {
        const QModelIndex parent = index(tier, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex child = index(row, 0, parent);
            if (itemAt(child)->path == path)
                return child;
        }
    }
    return {};
}

QString StrataModel::toTabSeparatedText() const
{
    QStringList headers;
    for (int column = 0; column < columnCount(); ++column)
        headers += headerData(column, Qt::Horizontal).toString();
    QStringList lines{headers.join(u'\t')};
    for (int tier = 0; tier < rowCount(); ++tier) {
        const QModelIndex parent = index(tier, 0);
        lines += rowsAsText({parent});
        for (int row = 0; row < rowCount(parent); ++row)
            lines += rowsAsText({index(row, 0, parent)});
    }
    return lines.join(u'\n') + u'\n';
}

Qt::ItemFlags StrataModel::flags(const QModelIndex &index) const
{
    const Stratum *stratum = index.isValid() ? itemAt(index) : nullptr;
    if (!stratum)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    flags.setFlag(Qt::ItemIsDragEnabled, stratum->isMovable());
    flags.setFlag(Qt::ItemNeverHasChildren, !stratum->isGroup());
    return flags;
}

QStringList StrataModel::mimeTypes() const
{
    return {layerMimeType()};
}

QMimeData *StrataModel::mimeData(const QModelIndexList &indexes) const
{
    for (const QModelIndex &index : indexes) {
        const Stratum *stratum = itemAt(index);
        if (!stratum || !stratum->isMovable())
            continue;
        auto *data = new QMimeData;
        data->setData(layerMimeType(), stratum->path.toUtf8());
        data->setText(stratum->path);
        return data;
    }
    return nullptr;
}

QVariant StrataModel::cell(const Stratum &stratum, StrataColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(stratum, column);
    case Qt::ToolTipRole:
        return toolTip(stratum);
    case Qt::AccessibleTextRole:
        return accessibleText(stratum);
    case TierRole:
        return static_cast<int>(stratum.tier);
    case PathRole:
        return stratum.path;
    case SeverityRole:
        return enumRole(stratum.problems.worstSeverity());
    case KindRole:
        return static_cast<int>(stratum.kind);
    case SizeRole:
        return static_cast<qlonglong>(stratum.size.tokens);
    case ShareRole:
        return stratum.share;
    case PresenceRole:
        return static_cast<int>(stratum.presence);
    case ConditionRole:
        return stratum.condition;
    case CadenceRole:
        return enumRole(stratum.cadence);
    case PositionRole:
        return stratum.position;
    case MovableRole:
        return stratum.isMovable();
    default:
        return {};
    }
}

/// Returns the text of a cell. Numbers have no unit, for spreadsheets; the header has the unit.
QString StrataModel::text(const Stratum &stratum, StrataColumn column) const
{
    switch (column) {
    case StrataColumn::Title:
        return stratum.title;
    case StrataColumn::Tier:
        return stratum.isGroup() || !stratum.isInTier() ? QString() : tierTitle(stratum.tier);
    case StrataColumn::Cadence:
        return stratum.cadence ? cadenceTitle(*stratum.cadence) : QString();
    case StrataColumn::Size:
        return QString::number(stratum.size.tokens);
    case StrataColumn::Share:
        return QString::number(stratum.share * 100, 'f', 1);
    case StrataColumn::Cache:
        return cacheText(stratum.cache);
    case StrataColumn::Condition:
        return stratum.condition;
    case StrataColumn::State:
        return presenceText(stratum);
    case StrataColumn::Problems:
        return stratum.problems.total() > 0 ? QString::number(stratum.problems.total()) : QString();
    case StrataColumn::File:
        return stratum.path;
    }
    return {};
}

QString StrataModel::toolTip(const Stratum &stratum) const
{
    QStringList lines{stratum.title};
    if (!stratum.path.isEmpty())
        lines += stratum.path;
    //: %1 is a size, %2 its share of the whole prompt
    lines += tr("%1 · %2 of the prompt").arg(sizeText(stratum.size, m_strata.unit), shareText(stratum.share));
    lines += certaintyText(stratum.size, m_strata.unit);
    lines += cacheText(stratum.cache);
    lines += stratum.cache.prices;
    if (stratum.cadence)
        //: %1 is a tier of the prompt, %2 the expected frequency of its changes
        lines += tr("%1 · changes %2").arg(tierTitle(stratum.tier), cadenceTitle(*stratum.cadence));
    lines += stratum.churn.text;
    if (stratum.isConditional())
        lines += tr("when %1 (%2)").arg(stratum.condition, presenceText(stratum));
    else if (stratum.presence != Presence::Sent)
        lines += presenceText(stratum);
    if (stratum.dependsOnWorkload)
        lines += workloadMeaning();
    if (stratum.isCondensed)
        lines += tr("The condensed form is sent because the context window of the model is small.");
    if (stratum.problems.total() > 0)
        lines += stratum.problems.toText();
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString StrataModel::accessibleText(const Stratum &stratum) const
{
    QStringList parts{stratum.title};
    if (!stratum.isGroup() && stratum.isInTier())
        //: %1 is a kind such as layer, skill or agent, %2 its tier
        parts += tr("%1 in %2").arg(kindTitle(stratum.kind), tierTitle(stratum.tier));
    parts += sizeText(stratum.size, m_strata.unit);
    parts += tr("%1 of the prompt").arg(shareText(stratum.share));
    const QString cache = cacheText(stratum.cache);
    if (!cache.isEmpty())
        parts += cache;
    if (stratum.isConditional())
        parts += tr("when %1 (%2)").arg(stratum.condition, presenceText(stratum));
    if (stratum.churn.exceedsCadence)
        parts += stratum.churn.text;
    if (stratum.problems.total() > 0)
        parts += stratum.problems.toText();
    return parts.join(listSeparator());
}

QString StrataModel::header(StrataColumn column) const
{
    switch (column) {
    case StrataColumn::Title:
        return tr("Title");
    case StrataColumn::Tier:
        return tr("Tier");
    case StrataColumn::Cadence:
        return tr("Cadence");
    case StrataColumn::Size:
        //: Column heading: %1 is a unit, such as characters
        return tr("Size (%1)").arg(unitName(m_strata.unit));
    case StrataColumn::Share:
        return tr("Share (%)");
    case StrataColumn::Cache:
        //: Column heading: cache state
        return tr("Cache");
    case StrataColumn::Condition:
        return tr("Condition");
    case StrataColumn::State:
        //: Column heading: sent, or the reason why a part is not sent
        return tr("State");
    case StrataColumn::Problems:
        return tr("Problems");
    case StrataColumn::File:
        return tr("File");
    }
    return {};
}

QString StrataModel::key(const Stratum &stratum) const
{
    const QString name = stratum.kind == StratumKind::Tier ? tierName(stratum.tier) : stratum.kind == StratumKind::Addition ? stratum.title : stratum.path;
    return QString::number(static_cast<int>(stratum.kind)) + u':' + name;
}

QString kindTitle(StratumKind kind)
{
    switch (kind) {
    case StratumKind::Tier:
        return StrataModel::tr("tier");
    case StratumKind::Layer:
        return StrataModel::tr("layer");
    case StratumKind::Agent:
        return StrataModel::tr("agent");
    case StratumKind::Examples:
        return StrataModel::tr("examples");
    case StratumKind::Skill:
        return StrataModel::tr("skill");
    case StratumKind::Conversation:
        return StrataModel::tr("conversation");
    case StratumKind::Instructions:
        return StrataModel::tr("output instructions");
    case StratumKind::Request:
        return StrataModel::tr("request");
    case StratumKind::Attachments:
        return StrataModel::tr("attachments");
    case StratumKind::Addition:
        return StrataModel::tr("text from the adapter");
    case StratumKind::Outside:
    case StratumKind::Overhead:
        return StrataModel::tr("request overhead");
    case StratumKind::Tools:
        return StrataModel::tr("tools");
    case StratumKind::Schema:
        return StrataModel::tr("output schema");
    }
    return {};
}

} // namespace outcrop
