// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerrules.h"

namespace outcrop {

/// The events of a stream, put together.
struct GatheredAnswer {
    Json whole;
    bool isComplete = true; ///< false: a piece could not be put where it belongs; it is still in `whole`, unassembled
};

/// Puts the events of a stream together into the document that the API would have answered without streaming.
class AnswerGathering
{
public:
    explicit AnswerGathering(const StreamRules &rules) : m_rules(rules) { }

    void add(const QString &name, const Json &event);
    /// What there is so far. JSON that came in pieces is a text until it can be read.
    GatheredAnswer document() const;

private:
    struct JsonText {
        TargetPath::Place place;
        std::string text;
    };

    void apply(const GatherRule &rule, const Json &taken, const Json &event);
    void appendJson(const TargetPath::Place &place, const Json &taken);

    const StreamRules &m_rules;
    Json m_whole;
    QList<JsonText> m_texts;
};

} // namespace outcrop
