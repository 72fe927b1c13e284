// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/librarybadges.h"

#include "core/layers/unsentlayers.h"
#include "gui/library/librarypanel.h"

namespace outcrop {

LibraryBadges::LibraryBadges(LibraryPanel &library, const EditSessions &sessions, const LivePipeline &livePipeline, QObject *parent) : QObject(parent)
{
    const auto showUnsaved = [&library, &sessions] {
        QSet<QString> paths;
        for (const EditSession *session : sessions.modifiedSessions())
            paths.insert(session->path());
        library.setUnsaved(paths);
    };
    connect(&sessions, &EditSessions::modifiedChanged, this, showUnsaved);
    connect(&sessions, &EditSessions::renamed, this, showUnsaved);
    connect(&sessions, &EditSessions::closing, this, showUnsaved, Qt::QueuedConnection); // queued, because the session is not closed yet
    connect(&livePipeline, &LivePipeline::rendered, this, [&library](const RenderSnapshot &view) {
        QHash<QString, QString> reasons;
        for (const UnsentLayer &layer : view.unsentLayers)
            reasons.insert(layer.file, notSentText(layer));
        library.setNotSentReasons(reasons);
    });
    connect(&livePipeline, &LivePipeline::failed, this, [&library] { library.setNotSentReasons({}); });
    connect(&livePipeline, &LivePipeline::stateChanged, this, [&library](const LiveState &view) {
        if (!view.workspace)
            library.setNotSentReasons({});
    });
}

} // namespace outcrop
