// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace outcrop {

/// Contains a chart and its table, in this order: one above the other if the panel is narrow and high enough, otherwise side by side. Always shows both.
/// Needs no more room than its largest part, so a narrow or low panel can still shrink.
class FigureSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit FigureSplitter(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    QSize minimumPartSize(int part) const;
    Qt::Orientation orientationFor(const QSize &size) const;

    bool m_hasSizes = false;       ///< whether the parts have the shares of the current orientation
    bool m_hasChosenSizes = false; ///< whether the user has moved the handle since; a new width keeps these shares
};

} // whether the user has moved the handle; a new width keeps these shares
