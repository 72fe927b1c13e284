// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/markdownpreview.h"

#include "core/base/joinedtext.h"
#include "core/documents/frontmatter.h"
#include "gui/look/theme.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace outcrop {

namespace {

constexpr int previewDelay = 150; ///< milliseconds after the last keystroke
constexpr qsizetype maxPreviewLength = 2'000'000;

/// A document that does not load files or URLs from the text.
class OfflineDocument : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return QByteArray(); }
};

struct PreviewColors {
    QColor mutedColor;
    QColor back;
    QFont font;
};

void insertFields(QTextDocument &document, const FrontMatter &frontMatter, const PreviewColors &colors)
{
    const QList<DataNode::Member> &members = frontMatter.data.members();
    if (members.isEmpty())
        return;
    QTextCursor cursor(&document);
    cursor.insertBlock();
    cursor.movePosition(QTextCursor::Start);
    QTextTableFormat look;
    look.setCellPadding(3);
    look.setCellSpacing(0);
    look.setBorder(0.5);
    look.setBorderBrush(colors.mutedColor);
    look.setBorderCollapse(true);
    QTextTable *table = cursor.insertTable(static_cast<int>(members.size()), 2, look);
    QTextCharFormat name;
    name.setForeground(colors.mutedColor);
    for (int row = 0; row < members.size(); ++row) {
        const DataNode &value = members.at(row).value;
        const QString text = value.isScalar()                    ? value.text()
            : value.isSequence() && !value.toStrings().isEmpty() ? value.toStrings().join(listSeparator())
                                                                 : QString::fromStdString(value.toJson().dump());
        table->cellAt(row, 0).firstCursorPosition().insertText(members.at(row).key, name);
        table->cellAt(row, 1).firstCursorPosition().insertText(text);
    }
}

std::shared_ptr<QTextDocument> prepare(const QString &text, const PreviewColors &colors, QThread *home)
{
    const FrontMatter frontMatter = readFrontMatter(text, QString());
    auto document = std::make_shared<OfflineDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(colors.font);
    document->setDocumentMargin(12);
    document->setMarkdown(text.mid(frontMatter.bodyStart, maxPreviewLength), QTextDocument::MarkdownDialectGitHub);
    insertFields(*document, frontMatter, colors);
    document->moveToThread(home);
    return document;
}

} // namespace

MarkdownPreview::MarkdownPreview(QWidget *parent) : QTextBrowser(parent), m_task(this)
{
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    m_delay.setSingleShot(true);
    m_delay.setInterval(previewDelay);
    connect(&m_delay, &QTimer::timeout, this, &MarkdownPreview::update);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) { Q_EMIT linkChosen(url.toString()); });
}

void MarkdownPreview::setSession(EditSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_isCurrent = false;
    if (session) {
        connect(session, &EditSession::changed, this, [this] {
            m_isCurrent = false;
            if (isVisible())
                m_delay.start();
        });
    }
    if (isVisible())
        update();
}

void MarkdownPreview::update()
{
    if (!m_session)
        return;
    m_isCurrent = true;
    const PreviewColors colors{color(ColorRole::Muted, palette()), palette().color(QPalette::AlternateBase), font()};
    m_task.run([text = m_session->text(), colors, home = thread()] { return prepare(text, colors, home); },
        [this](const PreparedDocument &preparedDocument) { showPrepared(preparedDocument); });
}

void MarkdownPreview::showPrepared(const PreparedDocument &preparedDocument)
{
    const PreparedDocument before = std::exchange(m_shownDocument, preparedDocument);
    setDocument(m_shownDocument.get());
    scrollToFraction(m_fraction);
}

void MarkdownPreview::scrollToFraction(double fraction)
{
    m_fraction = fraction;
    verticalScrollBar()->setValue(static_cast<int>(fraction * verticalScrollBar()->maximum()));
}

QVariant MarkdownPreview::loadResource(int, const QUrl &)
{
    return QByteArray();
}

void MarkdownPreview::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible())
        m_delay.start();
}

void MarkdownPreview::showEvent(QShowEvent *event)
{
    QTextBrowser::showEvent(event);
    if (!m_isCurrent)
        update();
}

} // namespace outcrop
