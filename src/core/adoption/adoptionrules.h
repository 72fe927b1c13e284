// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"
#include "core/layers/tier.h"

namespace outcrop {

/// One rule of `:/adoption/adoptionrules.yaml`: the files that it recognizes and their use. adoption-rules.schema.json documents the keys.
struct AdoptionRule {
    QString name;
    QStringList files;                 ///< path patterns
    QStringList except;                ///< path patterns of files that `files` does not recognize
    std::optional<DocumentKind> kind;  ///< document kind to match instead of `files`
    QString use;
    QString layer;                     ///< name of the layer, with `{name}`; empty if the files are not layers
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    int order = 0;
    QString when;
    QStringList beside;                ///< `when` applies only if an earlier layer is one of these files; empty: always
    QString manifestKey;               ///< config.toml key that is set to the top folder of the first file
    QString reason;
    bool isOptional = false;           ///< whether the files are layers only if the user includes them

    bool isLayer() const { return !layer.isEmpty(); }
    bool matches(const Document &document) const;
    /// Returns a string of the rule with `{name}` replaced by a file's name in lower case.
    static QString fillName(QString text, const QString &path);
};

QList<AdoptionRule> readAdoptionRules(const DataNode &root);

/// Returns whether a path matches a pattern. A pattern without a slash matches only in the top folder; as a glob it would match at any depth.
bool matchesAdoptionPattern(const QString &pattern, const QString &path);

/// Returns the built-in rules.
const QList<AdoptionRule> &adoptionRules();

} // namespace outcrop
