// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/unexpectedbody.h"

#include "core/exchange/exchangemessages.h"

#include <QByteArray>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype inspectedBytes = 1024;

struct Signature {
    QByteArrayView bytes;
    const MessageText &name;
};

const Signature binarySignatures[] = {
    {"\x1f\x8b", exchangemessages::compressedData},
    {"\x28\xb5\x2f\xfd", exchangemessages::compressedData},
    {"PK\x03\x04", exchangemessages::zipArchive},
    {"%PDF-", exchangemessages::pdfDocument},
    {"\x89PNG", exchangemessages::anImage},
    {"\xff\xd8\xff", exchangemessages::anImage},
    {"GIF8", exchangemessages::anImage},
    {"RIFF", exchangemessages::mediaFile},
};

/// Returns the beginning of the body in lower case, without leading whitespace, byte order mark and comments.
QByteArray markupBeginning(QByteArrayView body)
{
    QByteArray text = body.first(std::min(body.size(), inspectedBytes)).toByteArray().trimmed().toLower();
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.sliced(3).trimmed();
    while (text.startsWith("<!--")) {
        const qsizetype end = text.indexOf("-->");
        text = end < 0 ? QByteArray() : text.sliced(end + 3).trimmed();
    }
    return text;
}

} // namespace

QString bodyTypeName(QByteArrayView body)
{
    for (const Signature &signature : binarySignatures) {
        if (body.startsWith(signature.bytes))
            return signature.name();
    }
    const QByteArray text = markupBeginning(body);
    for (const char *tag : {"<!doctype html", "<html", "<head", "<body"}) {
        if (text.startsWith(tag))
            return exchangemessages::htmlPage();
    }
    if (text.startsWith("<?xml"))
        return text.contains("<html") ? exchangemessages::htmlPage() : exchangemessages::xmlDocument();
    return body.first(std::min(body.size(), inspectedBytes)).contains('\0') ? exchangemessages::binaryData() : QString();
}

QString unexpectedBodyMessage(const QString &name)
{
    return exchangemessages::unexpectedResponse(name);
}

} // namespace outcrop
