// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlevents.h"

#include <QString>

#include <optional>

namespace outcrop {

/// Adapts YAML 1.2 to libyaml, which implements YAML 1.1. Each time libyaml stops at syntax that only 1.2 allows, one character is replaced in a copy of the text, which
/// is parsed again. The copy keeps all offsets. A character that is part of a value is replaced by a placeholder, which restoreValue() reverts.
class YamlDialect
{
public:
    explicit YamlDialect(QStringView text);

    /// Returns the text for libyaml.
    QStringView text() const { return m_copy.isEmpty() ? m_text : QStringView(m_copy); }
    /// Replaces the character that made libyaml fail. Returns false if the text is also invalid in YAML 1.2, exceeds the work limit, or cannot be adapted. An example is
    /// a tab at the start of a line in a folded scalar.
    bool adaptAt(const YamlEvents &events);
    /// Returns whether a line ending was replaced on the assumption that a flow mapping's key spans lines. A missing comma is more likely: if the text
    /// turns out not to be YAML, libyaml's original error is the better explanation.
    bool isAssumingMultilineKey() const { return m_isGuessing; }
    /// Replaces a question mark that begins a value in a flow collection, because libyaml parses it as a key indicator.
    bool adaptQuestionMark(qsizetype offset);
    /// Returns the original value of a scalar.
    QString restoreValue(QString value) const;
    /// Returns the offset of a tab that was replaced by a space and that only blanks separate from `offset`, or -1.
    qsizetype adaptedTabBefore(qsizetype offset) const;

private:
    bool adaptTab(qsizetype tab, const YamlEvents &events, bool isBlockScalar);
    bool adaptDirective(qsizetype offset);
    bool adaptDocumentEnd(qsizetype offset);
    bool adaptColon(qsizetype offset);
    bool adaptKeyOverLines(qsizetype colon);
    bool replace(qsizetype offset, QChar with);
    QChar placeholderFor(QChar originalCharacter);

    QStringView m_text;
    QString m_copy; ///< empty if the text is unchanged
    QList<qsizetype> m_tabs;
    char16_t m_firstPlaceholder = 0;
    qsizetype m_work = 0;
    bool m_isGuessing = false;
};

} // namespace outcrop
