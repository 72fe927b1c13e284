// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/filehistory.h"

#include "app/history/openhistory.h"
#include "models/history/versionsmodel.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(DocumentHistory)
};

constexpr qsizetype maxComparedVersions = 5; ///< maximum number of versions to compare with the current text

Result<QString> textOf(const History &history, const HistoryRequest &request, const FileVersion &version)
{
    const Result<QByteArray> bytes = history.read(version.path, version.id);
    if (!bytes)
        return bytes.error();
    return readDocument(request.document->path, *bytes)->text;
}

ShownDiff diffOf(const HistoryRequest &request, const FileVersion &version, const QString &text)
{
    return shownDiff(versionTitle(version), text, HistoryWords::tr("Current text"), request.document->text);
}

/// Sets the diff between a version and the text: the requested version, otherwise the latest version that differs, otherwise the latest version. Compares at
/// most five versions. Sets an error if a version cannot be read.
void chooseVersion(const History &history, const HistoryRequest &request, DocumentHistory &view)
{
    const QList<FileVersion> &versions = *view.versions;
    for (qsizetype i = 0; i < versions.size(); ++i) {
        const FileVersion &version = versions.at(i);
        const bool isWanted = version.id == request.version;
        if (!request.version.isEmpty() && !isWanted)
            continue;
        const Result<QString> text = textOf(history, request, version);
        if (!text)
            view.diff = text.error();
        const bool isChanged = text && *text != request.document->text;
        if (text && (isWanted || isChanged || view.version.isEmpty())) {
            view.diff = diffOf(request, version, *text);
            view.version = version.id;
        }
        if (isWanted || isChanged || !text || i + 1 >= maxComparedVersions)
            return;
    }
}

} // namespace

DocumentHistory readHistory(const HistoryRequest &request)
{
    DocumentHistory view{request.document->path, {}};
    const Result<std::unique_ptr<History>> history = openHistory(request.folder);
    if (!history) {
        view.versions = history.error();
        return view;
    }
    view.source = (*history)->name();
    view.versions = (*history)->versions(request.document->path);
    if (view.versions)
        chooseVersion(**history, request, view);
    if (request.needsOrigins)
        view.origins = (*history)->blame(request.document->path, request.document->text.toUtf8());
    return view;
}

} // namespace outcrop
