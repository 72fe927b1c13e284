// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <utility>

namespace outcrop {

/// Places widgets in lines, like the words of a paragraph. The last item of a line that can grow takes the rest of the line.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// Inserts a widget before the item at `index`.
    void insertWidget(int index, QWidget *widget);
    /// Replaces a row of a form with a flow layout of the same items, so that they wrap in a narrow panel. Deletes the row.
    static void replaceRow(QBoxLayout *column, QBoxLayout *row);

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
    using Line = QList<std::pair<QLayoutItem *, QSize>>;

    int arrange(const QRect &rect, bool moves) const;
    int placeLine(Line line, const QRect &rect, bool moves) const;

    QList<QLayoutItem *> m_items;
};

} // namespace outcrop
