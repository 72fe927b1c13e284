// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptassembly.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// The seed's words for models that reason better when asked to (ADR-PROJ010-003, section 3), used where the adapter has none of its own.
QString defaultReasoningText()
{
    return QStringLiteral("Think through your response step by step before providing your final answer. Show your reasoning.");
}

/// A title as the name of an XML element.
QString asTag(const QString &title)
{
    static const QRegularExpression notAllowed(QStringLiteral("[^\\p{L}\\p{N}]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString tag = title.toLower();
    tag.replace(notAllowed, QStringLiteral("_"));
    while (tag.startsWith(u'_'))
        tag.remove(0, 1);
    while (tag.endsWith(u'_'))
        tag.chop(1);
    return tag.isEmpty() || tag.at(0).isDigit() ? QStringLiteral("section_") + tag : tag;
}

/// Fills a delimiter pattern such as `## {section}\n{content}`; the content keeps its origin.
TracedText withDelimiter(const QString &pattern, const QString &title, BodyFormat format, const TracedText &content)
{
    const QString note = QStringLiteral("section heading");
    const auto filled = [&](QString frame) { // a title that looks like a placeholder stays a title
        const bool labelled = frame.contains(QLatin1String("{LABEL}"));
        return frame.replace(labelled ? QLatin1String("{LABEL}") : QLatin1String("{section}"),
                             labelled ? title.toUpper() : format == BodyFormat::Xml ? asTag(title) : title);
    };
    const QString marker = QStringLiteral("{content}");
    const qsizetype at = pattern.indexOf(marker);
    if (at < 0)
        return TracedText::generated(filled(pattern) + u'\n', note).append(content);
    TracedText text = TracedText::generated(filled(pattern.left(at)), note);
    text.append(content).append(TracedText::generated(filled(pattern.mid(at + marker.size())), note));
    return text;
}

/// One to six `#` and a space: a Markdown heading.
bool beginsWithHeading(const QString &text)
{
    qsizetype marks = 0;
    while (marks < text.size() && text.at(marks) == u'#')
        ++marks;
    return marks >= 1 && marks <= 6 && marks < text.size() && text.at(marks).isSpace();
}

class Assembler
{
public:
    Assembler(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format)
        : m_bundle(bundle), m_adapter(adapter), m_model(model)
    {
        m_result.format = format ? *format : bundle.bodyFormat.value_or(adapter.preferredFormat);
    }

    AssembledPrompt run()
    {
        for (const Section &section : m_bundle.sections)
            add(section.title, section.part, section.tier, section.content, QStringLiteral("sections/") + section.id, section.plain);
        addExamples();
        addOutputSchema();
        addReasoning();
        sortBlocks();
        return m_result;
    }

private:
    void add(const QString &title, Part part, Tier tier, const TracedText &content, const QString &bundlePart, bool plain = false)
    {
        const bool ownHeading = m_result.format == BodyFormat::Markdown && beginsWithHeading(content.text());
        const TracedText text = plain || ownHeading
            ? content // a passage that begins with a heading of its own needs no second one
            : withDelimiter(m_adapter.delimiters.value(m_result.format), title, m_result.format, content);
        m_result.blocks.append({title, part, tier, text, {bundlePart}});
    }

    /// Where additions go that belong to no document: after the last passage that is not WEATHER, so that they can be cached.
    Tier stableTier() const
    {
        Tier tier = Tier::Granite;
        for (const Section &section : m_bundle.sections) {
            if (section.tier != Tier::Weather)
                tier = std::max(tier, section.tier);
        }
        return tier;
    }

    void addExamples()
    {
        for (qsizetype i = 0; i < m_bundle.examples.size(); ++i) {
            const QString number = QString::number(i + 1);
            add(QStringLiteral("Example ") + number, Part::Format, stableTier(), m_bundle.examples.at(i),
                QStringLiteral("examples/") + QString::number(i));
        }
    }

    /// The adapter's way if the model can do it, else its fall-back, else the prompt's text.
    OutputMechanism mechanism() const
    {
        const auto isPossible = [this](OutputMechanism way) {
            if (way == OutputMechanism::Native)
                return m_model.features.isEmpty() || m_model.has(QStringLiteral("structured_output_native"));
            return way == OutputMechanism::PromptText || m_model.features.isEmpty() || m_model.has(QStringLiteral("tool_use"));
        };
        if (isPossible(m_adapter.outputMechanism))
            return m_adapter.outputMechanism;
        if (m_adapter.outputFallback && isPossible(*m_adapter.outputFallback))
            return *m_adapter.outputFallback;
        return OutputMechanism::PromptText;
    }

    void addOutputSchema()
    {
        m_result.outputMechanism = mechanism();
        if (!m_bundle.outputSchema || m_result.outputMechanism != OutputMechanism::PromptText)
            return;
        const Location &place = m_bundle.outputSchema->location;
        const QString json = QString::fromStdString(m_bundle.outputSchema->schema.dump(2));
        TracedText content = TracedText::generated(QStringLiteral("Answer with one JSON document that is valid under this JSON Schema, and nothing else:\n"),
                                                   QStringLiteral("output schema"));
        content.append(TracedText::respelled(json, place.file, place.range.start.offset));
        const QString part = QStringLiteral("output.schema");
        add(QStringLiteral("Answer schema"), Part::Format, stableTier(), content, part);
        m_result.moved.insert(part, QStringLiteral("%1 does not enforce a schema here, so the prompt asks for it").arg(m_model.id));
    }

    /// What the adapter's strategy map says for the agent's strategy. With `adaptive`, a model that reasons by itself is left alone.
    bool wantsReasoning() const
    {
        const QString strategy = m_bundle.reasoningStrategy;
        if (m_adapter.reasoning.value(strategy) != QLatin1String("inject_step_by_step"))
            return false;
        return strategy != QLatin1String("adaptive") || !m_model.reasoning.contains(QLatin1String("built_in"));
    }

    void addReasoning()
    {
        if (!wantsReasoning())
            return;
        const QString text = m_adapter.reasoningText.isEmpty() ? defaultReasoningText() : m_adapter.reasoningText;
        add(QStringLiteral("Reasoning"), Part::Format, stableTier(), TracedText::generated(text, QStringLiteral("reasoning strategy")), {});
        m_result.blocks.last().parts.clear();
        m_result.injected.append({QStringLiteral("system"), QStringLiteral("reasoning_strategy"), LossAction::Injected,
                                  QStringLiteral("the strategy is %1, and %2 is asked to reason in words").arg(m_bundle.reasoningStrategy, m_model.id),
                                  {}, jsonString(text)});
    }

    qsizetype rank(Part part) const
    {
        const qsizetype index = m_adapter.sectionOrder.indexOf(part);
        return index < 0 ? static_cast<qsizetype>(part) + m_adapter.sectionOrder.size() : index;
    }

    /// Tiers first, so that what is stable comes before what changes and a cache holds; inside a tier, the adapter's section order. An adapter for
    /// models without a cache may turn that round.
    void sortBlocks()
    {
        std::stable_sort(m_result.blocks.begin(), m_result.blocks.end(), [this](const PromptBlock &a, const PromptBlock &b) {
            const auto key = [this](const PromptBlock &block) {
                const qsizetype tier = static_cast<qsizetype>(block.tier);
                return m_adapter.orderBySection ? std::pair(rank(block.part), tier) : std::pair(tier, rank(block.part));
            };
            return key(a) < key(b);
        });
    }

    const PromptBundle &m_bundle;
    const Adapter &m_adapter;
    const ModelInfo &m_model;
    AssembledPrompt m_result;
};

} // namespace

AssembledPrompt assemblePrompt(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format)
{
    return Assembler(bundle, adapter, model, format).run();
}

TracedText joinBlocks(const QList<PromptBlock> &blocks)
{
    TracedText text;
    for (const PromptBlock &block : blocks) {
        if (!text.isEmpty())
            text.append(TracedText::generated(QStringLiteral("\n\n"), QStringLiteral("separator")));
        text.append(block.text);
    }
    return text;
}

} // namespace outcrop
