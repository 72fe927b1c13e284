// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace outcrop {

/// Highlights JSON: names, strings, escapes and numbers. Strings can span several displayed lines, as broken by WrappedText.
class JsonHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &line) override;

private:
    qsizetype formatString(const QString &line, qsizetype start, qsizetype from);
    qsizetype formatWord(const QString &line, qsizetype start);
};

} // namespace outcrop
