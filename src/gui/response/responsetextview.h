// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedresponse.h"
#include "gui/response/streamedtext.h"
#include "gui/text/readonlytextview.h"

namespace outcrop {

/// The read-only text of a response. Grows while the response arrives, and marks its data, repairs and findings. Offsets and copied text refer to the original
/// response.
class ResponseTextView : public ReadOnlyTextView
{
    Q_OBJECT

public:
    explicit ResponseTextView(QWidget *parent = nullptr);

    void clearContents();
    void append(const QString &piece);
    /// Sets a complete response. Keeps the scroll position if the displayed text is the beginning of its text.
    void setResponse(const ParsedResponse &response);
    /// Shows marks for the parsed part of an arriving response.
    void setMarks(const ParsedResponse &response);
    const QString &text() const { return m_streamedText.text(); }

    /// Selects the span and centers it in the view.
    void showSpan(qsizetype begin, qsizetype end);
    /// Returns the repairs and findings of a character as text; empty if there are none.
    QString toolTipAt(qsizetype offset) const override;

protected:
    qsizetype offsetAt(qsizetype shownOffset) const override { return m_streamedText.offsetAt(shownOffset); }
    QString textBetween(qsizetype shownFrom, qsizetype shownTo) const override
    {
        return m_streamedText.textBetween(shownFrom, shownTo);
    }
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A marked range of the text.
    struct Mark {
        enum class Kind { Repair, Insertion, Finding };
        Kind kind = Kind::Repair;
        TextSpan span;
        Severity severity = Severity::Warning;
        QString remark;
    };

    void collectMarks(const ParsedResponse &response);
    TextSpan visibleSpan() const;
    void updateSelections();
    QTextEdit::ExtraSelection selection(const TextSpan &span, const QTextCharFormat &format) const;
    QTextCharFormat formatOf(const Mark &mark) const;
    void paintData(QPainter &painter) const;
    void paintInsertions(QPainter &painter) const;

    StreamedText m_streamedText;
    QList<Mark> m_marks; ///< marks in the order of their start
    std::optional<TextSpan> m_dataSpan;
};

} // namespace outcrop
