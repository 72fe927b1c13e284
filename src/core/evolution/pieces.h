// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/layer.h"

#include <QHash>

namespace outcrop {

/// A layer or a skill, as its use is counted.
struct Piece {
    DocumentPtr document;
    QString name;
    bool isSkill = false;
    Tier tier = Tier::Weather;
    Cadence cadence = Cadence::PerTurn;
    Part part = Part::Context;
    QString condition = {};     ///< of a layer, its `when`
    bool isConditional = false; ///< it has one, or serves named workloads
    QStringList workloads = {}; ///< of a skill

    const QString &path() const { return document->path; }
};

/// The layers in the order in which they are sent, then the skills; each can be found by what records call it.
class Pieces
{
public:
    explicit Pieces(const LayerStack &stack);

    const QList<Piece> &all() const { return m_all; }
    /// By path (that of its short form, too) or by a layer's name; -1 for none.
    qsizetype layer(const QString &pathOrName) const { return m_layers.value(pathOrName, -1); }
    /// By path or name.
    qsizetype skill(const QString &pathOrName) const { return m_skills.value(pathOrName, -1); }

private:
    QList<Piece> m_all;
    QHash<QString, qsizetype> m_layers;
    QHash<QString, qsizetype> m_skills;
};

} // namespace outcrop
