// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/valuechanges.h"
#include "core/layers/promptbundle.h"

namespace outcrop {

/// What of a prompt a difference is about.
enum class PromptPart {
    Section,      ///< of the system prompt; named by its id: the file it came from
    Order,        ///< in which the sections are sent
    Instructions, ///< for the output
    Request,
    Example,      ///< named by its number, from 1
    Turn,         ///< of the conversation; named by its number, from 1
    Tool,         ///< named by the tool
    Schema,       ///< of the answer
    Parameters,   ///< of the generation
    Setting,      ///< agent, format, strategy
};

QString promptPartName(PromptPart part); ///< `section`, `tool` …

/// One part of a prompt that two states have differently. Texts differ by lines and words (core/diff), the rest by values.
struct PartDifference {
    PromptPart part = PromptPart::Section;
    QString name;
    std::optional<QString> before = std::nullopt; ///< of texts; nothing: the state has no such part
    std::optional<QString> after = std::nullopt;
    QList<ValueChange> values = {}; ///< of a tool, schema, parameters, settings; the whole under an empty place where it came or went

    bool isText() const { return before || after; }
    friend bool operator==(const PartDifference &, const PartDifference &) = default;
};

/// How one state of the whole prompt differs from another: text, tools, schema and parameters. In the order in which a prompt is sent; empty where the
/// two are the same prompt, wherever its texts are in the workspace.
QList<PartDifference> diffPrompts(const PromptBundle &before, const PromptBundle &after);

/// For people: a heading for each part, below it a unified diff or one line a value.
QStringList differenceLines(const QList<PartDifference> &differences);
/// For programs; texts with their unified diff, and the words that differ as UTF-16 offsets.
Json toJson(const QList<PartDifference> &differences);

} // namespace outcrop
