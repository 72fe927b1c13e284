// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/syntax/syntaxmessages.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace outcrop {

static QDataStream &operator<<(QDataStream &stream, const AstFinding &finding)
{
    return stream << qint64(finding.start) << qint64(finding.end) << finding.message;
}

static QDataStream &operator>>(QDataStream &stream, AstFinding &finding)
{
    qint64 start = 0;
    qint64 end = 0;
    stream >> start >> end >> finding.message;
    finding.start = start;
    finding.end = end;
    return stream;
}

static QDataStream &operator<<(QDataStream &stream, const SyntaxName &name)
{
    return stream << qint64(name.start) << qint64(name.end) << name.text;
}

static QDataStream &operator>>(QDataStream &stream, SyntaxName &name)
{
    qint64 start = 0;
    qint64 end = 0;
    stream >> start >> end >> name.text;
    name.start = start;
    name.end = end;
    return stream;
}

namespace {

constexpr auto version = QDataStream::Qt_6_4;
constexpr qint64 noErrorOffset = -1;

template<typename Write>
QByteArray encodeWith(Write write)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(version);
    write(stream);
    return bytes;
}

bool isComplete(const QDataStream &stream)
{
    return stream.status() == QDataStream::Ok && stream.atEnd();
}

/// Validates all offsets, because a hostile source may have compromised the worker.
template<typename Item>
bool areInText(const QHash<QString, QList<Item>> &all, qsizetype textSize)
{
    return std::all_of(all.begin(), all.end(), [textSize](const QList<Item> &items) {
        return std::all_of(items.begin(), items.end(), [textSize](const Item &item) { return item.start >= 0 && item.start <= item.end && item.end <= textSize; });
    });
}

} // namespace

QByteArray encode(const SyntaxRequest &request)
{
    return encodeWith([&](QDataStream &stream) { stream << request.grammar << request.text << request.selection.checks << request.selection.roles; });
}

QByteArray encode(const SyntaxReport &report)
{
    return encodeWith([&](QDataStream &stream) {
        stream << report.failure << qint64(report.firstError.value_or(noErrorOffset)) << report.isTooDeep << report.findings << report.names << report.truncated;
    });
}

std::optional<SyntaxRequest> decodeRequest(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(version);
    SyntaxRequest request;
    stream >> request.grammar >> request.text >> request.selection.checks >> request.selection.roles;
    return isComplete(stream) ? std::optional(request) : std::nullopt;
}

std::optional<SyntaxReport> decodeReport(const QByteArray &bytes, qsizetype textSize)
{
    QDataStream stream(bytes);
    stream.setVersion(version);
    SyntaxReport report;
    qint64 firstError = noErrorOffset;
    stream >> report.failure >> firstError >> report.isTooDeep >> report.findings >> report.names >> report.truncated;
    if (firstError >= 0 && firstError <= textSize)
        report.firstError = firstError;
    return isComplete(stream) && areInText(report.findings, textSize) && areInText(report.names, textSize) ? std::optional(report) : std::nullopt;
}

} // namespace outcrop
