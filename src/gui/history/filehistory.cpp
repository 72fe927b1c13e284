// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/filehistory.h"

#include "app/history/openhistory.h"
#include "models/history/versionsmodel.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DocumentHistory)
};

constexpr qsizetype maximumCompared = 5; ///< maximum number of versions to compare with the current text

Result<QString> textOf(const History &history, const HistoryJob &job, const FileVersion &version)
{
    const Result<QByteArray> bytes = history.read(version.path, version.id);
    if (!bytes)
        return bytes.error();
    return readDocument(job.document->path, *bytes)->text;
}

ShownDiff diffOf(const HistoryJob &job, const FileVersion &version, const QString &text)
{
    return shownDiff(versionTitle(version), text, Words::tr("Current text"), job.document->text);
}

/// Sets the diff to the requested version, or to the latest version that differs from the text, or to the latest version.
void chooseVersion(const History &history, const HistoryJob &job, DocumentHistory &view)
{
    const QList<FileVersion> &versions = *view.versions;
    for (qsizetype i = 0; i < versions.size(); ++i) {
        const FileVersion &version = versions.at(i);
        const bool wanted = version.id == job.version;
        if (!job.version.isEmpty() && !wanted)
            continue;
        const Result<QString> text = textOf(history, job, version);
        if (!text)
            view.diff = text.error();
        const bool differs = text && *text != job.document->text;
        if (text && (wanted || differs || view.version.isEmpty())) {
            view.diff = diffOf(job, version, *text);
            view.version = version.id;
        }
        if (wanted || differs || !text || i + 1 >= maximumCompared)
            return;
    }
}

} // namespace

DocumentHistory readHistory(const HistoryJob &job)
{
    DocumentHistory view{job.document->path, {}};
    const Result<std::unique_ptr<History>> history = openHistory(job.folder);
    if (!history) {
        view.versions = history.error();
        return view;
    }
    view.source = (*history)->name();
    view.versions = (*history)->versions(job.document->path);
    if (view.versions)
        chooseVersion(**history, job, view);
    if (job.withOrigins)
        view.origins = (*history)->blame(job.document->path, job.document->text.toUtf8());
    return view;
}

} // namespace outcrop
