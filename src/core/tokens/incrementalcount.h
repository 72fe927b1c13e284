// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokenizer.h"

#include <functional>
#include <vector>

namespace outcrop {

/// Gives `size` code units from `position` of a text; both lie in the text.
using TextSource = std::function<QString(qsizetype position, qsizetype size)>;

/// The exact count of a text that is being edited. An edit costs time in proportion to itself and to the passages it touches: the text is cut where no
/// token can reach across, and only the passages around the edit are counted again. The text itself is not kept.
class IncrementalCount
{
public:
    explicit IncrementalCount(Encoding encoding);

    void reset(QStringView text);
    /// `removed` code units at `position` gave way to `inserted`. `text` is the text after the edit; it is asked for what lies around the edit only.
    void edit(qsizetype position, qsizetype removed, qsizetype inserted, const TextSource &text);
    void edit(qsizetype position, qsizetype removed, qsizetype inserted, QStringView text);
    qint64 total() const { return m_total; }
    /// The size of the text, in code units.
    qsizetype size() const { return m_size; }

private:
    /// Between two safe cuts.
    struct Passage {
        qsizetype size;
        qint64 tokens;
    };
    /// Passages that are counted again, and where they begin in the text.
    struct Region {
        size_t first;
        size_t last;
        qsizetype begin;
        qsizetype size;
    };

    Region touchedBy(qsizetype position, qsizetype removed) const;
    void widen(Region &region) const;
    void replace(const Region &region, QStringView text);
    std::vector<Passage> passagesOf(QStringView text);

    Tokenizer m_tokenizer;
    std::vector<Passage> m_passages;
    qint64 m_total = 0;
    qsizetype m_size = 0;
};

} // namespace outcrop
