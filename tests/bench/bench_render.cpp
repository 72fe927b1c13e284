// SPDX-License-Identifier: GPL-3.0-or-later
// bench_render FOLDER SELECTION ITERATIONS: opens a workspace once, then repeatedly composes and renders it for all built-in providers, up to the
// final JSON text. The peer composes the same selection.
#include "measure.h"
#include "selection.h"

#include "app/prompt/renderprompt.h"

using namespace outcrop;

namespace {

QString requestText(const OpenedWorkspace &opened, const Selection &selection, const QString &provider)
{
    const Result<RenderResult> result = renderPrompt(opened, {selection, provider, {}, {}});
    return result.ok() ? result->request.bodyText().text() : QString();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4)
        return bench::failed(QStringLiteral("bench_render FOLDER SELECTION ITERATIONS"));
    const Result<OpenedWorkspace> opened = openWorkspace(QString::fromLocal8Bit(argv[1]));
    if (!opened.ok())
        return bench::failed(toString(opened.error()));
    const Selection selection = bench::selectionIn(QString::fromLocal8Bit(argv[2]));

    QMap<QString, QString> texts;
    const auto renderAll = [&] {
        for (const Adapter &adapter : opened->catalog.adapters())
            texts[adapter.name] = requestText(*opened, selection, adapter.name);
    };
    QList<double> samples;
    for (int left = std::atoi(argv[3]); left > 0; --left)
        samples.append(bench::milliseconds(renderAll));

    Json requests = Json::object();
    for (const auto &[provider, text] : texts.asKeyValueRange())
        requests[provider.toStdString()] = jsonString(text);
    bench::print(
        {{"render", bench::measure(samples)}}, {{"requests", requests}, {"problems", opened->diagnostics().size()}});
}
