// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/secret.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <optional>

using namespace outcrop;

namespace tst_secret {

namespace {

/// A key made at run time and stored with every byte masked: only the results of key() are in plain text.
struct Canary {
    static constexpr int size = 48;
    static constexpr char mask = 0x15;
    char masked[size];

    Canary()
    {
        for (char &byte : masked)
            byte = static_cast<char>(('A' + QRandomGenerator::global()->bounded(26)) ^ mask);
    }

    QByteArray key() const
    {
        QByteArray bytes(size, Qt::Uninitialized);
        for (int i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(masked[i] ^ mask);
        return bytes;
    }

    bool isAt(const char *place) const
    {
        int i = 0;
        while (i < size && static_cast<char>(place[i] ^ mask) == masked[i])
            ++i;
        return i == size;
    }
};

bool hasSanitizer()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

/// Returns the number of copies of the canary in this process's writable memory, including freed memory. Returns -1 if the memory map cannot be read.
int countCopies(const Canary &canary)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    if (!maps.open(QIODevice::ReadOnly))
        return -1;
    int copies = 0;
    for (const QByteArray &line : maps.readAll().split('\n')) {
        const QList<QByteArray> range = line.left(line.indexOf(char(32))).split('-');
        if (!line.contains(" rw-p ") || range.size() != 2)
            continue;
        const char *const begin = reinterpret_cast<const char *>(range[0].toULongLong(nullptr, 16));
        const char *const end = reinterpret_cast<const char *>(range[1].toULongLong(nullptr, 16));
        for (const char *place = begin; place + Canary::size <= end; ++place)
            copies += canary.isAt(place) ? 1 : 0;
    }
    return copies;
}

} // namespace

class TestSecret : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trimsWhitespace()
    {
        QByteArray pasted(" key-1\r\n");
        const Secret secret(std::move(pasted));
        QCOMPARE(secret.bytes().toByteArray(), QByteArray("key-1"));
        QVERIFY(Secret().isEmpty());
        QVERIFY(Secret(QByteArray(" \n")).isEmpty());
    }

    void movesWithoutCopying()
    {
        static_assert(!std::is_copy_constructible_v<Secret> && !std::is_copy_assignable_v<Secret>);
        Secret first(QByteArray("one"));
        Secret second(std::move(first));
        QCOMPARE(second.bytes().toByteArray(), QByteArray("one"));
        Secret third(QByteArray("three"));
        third = std::move(second);
        QCOMPARE(third.bytes().toByteArray(), QByteArray("one"));
    }

    /// Bytes that another object still shares are not overwritten.
    void doesNotOverwriteSharedBytes()
    {
        const QByteArray kept("kept-by-me");
        {
            QByteArray shared = kept;
            const Secret secret(std::move(shared));
        }
        QCOMPARE(kept, QByteArray("kept-by-me"));
    }

    void erasesTheKeyFromMemory()
    {
        if (hasSanitizer())
            QSKIP("a sanitizer keeps freed memory and copies of it");
        const Canary canary;
        QCOMPARE(countCopies(canary), 0);
        std::optional<Secret> secret(Secret(canary.key()));
        QCOMPARE(countCopies(canary), 1); // moving leaves no copy
        secret.reset();
        QCOMPARE(countCopies(canary), 0);
    }
};

OUTCROP_TEST(TestSecret, NoApplication)

} // namespace tst_secret

#include "tst_secret.moc"
