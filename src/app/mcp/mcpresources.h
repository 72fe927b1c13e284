// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/base/json.h"

namespace outcrop {

/// A resource: a layer, a skill, an agent, or the losses of a provider.
struct McpResource {
    QString uri; ///< `outcrop://layer/PATH`, `outcrop://skill/NAME`, `outcrop://agent/NAME`, `outcrop://losses/PROVIDER`, percent-encoded
    QString name;
    QString title;
    QString description;
    QString mimeType;
    QString text = {};      ///< content; empty for losses
    QString provider = {};  ///< provider whose losses must be rendered; empty for others
};

/// Returns the resources in a fixed order: layers in the order sent, skills, agents, then the losses of providers in display order.
QList<McpResource> mcpResources(const OpenedWorkspace &opened);
/// Returns the resource with this URI, or nullopt.
std::optional<McpResource> mcpResource(const OpenedWorkspace &opened, const QString &uri);

/// Returns the entry in `resources/list`.
Json mcpResourceJson(const McpResource &resource);

/// Returns the entries of `resources/templates/list`.
Json mcpResourceTemplates();

} // namespace outcrop
