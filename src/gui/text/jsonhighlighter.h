// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace outcrop {

/// Colours JSON whose strings may go on over several lines shown, as SoftText breaks them: names, texts, their escapes, numbers.
class JsonHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &line) override;

private:
    qsizetype paintString(const QString &line, qsizetype start, qsizetype from);
    qsizetype paintWord(const QString &line, qsizetype start);
};

} // namespace outcrop
