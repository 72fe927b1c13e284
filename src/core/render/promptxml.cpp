// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/promptxml.h"

#include "core/render/promptxmlmessages.h"
#include "core/render/promptxmltools.h"
#include "core/render/rendermessages.h"
#include "core/render/xmlwriter.h"

#include <algorithm>

namespace outcrop {
namespace {

TracedText tagText(const QString &text)
{
    return TracedText::generated(text, QStringLiteral("prompt XML"));
}

/// Returns the compact layout for short prompts, because whitespace between tags would be a noticeable share of their tokens, otherwise the indented one.
XmlLayout layoutFor(const PromptBundle &bundle, const QList<PromptBlock> &blocks)
{
    static constexpr qsizetype shortPrompt = 1'000; // in characters
    qsizetype size = bundle.request.size() + bundle.outputInstructions.size();
    for (const PromptBlock &block : blocks)
        size += block.content.size();
    for (const Message &message : bundle.history)
        size += message.content.size();
    return size < shortPrompt ? XmlLayout::Compact : XmlLayout::Indented;
}

class DocumentWriter
{
public:
    DocumentWriter(const PromptBundle &bundle, const QList<PromptBlock> &blocks, const PromptXmlSettings &settings, qsizetype historyBegin)
        : m_bundle(bundle), m_blocks(blocks), m_settings(settings), m_begin(historyBegin), m_xml(settings.isCompact ? XmlLayout::Compact : layoutFor(bundle, blocks))
    {
    }

    PromptDocument run()
    {
        m_xml.startElement(QStringLiteral("prompt"), rootAttributes());
        writeSystem();
        writeTools();
        writeContext();
        writeRequest();
        m_xml.endElement();
        m_result.text = m_xml.document();
        return m_result;
    }

private:
    XmlWriter::Attributes rootAttributes() const
    {
        XmlWriter::Attributes attributes;
        if (!m_settings.isCompact || m_settings.version != PromptXmlSettings().version)
            attributes.append({QStringLiteral("version"), tagText(m_settings.version)});
        for (const auto &[prefix, address] : m_settings.namespaces)
            attributes.append({QStringLiteral("xmlns:") + prefix, tagText(address)});
        return attributes;
    }

    /// Calls `write` for bundle parts, and records the parts and the characters that XML cannot represent.
    template<typename Write>
    void recordAndWrite(const QStringList &parts, Write write)
    {
        const int before = m_xml.replacedCharacters();
        write();
        m_result.parts += parts;
        const int count = m_xml.replacedCharacters() - before;
        if (count == 0)
            return;
        m_result.notes.append({QStringLiteral("document"), parts.value(0), LossAction::Approximated, rendermessages::xmlCharacters(count)});
    }

    void writeSystem()
    {
        if (m_blocks.isEmpty())
            return;
        const XmlWriter::Attributes attributes{{QStringLiteral("role"), tagText(QStringLiteral("assistant"))}, {QStringLiteral("name"), tagText(m_bundle.agentName)}};
        m_xml.startElement(QStringLiteral("system"), m_settings.isCompact ? XmlWriter::Attributes() : attributes);
        m_settings.isCompact ? writeSystemText() : writeSections();
        m_xml.endElement();
        m_xml.writeBlankLine();
    }

    void writeSections()
    {
        const bool isSingle = m_blocks.size() == 1 && m_blocks.first().condition.isEmpty();
        for (const PromptBlock &block : m_blocks) {
            recordAndWrite(block.parts, [&] { isSingle ? m_xml.writeText(block.content) : m_xml.writeElement(QStringLiteral("section"), attributesOf(block), block.content); });
        }
    }

    /// Writes the blocks as one text with Markdown headings, because the tags of many short sections would be a large share of the prompt.
    void writeSystemText()
    {
        for (qsizetype i = 0; i < m_blocks.size(); ++i) {
            recordAndWrite(m_blocks.at(i).parts, [&] {
                if (i > 0)
                    m_xml.writeText(tagText(QStringLiteral("\n\n")));
                if (const QString heading = headingOf(m_blocks.at(i)); !heading.isEmpty())
                    m_xml.writeText(tagText(heading));
                m_xml.writeText(m_blocks.at(i).content);
            });
        }
    }

    /// Returns the heading of a block in the compact form. Empty if the block is the only one, has no title, or is plain or begins with a heading.
    QString headingOf(const PromptBlock &block) const
    {
        const bool needsHeading = m_blocks.size() > 1 && !block.title.isEmpty() && block.text.text() != block.content.text() && !beginsWithHeading(block.content.text());
        return needsHeading ? QStringLiteral("## %1\n").arg(block.title) : QString();
    }

    XmlWriter::Attributes attributesOf(const PromptBlock &block)
    {
        XmlWriter::Attributes attributes{{QStringLiteral("title"), tagText(block.title)}};
        if (m_settings.includesMetadata && hasRoomForMetadata(block)) {
            attributes.append({QStringLiteral("tier"), tagText(tierName(block.tier))});
            attributes.append({QStringLiteral("part"), tagText(partName(block.part))});
        }
        attributes.append({QStringLiteral("when"), tagText(block.condition)});
        return attributes;
    }

    /// Returns whether the section's tags with tier and part take at most a tenth of its length. Otherwise adds a ledger note that both are
    /// omitted, because the model does not need them.
    bool hasRoomForMetadata(const PromptBlock &block)
    {
        static constexpr qsizetype markup = sizeof(R"(<section title="" tier="" part=""></section>)") - 1;
        const qsizetype tags = markup + block.title.size() + tierName(block.tier).size() + partName(block.part).size();
        if (tags * 10 <= block.content.size())
            return true;
        if (!block.parts.isEmpty())
            m_result.notes.append({QStringLiteral("document"), block.parts.value(0), LossAction::Approximated,
                                   rendermessages::tagsOmitted()});
        return false;
    }

    void writeTools()
    {
        if (m_bundle.tools.isEmpty())
            return;
        m_xml.startElement(
            QStringLiteral("tools"), {{QStringLiteral("count"), tagText(QString::number(m_bundle.tools.size()))}});
        for (qsizetype i = 0; i < m_bundle.tools.size(); ++i) {
            const QString tool = QStringLiteral("tools/%1/").arg(i);
            QStringList parts{tool + QStringLiteral("name")};
            if (!m_bundle.tools.at(i).description.isEmpty())
                parts.append(tool + QStringLiteral("description"));
            parts.append(tool + QStringLiteral("parameters"));
            recordAndWrite(parts, [&] { writeTool(m_xml, m_bundle.tools.at(i), m_settings.includesExamples); });
        }
        m_xml.endElement();
        m_xml.writeBlankLine();
    }

    /// Returns the index of the first message in the window.
    qsizetype firstMessage() const
    {
        const qsizetype count = m_bundle.history.size();
        return m_settings.windowSize ? std::max<qsizetype>(m_begin, count - *m_settings.windowSize) : m_begin;
    }

    /// Returns the messages in the window, sorted by priority if metadata is included.
    QList<qsizetype> messagesInWindow() const
    {
        QList<qsizetype> chosen;
        for (qsizetype i = firstMessage(); i < m_bundle.history.size(); ++i)
            chosen.append(i);
        if (includesMetadata())
            std::stable_sort(chosen.begin(), chosen.end(), [this](qsizetype a, qsizetype b) { return priority(a) > priority(b); });
        return chosen;
    }

    int priority(qsizetype index) const { return m_bundle.history.at(index).priority.value_or(0); }

    void writeContext()
    {
        const QList<qsizetype> chosen = messagesInWindow();
        omitOlderMessages(chosen.size());
        if (chosen.isEmpty())
            return;
        const int size = m_settings.windowSize.value_or(static_cast<int>(chosen.size()));
        const XmlWriter::Attributes attributes{{QStringLiteral("window_size"), tagText(QString::number(size))}};
        m_xml.startElement(QStringLiteral("context"), m_settings.isCompact ? XmlWriter::Attributes() : attributes);
        for (const qsizetype index : chosen)
            writeMessage(index, index == chosen.first());
        m_xml.endElement();
        m_xml.writeBlankLine();
    }

    bool includesMetadata() const { return m_settings.includesMetadata && !m_settings.isCompact; }

    void writeMessage(qsizetype index, bool isFirst)
    {
        const Message &message = m_bundle.history.at(index);
        QStringList parts = messageParts(message, index);
        omit(unwritableParts(message, index), rendermessages::notAttributeName());
        if (includesMetadata())
            parts += metadataParts(message, index);
        else
            omit(metadataParts(message, index), m_settings.isCompact ? rendermessages::compactForm() : rendermessages::metadataOff());
        if (m_settings.isCompact)
            omitReferences(parts, index);
        recordAndWrite(parts, [&] {
            if (m_settings.isCompact)
                writeMessageLine(m_xml, message, m_bundle.agentName, isFirst);
            else
                outcrop::writeMessage(m_xml, message, m_bundle.agentName, m_settings.includesMetadata);
        });
    }

    /// Omits the parts that the compact form cannot contain.
    void omitReferences(QStringList &parts, qsizetype index)
    {
        for (const char *name : {"tool_call_id", "tool_used"}) {
            const QString part = QStringLiteral("history/%1/%2").arg(index).arg(QLatin1StringView(name));
            if (parts.removeAll(part) > 0)
                omit({part}, rendermessages::compactForm());
        }
    }

    void omitOlderMessages(qsizetype firstIndex)
    {
        const QString reason = rendermessages::historyWindow(firstIndex);
        for (qsizetype i = m_begin; i < firstMessage(); ++i)
            omit(messageParts(m_bundle.history.at(i), i) + metadataParts(m_bundle.history.at(i), i), reason);
    }

    void omit(const QStringList &parts, const QString &reason)
    {
        for (const QString &part : parts)
            m_result.omittedParts.append({part, reason});
    }

    QString requester() const
    {
        for (qsizetype i = m_bundle.history.size() - 1; i >= firstMessage(); --i) {
            const Message &message = m_bundle.history.at(i);
            if (message.role == Message::Role::User && !message.sender.isEmpty())
                return message.sender;
        }
        return roleName(Message::Role::User);
    }

    void writeRequest()
    {
        const XmlWriter::Attributes attributes{{QStringLiteral("sender"), tagText(requester())}};
        m_xml.startElement(QStringLiteral("request"), m_settings.isCompact ? XmlWriter::Attributes() : attributes);
        const QStringList request = m_bundle.request.isEmpty() ? QStringList() : QStringList(QStringLiteral("request"));
        recordAndWrite(request, [this] { m_settings.isCompact ? m_xml.writeText(m_bundle.request) : m_xml.writeElement(QStringLiteral("user_input"), {}, m_bundle.request); });
        if (m_bundle.outputInstructions.isEmpty() && !m_settings.responsePrompt.isEmpty())
            m_xml.writeElement(QStringLiteral("response_prompt"), {}, TracedText::generated(m_settings.responsePrompt, QStringLiteral("prompt_xml.response_prompt")));
        if (!m_bundle.outputInstructions.isEmpty())
            recordAndWrite({QStringLiteral("output_instructions")},
                    [this] { m_xml.writeElement(QStringLiteral("response_prompt"), {}, m_bundle.outputInstructions); });
        m_xml.endElement();
    }

    const PromptBundle &m_bundle;
    const QList<PromptBlock> &m_blocks;
    const PromptXmlSettings &m_settings;
    qsizetype m_begin;
    XmlWriter m_xml;
    PromptDocument m_result;
};

} // namespace

PromptDocument writePromptXml(const PromptBundle &bundle, const QList<PromptBlock> &blocks, const PromptXmlSettings &settings, qsizetype historyBegin)
{
    return DocumentWriter(bundle, blocks, settings, historyBegin).run();
}

void convertToDocument(const PromptBundle &bundle, const PromptXmlSettings &settings, AssembledPrompt &prompt)
{
    const PromptDocument document = writePromptXml(bundle, prompt.blocks, settings, prompt.historyBegin);
    prompt.document = document.text;
    prompt.documentParts = document.parts;
    prompt.omittedParts += document.omittedParts;
    prompt.notes += document.notes;
    for (const QString &part : document.parts) {
        const bool isHome = part == QLatin1String("request") || part == QLatin1String("output_instructions");
        if (!isHome && !prompt.movedParts.contains(part))
            prompt.movedParts.insert(part, rendermessages::insideDocument());
    }
    if (!bundle.tools.isEmpty())
        prompt.notes.append({QStringLiteral("document"), QStringLiteral("tools"), LossAction::Injected,
                             rendermessages::documentDescribesTools()});
}

} // namespace outcrop
