// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/tokenizer.h"

#include <functional>
#include <vector>

namespace outcrop {

/// Returns `size` code units from `position` of a text. The range must be inside the text.
using TextSource = std::function<QString(qsizetype position, qsizetype size)>;

/// The exact token count of a text during editing. The text is split at positions that no token can span, and an edit recounts only the passages
/// around it. The text is not stored.
class IncrementalCount
{
public:
    explicit IncrementalCount(Encoding encoding);

    void reset(QStringView text);
    /// Updates the count after `removed` code units at `position` were replaced by `inserted` ones. `text` returns the text after the edit, and is
    /// only called for the range around it.
    void edit(qsizetype position, qsizetype removed, qsizetype inserted, const TextSource &text);
    void edit(qsizetype position, qsizetype removed, qsizetype inserted, QStringView text);
    qint64 total() const { return m_totalTokens; }
    /// Returns the size of the text in code units.
    qsizetype size() const { return m_size; }

private:
    /// The text between two safe boundaries.
    struct Passage {
        qsizetype size;
        qint64 tokens;
    };
    /// The passages to recount, and their start in the text.
    struct Region {
        size_t first;
        size_t last;
        qsizetype begin;
        qsizetype size;
    };

    Region affectedRegion(qsizetype position, qsizetype removed) const;
    void widen(Region &region) const;
    void replace(const Region &region, QStringView text);
    std::vector<Passage> splitIntoPassages(QStringView text);

    Tokenizer m_tokenizer;
    std::vector<Passage> m_passages;
    qint64 m_totalTokens = 0;
    qsizetype m_size = 0;
};

} // namespace outcrop
