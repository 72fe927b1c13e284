// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/messagebar.h"

#include <QTimer>

namespace outcrop {

/// The message bar with the findings of a document. The text does not move while the user types. The bar changes only after a pause, and a hidden bar
/// does not appear for a finding on the line that the user is typing.
class FindingsBar : public MessageBar
{
    Q_OBJECT

public:
    explicit FindingsBar(QWidget *parent = nullptr);

    void setFindings(const Diagnostics &findings);
    /// Call after the user changes a line. `line` counts from 1; it is 0 if the change was made in another view.
    void setTypedLine(int line);
    /// Call when the cursor moves. `line` counts from 1.
    void setCursorLine(int line);
    /// Call when the text loses the keyboard focus.
    void endTyping();
    /// Returns whether a change is delayed until the user pauses.
    bool isWaiting() const { return m_pause.isActive(); }

Q_SIGNALS:
    void problemsRequested();
    /// Emitted to apply the fix of this finding. Its position may have changed since setFindings().
    void fixRequested(const outcrop::Diagnostic &finding);

private:
    void refresh();
    Diagnostics shownFindings() const;
    static QString fixText(const Fix &fix);

    Diagnostics m_findings;
    QTimer m_pause;
    int m_typedLine = 0; ///< the line that the user is typing, from 1; 0 if there is none
};

} // namespace outcrop
