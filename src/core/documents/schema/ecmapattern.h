// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace outcrop {

/// A regular expression of JSON Schema: ECMA-262 with the Unicode flag. Runs on Qt's engine, which limits the stack and the number of steps. Translates different syntax:
/// `$` matches only the end of the text, and `\d` and `\w` are ASCII. `\s` and `.` recognize all Unicode line separators, `[^]` matches any character, and long names
/// such as `\p{Letter}` are supported. An escaped letter without meaning in ECMA-262, such as \Z, is an error.
class EcmaPattern
{
public:
    explicit EcmaPattern(const QString &pattern);

    bool isValid() const { return m_error.isEmpty(); }
    const QString &error() const { return m_error; }
    /// Returns whether the pattern matches any part of the text.
    bool isFoundIn(const QString &text) const { return m_expression.match(text).hasMatch(); }

private:
    QString m_error;
    QRegularExpression m_expression;
};

} // namespace outcrop
