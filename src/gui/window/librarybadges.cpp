// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/librarybadges.h"

#include "gui/library/librarypanel.h"

#include <algorithm>

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
    connect(&livePipeline, &LivePipeline::rendered, this, [&library](const RenderSnapshot &view) { library.setNotSentReasons(unsentLayers(view.workspace->library, view.result().bundle)); });
    connect(&livePipeline, &LivePipeline::failed, this, [&library] { library.setNotSentReasons({}); });
    connect(&livePipeline, &LivePipeline::stateChanged, this, [&library](const LiveState &view) {
        if (!view.workspace)
            library.setNotSentReasons({});
    });
}

QHash<QString, QString> unsentLayers(const PromptLibrary &library, const PromptBundle &bundle)
{
    QSet<QString> sent;
    for (const Section &section : bundle.sections)
        sent.insert(section.id);
    QHash<QString, QString> reasons;
    for (const Layer &layer : library.stack.layers) {
        if (sent.contains(layer.file()))
            continue;
        if (!bundle.includesLayers) {
            reasons.insert(layer.file(), LibraryBadges::tr("Not sent: “Layers” is set to “None”"));
            continue;
        }
        const QString condition = layer.when.text();
        const bool hasText = !layer.document->body().trimmed().isEmpty();
        //: Reason in the tooltip of a layer; %1 is a condition, such as phase == review
        reasons.insert(layer.file(), condition.isEmpty() || !hasText ? LibraryBadges::tr("Not sent: no text") : LibraryBadges::tr("Not sent: %1 is false").arg(condition));
    }
    return reasons;
}

} // namespace outcrop
