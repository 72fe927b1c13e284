// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "gui/response/streamedtext.h"
#include "gui/text/readtext.h"

namespace outcrop {

/// The text of an answer, to read: grows while it arrives, and once it was parsed shows what is data, what was repaired and what is wrong in it. Speaks in
/// offsets of the answer's own text, and copies that.
class ResponseText : public ReadText
{
    Q_OBJECT

public:
    explicit ResponseText(QWidget *parent = nullptr);

    void setNothing();
    void append(const QString &piece);
    /// A text that is shown already stays as it is, and where it is being read.
    void setResponse(const ParsedResponse &response);
    /// What is known of a text that is still arriving.
    void setMarks(const ParsedResponse &response);
    const QString &text() const { return m_streamed.text(); }

    /// Selects it and shows it in the middle.
    void showSpan(qsizetype begin, qsizetype end);
    /// What is said of a character: repairs and findings; empty where nothing is.
    QString remark(qsizetype offset) const override;

protected:
    qsizetype offsetAt(qsizetype shown) const override { return m_streamed.offsetAt(shown); }
    QString between(qsizetype shownFrom, qsizetype shownTo) const override { return m_streamed.between(shownFrom, shownTo); }
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A stretch of the text with something to say of it.
    struct Mark {
        enum class Kind { Repair, Insertion, Finding };
        Kind kind = Kind::Repair;
        TextSpan span;
        Severity severity = Severity::Warning;
        QString remark;
    };

    void takeMarks(const ParsedResponse &response);
    TextSpan visibleSpan() const;
    void updateSelections();
    QTextEdit::ExtraSelection selection(const TextSpan &span, const QTextCharFormat &format) const;
    QTextCharFormat formatOf(const Mark &mark) const;
    void paintData(QPainter &painter) const;
    void paintInsertions(QPainter &painter) const;

    StreamedText m_streamed;
    QList<Mark> m_marks; ///< by their beginning
    std::optional<TextSpan> m_data;
};

} // namespace outcrop
