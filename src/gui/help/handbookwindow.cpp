// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/handbookwindow.h"

#include "app/help/handbook.h"
#include "gui/look/icons.h"
#include "ui_handbookwindow.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int topicRole = Qt::UserRole;
constexpr QLatin1String dockEnding("Dock");

bool hasEveryWord(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QTreeWidgetItem *sectionItem(QTreeWidget *contents, const QString &title)
{
    const int count = contents->topLevelItemCount();
    if (count > 0 && contents->topLevelItem(count - 1)->text(0) == title)
        return contents->topLevelItem(count - 1);
    auto *item = new QTreeWidgetItem(contents, {title});
    item->setFlags(Qt::ItemIsEnabled);
    item->setExpanded(true);
    return item;
}

} // namespace

HandbookWindow::HandbookWindow(QWidget *parent) : QWidget(parent, Qt::Window), m_ui(std::make_unique<Ui::HandbookWindow>())
{
    m_ui->setupUi(this);
    m_ui->back->setIcon(lineIcon(QStringLiteral("back")));
    m_ui->forward->setIcon(lineIcon(QStringLiteral("forward")));
    m_ui->splitter->setStretchFactor(1, 1);
    fillContents();
    const int listWidth = widthOfContents();
    const int pageWidth = fontMetrics().averageCharWidth() * 96;
    resize(listWidth + pageWidth, fontMetrics().height() * 40);
    m_ui->splitter->setSizes({listWidth, pageWidth});
    connect(m_ui->back, &QToolButton::clicked, m_ui->page, &QTextBrowser::backward);
    connect(m_ui->forward, &QToolButton::clicked, m_ui->page, &QTextBrowser::forward);
    connect(m_ui->page, &QTextBrowser::backwardAvailable, m_ui->back, &QWidget::setEnabled);
    connect(m_ui->page, &QTextBrowser::forwardAvailable, m_ui->forward, &QWidget::setEnabled);
    connect(m_ui->page, &HandbookBrowser::topicChanged, this, &HandbookWindow::selectCurrentPage);
    connect(m_ui->filter, &QLineEdit::textChanged, this, &HandbookWindow::filterPages);
    connect(m_ui->contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && !item->data(0, topicRole).toString().isEmpty())
            showTopic(item->data(0, topicRole).toString());
    });
}

HandbookWindow::~HandbookWindow() = default;

void HandbookWindow::showTopic(const QString &topic)
{
    if (topic != m_ui->page->topic())
        m_ui->page->showTopic(topic);
}

QString HandbookWindow::topic() const
{
    return m_ui->page->topic();
}

void HandbookWindow::fillContents()
{
    for (const HandbookPage &page : handbookPages()) {
        auto *item = new QTreeWidgetItem(sectionItem(m_ui->contents, page.section), {page.title});
        item->setData(0, topicRole, page.name);
        item->setToolTip(0, page.title); // the user can make the list narrower
    }
}

/// Returns the width in which the list shows all titles completely.
int HandbookWindow::widthOfContents() const
{
    m_ui->contents->ensurePolished();
    const QAbstractItemView *contents = m_ui->contents; // its size hints are public
    return contents->sizeHintForColumn(0) + 2 * m_ui->contents->frameWidth() + m_ui->contents->verticalScrollBar()->sizeHint().width();
}

void HandbookWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// Activates the parent window, whose focused widget then gets the keys again.
void HandbookWindow::closeEvent(QCloseEvent *event)
{
    if (parentWidget())
        parentWidget()->window()->activateWindow();
    QWidget::closeEvent(event);
}

void HandbookWindow::filterPages(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_ui->contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *section = m_ui->contents->topLevelItem(i);
        bool isEmpty = true;
        for (int k = 0; k < section->childCount(); ++k) {
            const Result<QString> text = handbookText(section->child(k)->data(0, topicRole).toString());
            const bool isFound = text && hasEveryWord(*text, wanted);
            section->child(k)->setHidden(!isFound);
            isEmpty = isEmpty && !isFound;
        }
        section->setHidden(isEmpty);
    }
}

void HandbookWindow::selectCurrentPage()
{
    for (QTreeWidgetItemIterator item(m_ui->contents); *item; ++item) {
        if ((*item)->data(0, topicRole).toString() == topic())
            m_ui->contents->setCurrentItem(*item);
    }
}

QString handbookTopicFor(const QWidget *focus)
{
    for (const QWidget *widget = focus; widget; widget = widget->parentWidget()) {
        const QString topic = QStringLiteral("panel-") + widget->objectName().chopped(std::min(widget->objectName().size(), dockEnding.size()));
        if (widget->objectName().endsWith(dockEnding) && handbookText(topic).ok())
            return topic;
    }
    return QStringLiteral("window");
}

} // namespace outcrop
