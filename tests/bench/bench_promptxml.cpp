// SPDX-License-Identifier: GPL-3.0-or-later
// bench_promptxml PROMPTS: writes this number of generated prompts as <prompt> documents. Also writes a 500 KB prompt and a 120 KB stack of 60 layers as
// often. Measures only the document; bench_render measures the request.
#include "measure.h"

#include "core/render/promptxml.h"
#include "tests/support/bundlegenerator.h"

using namespace outcrop;

namespace {

/// Adds layers. One line in five contains characters that must be escaped.
void addLayers(PromptBundle &bundle, int count, int repeats)
{
    const QString plain = QStringLiteral("Water early, weed often, and write down what was sown.\n").repeated(4);
    const QString text = QString(plain + QStringLiteral("Keep <beds> & paths clear; a > b, \"quoted\".\n")).repeated(repeats);
    for (int i = 0; i < count; ++i) {
        bundle.sections.append({QStringLiteral("layers/%1.md").arg(i), QStringLiteral("Layer %1").arg(i), Part::Context, Tier::Topsoil,
                                TracedText::copied(text, QStringLiteral("layers/%1.md").arg(i), 0)});
    }
}

/// Returns 60 layers of about 2 KB.
PromptBundle stack()
{
    PromptBundle bundle;
    addLayers(bundle, 60, 8);
    return bundle;
}

/// Returns a bundle with more layers, turns and tools than users typically have.
PromptBundle largeBundle()
{
    testing::BundleGenerator generator(500);
    PromptBundle bundle = generator.next().bundle;
    addLayers(bundle, 40, 46);
    for (int i = 0; i < 40; ++i) {
        const PromptBundle more = generator.next().bundle;
        bundle.history += more.history;
        bundle.tools += more.tools;
    }
    return bundle;
}

} // namespace

int main(int argc, char *argv[])
{
    const int prompts = argc == 2 ? std::atoi(argv[1]) : 0;
    if (prompts < 1)
        return bench::failed(QStringLiteral("bench_promptxml PROMPTS"));
    qsizetype characters = 0;
    const auto sample = [&characters](const PromptBundle &bundle) {
        const QList<PromptBlock> blocks = assemblePrompt(bundle, {}, {}, {}).blocks;
        return bench::milliseconds([&] { characters = writePromptXml(bundle, blocks, {}).text.size(); });
    };
    testing::BundleGenerator generator(1);
    QList<double> generated;
    for (int left = prompts; left > 0; --left)
        generated.append(sample(generator.next().bundle));
    const auto samplesOf = [&](const PromptBundle &bundle) {
        QList<double> samples;
        for (int left = prompts; left > 0; --left)
            samples.append(sample(bundle));
        return samples;
    };
    const Json measures = {{"generated", bench::measure(generated)}, {"stack", bench::measure(samplesOf(stack()))}, {"large", bench::measure(samplesOf(largeBundle()))}};
    bench::print(measures, {{"characters", characters}});
}
