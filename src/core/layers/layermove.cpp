// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layermove.h"

#include "core/documents/fieldedits.h"
#include "core/layers/layersmessages.h"

#include <algorithm>
#include <limits>
#include <map>

namespace outcrop {
namespace {

/// A layer at its new position. Layers of a tier are sorted by `order`, then by rank.
struct LayerPosition {
    std::pair<qsizetype, QString> rank; ///< position in [prompt_layers] and path
    qint64 order = 0;
    qint64 adjustedOrder = 0;  ///< `order` minus the sum of `steps` so far; positions can keep their orders if it does not decrease from one to the next
    bool isKept = true;
    qint64 steps = 0;  ///< 1 if the rank is less than the previous one, so that `order` must be greater; otherwise 0
};

using LayerPositions = QList<LayerPosition>;

const Layer *findLayer(const LayerStack &stack, const QString &wanted)
{
    const auto found = [&stack](const auto &is) {
        const auto layer = std::find_if(stack.layers.begin(), stack.layers.end(), is);
        return layer == stack.layers.end() ? nullptr : &*layer;
    };
    if (const Layer *layer = found([&wanted](const Layer &each) { return each.file() == wanted; }))
        return layer;
    return found([&wanted](const Layer &each) { return each.name == wanted; });
}

/// Returns the number of layers before `layer` by order and rank.
qsizetype naturalPosition(const QList<Layer> &others, const Layer &layer)
{
    return std::count_if(others.begin(), others.end(), [&layer](const Layer &other) {
        return other.place() < layer.place();
    });
}

LayerPositions positionsOf(const QList<Layer> &others, const Layer &layer, qsizetype position)
{
    LayerPositions positions;
    for (const Layer &other : others)
        positions.append({{other.manifestIndex, other.file()}, other.order});
    positions.insert(position, {{layer.manifestIndex, layer.file()}, layer.order});
    qint64 used = 0;
    for (qsizetype i = 0; i < positions.size(); ++i) {
        positions[i].steps = i > 0 && positions[i].rank < positions[i - 1].rank ? 1 : 0;
        used += positions[i].steps;
        positions[i].adjustedOrder = positions[i].order - used;
    }
    return positions;
}

/// Returns the adjusted order that, as a limit, lets the most layers keep their order. Layers before the moved layer keep it if their adjusted order is at most the
/// limit, and layers after it if theirs is at least the limit. Adjusted orders do not decrease within each group. If the second group begins below the end of the first
/// one, not all layers can keep their order.
qint64 findBestLimit(const LayerPositions &positions, qsizetype position)
{
    const auto below = [](const LayerPosition &entry, qint64 limit) { return entry.adjustedOrder < limit; };
    const auto above = [](qint64 limit, const LayerPosition &entry) { return limit < entry.adjustedOrder; };
    const auto middle = positions.begin() + position;
    qint64 best = std::numeric_limits<qint64>::max();
    qsizetype most = -1;
    for (auto entry = positions.begin(); entry != positions.end(); ++entry) {
        if (entry == middle)
            continue;
        const qsizetype kept = std::upper_bound(positions.begin(), middle, entry->adjustedOrder, above) - positions.begin()
            + (positions.end() - std::lower_bound(middle + 1, positions.end(), entry->adjustedOrder, below));
        if (kept > most) {
            most = kept;
            best = entry->adjustedOrder;
        }
    }
    return best;
}

/// Decides which positions keep their order. The moved layer keeps its order if it fits between its neighbors.
void markLayersKept(LayerPositions &positions, qsizetype position)
{
    const qint64 limit = findBestLimit(positions, position);
    qint64 before = std::numeric_limits<qint64>::min();
    qint64 after = std::numeric_limits<qint64>::max();
    for (qsizetype i = 0; i < positions.size(); ++i) {
        positions[i].isKept = i < position ? positions[i].adjustedOrder <= limit : positions[i].adjustedOrder >= limit;
        if (i < position && positions[i].isKept)
            before = positions[i].adjustedOrder;
        if (i > position && positions[i].isKept)
            after = std::min(after, positions[i].adjustedOrder);
    }
    positions[position].isKept = before <= positions[position].adjustedOrder && positions[position].adjustedOrder <= after;
}

/// Returns the highest order of an entry that leaves enough numbers up to the next entry that keeps its order, or the maximum if there is none.
qint64 highestOrder(const LayerPositions &positions, qsizetype i)
{
    qint64 neededCount = 0;
    for (qsizetype next = i + 1; next < positions.size(); ++next) {
        neededCount += positions[next].steps;
        if (positions[next].isKept)
            return positions[next].order - neededCount;
    }
    return std::numeric_limits<qint64>::max();
}

/// Assigns unique numbers if possible, because layers with equal orders are easily confused.
void assignOrders(LayerPositions &positions)
{
    for (qsizetype i = 0; i < positions.size(); ++i) {
        if (positions[i].isKept)
            continue;
        const qint64 highestValue = highestOrder(positions, i);
        const bool hasRoomBelow = highestValue > 0 && positions[i + 1].steps == 0;
        positions[i].order = i > 0 ? std::min(positions[i - 1].order + 1, highestValue) : hasRoomBelow ? highestValue - 1 : highestValue;
    }
}

Status checkOrders(const LayerPositions &positions)
{
    for (const LayerPosition &entry : positions) {
        if (entry.order < std::numeric_limits<int>::min() || entry.order > std::numeric_limits<int>::max())
            return changeError(ErrorCode::Invalid, layersmessages::noRoomInOrder(), entry.rank.second);
    }
    return success();
}

/// Plans the edits for moving one layer.
class LayerMover
{
public:
    LayerMover(const LayerStack &stack, const Layer &layer, const TierPosition &to)
        : m_layer(layer)
        , m_targetPosition(to)
        , m_otherLayers(layersInTier(stack, to.tier))
    {
        m_otherLayers.removeIf([&layer](const Layer &other) { return other.file() == layer.file(); });
        m_move = {layer.file(), {layer.tier, currentPosition(stack)}, to, {}};
    }

    Result<LayerMove> run()
    {
        if (m_targetPosition.position && (*m_targetPosition.position < 0 || *m_targetPosition.position > m_otherLayers.size()))
            return changeError(ErrorCode::Invalid,
                layersmessages::noSuchPosition(*m_targetPosition.position, tierName(m_targetPosition.tier), m_otherLayers.size()), m_layer.file());
        const qsizetype currentPosition = naturalPosition(m_otherLayers, m_layer);
        m_move.to.position = m_targetPosition.position.value_or(currentPosition);
        Status status = m_move.to.position == currentPosition ? success() : setNeighborOrders();
        if (status)
            status = changeLayer();
        return status ? Result<LayerMove>(m_move) : Result<LayerMove>(status.error());
    }

private:
    qsizetype currentPosition(const LayerStack &stack) const
    {
        const QList<Layer> tier = layersInTier(stack, m_layer.tier);
        return std::count_if(tier.begin(), tier.end(), [this](const Layer &each) {
            return each.place() < m_layer.place();
        });
    }

    Status setNeighborOrders()
    {
        const qsizetype position = *m_move.to.position;
        LayerPositions positions = positionsOf(m_otherLayers, m_layer, position);
        markLayersKept(positions, position);
        assignOrders(positions);
        Status status = checkOrders(positions);
        m_order = positions.at(position).order;
        for (qsizetype i = 0; status && i < positions.size(); ++i) {
            if (i != position && !positions.at(i).isKept)
                status = setOrder(m_otherLayers.at(i < position ? i : i - 1), positions.at(i).order);
        }
        return status;
    }

    /// Returns the collected edits of the document with a layer's settings. config.toml may contain the settings of several layers.
    FieldEdits &findOrAddEdits(const DocumentPtr &document)
    {
        const auto known = m_fields.find(document->path);
        return known != m_fields.end() ? known->second : m_fields.emplace(document->path, FieldEdits(document)).first->second;
    }

    Status set(const Layer &layer, const QString &key, const Json &value)
    {
        return findOrAddEdits(layer.settingsDocument).set(layer.settingsPath + QStringList{key}, value);
    }

    Status setOrder(const Layer &neighbor, qint64 order) { return set(neighbor, QStringLiteral("order"), order); }

    /// Removes the cadence from the manifest's entry and from the front matter, where it would apply again.
    Status removeCadence()
    {
        const QString cadence = QStringLiteral("cadence");
        const Status status = findOrAddEdits(m_layer.settingsDocument).remove(m_layer.settingsPath + QStringList{cadence});
        const bool isElsewhere = m_layer.settingsDocument != m_layer.document && m_layer.document->frontMatter.data.member(cadence);
        return status && isElsewhere ? findOrAddEdits(m_layer.document).remove({cadence}) : status;
    }

    Status changeLayer()
    {
        Status status = success();
        if (m_layer.tier != m_targetPosition.tier)
            status = set(m_layer, QStringLiteral("tier"), jsonString(tierName(m_targetPosition.tier)));
        if (status && m_order && *m_order != m_layer.order)
            status = set(m_layer, QStringLiteral("order"), *m_order);
        if (status && m_targetPosition.removesCadence)
            status = removeCadence();
        for (const auto &[path, fields] : m_fields)
            m_move.change.add(path, fields.edits());
        return status;
    }

    const Layer &m_layer;
    const TierPosition m_targetPosition;
    QList<Layer> m_otherLayers;
    std::optional<qint64> m_order;
    std::map<QString, FieldEdits> m_fields; ///< by path of the document
    LayerMove m_move;
};

} // namespace

QList<Layer> layersInTier(const LayerStack &stack, Tier tier)
{
    QList<Layer> layers;
    std::copy_if(stack.layers.begin(), stack.layers.end(), std::back_inserter(layers), [tier](const Layer &layer) { return layer.tier == tier; });
    return layers;
}

Result<LayerMove> planLayerMove(const LayerStack &stack, const QString &layer, const TierPosition &to)
{
    const Layer *found = findLayer(stack, layer);
    if (!found)
        return changeError(ErrorCode::NotFound, layersmessages::noLayer(layer), layer);
    if (found->document->kind != DocumentKind::Layer)
        return changeError(ErrorCode::NotAllowed, layersmessages::clientSetsTier(found->file()), found->file());
    return LayerMover(stack, *found, to).run();
}

} // namespace outcrop
