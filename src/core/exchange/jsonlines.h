// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/streamframing.h"

namespace outcrop {

/// Newline-delimited JSON: each non-empty line is an event. A last line without a line break has StreamEvent::isWhole set to false, because it may be
/// truncated.
class JsonLines : public StreamFraming
{
public:
    explicit JsonLines(qsizetype maximumBytes = 32 * 1024 * 1024) : m_maximumBytes(maximumBytes) { }

    QList<StreamEvent> add(QByteArrayView bytes) override;
    QList<StreamEvent> end() override;
    bool isTooLarge() const override { return m_isTooLarge; }

private:
    void addLine(QList<StreamEvent> &events, bool isWhole);

    qsizetype m_maximumBytes;
    bool m_isTooLarge = false;
    bool m_isAtStart = true;
    QByteArray m_line;
};

} // namespace outcrop
