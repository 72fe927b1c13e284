// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlproblem.h"

#include <optional>

namespace outcrop {

// What YAML 1.2 forbids and libyaml reads all the same. Offsets count in `text`; nothing where all is well.

/// A comment without a space in front of it, between two values: `[a]#b`.
std::optional<YamlProblem> commentProblem(QStringView text, qsizetype begin, qsizetype end);

/// A line of a value with brackets or quotes that is not indented more than the key or dash it belongs to, which begins in `column`, counted from 0.
std::optional<YamlProblem> indentationProblem(QStringView text, qsizetype begin, qsizetype end, qsizetype column);

/// The sign at `start`, `|` or `>`: a comment right behind it, or an empty line below it with more spaces than the first line of text. The key or dash
/// that the text is for begins in `column`.
std::optional<YamlProblem> blockTextProblem(QStringView text, qsizetype start, qsizetype column);

/// A dash alone as a value between brackets.
std::optional<YamlProblem> dashProblem(QStringView value, qsizetype offset);

/// An anchor, which begins at `start`, whose name goes on with a sign that libyaml takes for the value: `&a:b c`.
std::optional<YamlProblem> anchorProblem(QStringView text, qsizetype start);

/// A question mark between two values that is not followed by a space, and so begins one; -1 for none. Comments do not count.
qsizetype questionMarkWithoutSpace(QStringView text, qsizetype begin, qsizetype end);

} // namespace outcrop
