// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/welcomepage.h"

#include "ui_welcomepage.h"

#include "gui/look/icons.h"

#include <QDir>
#include <QIcon>

namespace outcrop {

WelcomePage::WelcomePage(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::WelcomePage>())
{
    m_ui->setupUi(this);
    const QIcon logo(QStringLiteral(":/outcrop/icons/outcrop.svg"));
    m_ui->logo->setPixmap(logo.pixmap(QSize(72, 72), devicePixelRatioF()));
    m_ui->logo->setAccessibleName(tr("Outcrop logo"));
    QFont titleFont = m_ui->title->font();
    titleFont.setPointSizeF(titleFont.pointSizeF() * 2);
    m_ui->title->setFont(titleFont);
    setUpButtons();
    setUpRecent();
}

WelcomePage::~WelcomePage() = default;

void WelcomePage::setUpButtons()
{
    m_ui->openFolder->setIcon(lineIcon(QStringLiteral("folder-open")));
    m_ui->createSample->setIcon(lineIcon(QStringLiteral("folder-sample")));
    connect(m_ui->openFolder, &QPushButton::clicked, this, &WelcomePage::openRequested);
    m_ui->importPrompt->setIcon(lineIcon(QStringLiteral("new")));
    connect(m_ui->createSample, &QPushButton::clicked, this, &WelcomePage::sampleRequested);
    connect(m_ui->importPrompt, &QPushButton::clicked, this, &WelcomePage::importRequested);
}

void WelcomePage::setUpRecent()
{
    const auto choose = [this](
                            const QListWidgetItem *item) { Q_EMIT folderChosen(item->data(Qt::UserRole).toString()); };
    connect(m_ui->recent, &QListWidget::itemActivated, this, choose);
    connect(m_ui->recent, &QListWidget::itemClicked, this, choose);
    m_ui->recent->setIconSize(QSize(16, 16));
    setRecentFolders({});
}

QSize WelcomePage::minimumSizeHint() const
{
    return isHidden() ? QSize(0, 0) : QWidget::minimumSizeHint();
}

void WelcomePage::setRecentFolders(const QStringList &folders)
{
    m_ui->recent->clear();
    for (const QString &folder : folders) {
        const QString text = tr("%1 – %2").arg(QDir(folder).dirName(), QDir::toNativeSeparators(folder));
        auto *item = new QListWidgetItem(lineIcon(QStringLiteral("layers")), text, m_ui->recent);
        item->setData(Qt::UserRole, folder);
        item->setToolTip(folder);
    }
    m_ui->recentTitle->setVisible(!folders.isEmpty());
    m_ui->recent->setVisible(!folders.isEmpty());
}

} // namespace outcrop
