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
    FormatNotice(MessageArea &messages, const LivePipeline &live, QObject *parent);

    bool isIdle() const { return !m_task.isRunning(); }

Q_SIGNALS:
    /// Emitted when the user chooses the automatic format instead.
    void automaticRequested();

private:
    void update(const RenderSnapshot &snapshot);
    void show(const QList<FormatCost> &costs);

    MessageArea &m_messages;
    bool m_isXml = false; ///< whether the selected format is Prompt XML
    LatestOnlyTask<Result<QList<FormatCost>>> m_task;
};

} // namespace outcrop
