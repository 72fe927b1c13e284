// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QToolButton;

namespace outcrop {

class RenderText;

/// Find in a text of a render, below it. Looks in the text itself, so that a match may go on over soft breaks; follows the text as it changes.
class RenderSearch : public QFrame
{
    Q_OBJECT

public:
    explicit RenderSearch(QWidget *parent = nullptr);

    /// Another text came to the front, or null.
    void setText(RenderText *text);
    /// The text in front has changed.
    void refresh();
    void open();
    void next();
    void previous();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *makeButton(Qt::ArrowType arrow, const QString &help);
    void search();
    void go(qsizetype match);
    void showCount();

    QPointer<RenderText> m_text;
    quint64 m_searched = 0; ///< id of the text that the matches are of
    QLineEdit *m_find;
    QLabel *m_count;
    QToolButton *m_case;
    QList<std::pair<qsizetype, qsizetype>> m_matches;
    qsizetype m_current = -1;
};

} // namespace outcrop
