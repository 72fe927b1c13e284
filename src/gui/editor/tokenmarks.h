// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QList>
#include <QObject>
#include <QPalette>
#include <QStringView>

#include <functional>
#include <memory>

class QPainter;
class QTextBlock;
class QTextLine;

namespace outcrop {

class TextEditor;

/// A tokenizer: its name, and a function that splits text into tokens. Used on the GUI thread.
struct TokenSplitter {
    QString name; ///< name, such as `o200k_base`
    std::function<QList<qsizetype>(QStringView text)> ends; ///< end of each token in UTF-16 code units, ascending
};

using TokenSplitterPtr = std::shared_ptr<const TokenSplitter>;

/// Returns the tokenizer of a published encoding; null if the name is unknown.
TokenSplitterPtr publishedSplitter(const QString &encoding);

/// A token, or its part in one line of the text. Adjacent tokens alternate in color.
struct TokenSpan {
    int start = 0; ///< column of the line, from 0
    int end = 0;
    bool isOdd = false;

    friend bool operator==(const TokenSpan &, const TokenSpan &) = default;
};

/// The two background tints of alternating tokens, with similar brightness. The tints darken light backgrounds and lighten dark backgrounds. High
/// contrast uses a bar below every other token instead.
struct TokenColors {
    QColor evenColor;
    QColor oddColor;
    QColor edge;
    bool usesBars = false;

    static TokenColors of(const QPalette &palette);
};

/// Marks the tokens of a model in an editor. Tokenizes only painted lines, in passages that no token crosses. Caches results per passage, so
/// that a keystroke tokenizes only its passage.
class TokenMarks : public QObject
{
    Q_OBJECT

public:
    explicit TokenMarks(TextEditor *editor);

    /// Sets the tokenizer; null removes the marks.
    void setSplitter(const TokenSplitterPtr &splitter);
    QList<TokenSpan> spansIn(const QTextBlock &line);

private:
    /// Consecutive lines that are tokenized together.
    struct Passage {
        int start = 0; ///< position in the QTextDocument
        QString text;
    };

    static bool beginsPassage(const QString &line);
    static Passage passageOf(QTextBlock line);
    const QList<qsizetype> &tokenEnds(const QString &passage);
    void paint(QPainter &painter, const QRect &dirty);
    void paintLine(QPainter &painter, const QTextBlock &line, const QPointF &origin, const QRect &dirty);
    /// The horizontal range and the top of a token in the viewport.
    struct TokenBounds {
        qreal from = 0;
        qreal to = 0;
        qreal top = 0;
    };
    void paintPart(QPainter &painter, const QTextLine &line, const TokenSpan &token, const TokenBounds &at) const;

    TextEditor *m_editor;
    TokenSplitterPtr m_splitter;
    TokenColors m_tints; ///< tints for the current repaint
    QCache<QString, QList<qsizetype>> m_cache;
};

} // namespace outcrop
