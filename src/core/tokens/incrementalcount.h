// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokenizer.h"

namespace outcrop {

/// The exact count of a text that is being edited. An edit costs time in proportion to itself and to the passages it touches: the text is cut where no
/// token can reach across, and only the passages around the edit are counted again.
class IncrementalCount
{
public:
    explicit IncrementalCount(Encoding encoding);

    void reset(QStringView text);
    /// `removed` code units at `position` gave way to `inserted`. `text` is the whole text after the edit; it is only read near the edit.
    void edit(qsizetype position, qsizetype removed, qsizetype inserted, QStringView text);
    qint64 total() const;
};

} // namespace outcrop
