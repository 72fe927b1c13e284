// SPDX-License-Identifier: GPL-3.0-or-later
// bench_promptxml PROMPTS: writes that many generated prompts as <prompt> documents, and one of 500 kilobytes as often. Times are those of the
// document alone; the request around it is bench_render's matter.
#include "measure.h"

#include "core/render/promptxml.h"
#include "tests/support/bundlegenerator.h"

using namespace outcrop;

namespace {

/// Layers, conversation and tools of more than people have. One line in five holds what must be escaped.
PromptBundle largeBundle()
{
    testing::BundleGenerator generator(500);
    PromptBundle bundle = generator.next().bundle;
    for (int i = 0; i < 40; ++i) {
        const QString plain = QStringLiteral("Water early, weed often, and write down what was sown.\n").repeated(4);
        const QString text = QString(plain + QStringLiteral("Keep <beds> & paths clear; a > b, \"quoted\".\n")).repeated(46);
        bundle.sections.append({QStringLiteral("layers/%1.md").arg(i), QStringLiteral("Layer %1").arg(i), Part::Context, Tier::Topsoil,
                                TracedText::copied(text, QStringLiteral("layers/%1.md").arg(i), 0)});
    }
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
    const PromptBundle large = largeBundle();
    QList<double> largest;
    for (int left = prompts; left > 0; --left)
        largest.append(sample(large));
    bench::print({{"generated", bench::measure(generated)}, {"large", bench::measure(largest)}}, {{"characters", characters}});
}
