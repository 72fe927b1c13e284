// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace outcrop {

/// A regular expression of JSON Schema: ECMA-262 with the Unicode flag. It runs on Qt's engine, which limits its stack
/// and its number of steps. Syntax that differs is translated: `$` matches only the end of the text, `\d` and `\w` are
/// ASCII, `\s` and `.` know all Unicode line separators, `[^]` matches any character, and long names such as
/// `\p{Letter}` are supported. An escaped letter without meaning in ECMA-262, such as \Z, is an error.
class EcmaPattern
{
public:
    explicit EcmaPattern(const QString &pattern);

    bool isValid() const { return m_error.isEmpty(); }
    const QString &error() const { return m_error; }
    /// Returns whether the pattern matches anywhere in the text.
    bool isFoundIn(const QString &text) const { return m_expression.match(text).hasMatch(); }

private:
    QString m_error;
    QRegularExpression m_expression;
};

} // namespace outcrop
