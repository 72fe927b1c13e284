// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/latestonlytask.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTextEdit>
#include <QTimer>

class QMenu;

namespace outcrop {

class SpellDictionary;
class TextEditor;

/// A word to check and its position in the line.
struct WordToCheck {
    int column = 0;
    QString word;
};

/// Returns the words to check in a line of prose. Skips code, URLs, paths, tags, placeholders, single letters, and words with digits or inner capitals.
QList<WordToCheck> wordsToCheck(const QString &line);

/// Underlines misspelled words in an editor with red dots and adds corrections to its context menu. Checks only visible text; looks up each word once, on
/// a worker thread.
class SpellMarks : public QObject
{
    Q_OBJECT

public:
    explicit SpellMarks(TextEditor *editor);

    /// Sets the language; empty disables the checker. Returns false if no dictionary is installed.
    bool setLanguage(const QString &language);

private:
    QList<QTextEdit::ExtraSelection> marks(int from, int to);
    bool isProse(const QTextBlock &block) const;
    void checkPendingWords();
    void addToMenu(QMenu *menu, int position);
    void addSuggestions(QMenu *menu, const QTextCursor &word, const QStringList &suggestions);

    TextEditor *m_editor;
    QString m_language;
    std::shared_ptr<SpellDictionary> m_dictionary;
    QHash<QString, bool> m_checkedWords;
    QSet<QString> m_wordsToCheck;
    QTimer m_delay;
    LatestOnlyTask<QHash<QString, bool>> m_checkTask;
    LatestOnlyTask<QStringList> m_suggestTask;
};

} // namespace outcrop
