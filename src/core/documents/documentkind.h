// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace outcrop {

/// The path of the manifest in a workspace.
inline const QString manifestPath = QStringLiteral("config.toml");

/// The purpose of a file, determined by its path in the workspace, or by its content if the path does not determine it.
enum class DocumentKind {
    Manifest,
    Layer,
    CondensedLayer,
    Skill,
    Agent,
    Governance,
    Adapter,
    WireFormat,
    PortabilityTests,
    Profile,
    Configuration,
    Taxonomy,
    Prompt,
    Response,
    Conversation,
    Evolution,
    Experiment,
    Task,
    Text,
};

/// Returns the name for settings, options and data, such as `condensed layer`. Not translated.
QString toString(DocumentKind kind);
/// Returns the name for users, in their language.
QString kindNoun(DocumentKind kind);

/// Returns the kind that the path determines, or nullopt. A README, CHANGELOG, CONTRIBUTING or LICENSE file has the kind Text in every folder.
std::optional<DocumentKind> kindOfPath(const QString &path);

/// Returns the kind of a file whose path does not determine it, from the root keys of YAML or the front matter of
/// Markdown. Never returns Layer: only the path or the manifest makes a file a layer, so that other notes are not included in a prompt.
DocumentKind kindOfContent(const QString &path, QStringView text, const DataNode &frontMatter);

/// Returns whether the file is Markdown and so may have front matter.
bool isMarkdown(const QString &path);

/// Returns the file name without its extension (or both of two, as in `a.governance.yaml`), or the folder name of a skill or profile. Examples: `soul` for
/// `layers/soul.md`, `k8s` for `skills/k8s/SKILL.md`, `jpa` for `profiles/jpa/config.yml`.
QString documentNameOf(const QString &path);

} // namespace outcrop
