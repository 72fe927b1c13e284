// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptassembly.h"

#include "core/render/attachmentacceptance.h"
#include "core/render/examplechoice.h"
#include "core/render/reasoning.h"
#include "core/render/rendermessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the reasoning instruction for adapters without one. Source: ADR-PROJ010-003, section 3.
QString defaultReasoningText()
{
    return QStringLiteral("Think through your response step by step before providing your final answer. Show your reasoning.");
}

/// Converts a title to the name of an XML element.
QString toElementName(const QString &title)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[^\\p{L}\\p{N}]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString tag = title.toLower();
    tag.replace(forbiddenCharacters, QStringLiteral("_"));
    while (tag.startsWith(u'_'))
        tag.remove(0, 1);
    while (tag.endsWith(u'_'))
        tag.chop(1);
    return tag.isEmpty() || tag.at(0).isDigit() ? QStringLiteral("section_") + tag : tag;
}

/// Fills in a delimiter template such as `## {section}\n{content}`. The content keeps its origin.
TracedText addDelimiter(const QString &pattern, const QString &title, BodyFormat format, const TracedText &content)
{
    const QString note = QStringLiteral("section heading");
    const auto fillFrame = [&](QString frame) { // placeholders in the title are not expanded
        const bool hasLabel = frame.contains(QLatin1String("{LABEL}"));
        return frame.replace(hasLabel ? QLatin1String("{LABEL}") : QLatin1String("{section}"),
                             hasLabel ? title.toUpper() : format == BodyFormat::Xml ? toElementName(title) : title);
    };
    const QString marker = QStringLiteral("{content}");
    const qsizetype at = pattern.indexOf(marker);
    if (at < 0)
        return TracedText::generated(fillFrame(pattern) + u'\n', note).append(content);
    TracedText text = TracedText::generated(fillFrame(pattern.left(at)), note);
    text.append(content).append(TracedText::generated(fillFrame(pattern.mid(at + marker.size())), note));
    return text;
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
        addRequest();
        addAttachments();
        for (const Section &section : m_bundle.sections)
            addSection(section);
        addExamples();
        addOutputSchema();
        addReasoning();
        reportDroppedSafety();
        sortBlocks();
        return m_result;
    }

private:
    void addRequest()
    {
        m_result.request = m_bundle.request;
        if (!m_bundle.request.isEmpty())
            m_result.requestParts.append(QStringLiteral("request"));
        m_result.outputInstructions = m_bundle.outputInstructions;
    }

    /// Records the attachments that are not sent, and those of layers, which are sent with the request.
    void addAttachments()
    {
        for (qsizetype i = 0; i < m_bundle.attachments.size(); ++i) {
            const Attachment &attachment = m_bundle.attachments.at(i);
            addUnsentAttachment(attachment, attachmentPart(i));
            if (!attachment.source.isEmpty())
                m_result.movedParts.insert(attachmentPart(i), rendermessages::attachmentOfLayer(attachment.source));
        }
        for (qsizetype message = 0; message < m_bundle.history.size(); ++message) {
            const QList<Attachment> &attachments = m_bundle.history.at(message).attachments;
            for (qsizetype i = 0; i < attachments.size(); ++i)
                addUnsentAttachment(attachments.at(i), attachmentPart(i, message));
        }
    }

    void addUnsentAttachment(const Attachment &attachment, const QString &part)
    {
        if (!attachment.isSent())
            m_result.omittedParts.append({part, attachment.unsentReason});
    }

    void addSection(const Section &section)
    {
        add(section.title, section.part, section.tier, section.content, QStringLiteral("sections/") + section.id, section.isPlain);
        m_result.blocks.last().condition = section.condition;
        m_result.blocks.last().cadence = section.cadence.value_or(defaultCadence(section.tier));
    }

    void add(const QString &title, Part part, Tier tier, const TracedText &content, const QString &bundlePart, bool isPlain = false)
    {
        const bool hasHeading = m_result.format == BodyFormat::Markdown && beginsWithHeading(content.text());
        const TracedText text = isPlain || hasHeading
            ? content // a section that begins with a heading does not need another one
            : addDelimiter(m_adapter.delimiters.value(m_result.format), title, m_result.format, content);
        m_result.blocks.append({title, part, tier, text, {bundlePart}, content, {}, false, m_bundle.agentCadence});
    }

    /// Returns the last tier before WEATHER that has sections, by default GRANITE. Generated additions are placed there, so that they can be cached.
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
        const ExampleChoice choice = chooseExamples(m_bundle, m_adapter, m_model);
        for (qsizetype i = 0; i < m_bundle.examples.size(); ++i) {
            const QString part = QStringLiteral("examples/") + QString::number(i);
            if (i >= choice.count) {
                m_result.omittedParts.append({part, choice.reason});
                continue;
            }
            add(QStringLiteral("Example ") + QString::number(i + 1), Part::Format, stableTier(), m_bundle.examples.at(i), part);
            m_result.blocks.last().isExample = true;
        }
        if (choice.count < m_bundle.examples.size())
            m_result.notes.append({QStringLiteral("system"), QStringLiteral("examples"), choice.count > 0 ? LossAction::Truncated : LossAction::Dropped,
                                   choice.reason, m_bundle.examples.size(), choice.count});
    }

    /// Returns the adapter's mechanism if the model supports it, or else its fallback, or else PromptText.
    OutputMechanism chooseMechanism() const
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
        m_result.outputMechanism = chooseMechanism();
        if (!m_bundle.outputSchema || m_result.outputMechanism != OutputMechanism::PromptText)
            return;
        const Location &place = m_bundle.outputSchema->location;
        const QString json = QString::fromStdString(m_bundle.outputSchema->schema.dump(2));
        TracedText content = TracedText::generated(QStringLiteral("Answer with one JSON document that is valid under this JSON Schema, and nothing else:\n"),
                                                   QStringLiteral("output schema"));
        content.append(TracedText::rewritten(json, place.file, place.range.start.offset));
        const QString part = QStringLiteral("output.schema");
        add(QStringLiteral("Answer schema"), Part::Format, stableTier(), content, part);
        m_result.movedParts.insert(part, rendermessages::schemaInPrompt(m_model.id));
    }

    void addReasoning()
    {
        const QString strategy = m_bundle.reasoningStrategy;
        if (!includesReasoningInstruction(strategy, m_adapter, m_model)) {
            if (strategy == QLatin1String("explicit_cot"))
                m_result.notes.append({QStringLiteral("system"), QStringLiteral("reasoning_strategy"), LossAction::Dropped,
                                       rendermessages::strategyOmitted(m_adapter.name)});
            return;
        }
        const QString text = m_adapter.reasoningText.isEmpty() ? defaultReasoningText() : m_adapter.reasoningText;
        add(QStringLiteral("Reasoning"), Part::Format, stableTier(), TracedText::generated(text, QStringLiteral("reasoning strategy")), {});
        m_result.blocks.last().parts.clear();
        m_result.notes.append({QStringLiteral("system"), QStringLiteral("reasoning_strategy"), LossAction::Injected,
                               rendermessages::strategyInstruction(strategy, m_model.id), {},
                               jsonString(text)});
    }

    void reportDroppedSafety()
    {
        for (qsizetype i = 0; i < m_bundle.safety.size(); ++i) {
            const SafetySetting &setting = m_bundle.safety.at(i);
            if (!setting.appliesTo(m_adapter.name))
                m_result.omittedParts.append({QStringLiteral("safety/%1").arg(i), rendermessages::onlyForProvider(setting.provider)});
        }
    }

    /// Sorts by tier, so that stable blocks come first and the cache stays valid, then by the adapter's section order. An adapter for models
    /// without a cache may reverse the two criteria.
    void sortBlocks()
    {
        sortBy(m_result.blocks, m_adapter.sectionOrder, m_adapter.ordersBySection);
        if (!m_adapter.smallWindow.appliesTo(m_model))
            return;
        const QStringList before = titles();
        sortBy(m_result.blocks, m_adapter.smallWindow.sectionOrder, true);
        std::stable_partition(m_result.blocks.begin(), m_result.blocks.end(), [](const PromptBlock &block) { return !block.isExample; });
        if (titles() != before)
            m_result.notes.append({QStringLiteral("system"), QStringLiteral("section_order"), LossAction::Moved,
                                   rendermessages::smallWindowOrder(m_model.id, m_adapter.smallWindow.below),
                                   jsonStrings(before), jsonStrings(titles())});
    }

    static void sortBy(QList<PromptBlock> &blocks, const QList<Part> &order, bool ordersBySection)
    {
        const auto rank = [&order](Part part) {
            const qsizetype index = order.indexOf(part);
            return index < 0 ? static_cast<qsizetype>(part) + order.size() : index;
        };
        const auto key = [&](const PromptBlock &block) {
            const qsizetype tier = static_cast<qsizetype>(block.tier);
            return ordersBySection ? std::pair(rank(block.part), tier) : std::pair(tier, rank(block.part));
        };
        std::stable_sort(blocks.begin(), blocks.end(), [&key](const PromptBlock &a, const PromptBlock &b) { return key(a) < key(b); });
    }

    QStringList titles() const
    {
        QStringList titles;
        for (const PromptBlock &block : m_result.blocks)
            titles.append(block.title);
        return titles;
    }

        const PromptBundle &m_bundle;
    const Adapter &m_adapter;
    const ModelInfo &m_model;
    AssembledPrompt m_result;
};

} // namespace

bool beginsWithHeading(const QString &text)
{
    qsizetype marks = 0;
    while (marks < text.size() && text.at(marks) == u'#')
        ++marks;
    return marks >= 1 && marks <= 6 && marks < text.size() && text.at(marks).isSpace();
}

AssembledPrompt assemblePrompt(const PromptBundle &bundle, const Adapter &adapter, const ModelInfo &model, std::optional<BodyFormat> format)
{
    return Assembler(bundle, adapter, model, format).run();
}

TracedText userText(const AssembledPrompt &prompt)
{
    TracedText text = prompt.request;
    if (!text.isEmpty() && !prompt.outputInstructions.isEmpty())
        text.append(TracedText::generated(QStringLiteral("\n\n"), QStringLiteral("separator")));
    return text.append(prompt.outputInstructions);
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
