// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/outputsections.h"

#include "core/documents/data/yamlreader.h"

namespace outcrop {
namespace {

const QString sectionNote = QStringLiteral("expected output");

/// Writes the sections as Markdown.
class SectionWriter
{
public:
    SectionWriter(const QString &file, const OutputChoice &choice) : m_file(file), m_choice(choice) { }

    TracedText write(const DataNode &expected)
    {
        if (const DataNode &intro = expected[u"intro"]; !intro.text().isEmpty()) {
            addValue(intro);
            add(QStringLiteral("\n\n"));
        }
        add(QStringLiteral("```markdown\n"));
        for (const DataNode &section : expected[u"common"].items())
            addSection(section);
        for (const QString &artifact : m_choice.artifacts) {
            if (const DataNode &section = expected[u"artifacts"][artifact]; section.isMapping())
                addSection(section);
        }
        for (const DataNode &section : expected[u"closing"].items())
            addSection(section);
        add(QStringLiteral("```"));
        return m_text;
    }

private:
    void add(const QString &text) { m_text.append(TracedText::generated(text, sectionNote)); }

    void addValue(const DataNode &value)
    {
        m_text.append(TracedText::rewritten(value.text().trimmed(), m_file, value.range().start.offset));
    }

    void addItem(const DataNode &value)
    {
        add(QStringLiteral("- "));
        addValue(value);
        add(QStringLiteral("\n"));
    }

    void addSection(const DataNode &section)
    {
        add(QStringLiteral("## "));
        addValue(section[u"section"]);
        add(QStringLiteral("\n"));
        addGuidance(section);
        addConditional(section);
        for (const DataNode &item : section[u"items"].items())
            addItem(item);
        add(QStringLiteral("\n"));
    }

    void addGuidance(const DataNode &section)
    {
        const DataNode &chosen = section[m_choice.assumesAnswers ? u"guidance_assume" : u"guidance_manual"];
        const DataNode &guidance = chosen.isMissing() ? section[u"guidance"] : chosen;
        if (guidance.isMissing())
            return;
        add(QStringLiteral("\n"));
        addValue(guidance);
        add(QStringLiteral("\n\n"));
    }

    void addConditional(const DataNode &section)
    {
        for (const DataNode::Member &member : section.members()) {
            const bool isWithout = member.key.endsWith(u"_without_class");
            if ((isWithout && !m_choice.hasBaseClass) || (!isWithout && m_choice.hasBaseClass && member.key.endsWith(u"_with_class")))
                addItem(member.value);
        }
    }

    QString m_file;
    const OutputChoice &m_choice;
    TracedText m_text;
};

} // namespace

TracedText expectedOutput(const Document &configuration, const OutputChoice &choice)
{
    const DataDocument yaml = readYaml(configuration.text, configuration.path);
    const DataNode &expected = yaml.root[u"expected_output"];
    return expected.isMapping() ? SectionWriter(configuration.path, choice).write(expected) : TracedText();
}

} // namespace outcrop
