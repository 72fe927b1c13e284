// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace outcrop {

/// A single-line label that elides its text, in the middle by default, or omits parts of it, instead of requiring its width.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Sets the text, also as the tooltip.
    void setFullText(const QString &text);
    /// Sets a shorter string that replaces the full text if the full text does not fit, because an elided number would be misleading.
    void setShortText(const QString &text);
    /// Sets parts, the most important first, that are joined with ` · `. Parts that do not fit are only in the tooltip; only the first one is elided.
    void setParts(const QStringList &parts);
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }
    /// Returns the text as displayed: full, short or elided.
    QString visibleText() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString joinedParts(int room) const;

    QString m_shortText;
    QStringList m_parts;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace outcrop
