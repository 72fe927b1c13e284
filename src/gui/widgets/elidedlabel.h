// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace outcrop {

/// A label of one line that shortens its text, in the middle if nothing else is said, instead of asking for room. The whole text is its tool tip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void setFullText(const QString &text);
    /// Shown whole where the text itself finds no room: a number that is cut would be another number.
    void setShortText(const QString &text);
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }
    /// What finds room.
    QString shown() const;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_short;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace outcrop
