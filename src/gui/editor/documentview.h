// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/editoroptions.h"
#include "models/editing/editsession.h"

#include <QTimer>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QSplitter;

namespace outcrop {

class ElidedLabel;
class FindBar;
class FindingsBar;
class GoToBar;
class MarkdownPreview;
class TextEditor;

/// The view of an open document: a message bar for its findings, one or two editors of the same session, and an optional preview. Below them are the
/// find and go-to-line bars, and a footer with file information and the cursor position.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);
    ~DocumentView() override;

    /// The session may be destroyed before the view, as when the window closes; session() is then null.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    QString path() const { return m_session ? m_session->path() : QString(); }
    /// Sets the findings of this file.
    void setFindings(const Diagnostics &findings);
    void setEditorOptions(const EditorOptions &options);
    /// Moves the cursor to an offset in the session's text and centers the view on it.
    void goTo(qsizetype offset);

    /// Returns the editor that has, or last had, the keyboard focus.
    TextEditor *activeEditor() const { return m_activeEditor; }
    const QList<TextEditor *> &editors() const { return m_editors; }
    FindBar *findBar() const { return m_find; }
    void openGoTo();
    /// Adds a second editor for the same document, beside or below the first editor. If there are two editors, changes only their orientation.
    void split(Qt::Orientation orientation);
    void unsplit();
    bool isSplit() const { return m_editors.size() > 1; }
    bool canPreview() const;
    void setPreviewVisible(bool isVisible);
    bool isPreviewVisible() const;

    /// Adds another view of the same document, before the text. Takes ownership.
    void addAlternateView(QWidget *alternateView);
    /// Adds a control at the start of the footer, where it keeps its position. Takes ownership.
    void addFooterControl(QWidget *control);
    /// Adds a text of variable length to the footer, between the controls and the file information. Takes ownership.
    void addFooterText(QWidget *text);
    /// Shows or hides the text. The alternate view gets the space and the focus of hidden text.
    void setTextVisible(bool isVisible);

    /// Returns the document view that contains the widget, or null.
    static DocumentView *viewContaining(QWidget *widget);
    /// Emits linkChosen() for the import or link at the editor's cursor, if any.
    void followLink(const TextEditor &editor);

Q_SIGNALS:
    void problemsRequested();
    /// Emitted when the user opens a link in the preview or in the text. `target` is the target from the text, as a URL.
    void linkChosen(const QString &target);
    void cursorOffsetChanged(qsizetype offset);
    /// Emitted after goTo() moves the cursor.
    void navigatedTo(qsizetype offset);

protected:
    /// Places text and preview, or form and text, one above the other if both would be too narrow side by side.
    void resizeEvent(QResizeEvent *event) override;

private:
    TextEditor *addEditor();
    void setUpEditor(TextEditor *editor);
    void setUpSpelling();
    void setActiveEditor(TextEditor *editor);
    void layOut();
    void connectBars();
    void followScroll();
    void applyFix(const Diagnostic &finding);
    int cursorLine() const;
    void showFooter() { m_footerTimer.start(); }
    void showFileInfo();
    void showCursorPosition();

    QPointer<EditSession> m_session; ///< destroyed first when the window closes
    EditorOptions m_editorOptions;
    Diagnostics m_findings;
    FindingsBar *m_bar;
    QSplitter *m_previewSplitter; ///< form, editors and preview
    QSplitter *m_editorSplitter; ///< one or two editors
    QPointer<QWidget> m_alternateView;
    QList<TextEditor *> m_editors;
    TextEditor *m_activeEditor = nullptr;
    bool m_isDictionaryMissing = false; ///< whether the dictionary of the requested language is missing
    MarkdownPreview *m_preview = nullptr;
    FindBar *m_find;
    GoToBar *m_goTo;
    QHBoxLayout *m_footerLayout;
    ElidedLabel *m_fileInfo;
    ElidedLabel *m_cursorPosition;
    QTimer m_footerTimer; ///< delays footer updates, because each update triggers a layout
};

} // namespace outcrop
