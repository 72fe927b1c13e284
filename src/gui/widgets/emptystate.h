// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace outcrop {

/// The content of an empty view: the purpose of the view, and a button for the first action, if there is one. Scrolls if the view is too small.
class EmptyState : public QScrollArea
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void setTexts(const QString &title, const QString &text, const QString &action = {});
    /// Returns the button of the action, which is hidden if there is none.
    QPushButton *actionButton() const { return m_actionButton; }

Q_SIGNALS:
    void actionTriggered();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    QWidget *m_content;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_actionButton;
};

} // namespace outcrop
