// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/layers/tier.h"

namespace outcrop {

/// One rule of `:/adoption/adoptionrules.yaml`: the files that it recognizes and their use. adoption-rules.schema.json documents the keys.
struct AdoptionRule {
    QString name;
    QStringList files;                 ///< patterns of paths
    std::optional<DocumentKind> kind;  ///< or the kind of document
    QString use;
    QString layer;                     ///< name of the layer, with `{name}`; empty if the files are not layers
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    int order = 0;
    QString when;
    QStringList beside;                ///< `when` applies only if one of these files is a layer; empty: always
    QString sets;                      ///< key of config.toml that gets the folder of the files
    QString reason;

    bool isLayer() const { return !layer.isEmpty(); }
    bool matches(const Document &document) const;
    /// Returns a text of the rule with `{name}` replaced by the lower-case name of a file.
    static QString filled(QString text, const QString &path);
};

QList<AdoptionRule> readAdoptionRules(const DataNode &root);

/// Returns the built-in rules.
const QList<AdoptionRule> &adoptionRules();

} // namespace outcrop
