// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlevents.h"

#include <QString>

#include <optional>

namespace outcrop {

/// YAML 1.2 for libyaml, which reads YAML 1.1. What only 1.2 allows is rewritten in a copy of the text: each time libyaml stops at such a place, one
/// character is replaced by another, so that all places stay what they are, and the text is read again. A character that belongs to a value gets a stand-in
/// that restored() takes back.
class YamlDialect
{
public:
    explicit YamlDialect(QStringView text);

    /// What libyaml is to read.
    QStringView text() const { return m_copy.isEmpty() ? m_text : QStringView(m_copy); }
    /// Rewrites what libyaml stopped at. False where it is wrong in 1.2 as well, and where a text needs more of this than any file of people.
    bool adaptTo(const YamlEvents &stopped);
    /// Whether a line end was rewritten because a key between braces may be longer than a line. More often a comma is missing: should the text not be YAML
    /// in the end, what libyaml stopped at is the better explanation.
    bool isGuessing() const { return m_isGuessing; }
    /// Rewrites a question mark between brackets that begins a value, where libyaml has found a key.
    bool adaptQuestionMark(qsizetype offset);
    /// The value of a scalar as it was written.
    QString restored(QString value) const;
    /// The tab on this line in front of `offset`, with nothing but blanks between, that was read as a space; -1 for none.
    qsizetype adaptedTabBefore(qsizetype offset) const;

private:
    bool adaptTab(qsizetype tab, const YamlEvents &stopped, bool isBlockText);
    bool adaptDirective(qsizetype offset);
    bool adaptDocumentEnd(qsizetype offset);
    bool adaptColon(qsizetype offset);
    bool adaptKeyOverLines(qsizetype colon);
    bool replace(qsizetype offset, QChar with);
    QChar standIn(QChar original);

    QStringView m_text;
    QString m_copy; ///< empty where it is the text itself
    QList<qsizetype> m_tabs;
    char16_t m_firstStandIn = 0;
    qsizetype m_work = 0;
    bool m_isGuessing = false;
};

} // namespace outcrop
