// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/documentview.h"

#include "core/base/localnumbers.h"
#include "core/documents/clientimports.h"
#include "gui/editor/findbar.h"
#include "gui/editor/findingranges.h"
#include "gui/editor/findingsbar.h"
#include "gui/editor/gotobar.h"
#include "gui/editor/markdownpreview.h"
#include "gui/editor/spellmarks.h"
#include "gui/editor/texteditor.h"
#include "gui/widgets/elidedlabel.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int minWidthSideBySide = 600; ///< in pixels
constexpr int minHeightStacked = 420;   ///< in pixels
constexpr int minNameLength = 12;       ///< in characters; the footer shows at least as much of the file name

QString lineEndName(const QString &lineEnd)
{
    //: The line ends of a document, in the footer: carriage return and line feed, carriage return, or line feed.
    if (lineEnd == QLatin1String("\r\n"))
        return DocumentView::tr("CRLF");
    return lineEnd == QLatin1String("\r") ? DocumentView::tr("CR") : DocumentView::tr("LF");
}

/// Calls a function when a widget gets the keyboard focus, and another one when it loses it.
class FocusWatcher : public QObject
{
public:
    FocusWatcher(QObject *parent, std::function<void()> onGained, std::function<void()> onLost) : QObject(parent), m_onFocusGained(std::move(onGained)), m_onFocusLost(std::move(onLost)) { }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_onFocusGained();
        else if (event->type() == QEvent::FocusOut)
            m_onFocusLost();
        return false;
    }

private:
    std::function<void()> m_onFocusGained;
    std::function<void()> m_onFocusLost;
};

} // namespace

DocumentView::DocumentView(QWidget *parent)
    : QWidget(parent)
    , m_bar(new FindingsBar(this))
    , m_previewSplitter(new QSplitter(Qt::Horizontal, this))
    , m_editorSplitter(new QSplitter(Qt::Horizontal, m_previewSplitter))
    , m_find(new FindBar(this))
    , m_goTo(new GoToBar(this))
    , m_footerLayout(new QHBoxLayout)
    , m_fileInfo(new ElidedLabel(this))
    , m_cursorPosition(new ElidedLabel(this))
{
    connect(m_bar, &FindingsBar::problemsRequested, this, &DocumentView::problemsRequested);
    connect(m_bar, &FindingsBar::fixRequested, this, &DocumentView::applyFix);
    m_footerTimer.setSingleShot(true);
    m_footerTimer.setInterval(60);
    connect(&m_footerTimer, &QTimer::timeout, this, [this] {
        showFileInfo();
        showCursorPosition();
    });
    m_previewSplitter->setChildrenCollapsible(false);
    m_editorSplitter->setChildrenCollapsible(false);
    m_previewSplitter->addWidget(m_editorSplitter);
    setActiveEditor(addEditor());
    layOut();
    connectBars();
}

DocumentView::~DocumentView() = default;

DocumentView *DocumentView::viewContaining(QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (auto *view = qobject_cast<DocumentView *>(widget))
            return view;
    }
    return nullptr;
}

void DocumentView::layOut()
{
    m_footerLayout->setContentsMargins(8, 3, 8, 3);
    m_footerLayout->setSpacing(12);
    m_fileInfo->setObjectName(QStringLiteral("fileInfo"));
    m_fileInfo->setElideMode(Qt::ElideRight);
    m_cursorPosition->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_footerLayout->addWidget(m_fileInfo, 1); // shrinks to make room for the controls
    m_footerLayout->addWidget(m_cursorPosition);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_previewSplitter, 1);
    column->addWidget(m_find);
    column->addWidget(m_goTo);
    column->addLayout(m_footerLayout);
}

void DocumentView::connectBars()
{
    connect(m_goTo, &GoToBar::locationChosen, this, [this](int line, int column) {
        const QTextBlock block = m_activeEditor->document()->findBlockByNumber(line - 1);
        m_activeEditor->goTo(m_activeEditor->offsetAt(block.position() + std::min(column, block.length()) - 1));
    });
    connect(m_goTo, &GoToBar::closed, this, [this] { m_activeEditor->setFocus(Qt::OtherFocusReason); });
}

TextEditor *DocumentView::addEditor()
{
    auto *editor = new TextEditor(m_editorSplitter);
    m_editorSplitter->addWidget(editor);
    m_editors += editor;
    editor->setObjectName(m_editors.size() == 1 ? QStringLiteral("documentText") : QStringLiteral("secondText"));
    editor->addOverlay([this, editor](int from, int to) { return m_find->marks(editor, from, to); });
    editor->installEventFilter(new FocusWatcher(editor, [this, editor] { setActiveEditor(editor); }, [bar = QPointer<FindingsBar>(m_bar)] {
        if (bar) // the text can lose the focus while the view is destroyed
            bar->endTyping();
    }));
    connect(editor, &TextEditor::cursorOffsetChanged, this, [this, editor](qsizetype offset) {
        if (editor != m_activeEditor)
            return;
        showFooter();
        m_bar->setCursorLine(cursorLine());
        Q_EMIT cursorOffsetChanged(offset);
    });
    new SpellMarks(editor);
    connect(editor->verticalScrollBar(), &QScrollBar::valueChanged, this, &DocumentView::followScroll);
    return editor;
}

/// Connects an editor to the session and applies the user's settings.
void DocumentView::setUpEditor(TextEditor *editor)
{
    editor->setSession(m_session);
    editor->setLanguageOf(m_session->isUntitled() ? QStringLiteral("untitled.md") : m_session->path());
    editor->setFolding(Folding(Folding::styleOf(m_session->path())));
    editor->setAccessibleName(tr("Text of %1").arg(m_session->title()));
    editor->setWrapped(m_editorOptions.wrapsLines);
    editor->setZoom(m_editorOptions.zoom, m_editorOptions.family);
    editor->setTabWidth(m_editorOptions.tabWidth);
    editor->setSpacesVisible(m_editorOptions.showsSpaces);
    editor->setFindings(m_findings);
}

void DocumentView::setActiveEditor(TextEditor *editor)
{
    m_activeEditor = editor;
    if (!m_editorSplitter->isHidden())
        setFocusProxy(editor);
    m_find->setEditor(editor);
    if (m_session)
        showCursorPosition();
}

void DocumentView::setSession(EditSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    connect(session, &QObject::destroyed, &m_footerTimer, &QTimer::stop);
    for (TextEditor *editor : std::as_const(m_editors))
        setUpEditor(editor);
    if (m_preview)
        m_preview->setSession(session);
    connect(session, &EditSession::changed, this, [this] {
        showFooter();
        if (m_activeEditor->hasFocus())
            m_bar->setTypedLine(cursorLine());
        else if (isAncestorOf(window()->focusWidget()))
            m_bar->setTypedLine(0); // the user is typing in a field of the form
    });
    connect(session, &EditSession::pathChanged, this, [this] {
        for (TextEditor *editor : std::as_const(m_editors))
            setUpEditor(editor);
        showFileInfo();
    });
    m_find->setEditor(m_activeEditor);
    showFileInfo();
    showCursorPosition();
}

void DocumentView::setEditorOptions(const EditorOptions &options)
{
    m_editorOptions = options;
    for (TextEditor *editor : std::as_const(m_editors)) {
        editor->setWrapped(options.wrapsLines);
        editor->setZoom(options.zoom, options.family);
        editor->setTabWidth(options.tabWidth);
        editor->setSpacesVisible(options.showsSpaces);
    }
    setUpSpelling();
    if (m_session)
        showFileInfo();
}

void DocumentView::setUpSpelling()
{
    m_isDictionaryMissing = false;
    for (const TextEditor *editor : std::as_const(m_editors))
        m_isDictionaryMissing = !editor->findChild<SpellMarks *>()->setLanguage(m_editorOptions.language) || m_isDictionaryMissing;
}

void DocumentView::goTo(qsizetype offset)
{
    m_activeEditor->goTo(offset);
    Q_EMIT navigatedTo(offset);
}

void DocumentView::addAlternateView(QWidget *alternateView)
{
    m_alternateView = alternateView;
    m_previewSplitter->insertWidget(0, alternateView);
    m_previewSplitter->setSizes({width() / 2, width() / 2});
}

void DocumentView::addFooterControl(QWidget *control)
{
    m_footerLayout->insertWidget(0, control);
}

void DocumentView::addFooterText(QWidget *text)
{
    m_footerLayout->insertWidget(m_footerLayout->indexOf(m_fileInfo), text);
}

void DocumentView::setTextVisible(bool isVisible)
{
    m_editorSplitter->setVisible(isVisible);
    setFocusProxy(isVisible ? m_activeEditor : m_alternateView.data());
}

void DocumentView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isStacked = width() < minWidthSideBySide && height() >= minHeightStacked;
    m_previewSplitter->setOrientation(isStacked ? Qt::Vertical : Qt::Horizontal);
}

void DocumentView::openGoTo()
{
    m_goTo->open(m_activeEditor->cursorPosition().line + 1, m_activeEditor->blockCount());
}

void DocumentView::split(Qt::Orientation orientation)
{
    m_editorSplitter->setOrientation(orientation);
    if (isSplit() || !m_session)
        return;
    const qsizetype place = m_activeEditor->cursorOffset();
    TextEditor *second = addEditor();
    setUpEditor(second);
    setUpSpelling();
    const int size = orientation == Qt::Horizontal ? m_editorSplitter->width() : m_editorSplitter->height();
    m_editorSplitter->setSizes({size / 2, size / 2});
    second->goTo(place);
    second->setFocus(Qt::OtherFocusReason);
}

/// Removes the second editor. Keeps the editor that has, or last had, the focus.
void DocumentView::unsplit()
{
    while (m_editors.size() > 1) {
        TextEditor *removed = m_editors.constLast() == m_activeEditor ? m_editors.takeFirst() : m_editors.takeLast();
        removed->hide();
        removed->deleteLater();
    }
    m_editors.constFirst()->setObjectName(QStringLiteral("documentText"));
    setActiveEditor(m_editors.constFirst());
}

bool DocumentView::canPreview() const
{
    return m_session && (m_session->isUntitled() || path().endsWith(QLatin1String(".md"), Qt::CaseInsensitive));
}

bool DocumentView::isPreviewVisible() const
{
    return m_preview && !m_preview->isHidden();
}

void DocumentView::setPreviewVisible(bool isVisible)
{
    if (isVisible && !m_preview && canPreview()) {
        m_preview = new MarkdownPreview(m_previewSplitter);
        connect(m_preview, &MarkdownPreview::linkChosen, this, &DocumentView::linkChosen);
        m_previewSplitter->addWidget(m_preview);
        m_preview->setSession(m_session);
        m_previewSplitter->setSizes({width() / 2, width() / 2});
    }
    if (m_preview)
        m_preview->setVisible(isVisible);
    followScroll();
}

void DocumentView::followLink(const TextEditor &editor)
{
    const DocumentPtr document = readDocument(path(), m_session->text().toUtf8());
    if (const std::optional<ClientReference> reference = referenceAt(*document, editor.cursorOffset()))
        Q_EMIT linkChosen(QString::fromLatin1(QUrl::toPercentEncoding(reference->target, QByteArrayLiteral("/"))));
}

void DocumentView::followScroll()
{
    const QScrollBar *bar = m_activeEditor->verticalScrollBar();
    if (isPreviewVisible() && bar->maximum() > 0)
        m_preview->scrollToFraction(static_cast<double>(bar->value()) / bar->maximum());
}

void DocumentView::setFindings(const Diagnostics &findings)
{
    m_findings = findings;
    for (TextEditor *editor : std::as_const(m_editors))
        editor->setFindings(findings);
    m_bar->setFindings(findings);
}

/// Applies the fix of a finding at its current position.
void DocumentView::applyFix(const Diagnostic &finding)
{
    if (const std::optional<Fix> fix = currentFix(m_activeEditor->shownFindings(), finding))
        m_activeEditor->applyFix(*fix);
}

/// Returns the line of the cursor, from 1.
int DocumentView::cursorLine() const
{
    return m_activeEditor->cursorPosition().line + 1;
}

void DocumentView::showFileInfo()
{
    const QString size = tr("%1 characters").arg(groupedNumber(m_session->text().size(), QLocale()));
    QStringList facts{m_session->isUntitled() ? m_session->title() : m_session->path(), size};
    facts += lineEndName(m_session->lineEnd());
    facts += m_session->hasByteOrderMark() ? tr("UTF-8 with byte order mark") : tr("UTF-8");
    if (QDir::isAbsolutePath(m_session->path()))
        facts += tr("outside the workspace: read-only");
    else if (m_session->isReadOnly())
        facts.last() = tr("not UTF-8: read-only");
    if (m_isDictionaryMissing)
        facts += tr("no Hunspell dictionary for %1: spelling is not checked").arg(m_editorOptions.language);
    m_fileInfo->setText(facts.join(QStringLiteral(" · ")));
    m_fileInfo->setToolTip(m_fileInfo->text());
    m_fileInfo->setShortText(m_session->title());
    const QFontMetrics metrics = m_fileInfo->fontMetrics();
    m_fileInfo->setMinimumWidth(std::min(metrics.horizontalAdvance(m_session->title()), minNameLength * metrics.averageCharWidth()));
}

void DocumentView::showCursorPosition()
{
    const TextPosition place = m_activeEditor->cursorPosition();
    QString text = tr("Line %1, column %2").arg(place.line + 1).arg(place.column + 1);
    if (m_activeEditor->caretCount() > 1)
        text = tr("%n cursors", nullptr, m_activeEditor->caretCount());
    m_cursorPosition->setText(text);
    m_cursorPosition->setToolTip(text);
    m_cursorPosition->setShortText(QStringLiteral("%1:%2").arg(place.line + 1).arg(place.column + 1));
}

} // namespace outcrop
