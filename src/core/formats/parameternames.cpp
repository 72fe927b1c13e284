// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/parameternames.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

/// Outcrop's name of a parameter, and its name in each style, in the order of ParameterStyle.
struct ParameterSpelling {
    const char *name;
    const char *written[5];
};

constexpr ParameterSpelling spellings[] = {
    {"max_output_tokens", {"maxOutputTokens", "max_tokens", "max_completion_tokens", "max_output_tokens", "num_predict"}},
    {"temperature", {"temperature", "temperature", "temperature", "temperature", "temperature"}},
    {"top_p", {"topP", "top_p", "top_p", "top_p", "top_p"}},
    {"top_k", {"topK", "top_k", "top_k", "top_k", "top_k"}},
    {"stop", {"stopSequences", "stop_sequences", "stop", "stop", "stop"}},
    {"seed", {"seed", "seed", "seed", "seed", "seed"}},
    {"context_window", {"contextWindow", "context_window", "context_window", "context_window", "num_ctx"}},
    {"reasoning_effort", {"reasoningEffort", "reasoning_effort", "reasoning_effort", "reasoning_effort", "reasoning_effort"}},
    {"frequency_penalty", {"frequencyPenalty", "frequency_penalty", "frequency_penalty", "frequency_penalty", "frequency_penalty"}},
    {"presence_penalty", {"presencePenalty", "presence_penalty", "presence_penalty", "presence_penalty", "presence_penalty"}},
};

QString plainName(const QString &name)
{
    return name.toLower().remove(u'_').remove(u'-');
}

/// Returns Outcrop's parameter names, by plainName() of each name in other formats.
const QHash<QString, QString> &namesBySpelling()
{
    static const QHash<QString, QString> names = [] {
        QHash<QString, QString> all{{QStringLiteral("maxtokens"), QStringLiteral("max_output_tokens")}, {QStringLiteral("effort"), QStringLiteral("reasoning_effort")}};
        for (const ParameterSpelling &spelling : spellings) {
            for (const char *word : spelling.written)
                all.insert(plainName(QString::fromLatin1(word)), QString::fromLatin1(spelling.name));
        }
        return all;
    }();
    return names;
}

} // namespace

QString parameterName(const QString &written)
{
    return namesBySpelling().value(plainName(written), written);
}

QString writtenParameterName(const QString &name, ParameterStyle style)
{
    const auto found = std::find_if(std::begin(spellings), std::end(spellings), [&name](const ParameterSpelling &one) { return name == QLatin1String(one.name); });
    return found == std::end(spellings) ? name : QString::fromLatin1(found->written[int(style)]);
}

void readParameters(const DataNode &mapping, const QString &path, PromptFile &prompt, SourceLedger &ledger, ParameterMembers members)
{
    for (const DataNode::Member &member : mapping.members()) {
        const bool isList = member.value.isSequence() && std::all_of(member.value.items().begin(), member.value.items().end(), [](const DataNode &item) { return item.isScalar(); });
        const QString source = memberPath(path, member.key);
        if (members == ParameterMembers::Known && !namesBySpelling().contains(plainName(member.key)))
            continue;
        if (ledger.covers(source) || !(member.value.isScalar() || isList) || member.value.isNull())
            continue;
        const QString name = parameterName(member.key);
        if (prompt.params.contains(name.toStdString()))
            continue; // two names of one parameter: the second remains in the other keys
        prompt.params[name.toStdString()] = member.value.toJson();
        ledger.add(source, name == member.key ? LossAction::Kept : LossAction::Renamed, QStringLiteral("params.") + name);
    }
}

Json writeParameters(const PromptFile &prompt, ParameterStyle style, const QString &path, TargetLedger &ledger)
{
    Json written = Json::object();
    for (const auto &[key, value] : prompt.params.items()) {
        const QString name = QString::fromStdString(key);
        const QString writtenName = writtenParameterName(name, style);
        written[writtenName.toStdString()] = value;
        ledger.keep(QStringLiteral("params.") + name, memberPath(path, writtenName));
    }
    return written;
}

} // namespace outcrop
