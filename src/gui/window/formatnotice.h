// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/formatcosts.h"
#include "gui/live/livepipeline.h"

namespace outcrop {

class MessageArea;

/// Warns about the tokens that the Prompt XML format adds to the prompt, when the user selects it. The cost is measured on a worker thread with the current
/// prompt.
class FormatNotice : public QObject
{
    Q_OBJECT

public:
    /// The messages must outlive this object.
    FormatNotice(MessageArea &messages, const LivePipeline &livePipeline, QObject *parent);

    bool isIdle() const { return !m_task.isRunning(); }

Q_SIGNALS:
    /// Emitted when the user chooses the automatic format instead.
    void automaticRequested();

private:
    void update(const RenderSnapshot &snapshot);
    /// Shows the cost of the full form, or of the compact form if the workspace uses it.
    void show(const QList<FormatCost> &costs, bool isCompact);

    MessageArea &m_messages;
    std::optional<bool> m_isCompact; ///< whether the selected Prompt XML has the compact form; nullopt if another format is selected
    LatestOnlyTask<Result<QList<FormatCost>>> m_task;
};

} // namespace outcrop
