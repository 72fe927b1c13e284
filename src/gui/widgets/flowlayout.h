// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace outcrop {

/// Places widgets in lines, like the words of a paragraph. The last item takes the rest of its line if it can grow.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// Inserts a widget before the item at `index`.
    void insertWidget(int index, QWidget *widget);

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool moves) const;

    QList<QLayoutItem *> m_items;
};

} // namespace outcrop
