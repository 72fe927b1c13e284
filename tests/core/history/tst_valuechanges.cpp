// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/valuechanges.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_valuechanges {

class TestValueChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsValueChanges_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("changes");
        QTest::newRow("equal") << QByteArray("{\"a\":[1,{\"b\":null}]}") << QByteArray("{\"a\":[1,{\"b\":null}]}") << "";
        QTest::newRow("keys have no order") << QByteArray("{\"a\":1,\"b\":2}") << QByteArray("{\"b\":2,\"a\":1}") << "";
        QTest::newRow("a number") << QByteArray("{\"a\":{\"b\":1}}") << QByteArray("{\"a\":{\"b\":2}}") << "/a/b 1 2";
        QTest::newRow("the whole") << QByteArray("1") << QByteArray("\"1\"") << " 1 \"1\"";
        QTest::newRow("added and removed") << QByteArray("{\"a\":1}") << QByteArray("{\"b\":null}") << "/b - null|/a 1 -";
        QTest::newRow("lists") << QByteArray("[1,2,3]") << QByteArray("[1,9]") << "/1 2 9|/2 3 -";
        QTest::newRow("longer list") << QByteArray("[]") << QByteArray("[[]]") << "/0 - []";
        QTest::newRow("another type") << QByteArray("{\"a\":[1]}") << QByteArray("{\"a\":{\"0\":1}}") << "/a [1] {\"0\":1}";
        QTest::newRow("keys with signs") << QByteArray("{\"a/b~c\":1}") << QByteArray("{\"a/b~c\":2}") << "/a~1b~0c 1 2";
    }
    void listsValueChanges()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, changes);
        const auto word = [](const std::optional<Json> &value) { return value ? QString::fromStdString(value->dump()) : QStringLiteral("-"); };
        const auto parse = [](const QByteArray &json) { return Json::parse(json.begin(), json.end()); };
        QStringList found;
        for (const ValueChange &change : valueChanges(parse(before), parse(after)))
            found.append(QStringLiteral("%1 %2 %3").arg(change.pointer, word(change.before), word(change.after)));
        QCOMPARE(found.join(u'|'), changes);
    }
};

OUTCROP_TEST(TestValueChanges, CoreApplication)

} // namespace tst_valuechanges

#include "tst_valuechanges.moc"
