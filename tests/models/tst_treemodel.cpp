// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/treemodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_treemodel {

namespace {

struct Word {
    QString text;
    int weight = 0;
};

enum class Column { Text, Weight };

class WordModel : public TreeModel<Word, Column>
{
public:
    WordModel() : TreeModel(Column::Weight, nullptr) { }

protected:
    QVariant cell(const Word &word, Column column, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return column == Column::Text ? QVariant(word.text) : QVariant(word.weight);
    }
    QString header(Column column) const override
    {
        return column == Column::Text ? QStringLiteral("word") : QStringLiteral("weight");
    }
    QString key(const Word &word) const override { return word.text; }
    bool areEqual(const Word &left, const Word &right) const override { return left.weight == right.weight; }
};

using Tree = QList<Branch<Word>>;

/// Parses `a(b c) d`: words with their children in parentheses; a digit after a word is its weight.
Tree tree(const QString &text, qsizetype &at)
{
    Tree result;
    for (; at < text.size() && text.at(at) != u')'; ++at) {
        const QChar c = text.at(at);
        if (c.isDigit())
            result.last().item.weight = c.digitValue();
        else if (c == u'(')
            result.last().children = tree(text, ++at);
        else if (c != u' ')
            result += Branch<Word>{{QString(c)}};
    }
    return result;
}

Tree tree(const char *text)
{
    qsizetype at = 0;
    return tree(QString::fromLatin1(text), at);
}

} // namespace

class TestTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsItsTree()
    {
        WordModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(dump(model), QStringLiteral("# word | weight\n"));
        model.setTree(tree("a(b2 c(d)) e"));
        QCOMPARE(dump(model), QStringLiteral("# word | weight\na | 0\n  b | 2\n  c | 0\n    d | 0\ne | 0\n"));
        QVERIFY(rejectsOutOfRange(model));
        QVERIFY(!model.index(0, 0, model.index(1, 0)).isValid());
        QVERIFY(!model.itemAt({}));
    }

    void mergesATree_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto add = [](const char *name, const char *before, const char *after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        add("inserted in front", "b c", "a b c");
        add("inserted in between", "a(b d)", "a(b c d)");
        add("removed", "a(b c d) e", "a(c)");
        add("another order", "a(b) c(d) e", "e c(d) a(b)");
        add("weights", "a1(b2)", "a3(b4)");
        add("everything else", "a b", "c(d)");
        add("emptied", "a(b)", "");
    }

    void mergesATree()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        WordModel model, fresh;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(tree(before.constData()));
        model.setTree(tree(after.constData()));
        fresh.setTree(tree(after.constData()));
        QCOMPARE(dump(model), dump(fresh));
    }

    void keepsIndexesOfRemainingItems()
    {
        WordModel model;
        model.setTree(tree("a(b c) d"));
        const QPersistentModelIndex c = model.index(1, 0, model.index(0, 0));
        model.setTree(tree("z a(c9) d"));
        QVERIFY(c.isValid());
        QCOMPARE(model.itemAt(c)->text, QStringLiteral("c"));
        QCOMPARE(model.itemAt(c)->weight, 9);
        QCOMPARE(c.row(), 0);
        QCOMPARE(c.parent().row(), 1);
    }
};

OUTCROP_TEST(TestTreeModel, NoApplication)

} // namespace tst_treemodel

#include "tst_treemodel.moc"
