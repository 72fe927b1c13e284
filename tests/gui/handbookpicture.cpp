// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/handbookpicture.h"

#include <QBuffer>
#include <QHash>
#include <QImageWriter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int mostColors = 256;
constexpr int smallSide = 48;

/// Returns every color, the most frequent first.
QList<QRgb> colorsOf(const QImage &picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            ++counts[line[x] | 0xff000000];
    }
    QList<QRgb> colors = counts.keys();
    std::sort(colors.begin(), colors.end(), [&counts](QRgb left, QRgb right) {
        const int more = counts.value(left) - counts.value(right);
        return more != 0 ? more > 0 : left < right;
    });
    return colors;
}

int distance(QRgb left, QRgb right)
{
    return std::max({qAbs(qRed(left) - qRed(right)), qAbs(qGreen(left) - qGreen(right)), qAbs(qBlue(left) - qBlue(right))});
}

/// Returns the first colors of the list that differ by at least `apart` from each other. Stops after mostColors + 1 colors.
QList<QRgb> distinct(const QList<QRgb> &colors, int apart)
{
    QList<QRgb> chosen;
    for (QRgb color : colors) {
        if (std::none_of(chosen.begin(), chosen.end(), [=](QRgb other) { return distance(color, other) < apart; }))
            chosen += color;
        if (chosen.size() > mostColors)
            break;
    }
    return chosen;
}

QImage reduced(const QImage &picture)
{
    return picture.convertToFormat(QImage::Format_RGB32)
        .scaled(smallSide, smallSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

QImage withFewColors(const QImage &picture)
{
    const QImage whole = picture.convertToFormat(QImage::Format_RGB32);
    const QList<QRgb> all = colorsOf(whole);
    QList<QRgb> chosen = all;
    for (int apart = 2; chosen.size() > mostColors; ++apart)
        chosen = distinct(all, apart);
    return whole.convertToFormat(QImage::Format_Indexed8, chosen, Qt::ThresholdDither | Qt::AvoidDither);
}

QByteArray makePng(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(0); // for PNG, the value sets the compression and does not change the picture
    writer.write(picture);
    return bytes;
}

double meanDifference(const QImage &left, const QImage &right)
{
    const QImage a = reduced(left);
    const QImage b = reduced(right);
    int sum = 0;
    for (int y = 0; y < smallSide; ++y) {
        for (int x = 0; x < smallSide; ++x)
            sum += qAbs(int(a.constScanLine(y)[x]) - int(b.constScanLine(y)[x]));
    }
    return double(sum) / (smallSide * smallSide);
}

} // namespace outcrop
