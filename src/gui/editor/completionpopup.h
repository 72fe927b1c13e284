// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "models/editing/editsession.h"

#include <QListWidget>

#include <functional>

class QKeyEvent;

namespace outcrop {

class TextEditor;

/// What can be typed at the cursor, below it. Comes with Ctrl+Space and while front matter is typed; arrows choose, Enter and Tab take, Escape and
/// a change of focus close it. The keyboard stays with the editor.
class CompletionPopup : public QListWidget
{
    Q_OBJECT

public:
    using Source = std::function<Completions(const EditSession &session, qsizetype offset)>;

    explicit CompletionPopup(TextEditor *editor);

    void setSource(const Source &source) { m_source = source; }
    /// Opens the list, even for what has not been begun; closes it where nothing fits.
    void open();

private:
    bool filterKey(QKeyEvent *event);
    void typed();
    void refresh(bool asked);
    void showCandidates(const QList<Candidate> &candidates);
    void take();
    bool isInFrontMatter() const;

    TextEditor *m_editor;
    Source m_source;
    Completions m_offered;
    QList<Candidate> m_shown;
};

} // namespace outcrop
