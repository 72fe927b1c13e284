// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/unknownfields.h"

#include "core/ports/storedfields.h"
#include "core/text/nearestword.h"

#include <QHash>

namespace outcrop {
namespace {

/// Removes word separators and case: `start_time` and `startTime` become equal.
QString normalizeName(const QString &name)
{
    return QString(name).removeIf([](QChar c) { return c == u'_' || c == u'-' || c == u'.' || c == u' '; }).toLower();
}

/// Returns Outcrop's field names, by the normalized names that Langfuse, LangSmith, LiteLLM, OpenAI and coding agents export.
const QHash<QString, QString> &aliases()
{
    static const QHash<QString, QString> names = [] {
        const QList<std::pair<const char *, const char *>> groups{
            {"at", "timestamp time date datetime created created_at start_time started_at start ts"},
            {"request", "prompt input question query user user_input messages"},
            {"response", "answer completion output reply result assistant model_output"},
            {"input_tokens", "prompt_tokens tokens_in token_in input_token_count prompt_token_count"},
            {"output_tokens",
                "completion_tokens tokens_out token_out output_token_count completion_token_count "
                "candidates_token_count"},
            {"cache_read_tokens", "cached_tokens cache_read cache_read_input_tokens"},
            {"cache_write_tokens", "cache_write cache_creation_input_tokens"},
            {"reasoning_tokens", "thinking_tokens thoughts_token_count"},
            {"duration_ms", "duration latency latency_ms elapsed elapsed_ms response_time"},
            {"first_token_ms", "time_to_first_token ttft completion_start_time"},
            {"session", "session_id conversation conversation_id thread thread_id trace trace_id"},
            {"provider", "vendor system custom_llm_provider"},
            {"model", "model_name model_id"},
            {"cost", "price spend total_cost calculated_total_cost response_cost"},
            {"outcome", "status finish_reason stop_reason"},
            {"quality", "score rating"},
            {"agent", "agent_name agent_id"},
            {"workload", "category intent"},
            {"skills", "used skills_used"},
        };
        QHash<QString, QString> all;
        for (const auto &[field, others] : groups) {
            for (const QString &other : QString::fromLatin1(others).split(u' '))
                all.insert(normalizeName(other), QString::fromLatin1(field));
        }
        return all;
    }();
    return names;
}

} // namespace

const QStringList &interactionFields()
{
    static const QStringList fields = [] {
        QStringList names;
        Interaction interaction;
        forEachField(interaction, [&names](const char *name, const auto &) { names += QString::fromLatin1(name); });
        return names;
    }();
    return fields;
}

QString suggestedField(const QString &name)
{
    const auto known = aliases().constFind(normalizeName(name));
    return known != aliases().cend() ? *known : nearestWord(name, interactionFields());
}

} // namespace outcrop
