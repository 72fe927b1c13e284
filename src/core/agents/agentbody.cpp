// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agentbody.h"

#include <QRegularExpression>

#include <array>

namespace outcrop {
namespace {

/// A heading found in a body: where it begins, where its section's text begins and ends, all relative to the body.
struct Cut {
    QString title;
    qsizetype headingStart = 0;
    qsizetype contentStart = 0;
    qsizetype contentEnd = -1; ///< -1: up to the next heading
};

struct Line {
    QStringView text;        ///< without white space around it
    qsizetype start = 0;     ///< of the line
    qsizetype textStart = 0; ///< of `text`
    qsizetype next = 0;      ///< of the line after it
};

/// The character of a line that opens or closes fenced code, or null. "```code```" on one line is no fence.
QChar fenceOf(QStringView line)
{
    if (line.startsWith(u"~~~"))
        return u'~';
    return line.startsWith(u"```") && line.lastIndexOf(u'`') == line.indexOf(u"```") + 2 ? QChar(u'`') : QChar();
}

/// Calls `visit` for every line outside fenced code.
template<typename Visit>
void forEachProseLine(QStringView body, Visit visit)
{
    QChar fence; // the character of the fence that is open, if one is
    for (qsizetype start = 0; start < body.size();) {
        const qsizetype newline = body.indexOf(u'\n', start);
        const qsizetype next = newline < 0 ? body.size() : newline + 1;
        const QStringView text = body.mid(start, next - start).trimmed();
        const qsizetype textStart = text.isEmpty() ? start : text.data() - body.data();
        const QChar mark = fenceOf(text);
        if (!fence.isNull())
            fence = mark == fence ? QChar() : fence;
        else if (!mark.isNull())
            fence = mark;
        else
            visit(Line{text, start, textStart, next});
        start = next;
    }
}

QList<Cut> markdownCuts(QStringView body)
{
    QList<Cut> cuts;
    forEachProseLine(body, [&cuts](const Line &line) {
        if (line.text.startsWith(u"## "))
            cuts.append({line.text.mid(3).trimmed().toString(), line.start, line.next});
    });
    return cuts;
}

QList<Cut> rccfCuts(QStringView body)
{
    static const QRegularExpression label(QStringLiteral("^([A-Z][A-Z _-]{2,40}):"));
    QList<Cut> cuts;
    forEachProseLine(body, [&cuts](const Line &line) {
        const auto match = label.match(line.text.toString());
        if (match.hasMatch()) {
            const QString title = match.captured(1);
            cuts.append({title.left(1) + title.mid(1).toLower(), line.start, line.textStart + match.capturedLength(0)});
        }
    });
    return cuts;
}

QString titleOfTag(QString tag)
{
    tag.replace(u'_', u' ').replace(u'-', u' ');
    return tag.left(1).toUpper() + tag.mid(1);
}

/// Elements at the outermost level; a wrapping `<agent>` element is looked through.
QList<Cut> xmlCuts(QStringView body)
{
    static const QRegularExpression opening(QStringLiteral("^<([A-Za-z][\\w-]*)>"));
    QList<Cut> cuts;
    QString open;
    forEachProseLine(body, [&](const Line &line) {
        if (!open.isEmpty()) {
            const QString closing = QStringLiteral("</%1>").arg(open);
            const qsizetype at = body.mid(line.start, line.next - line.start).indexOf(closing);
            if (at >= 0) {
                cuts.last().contentEnd = line.start + at;
                open.clear();
            }
            return;
        }
        const auto match = opening.match(line.text.toString());
        if (!match.hasMatch() || match.captured(1) == QLatin1String("agent"))
            return;
        cuts.append({titleOfTag(match.captured(1)), line.start, line.textStart + match.capturedLength(0)});
        open = match.captured(1);
        const QString closing = QStringLiteral("</%1>").arg(open);
        const qsizetype at = body.mid(cuts.last().contentStart, line.next - cuts.last().contentStart).indexOf(closing);
        if (at >= 0) {
            cuts.last().contentEnd = cuts.last().contentStart + at;
            open.clear();
        }
    });
    return cuts;
}

QList<Cut> cutsOf(const Agent &agent, QStringView body)
{
    switch (agent.bodyFormat) {
    case BodyFormat::Markdown:
        return markdownCuts(body);
    case BodyFormat::Xml:
        return xmlCuts(body);
    case BodyFormat::Rccf:
        return rccfCuts(body);
    }
    Q_UNREACHABLE();
}

/// What stands between two elements of an XML body and is neither `<agent>` nor `</agent>`: kept, as context.
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
    // The first hint whose word occurs in the heading decides.
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
    const QStringView body = agent.document->body();
    const qsizetype base = agent.document->frontMatter.bodyStart;
    const QList<Cut> cuts = cutsOf(agent, body);

    QList<BodySection> sections;
    const auto add = [&](const QString &title, Part part, qsizetype start, qsizetype end) {
        const TracedText content = TracedText::copied(body.mid(start, end - start).toString(), agent.file(), base + start).trimmed();
        if (!content.isEmpty() && !isOnlyWrapper(content.text()))
            sections.append({title, part, content});
    };
    add(agent.name, Part::Identity, 0, cuts.isEmpty() ? body.size() : cuts.first().headingStart);
    for (qsizetype i = 0; i < cuts.size(); ++i) {
        const qsizetype next = i + 1 < cuts.size() ? cuts.at(i + 1).headingStart : body.size();
        const qsizetype end = cuts.at(i).contentEnd < 0 ? next : cuts.at(i).contentEnd;
        add(cuts.at(i).title, partOfHeading(cuts.at(i).title), cuts.at(i).contentStart, end);
        if (end < next)
            add(cuts.at(i).title, Part::Context, body.indexOf(u'>', end) + 1, next); // after a closing tag
    }
    return sections;
}

} // namespace outcrop
