// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textlines.h"

namespace outcrop {

TextLines::TextLines(QStringView text, LineEnds lineEnds) : m_text(text), m_starts{0}
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool loneReturn = lineEnds == LineEnds::Any && text[i] == u'\r' && (i + 1 == text.size() || text[i + 1] != u'\n');
        const bool ends = text[i] == u'\n' || loneReturn;
        if (ends && i + 1 < text.size())
            m_starts += i + 1;
    }
    if (!text.isEmpty())
        m_starts += text.size();
}

} // namespace outcrop
