// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace outcrop {

/// A label that elides its text, in the middle by default, instead of requiring its width. It has one line, or several if they are allowed and necessary. The
/// tooltip of an elided text begins with the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Sets the text, also as the tooltip.
    void setFullText(const QString &text);
    /// Sets a shorter string that replaces the full text if the full text does not fit, because an elided number would be misleading.
    void setShortText(const QString &text);
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }
    /// Wraps a text that does not fit one line into up to `count` lines; the last one is elided if necessary. For a label with the width of its panel.
    void setMaxLineCount(int count) { m_maxLineCount = count; }
    /// Returns the visible text, with line breaks.
    QString visibleText() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList lines() const;
    int extraHeight() const;

    QString m_shortText;
    int m_maxLineCount = 1;
    qsizetype m_lineCount = 1; ///< after the last resize
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace outcrop
