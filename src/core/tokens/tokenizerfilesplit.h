// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

namespace outcrop {

/// Cuts text with a pattern as tokenizers do. White space in it (`\s`) is White_Space of Unicode, which Qt's engine does not mean by it.
class TextSplit
{
public:
    /// An error without a place where the pattern is none.
    static Result<TextSplit> fromPattern(const QString &pattern);
    /// One that takes nothing but this text.
    static TextSplit ofText(const QString &text);

    /// What fits, and what lies between, in order; nothing is lost.
    QList<QStringView> pieces(QStringView text) const;
    /// Cuts behind what fits: each piece ends with it, but perhaps the last.
    QList<QStringView> piecesEndingWith(QStringView text) const;

private:
    explicit TextSplit(const QString &pattern);

    QRegularExpression m_expression;
};

} // namespace outcrop
