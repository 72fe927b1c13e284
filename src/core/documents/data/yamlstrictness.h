// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlproblem.h"

#include <optional>

namespace outcrop {

// Checks for syntax that YAML 1.2 forbids and libyaml accepts, or that libyaml parses differently. Offsets refer to `text`; nullopt means no problem.

/// Finds a comment between two values that does not follow a space: `[a]#b`.
std::optional<YamlProblem> findCommentProblem(QStringView text, qsizetype begin, qsizetype end);

/// Finds a line of a flow collection or quoted scalar that is not indented more than its key or dash, which begins in `column`, counted from 0. A closing
/// bracket may be in that column.
std::optional<YamlProblem> findIndentationProblem(QStringView text, qsizetype begin, qsizetype end, qsizetype column);

/// Checks the block scalar whose indicator, `|` or `>`, is at `start`. A comment must not directly follow the indicator. Unless the indicator specifies the indentation,
/// no empty line before the first line of text may have more spaces than that line. The key or dash of the scalar begins in `column`.
std::optional<YamlProblem> findBlockScalarProblem(QStringView text, qsizetype start, qsizetype column);

/// Finds a single dash that is a value of a flow collection.
std::optional<YamlProblem> findDashProblem(QStringView value, qsizetype offset);

/// Checks the anchor at `start`: libyaml ends its name at a colon and parses the rest as the value, as in `&a:b c`.
std::optional<YamlProblem> findAnchorProblem(QStringView text, qsizetype start);

/// Returns the offset of a question mark between two values, outside comments, that begins a value because a character of the value directly follows. Returns -1 if there
/// is none.
qsizetype findQuestionMarkWithoutSpace(QStringView text, qsizetype begin, qsizetype end);

} // namespace outcrop
