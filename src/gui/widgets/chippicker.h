// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <functional>

namespace outcrop {

/// A combo box that shows its label, the accessible name, before its value on one line: `Agent reviewer`. The chip is as wide as its text. In a narrow
/// window, the chip elides the value, and omits the label only if the value would have no room. The tooltip shows both.
class ChipPicker : public QComboBox
{
    Q_OBJECT

public:
    explicit ChipPicker(QWidget *parent = nullptr);

    /// Sets a shorter string that the closed chip shows for a row; the list shows the complete text.
    void setShortText(int row, const QString &text);

    /// Sets a function that shows the choices instead of the usual list.
    void setPopup(const std::function<void()> &open) { m_openPopup = open; }
    void showPopup() override;

    /// Sets whether the chip shows its label and the searchable popup. Otherwise, a form has a label beside the chip, and the usual list opens.
    void setShowsLabel(bool showsLabel);
    /// Returns the text of the chip without its label.
    QString value() const;
    /// Returns the label that a chip of this width shows; empty if there is no room for it.
    QString visibleLabel() const;
    /// Returns the width that shows label and value completely.
    int labeledWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRect fieldRect() const;
    int labelWidth() const;
    int valueWidth() const;
    QSize sizeFor(int textWidth) const;

    std::function<void()> m_openPopup;
    bool m_showsLabel = true;

    static constexpr int gap = 6; ///< pixels between label and value
};

} // namespace outcrop
