// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agentbody.h"

#include "core/agents/sectionspans.h"

#include <QRegularExpression>

#include <array>

namespace outcrop {
namespace {

/// Returns whether text contains only `<agent>` and `</agent>` tags and whitespace.
bool isOnlyWrapper(const QString &text)
{
    static const QRegularExpression wrapper(QStringLiteral("^\\s*(</?agent>\\s*)*$"));
    return wrapper.match(text).hasMatch();
}

} // namespace

Part partOfHeading(const QString &heading)
{
    struct Hint {
        const char *word;
        Part part;
    };
    // The first keyword of this list that the heading contains decides.
    static constexpr std::array hints{
        Hint{"identity", Part::Identity},     Hint{"role", Part::Identity},          Hint{"persona", Part::Identity},
        Hint{"expertise", Part::Identity},    Hint{"purpose", Part::Identity},       Hint{"guardrail", Part::Constraints},
        Hint{"constraint", Part::Constraints}, Hint{"constitution", Part::Constraints}, Hint{"compliance", Part::Constraints},
        Hint{"forbidden", Part::Constraints}, Hint{"boundar", Part::Constraints},    Hint{"limits", Part::Constraints},
        Hint{"output", Part::Format},         Hint{"format", Part::Format},          Hint{"template", Part::Format},
        Hint{"tool", Part::Tools},            Hint{"capabilit", Part::Tools},
    };
    for (const Hint &hint : hints) {
        if (heading.contains(QLatin1String(hint.word), Qt::CaseInsensitive))
            return hint.part;
    }
    return Part::Context;
}

QList<BodySection> splitBody(const Agent &agent)
{
    const QStringView body = agent.body();
    const qsizetype base = agent.bodyStart();
    const QList<SectionSpan> cuts = sectionSpans(body, agent.bodyFormat);

    QList<BodySection> sections;
    const auto add = [&](const QString &title, Part part, qsizetype start, qsizetype end) {
        const TracedText content = TracedText::copied(body.mid(start, end - start).toString(), agent.textDocument().path, base + start).trimmed();
        if (!content.isEmpty() && !isOnlyWrapper(content.text()))
            sections.append({title, part, content});
    };
    add(agent.name, Part::Identity, 0, cuts.isEmpty() ? body.size() : cuts.first().start);
    for (qsizetype i = 0; i < cuts.size(); ++i) {
        const SectionSpan &cut = cuts.at(i);
        add(cut.title, partOfHeading(cut.title), cut.contentStart, cut.contentEnd);
        add(cut.title, Part::Context, cut.end, i + 1 < cuts.size() ? cuts.at(i + 1).start : body.size()); // text after a closing tag
    }
    return sections;
}

} // namespace outcrop
