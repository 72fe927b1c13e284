// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QStringList>

namespace outcrop::testing {

/// Generates meaningless agent definitions with the structure of real agents. Portable agents have about 85 lines of front matter and 7 kB of
/// Markdown. Legacy agents have no portability section, about 110 lines and 16 kB of XML sections. Deterministic for a seed. Every static portability
/// criterion passes or does not apply.
class AgentGenerator
{
public:
    explicit AgentGenerator(quint32 seed) : m_random(seed) { }

    struct Shape {
        bool isPortable = true; ///< whether the agent has a portability section and a Markdown body
        bool hasTools = false;  ///< whether the agent has two tools with parameters
        bool hasSchema = false; ///< whether the agent has an output schema
        int paragraphs = 34;    ///< number of paragraphs in the body
    };

    QString agent(const QString &name, const Shape &shape) { return frontMatter(name, shape) + body(name, shape); }

    /// Returns an agent with a random shape, in realistic proportions: half of the agents are portable, and a fifth of these have tools and a schema.
    QString any(const QString &name)
    {
        const bool isPortable = chance(50);
        const bool hasTools = isPortable && chance(20);
        constexpr int usual = 34;
        constexpr int older = 80;
        return agent(name, {isPortable, hasTools, hasTools, (isPortable ? usual : older) + below(usual / 2)});
    }

private:
    int below(int bound) { return static_cast<int>(m_random.bounded(static_cast<quint32>(bound))); }
    bool chance(int percent) { return below(100) < percent; }
    QString choose(const QStringList &list) { return list.at(below(static_cast<int>(list.size()))); }

    QString words(int count)
    {
        static const QStringList vocabulary =
            QStringLiteral("the a each any record field answer source reader report finding place order lot seed "
                           "sample shelf room label packet reading "
                           "measure table entry list name number date member letter parcel question reply draft review "
                           "change release service queue "
                           "cluster index with from into under above before after while without and or not never "
                           "always only first last next open closed "
                           "write read keep name compare repeat return mark sort count weigh check state explain "
                           "prefer avoid stop wait short plain exact "
                           "stable careful complete small large early late green dry cold warm")
                .split(u' ');
        QStringList chosen;
        for (int i = 0; i < count; ++i)
            chosen.append(choose(vocabulary));
        return chosen.join(u' ');
    }

    QString sentence()
    {
        QString text = words(7 + below(12));
        text[0] = text[0].toUpper();
        return text + u'.';
    }

    QString list(const QString &indent, int entries, bool isQuoted)
    {
        QString text;
        for (int i = 0; i < entries; ++i)
            text +=
                indent + (isQuoted ? QStringLiteral("- \"%1\"\n").arg(words(5)) : QStringLiteral("- %1\n").arg(words(3)));
        return text;
    }

    QString frontMatter(const QString &name, const Shape &shape)
    {
        QString text =
            QStringLiteral("---\nname: %1\nversion: \"1.%2.0\"\ndescription: \"%3 %4 %5\"\nmodel: sonnet\n\n")
                .arg(name)
                .arg(below(9))
                .arg(sentence(), sentence(), sentence());
        text += QStringLiteral("identity:\n  role: \"%1\"\n  expertise:\n%2  cognitive_mode: \"%3\"\n\n")
                    .arg(words(2), list(QStringLiteral("    "), 6, true),
                        choose({QStringLiteral("forensic"), QStringLiteral("convergent"), QStringLiteral("systematic")}));
        text += QStringLiteral("persona:\n  tone: \"professional\"\n  communication_style: \"analytical\"\n  "
                               "audience_level: \"adaptive\"\n\n");
        text += capabilities(shape) + guardrails(shape);
        if (shape.hasTools)
            text += tools();
        text += output(shape);
        text += shape.isPortable ? portability() : older();
        return text + QStringLiteral("---\n\n");
    }

    QString capabilities(const Shape &shape)
    {
        QString text = QStringLiteral("capabilities:\n  allowed_tools:\n    - Read\n    - Write\n    - Edit\n    - "
                                      "Glob\n    - Grep\n    - Bash\n    - WebSearch\n"
                                      "  output_formats:\n    - markdown\n    - yaml\n  forbidden_actions:\n")
            + list(QStringLiteral("    "), 6, true);
        if (shape.isPortable)
            text += QStringLiteral("  required_features:\n    - tool_use\n");
        if (shape.isPortable && shape.hasSchema)
            text += QStringLiteral("    - structured_output\n");
        return text + u'\n';
    }

    QString guardrails(const Shape &shape)
    {
        QString text = QStringLiteral(
            "guardrails:\n  input_validation:\n    - lot_format: \"^L-\\\\d{4}$\"\n    - order_format: "
            "\"^O-\\\\d{6}$\"\n  output_filtering:\n"
            "    - no_secrets_in_output\n    - all_claims_must_have_sources\n  fallback_behavior: warn_and_retry\n\n");
        if (!shape.isPortable)
            text += QStringLiteral("constitution:\n  reference: \"docs/rules.md\"\n  principles_applied:\n")
                + list(QStringLiteral("    "), 12, true) + u'\n';
        return text;
    }

    QString tools()
    {
        QString text = QStringLiteral("tools:\n");
        for (const char *name : {"find_lots", "book_room"}) {
            text += QStringLiteral(
                "  - name: %1\n    description: \"%2\"\n    parameters:\n      type: object\n      properties:\n")
                        .arg(QLatin1String(name), sentence());
            text += QStringLiteral("        lot:\n          type: string\n          description: \"%1\"\n          "
                                   "pattern: \"^L-[0-9]{4}$\"\n")
                        .arg(sentence());
            text += QStringLiteral(
                "        effort:\n          type: integer\n          minimum: 1\n          maximum: 20\n"
                "        kinds:\n          type: array\n          items: {type: string, enum: [dry, cold, green]}\n"
                "      required: [lot]\n      additionalProperties: false\n");
        }
        return text + u'\n';
    }

    QString output(const Shape &shape)
    {
        QString text = QStringLiteral("output:\n  required: true\n  location: \"reports/{lot}/{date}.md\"\n  levels:\n "
                                      "   - L0\n    - L1\n    - L2\n");
        if (shape.hasSchema)
            text += QStringLiteral("  schema:\n    type: object\n    properties:\n      verdict:\n        type: "
                                   "string\n        enum: [sound, doubtful, unsound]\n"
                                   "      why: {type: string, maxLength: 300}\n      places:\n        type: array\n    "
                                   "    items:\n          type: object\n"
                                   "          properties:\n            lot: {type: string}\n            count: {type: "
                                   "integer, minimum: 0}\n"
                                   "          required: [lot, count]\n          additionalProperties: false\n"
                                   "    required: [verdict, why, places]\n    additionalProperties: false\n");
        return text
            + QStringLiteral("\nvalidation:\n  file_must_exist: true\n  post_completion_checks:\n    - "
                             "verify_file_created\n    - verify_sources_present\n\n");
    }

    QString portability()
    {
        return QStringLiteral("portability:\n  enabled: true\n  minimum_context_window: %1\n  model_preferences:\n    "
                              "- \"anthropic/claude-opus-5-5\"\n"
                              "    - \"openai/gpt-6-sol\"\n    - \"google/gemini-3.8-flash\"\n  reasoning_strategy: "
                              "adaptive\n  body_format: markdown\n")
            .arg(choose({QStringLiteral("64000"), QStringLiteral("100000"), QStringLiteral("128000")}));
    }

    QString older()
    {
        QString text = QStringLiteral("session_context:\n  schema: \"docs/session.json\"\n  on_receive:\n")
            + list(QStringLiteral("    "), 8, true);
        return text + QStringLiteral("  on_send:\n") + list(QStringLiteral("    "), 8, true)
            + QStringLiteral("layers:\n") + list(QStringLiteral("  "), 20, false);
    }

    QString paragraph()
    {
        switch (below(6)) {
        case 0:
            return QStringLiteral("- %1\n- %2\n- %3\n").arg(sentence(), sentence(), sentence());
        case 1:
            return QStringLiteral("1. **%1** -- %2\n2. **%3** -- %4\n").arg(words(2), sentence(), words(2), sentence());
        case 2:
            return QStringLiteral("| %1 | %2 |\n|---|---|\n| %3 | %4 |\n| %5 | %6 |\n")
                .arg(words(1), words(2), words(2), words(5), words(2), words(5));
        case 3:
            return QStringLiteral("```json\n{\"%1\": \"%2\", \"limit\": %3, \"open\": [\"%4\", null]}\n```\n")
                .arg(words(1), words(3))
                .arg(below(1000))
                .arg(words(1));
        default:
            return sentence() + u' ' + sentence() + u' ' + sentence() + u'\n';
        }
    }

    QString body(const QString &name, const Shape &shape)
    {
        static const QStringList titles{QStringLiteral("Identity"), QStringLiteral("Context"),
            QStringLiteral("Constraints"), QStringLiteral("Method"), QStringLiteral("Format")};
        QString text = shape.isPortable ? QStringLiteral("# %1\n").arg(name) : QStringLiteral("<agent>\n");
        const int each = shape.paragraphs / static_cast<int>(titles.size());
        for (const QString &title : titles) {
            text += shape.isPortable ? QStringLiteral("\n## %1\n").arg(title)
                                   : QStringLiteral("\n<%1>\n").arg(title.toLower());
            for (int i = 0; i < each; ++i)
                text += u'\n' + paragraph();
            if (!shape.isPortable)
                text += QStringLiteral("</%1>\n").arg(title.toLower());
        }
        return shape.isPortable ? text : text + QStringLiteral("\n</agent>\n");
    }

    QRandomGenerator m_random;
};

} // namespace outcrop::testing
