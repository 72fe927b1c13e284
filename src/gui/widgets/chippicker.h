// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <functional>

namespace outcrop {

/// A combo box that shows its label, the accessible name, before its value on one line: `Agent reviewer`. It is as wide as its text. In a narrow window it
/// omits the label, then elides the value.
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

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString value() const;
    int labelWidth() const;
    int valueWidth() const;
    QSize sizeFor(int textWidth) const;

    std::function<void()> m_openPopup;

    static constexpr int gap = 6; ///< pixels between label and value
};

} // namespace outcrop
