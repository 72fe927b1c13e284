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

/// A tokenizer, as far as marks need it. Used on the thread of the window.
struct TokenCutter {
    QString name; ///< `o200k_base`
    std::function<QList<qsizetype>(QStringView text)> ends; ///< where each token ends, in UTF-16 code units, rising
};

using TokenCutterPtr = std::shared_ptr<const TokenCutter>;

/// The tokenizer of a published encoding; null where there is none of this name.
TokenCutterPtr publishedCutter(const QString &encoding);

/// A token, or the part of it in one line of the text. Neighbours alternate.
struct TokenSpan {
    int start = 0; ///< in the line
    int end = 0;
    bool odd = false;

    friend bool operator==(const TokenSpan &, const TokenSpan &) = default;
};

/// The two grounds that tokens lie on by turns. Equally bright, so that neither is more prominent; laid over the text by multiplying on light paper and by adding
/// light on dark. In high contrast there is none, and a bar below every other token replaces it.
struct TokenTints {
    QColor even;
    QColor odd;
    QColor edge;
    bool bars = false;

    static TokenTints of(const QPalette &palette);
};

/// Shows in an editor where the tokens of a model begin and end. Only lines that are painted are looked at. Lines are counted in passages that no token
/// reaches out of, and what was found for a passage is kept, so that a key costs the counting of its line.
class TokenMarks : public QObject
{
    Q_OBJECT

public:
    explicit TokenMarks(TextEditor *editor);

    /// Null shows nothing.
    void setCutter(const TokenCutterPtr &cutter);
    QList<TokenSpan> spansIn(const QTextBlock &line);

private:
    /// Lines whose tokens are found together.
    struct Passage {
        int start = 0; ///< position in the QTextDocument
        QString text;
    };

    static bool beginsPassage(const QString &line);
    static Passage passageOf(QTextBlock line);
    const QList<qsizetype> &endsIn(const QString &passage);
    void paint(QPainter &painter, const QRect &dirty);
    void paintLine(QPainter &painter, const QTextBlock &line, const QPointF &origin, const QRect &dirty);
    /// The position of a token in the viewport.
    struct Place {
        qreal from = 0;
        qreal to = 0;
        qreal top = 0;
    };
    void paintPart(QPainter &painter, const QTextLine &line, const TokenSpan &token, const Place &at) const;

    TextEditor *m_editor;
    TokenCutterPtr m_cutter;
    TokenTints m_tints; ///< of the painting under way
    QCache<QString, QList<qsizetype>> m_known;
};

} // namespace outcrop
