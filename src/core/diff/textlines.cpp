// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/diff/textlines.h"

#include "core/text/linetable.h"

namespace outcrop {

TextLines::TextLines(QStringView text, LineEndings lineEnds) : m_text(text), m_starts{0}
{
    const auto next = [&](qsizetype from) {
        return lineEnds == LineEndings::Any ? lineAt(text, from).next : text.indexOf(u'\n', from) + 1;
    };
    for (qsizetype start = next(0); start > 0 && start < text.size(); start = next(start))
        m_starts += start;
    if (!text.isEmpty())
        m_starts += text.size();
}

} // namespace outcrop
