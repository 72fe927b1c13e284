// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "gui/look/theme.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace outcrop {

class IconLabel;

enum class NoticeKind { Error, Warning, Note, Success };

NoticeKind noticeKind(Severity severity);
/// Returns the kind as a word, for screen readers and lists.
QString noticeKindTitle(NoticeKind kind);

/// A message: a title in one sentence, and details such as the location and advice.
struct Notice {
    NoticeKind kind = NoticeKind::Note;
    QString title;
    QString details = {};

    friend bool operator==(const Notice &, const Notice &) = default;
};

struct MessageAction {
    QString text;
    std::function<void()> run;
    QString toolTip = {};
};

/// Shows a message inside the window instead of in a modal dialog, until it is closed.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void setNotice(const Notice &notice);
    const Notice &notice() const { return m_notice; }
    /// Replaces the buttons.
    void setActions(const QList<MessageAction> &actions);

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void makeCloseButton();
    void announce();
    ColorRole colorRole() const;

    Notice m_notice;
    IconLabel *m_icon;
    QLabel *m_title;
    QLabel *m_details;
    QHBoxLayout *m_buttons;
    QToolButton *m_closeButton;
};

} // namespace outcrop
