// SPDX-License-Identifier: GPL-3.0-or-later
// bench_validate FOLDER EDITS: opens a library of agents, validates it against PV-001 … PV-010, and validates it again after each edit of one agent.
// Measures the time from the new text to the complete new report. Finally, checks that the report equals that of a new validation.
#include "measure.h"

#include "app/portability/validatelibrary.h"
#include "core/portability/jsonreport.h"

using namespace outcrop;

namespace {

/// Returns the text of one agent with an additional defect, or with the defect removed.
QByteArray withDefectToggled(const DocumentPtr &document, int number)
{
    const QByteArray defect = "\nThink step by step about it.\n";
    return number % 2 == 0 ? document->bytes + defect
                           : document->bytes.chopped(document->bytes.endsWith(defect) ? defect.size() : 0);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        return bench::failed(QStringLiteral("bench_validate FOLDER EDITS"));
    Result<OpenedWorkspace> opened = openWorkspace(QString::fromLocal8Bit(argv[1]));
    if (!opened.ok())
        return bench::failed(toString(opened.error()));
    StaticContext context;
    context.models = portableModels(opened->catalog);
    LibraryValidation validation(context);
    const double first = bench::milliseconds([&] { validation = validation.with(opened->library); });

    OpenedWorkspace now = *opened;
    QList<double> again;
    const QList<DocumentPtr> agents = opened->workspace().documents(DocumentKind::Agent);
    for (int i = 0; i < std::atoi(argv[2]); ++i) {
        const QString path = agents.at((i / 2) * 997 % agents.size())->path;
        const QByteArray bytes = withDefectToggled(now.workspace().document(path), i);
        again += bench::milliseconds([&] {
            now = withText(now, path, bytes);
            validation = validation.with(now.library);
        });
    }
    if (jsonReport(validation.report()) != jsonReport(LibraryValidation(context).with(now.library).report()))
        return bench::failed(QStringLiteral("The report after the edits differs from that of a new validation."));
    bench::print({{"all", bench::measure({first})}, {"edit", bench::measure(again)}},
        {{"agents", validation.report().agents.size()}, {"failed", validation.report().count(Outcome::Failed)}});
}
