// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonpointer.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_jsonpointer {

class JsonPointers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsValues_data();
    void findsValues();
    void escapesTokens();
    void parsesArrayIndexes_data();
    void parsesArrayIndexes();
    void changesValues();
};

/// The examples of RFC 6901, section 5, and pointers to missing values.
void JsonPointers::findsValues_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");

    QTest::newRow("a list") << "/foo" << R"(["bar","baz"])";
    QTest::newRow("an item") << "/foo/0" << R"("bar")";
    QTest::newRow("a key without a name") << "/" << "0";
    QTest::newRow("an escaped slash") << "/a~1b" << "1";
    QTest::newRow("a percent sign") << "/c%d" << "2";
    QTest::newRow("a space") << "/ " << "7";
    QTest::newRow("an escaped tilde") << "/m~0n" << "8";
    QTest::newRow("no such key") << "/bar" << QString();
    QTest::newRow("beyond the list") << "/foo/2" << QString();
    QTest::newRow("the item after the last") << "/foo/-" << QString();
    QTest::newRow("an item by a word") << "/foo/bar" << QString();
    QTest::newRow("inside a text") << "/foo/0/0" << QString();
    QTest::newRow("no slash in front") << "foo" << QString();
}

void JsonPointers::findsValues()
{
    QFETCH(QString, pointer);
    const Json root = Json::parse(R"({"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, " ": 7, "m~n": 8})");
    const Json *found = valueAt(root, pointer);
    QTEST(found ? QString::fromStdString(found->dump()) : QString(), "value");
    QCOMPARE(valueAt(root, {}), &root);
}

void JsonPointers::escapesTokens()
{
    const QString key = QStringLiteral("a/b~c~1");
    QCOMPARE(pointerToken(key), QStringLiteral("/a~1b~0c~01"));
    QCOMPARE(pointerTokens(pointerToken(key) + pointerToken(std::string("d"))), (QStringList{key, QStringLiteral("d")}));
    QCOMPARE(pointerTokens({}), QStringList());
}

void JsonPointers::parsesArrayIndexes_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<qsizetype>("index");

    QTest::newRow("the first") << "0" << qsizetype(0);
    QTest::newRow("two digits") << "10" << qsizetype(10);
    QTest::newRow("beyond the list") << "11" << qsizetype(-1);
    QTest::newRow("a zero in front") << "01" << qsizetype(-1);
    QTest::newRow("negative value") << "-1" << qsizetype(-1);
    QTest::newRow("a sign") << "+1" << qsizetype(-1);
    QTest::newRow("a word") << "one" << qsizetype(-1);
    QTest::newRow("no word") << QString() << qsizetype(-1);
    QTest::newRow("larger than every list") << "99999999999999999999" << qsizetype(-1);
}

void JsonPointers::parsesArrayIndexes()
{
    QFETCH(QString, step);
    QTEST(pointerIndex(step, 11).value_or(-1), "index");
}

void JsonPointers::changesValues()
{
    Json root = Json::parse(R"({"a": [1, 2]})");
    *valueAt(root, QStringLiteral("/a/1")) = 3;
    QCOMPARE(QString::fromStdString(root.dump()), QStringLiteral(R"({"a":[1,3]})"));
}

OUTCROP_TEST(JsonPointers, NoApplication)

} // namespace tst_jsonpointer

#include "tst_jsonpointer.moc"
