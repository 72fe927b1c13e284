// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace outcrop {

/// A regular expression as JSON Schema means it: ECMA-262 with Unicode on. It is run by Qt's engine, which does not
/// exhaust the stack on long texts and gives up on those that would take forever; what the two languages write
/// differently is translated: `$` ends the text and not a line, `\d` and `\w` are ASCII, `\s` and `.` know every line
/// end of Unicode, `[^]` is anything, `\p{Letter}` has its long names. A letter after a backslash that means nothing in
/// ECMA-262, such as the \Z of other languages, is a mistake.
class EcmaPattern
{
public:
    explicit EcmaPattern(const QString &pattern);

    bool isValid() const { return m_error.isEmpty(); }
    const QString &error() const { return m_error; }
    /// Whether it fits anywhere in a text.
    bool isFoundIn(const QString &text) const { return m_expression.match(text).hasMatch(); }

private:
    QString m_error;
    QRegularExpression m_expression;
};

} // namespace outcrop
