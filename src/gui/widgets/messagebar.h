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

enum class NoticeKind { Error, Warning, Note, Success };

NoticeKind noticeKind(Severity severity);

/// The title of a message in one sentence, and details: location and advice.
struct Notice {
    NoticeKind kind = NoticeKind::Note;
    QString title;
    QString details = {};
};

struct MessageAction {
    QString text;
    std::function<void()> run;
};

/// A message inside the window instead of a modal dialog. It stays until the user closes it.
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
    void makeClose();
    void tellScreenReader();
    Ink ink() const;

    Notice m_notice;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_details;
    QHBoxLayout *m_buttons;
    QToolButton *m_close;
};

} // namespace outcrop
