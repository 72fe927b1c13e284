// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/layermove.h"

#include "core/documents/fieldedits.h"
#include "core/layers/layersmessages.h"

#include <algorithm>
#include <limits>

namespace outcrop {
namespace {

/// A layer at its new position. Layers of a tier are sorted by `order`, then by path.
struct Seat {
    QString path;
    qint64 order = 0;
    qint64 level = 0;  ///< `order` minus the sum of `steps` so far; seats can keep their orders if their levels do not decrease
    bool kept = true;
    qint64 steps = 0;  ///< 1 if the path is less than the previous one, so that `order` must be greater; otherwise 0
};

using Seats = QList<Seat>;

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

/// Returns the number of layers before `layer` by order and path.
qsizetype naturalPosition(const QList<Layer> &others, const Layer &layer)
{
    return std::count_if(others.begin(), others.end(), [&layer](const Layer &other) {
        return std::tuple(other.order, other.file()) < std::tuple(layer.order, layer.file());
    });
}

Seats seatsOf(const QList<Layer> &others, const Layer &layer, qsizetype position)
{
    Seats seats;
    for (const Layer &other : others)
        seats.append({other.file(), other.order});
    seats.insert(position, {layer.file(), layer.order});
    qint64 used = 0;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        seats[i].steps = i > 0 && seats[i].path < seats[i - 1].path ? 1 : 0;
        used += seats[i].steps;
        seats[i].level = seats[i].order - used;
    }
    return seats;
}

/// Levels do not decrease before the moved seat, nor after it. If the seats after it begin with a lower level than the seats before it end
/// with, some must change. A limit keeps the seats before it with at most that level, and those after it with at least that level. Returns
/// the limit that keeps the most seats.
qint64 bestLimit(const Seats &seats, qsizetype position)
{
    const auto level = [](const Seat &seat, qint64 limit) { return seat.level < limit; };
    const auto above = [](qint64 limit, const Seat &seat) { return limit < seat.level; };
    const auto middle = seats.begin() + position;
    qint64 best = std::numeric_limits<qint64>::max();
    qsizetype most = -1;
    for (auto seat = seats.begin(); seat != seats.end(); ++seat) {
        if (seat == middle)
            continue;
        const qsizetype kept = std::upper_bound(seats.begin(), middle, seat->level, above) - seats.begin()
            + (seats.end() - std::lower_bound(middle + 1, seats.end(), seat->level, level));
        if (kept > most) {
            most = kept;
            best = seat->level;
        }
    }
    return best;
}

/// Decides which seats keep their order. The moved layer keeps its order if it fits between its neighbours.
void markKept(Seats &seats, qsizetype position)
{
    const qint64 limit = bestLimit(seats, position);
    qint64 before = std::numeric_limits<qint64>::min();
    qint64 after = std::numeric_limits<qint64>::max();
    for (qsizetype i = 0; i < seats.size(); ++i) {
        seats[i].kept = i < position ? seats[i].level <= limit : seats[i].level >= limit;
        if (i < position && seats[i].kept)
            before = seats[i].level;
        if (i > position && seats[i].kept)
            after = std::min(after, seats[i].level);
    }
    seats[position].kept = before <= seats[position].level && seats[position].level <= after;
}

/// Returns the highest order of a seat that leaves enough numbers up to the next kept seat, or the maximum if there is none.
qint64 highestOrder(const Seats &seats, qsizetype i)
{
    qint64 needed = 0;
    for (qsizetype next = i + 1; next < seats.size(); ++next) {
        needed += seats[next].steps;
        if (seats[next].kept)
            return seats[next].order - needed;
    }
    return std::numeric_limits<qint64>::max();
}

/// Assigns unique numbers if possible, because layers with equal orders are easily confused.
void giveOrders(Seats &seats)
{
    for (qsizetype i = 0; i < seats.size(); ++i) {
        if (seats[i].kept)
            continue;
        const qint64 highest = highestOrder(seats, i);
        const bool roomBelow = highest > 0 && seats[i + 1].steps == 0;
        seats[i].order = i > 0 ? std::min(seats[i - 1].order + 1, highest) : roomBelow ? highest - 1 : highest;
    }
}

Status checkOrders(const Seats &seats)
{
    for (const Seat &seat : seats) {
        if (seat.order < std::numeric_limits<int>::min() || seat.order > std::numeric_limits<int>::max())
            return refused(ErrorCode::Invalid, layersmessages::noRoomInOrder(), seat.path);
    }
    return success();
}

/// Plans the edits for moving one layer.
class LayerMover
{
public:
    LayerMover(const LayerStack &stack, const Layer &layer, const LayerPlace &to) : m_layer(layer), m_to(to), m_others(layersOf(stack, to.tier))
    {
        m_others.removeIf([&layer](const Layer &other) { return other.file() == layer.file(); });
        m_move = {layer.file(), {layer.tier, placeIn(stack)}, to, {}};
    }

    Result<LayerMove> run()
    {
        if (m_to.position && (*m_to.position < 0 || *m_to.position > m_others.size()))
            return refused(ErrorCode::Invalid,
                layersmessages::noSuchPosition(*m_to.position, tierName(m_to.tier), m_others.size()),
                m_layer.file());
        const qsizetype natural = naturalPosition(m_others, m_layer);
        m_move.to.position = m_to.position.value_or(natural);
        Status status = m_move.to.position == natural ? success() : orderNeighbours();
        if (status)
            status = changeLayer();
        return status ? Result<LayerMove>(m_move) : Result<LayerMove>(status.error());
    }

private:
    qsizetype placeIn(const LayerStack &stack) const
    {
        const QList<Layer> tier = layersOf(stack, m_layer.tier);
        return std::count_if(tier.begin(), tier.end(), [this](const Layer &each) {
            return std::tuple(each.order, each.file()) < std::tuple(m_layer.order, m_layer.file());
        });
    }

    Status orderNeighbours()
    {
        const qsizetype position = *m_move.to.position;
        Seats seats = seatsOf(m_others, m_layer, position);
        markKept(seats, position);
        giveOrders(seats);
        Status status = checkOrders(seats);
        m_order = seats.at(position).order;
        for (qsizetype i = 0; status && i < seats.size(); ++i) {
            if (i != position && !seats.at(i).kept)
                status = setOrder(m_others.at(i < position ? i : i - 1), seats.at(i).order);
        }
        return status;
    }

    Status setOrder(const Layer &neighbour, qint64 order)
    {
        FieldEdits fields(neighbour.document);
        const Status set = fields.set({QStringLiteral("order")}, order);
        m_move.change.add(neighbour.file(), fields.edits());
        return set;
    }

    Status changeLayer()
    {
        FieldEdits fields(m_layer.document);
        Status status = success();
        if (m_layer.tier != m_to.tier)
            status = fields.set({QStringLiteral("tier")}, jsonString(tierName(m_to.tier)));
        if (status && m_order && *m_order != m_layer.order)
            status = fields.set({QStringLiteral("order")}, *m_order);
        if (status && m_to.dropCadence)
            status = fields.remove({QStringLiteral("cadence")});
        m_move.change.add(m_layer.file(), fields.edits());
        return status;
    }

    const Layer &m_layer;
    const LayerPlace m_to;
    QList<Layer> m_others;
    std::optional<qint64> m_order;
    LayerMove m_move;
};

} // namespace

QList<Layer> layersOf(const LayerStack &stack, Tier tier)
{
    QList<Layer> layers;
    std::copy_if(stack.layers.begin(), stack.layers.end(), std::back_inserter(layers), [tier](const Layer &layer) { return layer.tier == tier; });
    return layers;
}

Result<LayerMove> moveLayer(const LayerStack &stack, const QString &layer, const LayerPlace &to)
{
    const Layer *found = findLayer(stack, layer);
    if (!found)
        return refused(ErrorCode::NotFound, layersmessages::noLayer(layer), layer);
    return LayerMover(stack, *found, to).run();
}

} // namespace outcrop
