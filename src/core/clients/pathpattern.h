// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The syntax of the patterns that restrict a rule to files.
enum class PatternStyle {
    Glob, ///< matches the whole path, or the name at any depth if it has no slash; ignores a leading `./`
    GitIgnore, ///< as in .gitignore, also matches parent folders; a leading `/` anchors the pattern, and a leading `./` prevents a match
};

/// Returns whether a name matches a pattern with `*`, `?` and `[a-z]`. Runs without exponential backtracking.
bool nameMatches(QStringView pattern, QStringView name);

/// Expands `a/{b,c}` to `a/b` and `a/c`. Returns the pattern unchanged if it has more than 256 expansions.
QStringList expandBraces(const QString &pattern);

/// Returns whether a normalized relative path matches a pattern with `*`, `?`, `[…]`, `**` and `{a,b}`.
bool pathMatches(const QString &pattern, const QString &path, PatternStyle style);

/// Splits a list such as `src/**, lib/{a,b}.ts` at commas outside braces. Trims the patterns and omits empty ones.
QStringList splitPatterns(const QString &list);

} // namespace outcrop
