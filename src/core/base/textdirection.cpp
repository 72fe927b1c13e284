// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textdirection.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);
constexpr QChar rightToLeftMark(0x200F);
constexpr QChar leftArrow(0x2190);
constexpr QChar rightArrow(0x2192);

bool hasRightToLeftLetter(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar one) { return one.direction() == QChar::DirAL || one.direction() == QChar::DirR; });
}

/// Returns a text that is displayed from right to left, even if it has no letters outside of its isolates, such as `%1: %2`. Text in HTML has the direction of
/// the widget.
QString withBaseDirection(const QString &text)
{
    return hasRightToLeftLetter(text) || text.startsWith(u'<') ? text : rightToLeftMark + text;
}

} // namespace

QString withDirectionIsolates(const QString &text)
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
    // Code, percentages, or placeholders that a sign or a separator joins, such as %1:%2, +%1, ≈ %1 or %1%.
    static const QRegularExpression part(QStringLiteral("(`[^`\\n]+`|\\d[\\d.,]*%|(?:≈ |[+−≈~$#])?(?<p>%(?:L?\\d{1,2}|L?n))(?:[/:–.@#=×-]?(?&p))*%?)"));
    const bool isPlain = !translation.contains(u'%') && !translation.contains(u'`');
    if (isPlain && !translation.contains(rightArrow))
        return translation;
    return withBaseDirection(QString(translation).replace(rightArrow, leftArrow).replace(part, firstStrongIsolate + QStringLiteral("\\1") + popIsolate));
}

} // namespace outcrop
