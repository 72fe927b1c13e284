// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/findingsbar.h"

#include "models/base/problemcount.h"

namespace outcrop {

namespace {

constexpr int pauseMilliseconds = 1200;

} // namespace

FindingsBar::FindingsBar(QWidget *parent) : MessageBar(parent), m_pause(this)
{
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &FindingsBar::refresh);
}

void FindingsBar::setFindings(const Diagnostics &findings)
{
    m_findings = findings;
    if (!isWaiting())
        refresh();
}

void FindingsBar::setTypedLine(int line)
{
    m_typedLine = line;
    m_pause.start();
}

void FindingsBar::setCursorLine(int line)
{
    if (m_typedLine == 0 || line == m_typedLine)
        return;
    m_typedLine = 0;
    m_pause.start();
}

void FindingsBar::endTyping()
{
    if (m_typedLine == 0)
        return;
    m_typedLine = 0;
    m_pause.stop();
    refresh();
}

/// Returns the findings to report: all of them in a bar that is already visible.
Diagnostics FindingsBar::shownFindings() const
{
    Diagnostics shown = m_findings;
    if (isHidden() && m_typedLine > 0)
        shown.removeIf([this](const Diagnostic &finding) { return finding.location.range.start.line == m_typedLine; });
    return shown;
}

/// Returns the change that a fix makes, and its effect on the file.
QString FindingsBar::fixText(const Fix &fix)
{
    //: Tooltip of a quick fix; %1 is a change, such as `Rename to "tier"`
    return fix.isGuess ? tr("Fix: %1. This is a guess and may change the meaning. The document is edited, but not saved.").arg(fix.title)
                       : tr("Fix: %1. The document is edited, but not saved.").arg(fix.title);
}

/// Shows the number of findings, the message of the first finding, and its fix if it has one.
void FindingsBar::refresh()
{
    const Diagnostics shown = shownFindings();
    const ProblemCount count = countProblems(shown);
    setVisible(count.total() > 0);
    if (count.total() == 0)
        return;
    const Diagnostic &first = shown.first();
    const int line = first.location.range.start.line;
    QString details = line > 0 ? tr("Line %1: %2").arg(QString::number(line), first.message) : first.message;
    if (first.fix)
        details += u'\n' + fixText(*first.fix);
    setNotice({noticeKind(*count.worstSeverity()), tr("This document has %1").arg(count.toText()), details});
    QList<MessageAction> actions{{tr("Show problems"), [this] { Q_EMIT problemsRequested(); }}};
    if (first.fix)
        actions.prepend({tr("Apply fix"), [this, first] { Q_EMIT fixRequested(first); }, first.fix->title});
    setActions(actions);
}

} // namespace outcrop
