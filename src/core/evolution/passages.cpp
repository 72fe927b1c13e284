// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/passages.h"

#include "core/text/linetable.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

/// Groups the lines of a document's body into passages.
class PassageReader
{
public:
    PassageReader(const Document &document, qsizetype item, QList<Passage> &passages)
        : m_document(document), m_lines(document.text), m_item(item), m_passages(passages) { }

    void read()
    {
        const QString &text = m_document.text;
        for (qsizetype at = m_document.frontMatter.bodyStart; at < text.size();) {
            const qsizetype newline = text.indexOf(u'\n', at);
            const qsizetype next = newline < 0 ? text.size() : newline + 1;
            addLine(QStringView(text).sliced(at, next - at).trimmed(), at);
            at = next;
        }
        finish(text.size());
    }

private:
    void addLine(QStringView line, qsizetype at)
    {
        static const QRegularExpression item(QStringLiteral("^([-*+]|\\d+[.)])\\s"));
        const bool isFence = line.startsWith(u"```") || line.startsWith(u"~~~");
        m_isInCode = m_isInCode != isFence;
        const bool isNoProse = m_isInCode || isFence || line.isEmpty() || line.startsWith(u'#') || line.startsWith(u'|');
        if (isNoProse || item.match(line.toString()).hasMatch())
            finish(at);
        if (!isNoProse && m_start < 0)
            m_start = at;
    }

    void finish(qsizetype end)
    {
        if (m_start >= 0) {
            const QStringView text = QStringView(m_document.text).sliced(m_start, end - m_start);
            m_passages.append({m_item, m_lines.range(m_start, end), passageWords(text)});
        }
        m_start = -1;
    }

    const Document &m_document;
    const LineTable m_lines;
    qsizetype m_item;
    QList<Passage> &m_passages;
    qsizetype m_start = -1;
    bool m_isInCode = false;
};

} // namespace

QStringList passageWords(QStringView text)
{
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*"));
    QStringList words;
    for (QRegularExpressionMatchIterator each = word.globalMatch(text.toString()); each.hasNext();)
        words.append(each.next().captured().toLower());
    return words;
}

QList<Passage> passagesOf(const QList<UsageItem> &items)
{
    QList<Passage> passages;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!items.at(i).memory)
            PassageReader(*items.at(i).document, i, passages).read();
    }
    return passages;
}

} // namespace outcrop
