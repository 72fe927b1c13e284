// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/agentsections.h"

#include "core/agents/agentbody.h"
#include "core/agents/guardrails.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns text generated from one front matter field. All of it maps to that field.
TracedText traceToField(const Agent &agent, QStringView path, const QString &text)
{
    const Location place = agent.fieldLocation(path);
    return TracedText::rewritten(text, place.file, place.range.start.offset);
}

TracedText lineBreak()
{
    return TracedText::generated(QStringLiteral("\n"), QStringLiteral("line break"));
}

/// Collects the lines of text that fields contribute to one part.
class FieldLines
{
public:
    explicit FieldLines(const Agent &agent) : m_agent(agent) { }

    void add(QStringView path, const QString &text)
    {
        if (!m_text.isEmpty())
            m_text.append(lineBreak());
        m_text.append(traceToField(m_agent, path, text));
    }

    void addFormattedValue(QStringView path, const QString &value, const QString &pattern)
    {
        if (!value.isEmpty())
            add(path, pattern.arg(value));
    }

    void addList(QStringView path, const QStringList &values, const QString &introduction)
    {
        if (!values.isEmpty())
            add(path, introduction + QStringLiteral("\n- ") + values.join(QStringLiteral("\n- ")));
    }

    const TracedText &text() const { return m_text; }

private:
    const Agent &m_agent;
    TracedText m_text;
};

/// Returns whether a role only repeats the name of the agent: `Code reviewer` for `code-reviewer`.
bool repeatsName(const Agent &agent)
{
    static const QRegularExpression separators(QStringLiteral("[\\s_-]+"));
    const auto letters = [](QString text) { return text.remove(separators).toCaseFolded(); };
    return letters(agent.role) == letters(agent.name);
}

TracedText identityFields(const Agent &agent)
{
    FieldLines lines(agent);
    if (repeatsName(agent))
        lines.addFormattedValue(u"identity.role", agent.role, QStringLiteral("Your role: %1."));
    else if (!agent.role.isEmpty())
        lines.add(u"identity.role", QStringLiteral("You are %1, %2.").arg(agent.name, agent.role));
    lines.addList(u"identity.expertise", agent.expertise, QStringLiteral("Expertise:"));
    lines.addFormattedValue(u"identity.cognitive_mode", agent.cognitiveMode, QStringLiteral("Cognitive mode: %1."));
    lines.addFormattedValue(u"persona.tone", agent.tone, QStringLiteral("Tone: %1."));
    lines.addFormattedValue(u"persona.communication_style", agent.communicationStyle, QStringLiteral("Communication style: %1."));
    lines.addFormattedValue(u"persona.audience_level", agent.audienceLevel, QStringLiteral("Audience level: %1."));
    return lines.text();
}

TracedText constraintFields(const Agent &agent)
{
    FieldLines lines(agent);
    lines.addList(agent.forbiddenActionsPath(), agent.forbiddenActions, QStringLiteral("Never:"));
    lines.addList(u"guardrails.output_filtering", agent.outputFiltering, QStringLiteral("Every answer must satisfy:"));
    if (!isFallbackSetting(agent.fallbackBehavior)) // the program applies a setting after the response, and the ledger reports it
        lines.addFormattedValue(u"guardrails.fallback_behavior", agent.fallbackBehavior, QStringLiteral("When you cannot comply: %1."));
    return lines.text();
}

TracedText fieldsText(const Agent &agent)
{
    FieldLines lines(agent);
    if (!agent.outputFormats.isEmpty())
        lines.add(u"capabilities.output_formats", QStringLiteral("Output formats: %1.").arg(agent.outputFormats.join(QStringLiteral(", "))));
    if (!agent.outputLevels.isEmpty())
        lines.add(u"output.levels", QStringLiteral("Output levels: %1.").arg(agent.outputLevels.join(QStringLiteral(", "))));
    lines.addFormattedValue(u"output.location", agent.outputLocation, QStringLiteral("Output location: %1"));
    return lines.text();
}

TracedText toolFields(const Agent &agent)
{
    FieldLines lines(agent);
    if (!agent.allowedTools.isEmpty())
        lines.add(agent.allowedToolsPath(), QStringLiteral("Tools you may use: %1.").arg(agent.allowedTools.join(QStringLiteral(", "))));
    return lines.text();
}

QString partTitle(Part part)
{
    switch (part) {
    case Part::Identity:
        return QStringLiteral("Role");
    case Part::Context:
        return QStringLiteral("Context");
    case Part::Constraints:
        return QStringLiteral("Constraints");
    case Part::Format:
        return QStringLiteral("Format");
    case Part::Tools:
        return QStringLiteral("Tools");
    }
    Q_UNREACHABLE();
}

/// Creates section ids from titles: `agents/a.md#role`, then `#role-2` for the same title.
class SectionIds
{
public:
    explicit SectionIds(const Agent &agent) : m_file(agent.file()) { }

    QString next(const QString &title)
    {
        const QString name = title.toLower().replace(u' ', u'-');
        const int number = ++m_counts[name];
        return m_file + u'#' + (number == 1 ? name : name + u'-' + QString::number(number));
    }

private:
    QString m_file;
    QHash<QString, int> m_counts;
};

/// Returns the offsets of the level 2 headings.
QList<qsizetype> exampleStarts(QStringView body)
{
    QList<qsizetype> starts;
    for (qsizetype at = 0; at >= 0 && at < body.size();) {
        if (body.mid(at).startsWith(u"## "))
            starts.append(at);
        const qsizetype newline = body.indexOf(u'\n', at);
        at = newline < 0 ? -1 : newline + 1;
    }
    return starts;
}

/// Returns a lowercase word without its prefix: `harassment` for `HARM_CATEGORY_HARASSMENT`.
QString withoutPrefix(const QString &word, const QString &prefix)
{
    const QString plain = word.trimmed().toLower();
    return plain.startsWith(prefix) ? plain.mid(prefix.size()) : plain;
}

Section plainBodySection(const Agent &agent, Tier tier)
{
    const TracedText body = TracedText::copied(agent.body().toString(), agent.textDocument().path, agent.bodyStart());
    return {agent.file(), agent.name, Part::Context, tier, body.trimmed(), true};
}

} // namespace

QList<Section> agentSections(const Agent &agent, Tier tier)
{
    if (!agent.isPortable)
        return {plainBodySection(agent, tier)};

    QList<Section> sections;
    SectionIds ids(agent);
    const auto add = [&](const QString &title, Part part, const TracedText &content) {
        if (!content.isEmpty())
            sections.append({ids.next(title), title, part, tier, content});
    };
    const QList<BodySection> body = splitBody(agent);
    const auto addPart = [&](Part part, const TracedText &fields) {
        add(partTitle(part), part, fields);
        for (const BodySection &section : body) {
            if (section.part == part)
                add(section.title, part, section.content);
        }
    };
    addPart(Part::Identity, identityFields(agent));
    addPart(Part::Context, {});
    addPart(Part::Constraints, constraintFields(agent));
    addPart(Part::Format, fieldsText(agent));
    addPart(Part::Tools, toolFields(agent));
    return sections;
}

DocumentPtr examplesOf(const Agent &agent, const Workspace &workspace)
{
    const QString folder = agent.file().section(u'/', 0, -2);
    const DocumentPtr beside = workspace.document(QDir::cleanPath(folder + u'/' + agent.examplesPath));
    return beside ? beside : workspace.document(QDir::cleanPath(agent.examplesPath));
}

QString textBeforeExamples(const Document &document)
{
    const qsizetype first = exampleStarts(document.body()).value(0, 0);
    return document.body().left(first).trimmed().toString();
}

QList<Requirement> requirementsOf(const Agent &agent)
{
    QList<Requirement> requirements;
    const QString features = QStringLiteral("capabilities.required_features");
    const DataNode &list = agent.field(features);
    for (const DataNode &item : list.isScalar() ? QList<DataNode>{list} : list.items()) {
        if (const QString feature = item.text().trimmed(); !feature.isEmpty())
            requirements.append({feature, 0, {agent.fieldLocation(features).file, item.range()}});
    }
    for (const QString &feature : agent.requiredFeatures) {
        const bool isListed = std::any_of(requirements.begin(), requirements.end(), [&feature](const Requirement &other) { return other.feature == feature; });
        if (!isListed && !feature.trimmed().isEmpty()) // implied by the tools of a canonical agent
            requirements.append({feature, 0, agent.fieldLocation(agent.allowedToolsPath())});
    }
    if (agent.minimumContextWindow.value_or(0) > 0)
        requirements.append(
            {{}, *agent.minimumContextWindow, agent.fieldLocation(u"portability.minimum_context_window")});
    return requirements;
}

/// Reads `category: threshold` entries, at the root or below the name of a provider. Unknown thresholds are kept; the loss ledger reports
/// them as unused.
QList<SafetySetting> safetySettingsOf(const Agent &agent)
{
    const DataNode &node = agent.field(u"guardrails.safety");
    const QString file = agent.fieldLocation(u"guardrails.safety").file;
    QList<SafetySetting> settings;
    const auto take = [&](const DataNode::Member &member, const QString &provider) {
        if (member.value.isScalar() && !member.value.isNull())
            settings.append({withoutPrefix(member.key, QStringLiteral("harm_category_")), withoutPrefix(member.value.text(), QStringLiteral("block_")), provider,
                {file, member.value.range()}});
    };
    for (const DataNode::Member &member : node.members()) {
        take(member, {});
        for (const DataNode::Member &inner : member.value.members())
            take(inner, member.key);
    }
    return settings;
}

QList<TracedText> readExamples(const Document &document)
{
    const QStringView body = document.body();
    QList<qsizetype> starts = exampleStarts(body);
    if (starts.isEmpty())
        starts.append(0);

    QList<TracedText> examples;
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts.at(i + 1) : body.size();
        const QString text = body.mid(starts.at(i), end - starts.at(i)).toString();
        const TracedText example = TracedText::copied(text, document.path, document.frontMatter.bodyStart + starts.at(i)).trimmed();
        if (!example.isEmpty())
            examples.append(example);
    }
    return examples;
}

} // namespace outcrop
