// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/sectionspans.h"

#include <QHash>
#include <QRegularExpression>

#include <array>

namespace outcrop {
namespace {

/// A run of backticks or tildes that begins or ends fenced code.
struct Fence {
    QChar mark;
    qsizetype length = 0;

    bool isOpen() const { return length > 0; }
};

/// Returns the fence at the start of a line; its length is 0 if there is none. "```code```" on one line is not a fence.
Fence fenceOf(QStringView line)
{
    if (line.size() < 3 || (line.front() != u'`' && line.front() != u'~'))
        return {};
    qsizetype length = 0;
    while (length < line.size() && line.at(length) == line.front())
        ++length;
    const bool isInlineCode = line.front() == u'`' && line.indexOf(u'`', length) >= 0;
    return length < 3 || isInlineCode ? Fence() : Fence{line.front(), length};
}

bool closesFence(QStringView line, const Fence &open)
{
    const Fence fence = fenceOf(line);
    return fence.mark == open.mark && fence.length >= open.length && fence.length == line.size();
}

QString titleOfTag(QString tag)
{
    tag.replace(u'_', u' ').replace(u'-', u' ');
    return tag.left(1).toUpper() + tag.mid(1);
}

/// Ends every section at the start of the next one.
void setSectionEnds(QList<SectionSpan> &cuts, qsizetype size)
{
    for (qsizetype i = 0; i < cuts.size(); ++i)
        cuts[i].contentEnd = cuts[i].end = i + 1 < cuts.size() ? cuts.at(i + 1).start : size;
}

QList<SectionSpan> markdownSections(QStringView body)
{
    QList<SectionSpan> cuts;
    for (const ProseLine &line : proseLines(body)) {
        if (line.text.startsWith(u"## "))
            cuts.append({line.text.mid(3).trimmed().toString(), {}, line.start, line.next});
    }
    setSectionEnds(cuts, body.size());
    return cuts;
}

QList<SectionSpan> rccfSections(QStringView body)
{
    QList<SectionSpan> cuts;
    for (const ProseLine &line : proseLines(body)) {
        const QString label = rccfLabel(line.text);
        if (label.isEmpty())
            continue;
        qsizetype content = line.textStart + label.size() + 1;
        while (content < line.next && (body.at(content) == u' ' || body.at(content) == u'\t'))
            ++content;
        cuts.append({label.left(1) + label.mid(1).toLower(), {}, line.start, content});
    }
    setSectionEnds(cuts, body.size());
    return cuts;
}

/// An XML tag. Opening tags must start their line; closing tags can be anywhere in a line.
struct Tag {
    QString name;
    QString text;
    bool isOpening = false;
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Returns all tags outside fenced code that can begin or end a section.
QList<Tag> tagsOf(QStringView body)
{
    static const QRegularExpression opening(QStringLiteral("^<([A-Za-z][\\w.-]*)(?:\\s(?:[^<>]*[^<>/])?)?>"));
    static const QRegularExpression closing(QStringLiteral("</([A-Za-z][\\w.-]*)\\s*>"));
    QList<Tag> tags;
    for (const ProseLine &line : proseLines(body)) {
        if (!line.text.contains(u'<'))
            continue;
        const QString text = line.text.toString();
        if (const auto match = opening.match(text); match.hasMatch())
            tags.append({match.captured(1), match.captured(0), true, line.textStart, line.textStart + match.capturedLength(0)});
        for (auto found = closing.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            tags.append({match.captured(1), match.captured(0), false, line.textStart + match.capturedStart(0), line.textStart + match.capturedEnd(0)});
        }
    }
    return tags;
}

/// Returns, for each opening tag, the index of its closing tag; -1 if it has none, and for closing tags. Elements with the same name can be nested.
QList<qsizetype> closingTagIndexes(const QList<Tag> &tags)
{
    QList<qsizetype> partners(tags.size(), -1);
    QHash<QString, QList<qsizetype>> open;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        QList<qsizetype> &waiting = open[tags.at(i).name];
        if (tags.at(i).isOpening)
            waiting.append(i);
        else if (!waiting.isEmpty())
            partners[waiting.takeLast()] = i;
    }
    return partners;
}

/// Returns the outermost elements. Those in an `<agent>` element are outermost too.
QList<SectionSpan> xmlSections(QStringView body)
{
    const QList<Tag> tags = tagsOf(body);
    const QList<qsizetype> partners = closingTagIndexes(tags);
    QList<SectionSpan> cuts;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const Tag &tag = tags.at(i);
        if (!tag.isOpening || partners.at(i) < 0 || tag.name == QLatin1String("agent"))
            continue;
        const Tag &closing = tags.at(partners.at(i));
        cuts.append({titleOfTag(tag.name), tag.text, tag.start, tag.end, closing.start, closing.end});
        i = partners.at(i);
    }
    return cuts;
}

} // namespace

QList<ProseLine> proseLines(QStringView text)
{
    QList<ProseLine> lines;
    Fence fence;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype newline = text.indexOf(u'\n', start);
        const qsizetype next = newline < 0 ? text.size() : newline + 1;
        const QStringView trimmedText = text.mid(start, next - start).trimmed();
        const qsizetype textStart = trimmedText.isEmpty() ? start : trimmedText.data() - text.data();
        if (fence.isOpen()) {
            fence = closesFence(trimmedText, fence) ? Fence() : fence;
        } else {
            fence = fenceOf(trimmedText);
            if (!fence.isOpen())
                lines.append({trimmedText, start, textStart, next});
        }
        start = next;
    }
    return lines;
}

QString rccfLabel(QStringView line)
{
    static const QRegularExpression label(QStringLiteral("^([A-Z][A-Z0-9 _-]{2,40}):"));
    return label.match(line.toString()).captured(1);
}

QList<SectionSpan> sectionSpans(QStringView body, BodyFormat format)
{
    switch (format) {
    case BodyFormat::Markdown:
        return markdownSections(body);
    case BodyFormat::Xml:
        return xmlSections(body);
    case BodyFormat::Rccf:
        return rccfSections(body);
    }
    Q_UNREACHABLE();
}

BodyFormat guessBodyFormat(QStringView body)
{
    qsizetype elementSpanCount = 0;
    for (const SectionSpan &cut : sectionSpans(body, BodyFormat::Xml))
        elementSpanCount += cut.end - cut.start;
    if (elementSpanCount * 2 > body.trimmed().size())
        return BodyFormat::Xml;
    const bool hasMoreLabels = sectionSpans(body, BodyFormat::Rccf).size() > sectionSpans(body, BodyFormat::Markdown).size();
    return hasMoreLabels ? BodyFormat::Rccf : BodyFormat::Markdown;
}

} // namespace outcrop
