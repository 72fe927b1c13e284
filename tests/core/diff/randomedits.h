// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QStringList>

namespace outcrop::testing {

/// Generates prompt texts that are difficult to diff: few distinct lines, both line ends, lone CRs, lines that look like diffs, characters of many
/// scripts, no final newline.
class RandomEdits
{
public:
    explicit RandomEdits(quint32 seed) : m_random(seed) { }

    int randomBelow(int limit) { return int(m_random.bounded(limit)); }

    QString text(int maxLines)
    {
        QString text;
        m_lineEnd = randomBelow(4) ? QStringLiteral("\n") : QStringLiteral("\r\n");
        for (int lines = randomBelow(maxLines + 1); lines > 0; --lines)
            text += line();
        if (!text.isEmpty() && randomBelow(4) == 0)
            text.chop(text.endsWith(u"\r\n") ? 2 : 1);
        return text;
    }

    /// Returns a text with one to `maxEdits` edits: up to three lines removed or inserted, or one line changed or copied.
    QString editRandomly(const QString &before, int maxEdits)
    {
        QStringList lines = before.split(u'\n');
        for (int edits = 1 + randomBelow(maxEdits); edits > 0; --edits)
            edit(lines);
        return lines.join(u'\n');
    }

    QList<int> randomSubset(int count)
    {
        QList<int> chosen;
        for (int i = 1; i <= count; ++i) {
            if (randomBelow(2))
                chosen += i;
        }
        return chosen;
    }

private:
    QString line()
    {
        static const QStringList words{QStringLiteral("soil"), QStringLiteral("-- frost"), QStringLiteral("++ rain"), QStringLiteral(""), QStringLiteral("@@ -1 +1 @@"),
            QStringLiteral("\\ No newline at end of file"), QStringLiteral("Größe"), QStringLiteral("霜の後"), QStringLiteral("🌱 sow"), QStringLiteral("one\rtwo"),
            QStringLiteral("  indented"), QStringLiteral("trailing  ")};
        const int word = randomBelow(int(words.size()) + 6);
        return (word < words.size() ? words[word] : QStringLiteral("line %1").arg(randomBelow(40))) + m_lineEnd;
    }

    void edit(QStringList &lines)
    {
        const int at = randomBelow(int(lines.size()));
        const int count = 1 + randomBelow(3);
        const QString end = m_lineEnd == u"\r\n" ? QStringLiteral("\r") : QString();
        switch (randomBelow(4)) {
        case 0:
            lines.remove(at, std::min<qsizetype>(count, lines.size() - at));
            break;
        case 1:
            for (int i = 0; i < count; ++i)
                lines.insert(at, QStringLiteral("new %1").arg(randomBelow(9)) + end);
            break;
        case 2:
            lines[at] = lines[at].isEmpty() ? QStringLiteral("filled") : lines[at].left(lines[at].size() / 2) + QStringLiteral(" changed") + end;
            break;
        default:
            lines.insert(randomBelow(int(lines.size())), lines[at]);
        }
        if (lines.isEmpty())
            lines += QString();
    }

    QRandomGenerator m_random;
    QString m_lineEnd;
};

} // namespace outcrop::testing
