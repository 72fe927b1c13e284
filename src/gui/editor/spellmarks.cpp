// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/spellmarks.h"

#include "gui/editor/spelldictionary.h"
#include "gui/editor/texteditor.h"
#include "gui/look/theme.h"

#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QTextBlock>

namespace outcrop {

namespace {

constexpr int delay = 60; ///< milliseconds after new text becomes visible
constexpr int frontMatterLimit = 200;

/// Matches parts of a line that are not prose: code, URLs, link targets, tags, placeholders, names and paths.
const QRegularExpression &nonProsePattern()
{
    static const QRegularExpression found(QStringLiteral(
        R"(`[^`]*`|\b[a-z][a-z0-9+.-]*:\S+|\]\([^)]*\)|<[^>]*>|\{\{?[^}]*\}?\}|[\w.-]*[@/\\_][\w./\\@-]*|\b\w*\d\w*\b|&\w+;)"));
    return found;
}

const QRegularExpression &wordPattern()
{
    static const QRegularExpression found(QStringLiteral(R"(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)"));
    return found;
}

bool isName(const QString &word)
{
    for (qsizetype i = 1; i < word.size(); ++i) {
        if (word.at(i).isUpper())
            return true;
    }
    return false;
}

} // namespace

QList<WordToCheck> wordsToCheck(const QString &line)
{
    QString prose = line;
    for (auto all = nonProsePattern().globalMatch(line); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        prose.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
    }
    QList<WordToCheck> words;
    for (auto all = wordPattern().globalMatch(prose); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        if (match.capturedLength() > 1 && !isName(match.captured()))
            words += WordToCheck{static_cast<int>(match.capturedStart()), match.captured()};
    }
    return words;
}

SpellMarks::SpellMarks(TextEditor *editor) : QObject(editor), m_editor(editor), m_checkTask(this), m_suggestTask(this)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &SpellMarks::checkPendingWords);
    connect(editor, &TextEditor::contextMenuRequested, this, &SpellMarks::addToMenu);
    editor->addOverlay([this](int from, int to) { return marks(from, to); });
}

bool SpellMarks::setLanguage(const QString &language)
{
    if (language == m_language)
        return language.isEmpty() || m_dictionary;
    m_language = language;
    m_checkedWords.clear();
    m_dictionary = language.isEmpty() ? nullptr : SpellDictionary::open(language);
    m_editor->updateSelections();
    return language.isEmpty() || m_dictionary;
}

/// Returns whether the line is prose: Markdown text without code, or the title or description in front matter.
bool SpellMarks::isProse(const QTextBlock &block) const
{
    QTextBlock first = m_editor->document()->begin();
    if (first.text().trimmed() == QLatin1String("---")) {
        int lines = 0;
        for (QTextBlock line = first.next(); line.isValid() && lines < frontMatterLimit;
             line = line.next(), ++lines) {
            if (line.text().trimmed() != QLatin1String("---"))
                continue;
            if (block.blockNumber() <= line.blockNumber())
                return block.text().startsWith(QLatin1String("title:"))
                    || block.text().startsWith(QLatin1String("description:"));
            break;
        }
    }
    return !block.text().startsWith(QLatin1String("    ")) && !m_editor->folding().isInCode(block);
}

QList<QTextEdit::ExtraSelection> SpellMarks::marks(int from, int to)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (!m_dictionary || m_editor->folding().style() != Folding::Style::Markdown)
        return marks;
    for (QTextBlock block = m_editor->document()->findBlock(from); block.isValid() && block.position() <= to;
         block = block.next()) {
        if (!block.isVisible() || !isProse(block))
            continue;
        for (const WordToCheck &word : wordsToCheck(block.text())) {
            const auto known = m_checkedWords.constFind(word.word);
            if (known == m_checkedWords.cend())
                m_wordsToCheck += word.word;
            if (known == m_checkedWords.cend() || *known)
                continue;
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.cursor.setPosition(block.position() + word.column);
            mark.cursor.setPosition(
                block.position() + word.column + static_cast<int>(word.word.size()), QTextCursor::KeepAnchor);
            mark.format.setUnderlineStyle(QTextCharFormat::DotLine);
            mark.format.setUnderlineColor(color(ColorRole::Error, m_editor->palette()));
            marks += mark;
        }
    }
    if (!m_wordsToCheck.isEmpty())
        m_delay.start();
    return marks;
}

void SpellMarks::checkPendingWords()
{
    if (!m_dictionary || m_wordsToCheck.isEmpty() || m_checkTask.isRunning())
        return;
    m_checkTask.run(
        [dictionary = m_dictionary, words = std::exchange(m_wordsToCheck, {})] {
            QHash<QString, bool> known;
            for (const QString &word : words)
                known.insert(word, dictionary->isCorrect(word));
            return known;
        },
        [this](const QHash<QString, bool> &known) {
            m_checkedWords.insert(known);
            m_editor->updateSelections();
            if (!m_wordsToCheck.isEmpty())
                m_delay.start();
        });
}

void SpellMarks::addToMenu(QMenu *menu, int position)
{
    if (!m_dictionary || !m_editor->canEdit())
        return;
    const QTextBlock block = m_editor->document()->findBlock(position);
    for (const WordToCheck &word : wordsToCheck(block.text())) {
        const int start = block.position() + word.column;
        const int end = start + static_cast<int>(word.word.size());
        if (position < start || position > end || m_checkedWords.value(word.word, true))
            continue;
        QTextCursor cursor(block);
        cursor.setPosition(start);
        cursor.setPosition(end, QTextCursor::KeepAnchor);
        auto *add = new QAction(tr("Add “%1” to the Dictionary").arg(word.word), menu);
        connect(add, &QAction::triggered, this, [this, spelled = word.word] {
            m_dictionary->add(spelled);
            m_checkedWords.insert(spelled, true);
            m_editor->updateSelections();
        });
        QAction *first = menu->actions().value(0);
        menu->insertAction(first, add);
        menu->insertSeparator(first);
        m_suggestTask.run([dictionary = m_dictionary, spelled = word.word] { return dictionary->suggestions(spelled); },
            [this, cursor, there = QPointer(menu)](const QStringList &suggestions) {
                if (there)
                    addSuggestions(there, cursor, suggestions);
            });
        return;
    }
}

/// Adds the suggestions at the top of the open menu. Called when the worker thread has found them.
void SpellMarks::addSuggestions(QMenu *menu, const QTextCursor &word, const QStringList &suggestions)
{
    QAction *first = menu->actions().value(0);
    for (const QString &suggestion : suggestions) {
        auto *action = new QAction(suggestion, menu);
        connect(action, &QAction::triggered, this, [this, word, suggestion] {
            m_editor->setTextCursor(word);
            m_editor->insertText(suggestion, tr("Correct spelling"));
        });
        menu->insertAction(first, action);
    }
}

} // namespace outcrop
