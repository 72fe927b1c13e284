// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/attachmentlist.h"

#include "gui/look/icons.h"
#include "gui/render/thumbnail.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/taborder.h"
#include "gui/widgets/textcolor.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int pictureEdge = 32;   ///< size of a thumbnail, in pixels
constexpr qsizetype maxVisibleLines = 4; ///< maximum number of visible lines; more lines are scrolled

QStringList localFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files += url.toLocalFile();
    }
    return files;
}

} // namespace

AttachmentList::AttachmentList(QWidget *parent) : QWidget(parent), m_area(new QScrollArea(this)), m_lines(new QVBoxLayout), m_task(this)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *lines = new QWidget(m_area);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(2);
    lines->setLayout(m_lines);
    m_area->setWidget(lines);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_area);
    addDropTarget(m_area->viewport());
    hide();
}

void AttachmentList::setRows(const QList<AttachmentRow> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_thumbnailLabels.clear();
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // the button of this line may have triggered the change
        delete item;
    }
    for (const AttachmentRow &row : rows)
        m_lines->addWidget(makeLine(row));
    moveInTabOrder(m_area->widget(), m_area);
    setVisible(!rows.isEmpty());
    fitHeight();
    showThumbnails();
    decodeThumbnails();
}

QWidget *AttachmentList::makeLine(const AttachmentRow &row)
{
    auto *line = new QWidget(m_area->widget());
    line->setToolTip(row.toolTip);
    auto *picture = new QLabel(line);
    picture->setObjectName(QStringLiteral("attachmentPicture"));
    picture->setFixedSize(pictureEdge, pictureEdge);
    picture->setAlignment(Qt::AlignCenter);
    picture->setAccessibleName(row.name);
    m_thumbnailLabels += picture;
    auto *remove = new QToolButton(line);
    remove->setObjectName(QStringLiteral("removeAttachment"));
    remove->setIcon(lineIcon(QStringLiteral("close")));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove %1 from the task").arg(row.name));
    remove->setAccessibleName(remove->toolTip());
    connect(remove, &QToolButton::clicked, this, [this, path = row.path] { Q_EMIT removeRequested(path); });
    auto *columns = new QHBoxLayout(line);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->addWidget(picture);
    columns->addLayout(makeTexts(row, line), 1);
    columns->addWidget(remove);
    return line;
}

/// Returns the name, and below it the size and tokens, or a warning with the reason why the file is not sent.
QLayout *AttachmentList::makeTexts(const AttachmentRow &row, QWidget *line)
{
    auto *name = new ElidedLabel(line);
    name->setObjectName(QStringLiteral("attachmentName"));
    name->setFullText(row.name);
    name->setToolTip(row.toolTip);
    auto *details = new ElidedLabel(line);
    details->setObjectName(QStringLiteral("attachmentDetails"));
    details->setElideMode(Qt::ElideRight);
    details->setFullText(row.problem.isEmpty() ? row.details : row.problem);
    auto *second = new QHBoxLayout;
    second->setSpacing(4);
    if (row.problem.isEmpty()) {
        TextColor::set(*details, ColorRole::Muted);
    } else {
        auto *warning = new IconLabel(line);
        warning->setIcon(lineIcon(QStringLiteral("warning"), ColorRole::Warning));
        warning->setAccessibleName(tr("Warning"));
        second->addWidget(warning);
    }
    second->addWidget(details, 1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addStretch(1);
    texts->addWidget(name);
    texts->addLayout(second);
    texts->addStretch(1);
    return texts;
}

/// Decodes the images that have no thumbnail yet.
void AttachmentList::decodeThumbnails()
{
    QList<AttachmentRow> missing = m_rows;
    missing.removeIf([this](const AttachmentRow &row) { return row.imageType.isEmpty() || m_thumbnails.contains(row.sha256); });
    if (missing.isEmpty())
        return;
    const int edge = static_cast<int>(pictureEdge * devicePixelRatioF());
    const auto decode = [missing, edge] {
        Thumbnails thumbnails;
        for (const AttachmentRow &row : missing)
            thumbnails.insert(row.sha256, thumbnailOf(row.image, row.imageType, edge));
        return thumbnails;
    };
    m_task.run(decode, [this](const Thumbnails &thumbnails) {
        m_thumbnails.insert(thumbnails);
        showThumbnails();
    });
}

void AttachmentList::showThumbnails()
{
    for (qsizetype at = 0; at < m_rows.size(); ++at) {
        const QImage image = m_thumbnails.value(m_rows.at(at).sha256);
        QPixmap picture = image.isNull() ? lineIcon(QStringLiteral("new")).pixmap(pictureEdge / 2) : QPixmap::fromImage(image);
        if (!image.isNull())
            picture.setDevicePixelRatio(devicePixelRatioF());
        m_thumbnailLabels.at(at)->setPixmap(picture);
    }
}

/// Shows all lines, or as many as fit into the maximum height.
void AttachmentList::fitHeight()
{
    const int shown = static_cast<int>(std::min(m_rows.size(), maxVisibleLines));
    const int line = shown == 0 ? 0 : std::max(pictureEdge, m_lines->itemAt(0)->widget()->sizeHint().height());
    m_area->setFixedHeight(shown * line + std::max(0, shown - 1) * m_lines->spacing());
}

void AttachmentList::addDropTarget(QWidget *widget)
{
    widget->setAcceptDrops(true);
    widget->installEventFilter(this);
}

bool AttachmentList::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QWidget::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event); // QDropEvent is the base class of all drag events
    const QStringList files = localFiles(*drop->mimeData());
    if (files.isEmpty())
        return QWidget::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction); // a move would delete the file in a file manager
    drop->accept();
    if (type == QEvent::Drop)
        Q_EMIT filesDropped(files);
    return true;
}

} // namespace outcrop
