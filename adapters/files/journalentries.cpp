// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/journalentries.h"

#include "core/base/json.h"
#include "core/base/paths.h"

#include <QCryptographicHash>

namespace outcrop {
namespace {

const QString place = QStringLiteral(".outcrop/history/");
constexpr qsizetype checksumSize = 64;

QString textAt(const Json &json, const char *key)
{
    return json.contains(key) ? qString(json[key]) : QString();
}

bool isChecksum(const QString &word)
{
    return word.size() == checksumSize && QByteArray::fromHex(word.toLatin1()).toHex() == word.toLatin1();
}

std::optional<JournalEntry> readEntry(const QByteArray &line)
{
    const Json json = Json::parse(line.begin(), line.end(), nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    JournalEntry entry{QString::fromLatin1(QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex()),
        QDateTime::fromString(textAt(json, "time"), Qt::ISODateWithMs), textAt(json, "file"), textAt(json, "text")};
    entry.from = textAt(json, "from");
    entry.isExternal = json.contains("found");
    entry.size = json.contains("size") && json["size"].is_number_integer() ? json["size"].get<qint64>() : 0;
    const bool isComplete = entry.time.isValid() && !entry.path.isEmpty() && (entry.isMove() || isChecksum(entry.checksum));
    return isComplete ? std::optional(entry) : std::nullopt;
}

} // namespace

QByteArray toLine(const JournalEntry &entry)
{
    Json json{{"time", jsonString(entry.time.toString(Qt::ISODateWithMs))}, {"file", jsonString(entry.path)}};
    if (entry.isMove()) {
        json["from"] = jsonString(entry.from);
    } else {
        json["text"] = jsonString(entry.checksum);
        json["size"] = entry.size;
    }
    if (entry.isExternal)
        json["found"] = true;
    return QByteArray::fromStdString(json.dump());
}

QList<JournalEntry> readEntries(const QByteArray &lines)
{
    QList<JournalEntry> entries;
    qsizetype start = 0;
    for (qsizetype end = lines.indexOf('\n'); end >= 0; start = end + 1, end = lines.indexOf('\n', start)) {
        if (const auto entry = readEntry(lines.mid(start, end - start)))
            entries.append(*entry);
    }
    return entries;
}

QString pathBeforeMove(const JournalEntry &move, const QString &path)
{
    return movedPath(path, move.path, move.from);
}

QString journalPath()
{
    return place + QStringLiteral("journal.jsonl");
}

QString journalLockPath()
{
    return place + QStringLiteral("lock");
}

QString journalTextPath(const QString &checksum)
{
    return place + checksum.left(2) + u'/' + checksum.mid(2);
}

} // namespace outcrop
