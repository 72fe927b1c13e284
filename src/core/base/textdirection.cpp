// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textdirection.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);
constexpr QChar rightToLeftMark(0x200F);
constexpr QChar leftArrow(0x2190);
constexpr QChar rightArrow(0x2192);

/// Returns the text with reversed arrows. The mark makes the whole text right to left, even if it has no other letters.
QString withMirroredArrows(const QString &text)
{
    if (!text.contains(rightArrow))
        return text;
    return rightToLeftMark + QString(text).replace(rightArrow, leftArrow);
}

} // namespace

QString isolated(const QString &text)
{
    return text.isEmpty() ? text : QString(firstStrongIsolate + text + popIsolate);
}

QString withoutIsolates(const QString &text)
{
    QString plain = text;
    return plain.remove(firstStrongIsolate).remove(popIsolate).remove(rightToLeftMark);
}

QString mirroredTranslation(const QString &translation)
{
    // Code, or placeholders that a sign or a separator joins, such as %1:%2, +%1 or %1%.
    static const QRegularExpression part(QStringLiteral("(`[^`\\n]+`|[+−≈~$#]?(?<p>%(?:L?\\d{1,2}|L?n))(?:[/:–.@#=×-]?(?&p))*%?)"));
    const bool isPlain = !translation.contains(u'%') && !translation.contains(u'`');
    return withMirroredArrows(isPlain ? translation : QString(translation).replace(part, firstStrongIsolate + QStringLiteral("\\1") + popIsolate));
}

} // namespace outcrop
