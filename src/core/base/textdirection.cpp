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

/// Returns whether a right-to-left letter is before the first isolate.
bool startsFromRight(const QString &text)
{
    const auto isDecisive = [](QChar one) { return one == firstStrongIsolate || one.direction() == QChar::DirAL || one.direction() == QChar::DirR; };
    const auto first = std::find_if(text.begin(), text.end(), isDecisive);
    return first != text.end() && *first != firstStrongIsolate;
}

/// Returns a text that is displayed from right to left, even if it has no letters outside of its isolates, such as `%1: %2`. QTextDocument uses the direction of the
/// first letter, even inside an isolate. Text in HTML has the direction of the widget.
QString withBaseDirection(const QString &text)
{
    return startsFromRight(text) || text.startsWith(u'<') ? text : rightToLeftMark + text;
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
    // Code, shortcuts, percentages, or placeholders that a sign or a separator joins, such as %1:%2, +%1, ≈ %1 or %1%.
    static const QRegularExpression part(QStringLiteral("(`[^`\\n]+`|(?:(?:Ctrl|Shift|Alt|Meta)\\+)+(?:[A-Za-z0-9]+|[+\\-=])|\\d[\\d.,]*%|(?:≈ |[+−≈~$#])?(?<p>%(?:L?\\d{1,2}|L?n))(?:[/:–.@#=×-]?(?&p))*%?)"));
    const bool isPlain = !translation.contains(u'%') && !translation.contains(u'`') && !translation.contains(u'+');
    if (isPlain && !translation.contains(rightArrow))
        return translation;
    return withBaseDirection(QString(translation).replace(rightArrow, leftArrow).replace(part, firstStrongIsolate + QStringLiteral("\\1") + popIsolate));
}

} // namespace outcrop
