// SPDX-License-Identifier: GPL-3.0-or-later
// bench_xmltokens PROMPTS: counts the additional tokens of a <prompt> document, also in its compact form. Compares it with the same prompt copied as
// Markdown, and with its plain texts separated by empty lines (KEP-002, "Token Overhead Analysis"). The results are grouped by the size of the plain
// texts. Uses exact counts with o200k_base.
#include "measure.h"

#include "core/render/promptxml.h"
#include "core/render/renderer.h"
#include "core/tokens/tokencounters.h"
#include "tests/support/bundlegenerator.h"
#include "tests/support/sourcecatalog.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace outcrop;

namespace {

constexpr std::array<qsizetype, 6> sizes{400, 1'000, 2'000, 5'000, 10'000, 1'000'000};

/// Returns a generated passage, extended to a typical length. The generator's passages are short, with many characters that need escaping.
TracedText lengthened(const TracedText &text, qsizetype characters)
{
    TracedText longer = text;
    while (longer.size() < characters)
        longer.append(TracedText::generated(QStringLiteral("\nWater early, weed often, and write down what was sown."), {}));
    return longer.trimmed();
}

/// Returns a bundle with a typical number of parts for its size: mostly layers of a paragraph to a page, a conversation, a few tools, a request.
PromptBundle typicalBundle(testing::BundleGenerator &generator, QRandomGenerator &random)
{
    const double size = std::exp(random.bounded(std::log(20'000.0) - std::log(200.0)) + std::log(200.0));
    const auto between = [&random](int low, int high) { return static_cast<qsizetype>(low + static_cast<int>(random.bounded(high - low))); };
    PromptBundle bundle;
    bundle.reasoningStrategy = QStringLiteral("none");
    const bool hasConversation = random.bounded(2) == 1;
    double layers = size * (hasConversation ? 0.6 : 0.8);
    double talk = hasConversation ? size * 0.2 : 0;
    double tools = size / 4'000;
    while (layers > 0 || talk > 0 || tools > 1) {
        const PromptBundle more = generator.next().bundle;
        for (Section section : more.sections) {
            section.content = lengthened(section.content, std::min<qsizetype>(between(250, 2'000), static_cast<qsizetype>(std::max(40.0, layers))));
            layers -= static_cast<double>(section.content.size());
            bundle.sections.append(section);
            if (layers <= 0)
                break;
        }
        for (Message message : more.history) {
            if (talk <= 0)
                break;
            message.content = lengthened(message.content, between(80, 600));
            talk -= static_cast<double>(message.content.size());
            bundle.history.append(message);
        }
        if (tools > 1 && !more.tools.isEmpty())
            bundle.tools.append(more.tools.first());
        tools -= more.tools.isEmpty() ? 0 : 1;
        bundle.request = lengthened(more.request, static_cast<qsizetype>(std::min(600.0, size * 0.2)));
    }
    return bundle;
}

QString toolText(const ToolDefinition &tool)
{
    return QStringLiteral("%1: %2\n%3").arg(tool.name, tool.description, QString::fromStdString(tool.parameters.dump()));
}

/// Returns tools and tool calls, which the Markdown form omits because the API transmits them separately.
QStringList toolTexts(const PromptBundle &bundle)
{
    QStringList texts;
    for (const ToolDefinition &tool : bundle.tools)
        texts.append(toolText(tool));
    for (const Message &message : bundle.history) {
        for (const ToolCall &call : message.toolCalls)
            texts.append(call.name + QString::fromStdString(call.arguments.dump()));
    }
    return texts;
}

/// Returns the content of the document without tags.
QString bareText(const PromptBundle &bundle, const QList<PromptBlock> &blocks)
{
    QStringList texts;
    for (const PromptBlock &block : blocks)
        texts.append(block.content.text());
    for (const Message &message : bundle.history)
        texts.append(roleName(message.role) + QStringLiteral(": ") + message.content.text());
    texts += toolTexts(bundle);
    texts.append(bundle.request.text());
    texts.removeAll(QString());
    return texts.join(QStringLiteral("\n\n"));
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values.at(values.size() / 2);
}

/// The additional tokens of the prompts in one size range, in percent. Range i has sizes from `sizes[i - 1]` to below `sizes[i]`, in characters; the last
/// range has no upper limit.
struct Bucket {
    QList<double> overMarkdown;
    QList<double> overBareTexts;
    QList<double> compactOverMarkdown;
    QList<double> compactOverBareTexts;
};

} // namespace

int main(int argc, char *argv[])
{
    const int prompts = argc == 2 ? std::atoi(argv[1]) : 0;
    if (prompts < 1)
        return bench::failed(QStringLiteral("bench_xmltokens PROMPTS"));
    const auto counter = TokenCounters().named(QStringLiteral("o200k_base"));
    if (!counter)
        return bench::failed(counter.error().message);
    const ProviderCatalog catalog = testing::sourceCatalog();
    const RenderTarget manual = *chooseTarget(catalog, QStringLiteral("manual"), {}, {});
    PromptXmlSettings compact;
    compact.isCompact = true;
    testing::BundleGenerator generator(2026);
    QRandomGenerator random(2026);
    std::array<Bucket, sizes.size()> buckets;
    for (int left = prompts; left > 0; --left) {
        const PromptBundle bundle = typicalBundle(generator, random);
        const QList<PromptBlock> blocks = assemblePrompt(bundle, {}, {}, {}).blocks;
        const auto count = [&counter](const QString &text) { return static_cast<double>((*counter)->count(text).tokens); };
        const QString bare = bareText(bundle, blocks);
        const QString markdown = (QStringList(render(bundle, manual, BodyFormat::Markdown).display.text()) + toolTexts(bundle)).join(QStringLiteral("\n\n"));
        const double document = count(writePromptXml(bundle, blocks, {}).text.text());
        const double compactDocument = count(writePromptXml(bundle, blocks, compact).text.text());
        const auto bucket = std::upper_bound(sizes.begin(), sizes.end() - 1, bare.size()) - sizes.begin();
        Bucket &found = buckets.at(static_cast<std::size_t>(bucket));
        found.overMarkdown.append(100 * (document / count(markdown) - 1));
        found.overBareTexts.append(100 * (document / count(bare) - 1));
        found.compactOverMarkdown.append(100 * (compactDocument / count(markdown) - 1));
        found.compactOverBareTexts.append(100 * (compactDocument / count(bare) - 1));
    }
    QList<double> overMarkdown;
    for (std::size_t i = 1; i < sizes.size(); ++i)
        overMarkdown += buckets.at(i).overMarkdown;
    Json rows = Json::array();
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const Bucket &bucket = buckets.at(i);
        rows.push_back({{"characters_from", i == 0 ? 0 : sizes.at(i - 1)},
                        {"prompts", bucket.overMarkdown.size()},
                        {"over_markdown_percent_median", median(bucket.overMarkdown)},
                        {"over_bare_texts_percent_median", median(bucket.overBareTexts)},
                        {"compact_over_markdown_percent_median", median(bucket.compactOverMarkdown)},
                        {"compact_over_bare_texts_percent_median", median(bucket.compactOverBareTexts)}});
    }
    bench::print({}, {{"by_size", rows}, {"over_400_characters_percent_median", median(overMarkdown)}});
}
