// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/datacbor.h"

#include <QCborStreamReader>
#include <QCborStreamWriter>
#include <QHash>
#include <QStringList>
#include <QtEndian>

namespace outcrop {
namespace {

constexpr QCborTag littleEndianNumbers{70}; ///< a typed array of 32-bit numbers without a sign

/// Collects the texts and numbers of a tree.
class CborTreeWriter
{
public:
    void add(const DataNode &node)
    {
        addNumber(qsizetype(node.kind()));
        addRange(node.range());
        if (node.isMapping())
            addMembers(node.members());
        else if (node.isSequence())
            addItems(node.items());
        else
            addText(node.text());
    }

    QByteArray cbor() const
    {
        QByteArray bytes;
        QCborStreamWriter writer(&bytes);
        writer.startArray(2);
        writer.startArray(quint64(m_texts.size()));
        for (const QString &text : m_texts)
            writer.append(QStringView(text));
        writer.endArray();
        writer.append(littleEndianNumbers);
        writer.append(m_numbers);
        writer.endArray();
        return bytes;
    }

private:
    void addMembers(const QList<DataNode::Member> &members)
    {
        addNumber(members.size());
        for (const DataNode::Member &member : members) {
            addText(member.key);
            addRange(member.keyRange);
            add(member.value);
        }
    }

    void addItems(const QList<DataNode> &items)
    {
        addNumber(items.size());
        for (const DataNode &item : items)
            add(item);
    }

    void addText(const QString &text)
    {
        const auto known = m_indexes.constFind(text);
        if (known != m_indexes.constEnd())
            return addNumber(*known);
        m_indexes.insert(text, m_texts.size());
        addNumber(m_texts.size());
        m_texts.append(text);
    }

    void addRange(const Range &range)
    {
        for (const Position &position : {range.start, range.end}) {
            addNumber(position.offset);
            addNumber(position.line);
            addNumber(position.column);
        }
    }

    void addNumber(qsizetype number)
    {
        const quint32 bytes = qToLittleEndian(quint32(number));
        m_numbers.append(reinterpret_cast<const char *>(&bytes), sizeof bytes);
    }

    QStringList m_texts;
    QHash<QString, qsizetype> m_indexes;
    QByteArray m_numbers;
};

/// Builds the tree that a CborTreeWriter wrote. Equal texts share their memory.
class CborTreeReader
{
public:
    CborTreeReader(const QStringList &texts, const QByteArray &numbers) : m_texts(texts), m_numbers(numbers) { }

    DataNode node()
    {
        const auto kind = DataNode::Kind(readNumber());
        const Range place = range();
        if (kind == DataNode::Kind::Mapping)
            return DataNode::mapping(members(), place);
        if (kind == DataNode::Kind::Sequence)
            return DataNode::sequence(items(), place);
        return DataNode(kind, text(), place);
    }

private:
    QList<DataNode::Member> members()
    {
        const int count = readNumber();
        QList<DataNode::Member> members;
        members.reserve(count);
        for (int i = 0; i < count; ++i) {
            const QString key = text();
            const Range place = range();
            members.append(DataNode::Member{key, place, node()});
        }
        return members;
    }

    QList<DataNode> items()
    {
        const int count = readNumber();
        QList<DataNode> items;
        items.reserve(count);
        for (int i = 0; i < count; ++i)
            items.append(node());
        return items;
    }

    QString text() { return m_texts.at(readNumber()); }

    Range range()
    {
        const Position start = position();
        return {start, position()};
    }

    Position position()
    {
        const int offset = readNumber();
        const int line = readNumber();
        return {offset, line, readNumber()};
    }

    int readNumber()
    {
        Q_ASSERT(m_offset + qsizetype(sizeof(quint32)) <= m_numbers.size());
        const char *bytes = m_numbers.constData() + m_offset;
        m_offset += qsizetype(sizeof(quint32));
        return int(qFromLittleEndian<quint32>(bytes));
    }

    const QStringList m_texts;
    const QByteArray m_numbers;
    qsizetype m_offset = 0;
};

QString readText(QCborStreamReader &reader)
{
    QString text;
    for (auto part = reader.readString(); part.status == QCborStreamReader::Ok; part = reader.readString())
        text += part.data;
    return text;
}

QStringList readTexts(QCborStreamReader &reader)
{
    QStringList texts;
    texts.reserve(qsizetype(reader.length()));
    reader.enterContainer();
    while (reader.hasNext())
        texts.append(readText(reader));
    reader.leaveContainer();
    return texts;
}

QByteArray readBytes(QCborStreamReader &reader)
{
    QByteArray bytes;
    for (auto part = reader.readByteArray(); part.status == QCborStreamReader::Ok; part = reader.readByteArray())
        bytes += part.data;
    return bytes;
}

} // namespace

QByteArray toCbor(const DataNode &data)
{
    CborTreeWriter writer;
    writer.add(data);
    return writer.cbor();
}

DataNode dataFromCbor(const QByteArray &cbor)
{
    QCborStreamReader reader(cbor);
    if (!reader.isArray() || !reader.enterContainer() || !reader.isArray())
        return {};
    const QStringList texts = readTexts(reader);
    if (!reader.isTag() || !reader.next() || !reader.isByteArray())
        return {};
    return CborTreeReader(texts, readBytes(reader)).node();
}

} // namespace outcrop
