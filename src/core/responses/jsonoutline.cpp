// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonoutline.h"

#include "core/responses/jsonunits.h"
#include "core/responses/jsonwords.h"
#include "core/responses/outlinecosts.h"
#include "core/responses/outlinegrammar.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maximumInterpretations = 4;
constexpr double maximumExtraCost = 6; ///< maximum extra cost compared with the best completed interpretation

/// Returns whether the next 200 characters contain the end of a quoted key with its colon, and no opening bracket before it.
bool containsMember(QStringView rest)
{
    constexpr qsizetype reach = 200;
    for (qsizetype at = 0; at + 1 < qMin(rest.size(), reach) && rest[at] != u'{' && rest[at] != u'['; ++at) {
        if (rest[at] == u'"' && rest[at + 1] == u':')
            return true;
    }
    return false;
}

/// Returns whether the text ends with a closing bracket whose opening bracket precedes the text, so that the text is part of the value.
bool closesOuterBracket(QStringView rest)
{
    constexpr qsizetype reach = 4000;
    rest = rest.trimmed();
    if (rest.isEmpty() || rest.size() > reach || (rest.back() != u'}' && rest.back() != u']'))
        return false;
    int open = 0;
    for (qsizetype at = rest.size() - 1; at >= 0; --at) {
        open += isCloser(rest[at].unicode()) ? 1 : isOpener(rest[at].unicode()) ? -1 : 0;
        if (open == 0)
            return false;
    }
    return true;
}

/// Returns whether the text is a single number, true, false or null.
bool isScalar(QStringView rest)
{
    rest = rest.trimmed();
    return rest.size() < 40 && (readJsonNumber(rest) || readJsonLiteral(rest, false));
}

class JsonOutline
{
public:
    JsonOutline(QStringView text, qsizetype begin)
    {
        m_text.set(text, true);
        m_frontier.add({begin});
    }

    QList<JsonInterpretation> run(qsizetype &steps)
    {
        while (!m_frontier.isEmpty()) {
            for (const OutlineState &state : m_frontier.takeFirst()) {
                if (--steps < 0)
                    return {};
                if (state.cost <= m_best + maximumExtraCost)
                    state.mode == OutlineMode::Done ? finish(state) : m_grammar.continueFrom(state);
            }
        }
        std::stable_sort(m_interpretations.begin(), m_interpretations.end(),
            [](const JsonInterpretation &a, const JsonInterpretation &b) { return a.cost < b.cost; });
        return m_interpretations.first(qMin(maximumInterpretations, m_interpretations.size()));
    }

private:
    void finish(const OutlineState &state)
    {
        const double cost = state.cost + costOfRemainder(m_text.view(), state.offset);
        if (cost <= m_best + maximumExtraCost)
            m_interpretations.append({m_decisions.decisionsUpTo(state.decisions), state.offset, cost});
        m_best = qMin(m_best, cost);
    }

    JsonText m_text;
    JsonLookahead m_lookahead{m_text};
    OutlineStacks m_stacks;
    DecisionHistory m_decisions;
    OutlineFrontier m_frontier;
    OutlineGrammar m_grammar{m_text, m_lookahead, m_stacks, m_decisions, m_frontier};
    QList<JsonInterpretation> m_interpretations;
    double m_best = 1e9; // cost of the best completed interpretation
};

} // namespace

double costOfRemainder(QStringView text, qsizetype end)
{
    QStringView rest = text.sliced(end);
    while (!rest.isEmpty() && (isJsonSpace(rest[0].unicode()) || isCloser(rest[0].unicode()) || rest[0] == u',' || rest[0] == u';'))
        rest = rest.sliced(1);
    const QStringView passedText = text.sliced(end, text.size() - end - rest.size());
    const bool isBracketed = std::any_of(passedText.begin(), passedText.end(), [](QChar unit) { return isCloser(unit.unicode()); });
    if (!rest.isEmpty()) {
        const bool isAdjacent = passedText.isEmpty() || !passedText.trimmed().isEmpty();
        const bool isQuoted = rest[0] == u'"';
        if (rest[0] == u':' || closesOuterBracket(rest) || isScalar(rest) || (isAdjacent && isQuoted)
            || ((isAdjacent || isQuoted) && containsMember(rest)))
            return outlinecost::unreadRest;
    }
    return isBracketed ? outlinecost::trailingBrackets : 0;
}

QList<JsonInterpretation> findLikelyInterpretations(QStringView text, qsizetype begin, qsizetype &steps)
{
    return JsonOutline(text, begin).run(steps);
}

} // namespace outcrop
