// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

class QTreeWidgetItem;

namespace Ui {
class HandbookWindow;
}

namespace outcrop {

/// The handbook window: a list of pages with a full-text filter, and the selected page. Escape closes it and gives the focus back to the parent window.
class HandbookWindow : public QWidget
{
    Q_OBJECT

public:
    /// Creates a separate window above `parent`.
    explicit HandbookWindow(QWidget *parent = nullptr);
    ~HandbookWindow() override;

    /// Shows the page of a topic. Keeps the current page if the topic has no page.
    void showTopic(const QString &topic);
    QString topic() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    int widthOfContents() const;
    void fillContents();
    void filterPages(const QString &words);
    void selectCurrentPage();

    std::unique_ptr<Ui::HandbookWindow> m_ui;
};

/// Returns the topic for the focused widget: the page of its panel (`panel-budget` inside `budgetDock`), or `window`.
QString handbookTopicFor(const QWidget *focus);

} // namespace outcrop
