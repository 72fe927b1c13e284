// SPDX-License-Identifier: GPL-3.0-or-later
// bench_budget FOLDER SELECTION EDITS: types characters one by one into a layer. After each character, composes and renders the stack for all
// built-in providers, counts the tokens of every part, and computes the budget, the cache plan and the price of each request. bench_edit measures the
// widgets.
#include "measure.h"
#include "selection.h"

#include "app/prompt/renderprompt.h"
#include "core/render/budgetreport.h"

using namespace outcrop;

namespace {

/// Returns the middle layer of the stack, so that about half of the layers follow it.
QString middleLayer(const OpenedWorkspace &opened)
{
    const QList<Layer> &layers = opened.library.stack.layers;
    return layers.at(layers.size() / 2).file();
}

QString withTypedCharacter(QString text, int number)
{
    return text.insert(text.size() / 2, QLatin1Char(number % 7 == 6 ? ' ' : 'x'));
}

struct CountedRequest {
    QString request;
    std::optional<BudgetReport> report;
};

/// Returns a model with a published tokenizer, if there is one, so that the count can be checked; otherwise the provider's default.
QString modelFor(const QString &provider)
{
    return provider == QLatin1String("openai") ? QStringLiteral("gpt-4.1") : QString();
}

CountedRequest renderAndCount(const OpenedWorkspace &opened, const Selection &selection, const QString &provider)
{
    const Result<RenderResult> result = renderPrompt(opened, {selection, provider, modelFor(provider), {}, false});
    if (!result.ok())
        return {};
    return {result->request.bodyText().text(), budgetReport(result->request)};
}

Json factsOf(const QMap<QString, CountedRequest> &all)
{
    Json requests = Json::object();
    for (const auto &[provider, counted] : all.asKeyValueRange())
        requests[provider.toStdString()] = jsonString(counted.request);
    const std::optional<BudgetReport> &openai = all.value(QStringLiteral("openai")).report;
    return {{"requests", requests}, {"of", "system"}, {"counted", openai ? openai->tokens.system().tokens : 0}};
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4)
        return bench::failed(QStringLiteral("bench_budget FOLDER SELECTION EDITS"));
    const Result<OpenedWorkspace> folder = openWorkspace(QString::fromLocal8Bit(argv[1]));
    if (!folder.ok())
        return bench::failed(toString(folder.error()));
    const Selection selection = bench::selectionIn(QString::fromLocal8Bit(argv[2]));

    OpenedWorkspace opened = *folder;
    const QString layer = middleLayer(opened);
    QString text = opened.library.workspace.document(layer)->text;
    QMap<QString, CountedRequest> all;
    const auto type = [&] {
        opened = withText(opened, layer, text.toUtf8());
        for (const Adapter &adapter : opened.catalog.adapters())
            all[adapter.name] = renderAndCount(opened, selection, adapter.name);
    };
    QList<double> samples;
    for (int number = 0; number < 10 + std::atoi(argv[3]); ++number) {
        text = withTypedCharacter(text, number);
        const double spent = bench::milliseconds(type);
        if (number >= 10)
            samples.append(spent);
    }
    bench::print({{"counted", bench::measure(samples)}}, factsOf(all));
}
