// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/documentlook.h"
#include "models/editing/editsession.h"

#include <QTimer>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QSplitter;

namespace outcrop {

class FindBar;
class GoToBar;
class MarkdownPreview;
class MessageBar;
class TextEditor;

/// One open document: a message bar for its findings, the text in one or two editors of the same session, an optional preview, the find and
/// go-to-line bars, and a footer with the document's name and the cursor position.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);
    ~DocumentView() override;

    /// The session must outlive the view.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    QString path() const { return m_session ? m_session->path() : QString(); }
    /// Sets the findings of this file.
    void setFindings(const Diagnostics &findings);
    void setLook(const EditorOptions &look);
    /// Centers the view on an offset in the session's text.
    void goTo(qsizetype offset);

    /// Returns the editor that has, or last had, the keyboard focus.
    TextEditor *code() const { return m_code; }
    const QList<TextEditor *> &editors() const { return m_editors; }
    FindBar *findBar() const { return m_find; }
    void openGoTo();
    /// Adds a second editor for the same document, beside or below the first.
    void split(Qt::Orientation orientation);
    void unsplit();
    bool isSplit() const { return m_editors.size() > 1; }
    bool canPreview() const;
    void setPreviewVisible(bool shown);
    bool isPreviewVisible() const;

    /// Adds another view of the same document before the text, and the control that switches between them to the footer. The view takes ownership of
    /// both.
    void addAlternateView(QWidget *side);
    void addFooterControl(QWidget *control);
    /// If the text is hidden, the other view fills the document view and gets the focus.
    void setTextVisible(bool shown);

    /// Returns the view that contains the widget, or null.
    static DocumentView *containing(QWidget *widget);
    /// Emits linkChosen() for the import or link at the editor's cursor, if there is one.
    void followLink(const TextEditor &editor);

Q_SIGNALS:
    void problemsRequested();
    /// Emitted when a link in the preview is clicked, or one in the text is followed; `target` is as written in the text, with percent escapes.
    void linkChosen(const QString &target);
    void cursorOffsetChanged(qsizetype offset);
    /// Emitted when the view goes to a location on request.
    void navigatedTo(qsizetype offset);

private:
    TextEditor *addEditor();
    void setUpEditor(TextEditor *editor);
    void setUpSpelling();
    void setActiveEditor(TextEditor *editor);
    void layOut();
    void connectBars();
    void followScroll();
    void showFooter() { m_footer.start(); }
    void showFileInfo();
    void showCursorPosition();

    QPointer<EditSession> m_session; ///< destroyed first when the window closes
    EditorOptions m_look;
    Diagnostics m_findings;
    MessageBar *m_bar;
    QSplitter *m_across;  ///< editors and preview
    QSplitter *m_editing; ///< the editors of the text
    QPointer<QWidget> m_side;
    QList<TextEditor *> m_editors;
    TextEditor *m_code = nullptr;
    bool m_noDictionary = false; ///< no dictionary is installed for the requested language
    MarkdownPreview *m_preview = nullptr;
    FindBar *m_find;
    GoToBar *m_goTo;
    QHBoxLayout *m_foot;
    QLabel *m_facts;
    QLabel *m_place;
    QTimer m_footer; ///< the footer is updated with a delay: each update would trigger a layout
};

} // namespace outcrop
