// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// How a client reads the patterns that say which files a rule is for.
enum class PatternStyle {
    Glob,      ///< of the whole path; without a slash of the name at any depth; `./` in front is dropped
    GitIgnore, ///< as in .gitignore: also of folders above the file, `/` anchors; `./` fits nothing
};

/// One name against one pattern: `*`, `?`, `[a-z]`. Linear in practice for every pattern.
bool nameMatches(QStringView pattern, QStringView name);

/// `a/{b,c}` as `a/b` and `a/c`; at most 256, the pattern itself where it would be more.
QStringList expandBraces(const QString &pattern);

/// Whether a clean, relative path fits a pattern with `*`, `?`, `[…]`, `**` and `{a,b}`.
bool pathMatches(const QString &pattern, const QString &path, PatternStyle style);

/// `src/**, lib/{a,b}.ts` at its commas, those in braces left alone; trimmed, without empty ones.
QStringList splitPatterns(const QString &list);

} // namespace outcrop
