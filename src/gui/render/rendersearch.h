// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QToolButton;

namespace outcrop {

class RenderTextView;

/// The search bar for the text of a render. Searches the unwrapped text, so that a match can span added line breaks, and searches again when the text
/// changes.
class RenderSearch : public QFrame
{
    Q_OBJECT

public:
    explicit RenderSearch(QWidget *parent = nullptr);

    /// Sets the text to search; null for none.
    void setText(RenderTextView *text);
    /// Searches again if the text has changed.
    void refresh();
    void open();
    /// Clears the text to find and hides the bar.
    void clearContents();
    void goToNextMatch();
    void goToPreviousMatch();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *makeButton(Qt::ArrowType arrow, const QString &help);
    void search();
    void goToMatch(qsizetype match);
    void showCount();

    QPointer<RenderTextView> m_text;
    quint64 m_searched = 0; ///< ID of the text that the matches belong to
    QLineEdit *m_findLine;
    QLabel *m_count;
    QToolButton *m_caseButton;
    QList<std::pair<qsizetype, qsizetype>> m_matches;
    qsizetype m_current = -1;
};

} // namespace outcrop
