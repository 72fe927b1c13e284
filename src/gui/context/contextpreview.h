// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

#include <optional>

namespace outcrop {

/// The text of a file and the part of it that a client sends.
struct ShownContextText {
    QString text;
    qint64 firstLostByte = -1; ///< byte offset of the gray text: 0 if the client skips the file, -1 if it sends all of it
    QString listEntry = {}; ///< for a listed file: the sent text, which is shown before the file
    bool isUnsaved = false; ///< whether the text has unsaved changes

    friend bool operator==(const ShownContextText &, const ShownContextText &) = default;
};

/// Shows the text of a file with a mark where the sent part ends. The text after the mark, and the text of a skipped file, is gray.
class ContextPreview : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

    /// Returns the size of a few lines, so that the layout gives the facts above the text their full height first.
    QSize sizeHint() const override;

    void setFile(const ShownContextText &file);
    void clearFile();
    /// Returns the displayed file, or nullopt.
    const std::optional<ShownContextText> &file() const { return m_file; }
    /// Returns the offset in the file, in UTF-16 code units, where it is truncated; 0 if it is complete, listed or skipped.
    qsizetype truncationOffset() const { return m_truncationOffset; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void insertMark();
    void colorText();

    std::optional<ShownContextText> m_file;
    QString m_mark; ///< line before the text that is not sent; empty if there is none
    qsizetype m_markOffset = 0;
    qsizetype m_truncationOffset = 0;
};

} // namespace outcrop
