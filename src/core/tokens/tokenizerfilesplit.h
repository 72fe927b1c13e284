// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

namespace outcrop {

/// Splits text with a pattern as tokenizers do. `\s` matches the Unicode property White_Space, unlike in Qt's engine.
class TextSplitter
{
public:
    /// Compiles a pattern. Errors: Invalid, without a location.
    static Result<TextSplitter> fromPattern(const QString &pattern);
    /// Creates a split at exactly this string.
    static TextSplitter fromText(const QString &text);

    /// Returns the matches and the text between them, in order, without losses.
    QList<QStringView> pieces(QStringView text) const;
    /// Splits after each match. Each part except possibly the last ends with a match.
    QList<QStringView> piecesEndingWith(QStringView text) const;

private:
    explicit TextSplitter(const QString &pattern);

    QRegularExpression m_expression;
};

} // namespace outcrop
