// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/documentchecksum.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype maximumEmbeddedLength = 6000;

/// Adds a part to the hash, prefixed with its length, so that the encoding is unambiguous.
void add(QCryptographicHash &hash, const QString &part)
{
    const QByteArray bytes = part.toUtf8();
    hash.addData(QByteArray(QByteArray::number(bytes.size()) + ':'));
    hash.addData(bytes);
}

void add(QCryptographicHash &hash, const QStringList &parts)
{
    add(hash, QString::number(parts.size()));
    for (const QString &part : parts)
        add(hash, part);
}

} // namespace

QString checksumOf(const SearchDocument &document)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : {document.title, document.summary, document.text, document.path, QString::number(document.line)})
        add(hash, part);
    add(hash, document.tags);
    add(hash, document.workloads);
    add(hash, QStringList(document.fields.keys()));
    add(hash, QStringList(document.fields.values()));
    return QString::fromLatin1(hash.result().left(16).toHex());
}

QString embeddingText(const SearchDocument &document)
{
    const QStringList parts{document.title, document.summary, document.tags.join(QStringLiteral(", ")), document.text};
    QStringList nonEmpty = parts;
    nonEmpty.removeAll(QString());
    return nonEmpty.join(u'\n').left(maximumEmbeddedLength);
}

QList<float> normalizeNumbers(QList<float> vector)
{
    double sum = 0;
    for (const float number : std::as_const(vector))
        sum += double(number) * double(number);
    if (const double length = std::sqrt(sum); length > 0)
        std::transform(vector.begin(), vector.end(), vector.begin(), [length](float number) { return float(double(number) / length); });
    return vector;
}

} // namespace outcrop
