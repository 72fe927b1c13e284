// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responserules.h"

namespace outcrop {

/// The merged events of a stream.
struct AccumulatedResponse {
    Json whole;
    bool isComplete = true; ///< false if the arguments of a tool call could not be assembled; `whole` then contains their parts
};

/// Merges the events of a stream into the document that the API would have sent without streaming.
class ResponseAccumulator
{
public:
    explicit ResponseAccumulator(const StreamRules &rules) : m_rules(rules) { }

    void add(const QString &name, const Json &event);
    /// Returns the document so far. JSON that arrives in chunks is a string until it can be parsed.
    AccumulatedResponse document() const;

private:
    struct JsonText {
        TargetPath::KeyPath keyPath;
        std::string text;
    };

    void apply(const AccumulateRule &rule, const Json &extractedJson, const Json &event);
    void appendJson(const TargetPath::KeyPath &keyPath, const Json &extractedJson);

    const StreamRules &m_rules;
    Json m_wholeResponse;
    QList<JsonText> m_texts;
};

} // namespace outcrop
