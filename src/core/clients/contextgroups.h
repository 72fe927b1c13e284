// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextlosses.h"

#include <QMap>

namespace outcrop {

/// The groups of the files of a context, in display order.
enum class ContextGroup {
    AtStart,    ///< sent at the start, in whole or in part
    Listed,     ///< listed by name at the start
    AfterTouch, ///< sent after the client reads one of the files in ClientContext::touched
    OnDemand,   ///< sent later
    SameFile,   ///< other names of files in the groups above
    NotLoaded,
};

ContextGroup contextGroup(const ClientContext &context, const ContextText &text);

/// Returns the indexes of the texts by group, without empty groups. In each group they are in sending order.
QMap<ContextGroup, QList<qsizetype>> groupedTexts(const ClientContext &context);

/// Returns the paths of the files that the client reads during the session, for titles: `web/AGENTS.md, web/x.ts`. `folder` is the workspace.
QString touchedFiles(const ClientContext &context, const QString &folder);

/// The numbers of files that the command line and the window show.
struct ContextCounts {
    qsizetype startFiles = 0;
    qsizetype listed = 0;
    qsizetype touchFiles = 0;
    qsizetype onDemandFiles = 0;
    qsizetype sameFile = 0;
    qsizetype repeatedFiles = 0;  ///< files that are loaded although the client already sends them; they are also counted above
    qsizetype unloadedFiles = 0; ///< files that are not loaded, without those that count as skipped in `losses`
    ContextLosses losses;

    friend bool operator==(const ContextCounts &, const ContextCounts &) = default;
};

ContextCounts contextCounts(const ClientContext &context);

} // namespace outcrop
