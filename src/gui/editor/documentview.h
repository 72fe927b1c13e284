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

/// One open document: a bar above the text where something is wrong with it, the text in one editor or two over the same session, its preview beside
/// it when asked for, the bars for finding and for going to a line, and below the document's name and the cursor position.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);
    ~DocumentView() override;

    /// The session outlives the view.
    void setSession(EditSession *session);
    EditSession *session() const { return m_session; }
    QString path() const { return m_session ? m_session->path() : QString(); }
    /// All those of this file.
    void setFindings(const Diagnostics &findings);
    void setLook(const TextLook &look);
    /// Shows the place in the middle of the view; an offset of the session's text.
    void goTo(qsizetype offset);

    /// The editor that has the keyboard or had it last.
    TextEditor *code() const { return m_code; }
    const QList<TextEditor *> &editors() const { return m_editors; }
    FindBar *findBar() const { return m_find; }
    void openGoTo();
    /// A second editor on the same document, beside the first or below it.
    void split(Qt::Orientation orientation);
    void unsplit();
    bool isSplit() const { return m_editors.size() > 1; }
    bool canPreview() const;
    void setPreviewShown(bool shown);
    bool isPreviewShown() const;

    /// Another view of the same document, before the text, and what switches between them, in the footer. Both become parts of this view.
    void addSide(QWidget *side);
    void addSwitch(QWidget *control);
    /// Without its text the view is all the side's, and so is the keyboard.
    void setTextShown(bool shown);

    /// The view that a widget is part of, or null.
    static DocumentView *around(QWidget *widget);

Q_SIGNALS:
    void problemsRequested();
    /// A link of the preview was clicked; `target` is as written in the text.
    void linkChosen(const QString &target);
    void placeChanged(qsizetype offset);
    /// Somebody asked for this place.
    void wentTo(qsizetype offset);

private:
    TextEditor *addEditor();
    void setUpEditor(TextEditor *editor);
    void setUpSpelling();
    void takeFocus(TextEditor *editor);
    void layOut();
    void connectBars();
    void followScroll();
    void showFooter() { m_footer.start(); }
    void showFacts();
    void showPlace();

    QPointer<EditSession> m_session; ///< gone first when the window closes
    TextLook m_look;
    Diagnostics m_findings;
    MessageBar *m_bar;
    QSplitter *m_across;  ///< the editors, and the preview beside them
    QSplitter *m_editing; ///< the editors
    QPointer<QWidget> m_side;
    QList<TextEditor *> m_editors;
    TextEditor *m_code = nullptr;
    bool m_noDictionary = false; ///< of the language asked for
    MarkdownPreview *m_preview = nullptr;
    FindBar *m_find;
    GoToBar *m_goTo;
    QHBoxLayout *m_foot;
    QLabel *m_facts;
    QLabel *m_place;
    QTimer m_footer; ///< texts below are written a moment later: they would repeat the view's layout for each key
};

} // namespace outcrop
