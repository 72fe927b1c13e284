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

/// A word in a line of text, for spelling.
struct SpelledWord {
    int column = 0;
    QString word;
};

/// The words of a line of prose. Code, addresses, placeholders, names with digits or capitals inside are left out.
QList<SpelledWord> wordsToSpell(const QString &line);

/// Red dots below the words of an editor that a dictionary does not know, and what to do about them in its context menu. Only what can be seen is
/// looked at; words are looked up off the event loop, each once.
class SpellMarks : public QObject
{
    Q_OBJECT

public:
    explicit SpellMarks(TextEditor *editor);

    /// Empty switches it off. False where no such dictionary is installed.
    bool setLanguage(const QString &language);

private:
    QList<QTextEdit::ExtraSelection> marks(int from, int to);
    bool isProse(const QTextBlock &block) const;
    void lookUp();
    void addToMenu(QMenu *menu, int position);
    void addSuggestions(QMenu *menu, const QTextCursor &word, const QStringList &suggestions);

    TextEditor *m_editor;
    QString m_language;
    std::shared_ptr<SpellDictionary> m_dictionary;
    QHash<QString, bool> m_known;
    QSet<QString> m_wanted;
    QTimer m_delay;
    LatestOnlyTask<QHash<QString, bool>> m_lookUp;
    LatestOnlyTask<QStringList> m_suggest;
};

} // namespace outcrop
