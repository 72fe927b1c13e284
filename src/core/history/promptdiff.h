// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/valuechanges.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// A kind of prompt part.
enum class PromptPart {
    Section,      ///< section of the system prompt, identified by its id
    Order,        ///< order of the sections
    Instructions, ///< output instructions
    Request,
    Example,      ///< few-shot example, identified by its number from 1
    Turn,         ///< message of the conversation, identified by its number from 1
    Tool,         ///< tool, identified by its name
    Schema,       ///< schema of the response
    Parameters,   ///< generation parameters
    Setting,      ///< agent, format, reasoning strategy and similar
};

QString promptPartName(PromptPart part); ///< Returns `section`, `tool` and so on.

/// A part of a prompt that differs between two states. Texts are compared by lines and words (core/diff), other parts by values.
struct PartDifference {
    PromptPart part = PromptPart::Section;
    QString name;
    std::optional<QString> before = std::nullopt; ///< for texts; nullopt if the state does not have this part
    std::optional<QString> after = std::nullopt;
    QList<ValueChange> values = {}; ///< for parts other than texts; an added or removed part is one change with an empty pointer

    bool isText() const { return before || after; }
    friend bool operator==(const PartDifference &, const PartDifference &) = default;
};

/// Returns the differences between two states of a prompt: settings, tools, texts, schema and parameters, in a fixed order. Returns an empty list
/// if the prompts are equal, even if their texts are in different files.
QList<PartDifference> diffPrompts(const PromptBundle &before, const PromptBundle &after);

/// Formats differences for display: a heading for each part, followed by a unified diff or one line per value.
QStringList differenceLines(const QList<PartDifference> &differences);
/// Returns the differences as JSON. Texts have a unified diff, and the differing words as UTF-16 offsets.
Json toJson(const QList<PartDifference> &differences);

} // namespace outcrop
