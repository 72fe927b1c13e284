// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QTreeWidgetItem;

namespace Ui {
class HandbookWindow;
}

namespace outcrop {

/// The handbook: its pages as a list that can be filtered by words of their text, and the page that is read.
class HandbookWindow : public QWidget
{
    Q_OBJECT

public:
    /// A separate window, above `parent`.
    explicit HandbookWindow(QWidget *parent = nullptr);
    ~HandbookWindow() override;

    /// Shows a page; a topic without one leaves the page that is shown.
    void showTopic(const QString &topic);
    QString topic() const;

private:
    void fillContents();
    void filterPages(const QString &words);
    void markCurrent();

    std::unique_ptr<Ui::HandbookWindow> m_ui;
};

/// The topic for the widget with the focus: the page of the panel it is in (`panel-budget` inside `budgetDock`), or `window`.
QString handbookTopicFor(const QWidget *focus);

} // namespace outcrop
