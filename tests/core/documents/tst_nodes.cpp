// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/datanode.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_nodes {

namespace {

DataNode node(DataNode::Kind kind, const QString &text = {})
{
    return {kind, text, {}};
}

} // namespace

class Nodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsNumbersToJson_data();
    void convertsNumbersToJson();
    void convertsOnlyMatchingKinds();
    void convertsToStringLists();
    void findsValuesByPath();
    void convertsToJson();
};

void Nodes::convertsNumbersToJson_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");

    const int integer = int(DataNode::Kind::Integer);
    const int real = int(DataNode::Kind::Real);
    QTest::newRow("decimal") << integer << "42"
                             << "42";
    QTest::newRow("leading zero is decimal") << integer << "017"
                                             << "17";
    QTest::newRow("sign") << integer << "-7"
                          << "-7";
    QTest::newRow("plus") << integer << "+7"
                          << "7";
    QTest::newRow("hexadecimal") << integer << "0xFf"
                                 << "255";
    QTest::newRow("octal") << integer << "0o17"
                           << "15";
    QTest::newRow("largest signed") << integer << "9223372036854775807"
                                    << "9223372036854775807";
    QTest::newRow("unsigned") << integer << "18446744073709551615"
                              << "18446744073709551615";
    QTest::newRow("beyond 64 bits") << integer << "100000000000000000000"
                                    << "1e+20";
    QTest::newRow("real") << real << "1.5"
                          << "1.5";
    QTest::newRow("no digits after the point") << real << "5."
                                               << "5.0";
    QTest::newRow("no digits before the point") << real << ".5"
                                                << "0.5";
    QTest::newRow("exponent") << real << "1e3"
                              << "1000.0";
    QTest::newRow("infinity is text in JSON") << real << "-.inf"
                                              << "\"-.inf\"";
    QTest::newRow("not a number is text in JSON") << real << ".NaN"
                                                  << "\".NaN\"";
}

void Nodes::convertsNumbersToJson()
{
    QFETCH(int, kind);
    QFETCH(QString, text);
    QTEST(QString::fromStdString(node(DataNode::Kind(kind), text).toJson().dump()), "json");
}

void Nodes::convertsOnlyMatchingKinds()
{
    QCOMPARE(node(DataNode::Kind::Bool, "True").toBool(), std::optional(true));
    QCOMPARE(node(DataNode::Kind::Bool, "false").toBool(), std::optional(false));
    QVERIFY(!node(DataNode::Kind::String, "true").toBool());
    QVERIFY(!node(DataNode::Kind::String, "1").toInteger());
    QVERIFY(!node(DataNode::Kind::Real, "1.0").toInteger());
    QCOMPARE(node(DataNode::Kind::Integer, "1").toReal(), std::optional(1.0));
    QVERIFY(!DataNode().toReal());
}

void Nodes::convertsToStringLists()
{
    const DataNode list = DataNode::sequence(
        {node(DataNode::Kind::String, "a"), node(DataNode::Kind::Integer, "1"), node(DataNode::Kind::Null),
            DataNode::sequence({node(DataNode::Kind::String, "nested")}, {})},
        {});
    QCOMPARE(list.toStrings(), (QStringList{"a", "1"}));
    QCOMPARE(node(DataNode::Kind::String, "one").toStrings(), QStringList{"one"});
    QVERIFY(node(DataNode::Kind::Null).toStrings().isEmpty());
    QVERIFY(DataNode().toStrings().isEmpty());
}

void Nodes::findsValuesByPath()
{
    const DataNode inner =
        DataNode::mapping({{"b", {}, DataNode::sequence({node(DataNode::Kind::String, "x")}, {})}}, {});
    const DataNode root = DataNode::mapping({{"a", {}, inner}}, {});
    QCOMPARE(root.at(u"a.b.0").text(), QStringLiteral("x"));
    QVERIFY(root.at(u"a.b.1").isMissing());
    QVERIFY(root.at(u"a.c.d").isMissing());
    QVERIFY(root[u"z"].isMissing());
    QVERIFY(!root.member(u"z"));
    QCOMPARE(root.member(u"a")->key, QStringLiteral("a"));
}

void Nodes::convertsToJson()
{
    const DataNode root =
        DataNode::mapping({{"z", {}, node(DataNode::Kind::Null)}, {"a", {}, DataNode::sequence({}, {})}}, {});
    QCOMPARE(QString::fromStdString(root.toJson().dump()), QStringLiteral(R"({"z":null,"a":[]})"));
    QVERIFY(DataNode().toJson().is_null());
}

OUTCROP_TEST(Nodes, NoApplication)

} // namespace tst_nodes

#include "tst_nodes.moc"
