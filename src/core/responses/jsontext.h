// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <utility>

namespace outcrop {

/// Text that may still grow. Reading beyond its end returns `End` and, unless the text is complete, sets a flag. The reader must then discard the current step and repeat
/// it when more text arrives. This makes the result independent of chunk boundaries.
class JsonText
{
public:
    static constexpr int End = -1;

    void set(QStringView text, bool isComplete)
    {
        m_text = text;
        m_isComplete = isComplete;
        m_needsMoreInput = false;
    }

    int at(qsizetype i) const
    {
        if (i < m_text.size())
            return m_text.utf16()[i];
        m_needsMoreInput |= !m_isComplete;
        return End;
    }

    bool matches(qsizetype offset, QStringView expected) const
    {
        for (qsizetype i = 0; i < expected.size(); ++i) {
            if (at(offset + i) != expected[i].unicode())
                return false;
        }
        return true;
    }

    QStringView slice(qsizetype begin, qsizetype end) const { return m_text.sliced(begin, end - begin); }
    QStringView view() const { return m_text; }
    qsizetype size() const { return m_text.size(); }
    /// Returns whether a read went beyond the available text, and resets the flag.
    bool resetNeedsMoreInput() const { return std::exchange(m_needsMoreInput, false); }
    bool needsMoreInput() const { return m_needsMoreInput; }

private:
    QStringView m_text;
    bool m_isComplete = true;
    mutable bool m_needsMoreInput = false;
};

} // namespace outcrop
