// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace outcrop {

/// The file that makes a folder a workspace.
inline const QString manifestPath = QStringLiteral("config.toml");

/// What a file is for. Decided by its place in the workspace (see formats), and by its front matter where the place
/// says nothing.
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

QString toString(DocumentKind kind);

/// What the path says a file is, or nothing. A README is a text wherever it lies.
std::optional<DocumentKind> kindOfPath(const QString &path);

/// What the content says where the path says nothing: the root keys of YAML, the front matter of Markdown. A layer is one
/// by its place or by the manifest alone, never by what it says, so that a note elsewhere cannot get into a prompt.
DocumentKind kindOfContent(const QString &path, QStringView text, const DataNode &frontMatter);

/// Whether the file is Markdown, which may have front matter.
bool isMarkdown(const QString &path);

/// File name without folder and endings: `soul` for `layers/soul.md`, `k8s` for `skills/k8s/SKILL.md`, `jpa` for
/// `profiles/jpa/config.yml`.
QString nameOfPath(const QString &path);

} // namespace outcrop
