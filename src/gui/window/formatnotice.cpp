// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/formatnotice.h"

#include "core/base/localnumbers.h"
#include "gui/widgets/messagearea.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

const QString formatTopic = QStringLiteral("format");

const FormatCost *find(const QList<FormatCost> &costs, const QString &format)
{
    const auto found = std::find_if(costs.begin(), costs.end(), [&format](const FormatCost &cost) { return cost.format == format; });
    return found == costs.end() ? nullptr : &*found;
}

} // namespace

FormatNotice::FormatNotice(MessageArea &messages, const LivePipeline &livePipeline, QObject *parent) : QObject(parent), m_messages(messages), m_task(this)
{
    connect(&livePipeline, &LivePipeline::rendered, this, &FormatNotice::update);
    connect(&livePipeline, &LivePipeline::stateChanged, this, [this](const LiveState &view) {
        if (view.workspace)
            return;
        m_isCompact.reset();
        m_task.discard();
        m_messages.clear(formatTopic);
    });
}

/// Measures the formats only when Prompt XML is selected or its form changes, because each measurement renders the prompt.
void FormatNotice::update(const RenderSnapshot &snapshot)
{
    const bool isXml = snapshot.job.format.envelope == PromptEnvelope::PromptXml;
    const std::optional<bool> isCompact = isXml ? std::optional(xmlSettings(*snapshot.workspace, snapshot.job).isCompact) : std::nullopt;
    if (std::exchange(m_isCompact, isCompact) == isCompact)
        return;
    m_messages.clear(formatTopic);
    m_task.discard();
    if (!isCompact)
        return;
    m_task.run([workspace = snapshot.workspace, job = snapshot.job] { return formatCosts(*workspace, job); },
        [this, usesCompact = *isCompact](const Result<QList<FormatCost>> &costs) {
            if (costs)
                show(*costs, usesCompact);
        });
}

void FormatNotice::show(const QList<FormatCost> &costs, bool isCompact)
{
    const FormatCost *plain = find(costs, QStringLiteral("plain"));
    const FormatCost *compact = find(costs, QStringLiteral("prompt-xml compact"));
    const FormatCost *xml = isCompact ? compact : find(costs, QStringLiteral("prompt-xml"));
    if (!plain || !xml || !compact || xml->tokens.tokens <= plain->tokens.tokens)
        return;
    const QLocale locale;
    //: Title of a message; %1 is a number of tokens, %2 a percentage
    const QString title = tr("Prompt XML adds %1 tokens (%2%) to this prompt")
                              .arg(groupedNumber(xml->tokens.tokens - plain->tokens.tokens, locale), locale.toString(xml->change * 100, 'f', 1));
    //: Sentence of a message; %1 is a percentage
    const QString advice = tr("The compact form adds %1%. To use it, set compact = true in the [prompt_xml] section of config.toml.").arg(locale.toString(compact->change * 100, 'f', 1));
    m_messages.show(formatTopic, {NoticeKind::Warning, title, isCompact ? QString() : advice}, {{tr("Use the automatic format"), [this] { Q_EMIT automaticRequested(); }}});
}

} // namespace outcrop
