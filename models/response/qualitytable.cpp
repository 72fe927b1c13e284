// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/qualitytable.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct QualityWords {
    Q_DECLARE_TR_FUNCTIONS(QualityTable)
};

TableCell qualityShareCell(double share)
{
    const QString number = windowLocale().toString(share * 100, 'f', 0);
    return TableCell::fromMeasurement(withPercentSign(number, windowLocale()), QString::number(share, 'f', 3));
}

/// Returns the points that a part contributes, out of 100.
TableCell points(double share)
{
    return TableCell::fromMeasurement(windowLocale().toString(share * 100, 'f', 1), QString::number(share * 100, 'f', 1));
}

QString reasonText(const QualityComponent &share)
{
    return share.value >= 1 && share.reasons.isEmpty() ? QualityWords::tr("No deductions") : share.reasons.join(clauseSeparator());
}

ValueRow rowOf(const QualityComponent &share)
{
    const QString reasons = reasonText(share);
    return {share.title, {},
        {TableCell::fromText(share.title), qualityShareCell(share.weight), qualityShareCell(share.value),
            points(share.weight * share.value), {reasons, reasons, false, share.reasons.join(u'\n')}}};
}

} // namespace

QList<QualityComponent> qualityComponents(const ResponseQuality &quality)
{
    const QualityScale &scale = quality.scale;
    QList<QualityComponent> shares{{QualityWords::tr("Schema"), quality.share(scale.schema), quality.schema.value, quality.schema.reasons},
        {QualityWords::tr("Completeness"), quality.share(scale.completeness), quality.completeness.value, quality.completeness.reasons}};
    if (quality.rules)
        shares += QualityComponent{QualityWords::tr("Rules"), quality.share(scale.rules), quality.rules->value, quality.rules->reasons};
    return shares;
}

ValueTable qualityTable(const ResponseQuality &quality)
{
    //: Column headings: the parts of the quality with their weights, values, points and reasons
    ValueTable table{{QualityWords::tr("Part"), QualityWords::tr("Weight"), QualityWords::tr("Value"),
                         QualityWords::tr("Points"), QualityWords::tr("Reasons")},
        {}};
    for (const QualityComponent &share : qualityComponents(quality))
        table.rows += rowOf(share);
    const QString whole = QualityWords::tr("Quality");
    const QString note = quality.rules ? QString() : QualityWords::tr("No rules were checked; the score is based on the other parts");
    table.rows += ValueRow{QStringLiteral("whole"), {},
        {TableCell::fromText(whole), qualityShareCell(1), qualityShareCell(quality.score() / 100), points(quality.score() / 100),
            {note, note, false, {}}}};
    return table;
}

QString scoreText(const ResponseQuality &quality)
{
    //: %1 is the quality of a response
    return QualityWords::tr("%1 out of 100").arg(windowLocale().toString(quality.score(), 'f', 0));
}

} // namespace outcrop
