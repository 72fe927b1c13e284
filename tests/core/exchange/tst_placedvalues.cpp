// SPDX-License-Identifier: GPL-3.0-or-later
// Tests tool arguments that arrive value by value, each with its JSONPath.
#include "core/exchange/argumentassembly.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_placedvalues {

class PlacedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsJsonPaths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("made"); ///< JSON after the value 1 is set at the path; empty if the path does not identify a single location
        const auto row = [](const char *path, const char *made) { QTest::newRow(path) << QString::fromLatin1(path) << QString::fromUtf8(made); };
        row("$", "1");
        row("$.a", R"({"a":1})");
        row("$.a-b c", R"({"a-b c":1})");
        row("$.a[1].b", R"({"a":[null,{"b":1}]})");
        row("$['a.b']", R"({"a.b":1})");
        row("$[\"a]\"]", "{\"a]\":1}");
        row("$['it\\'s \"a\"']", "{\"it's \\\"a\\\"\":1}");
        row("$[\"\\u00e4\\n\"]", "{\"\303\244\\n\":1}");
        row("$[0][1]", "[[null,1]]");
        for (const char *none : {"", "a", "$.", "$..a", "$.*", "$[*]", "$[1:2]", "$[?@.a]", "$['a", "$[a]", "$.a]", "$[-1]", "$[99999]", "$a", "$[\"\\q\"]"})
            row(none, "");
    }
    void readsJsonPaths()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, made);
        const auto place = readJsonPath(path.toStdString());
        QCOMPARE(place.has_value(), !made.isEmpty());
        if (!place)
            return;
        Json whole;
        *TargetPath::at(whole, *place) = 1;
        QCOMPARE(QString::fromStdString(whole.dump()), made);
    }

    void rejectsTooDeepPaths()
    {
        std::string path = "$";
        for (int i = 0; i < 100; ++i)
            path += ".a";
        QVERIFY(!readJsonPath(path));
    }
};

OUTCROP_TEST(PlacedValues, NoApplication)

} // namespace tst_placedvalues

#include "tst_placedvalues.moc"
