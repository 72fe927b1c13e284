// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every character of a YAML text is traced to the same character of the file.
#include "core/documents/data/yamlreader.h"
#include "core/documents/tracedscalar.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_tracedscalar {

class TestTracedScalar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterHasItsOrigin_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::newRow("block") << QByteArray("a: |\n  One\n\n    two {{ x }}\n  three\n");
        QTest::newRow("block with Windows line ends") << QByteArray("a: |\r\n  One\r\n\r\n  two\r\n");
        QTest::newRow("plain") << QByteArray("a: one two\nb: 1\n");
        QTest::newRow("quoted") << QByteArray("a: \"one two\"\n");
        QTest::newRow("last line without its end") << QByteArray("a: |-\n  One\n  two\n");
    }

    void everyCharacterHasItsOrigin()
    {
        QFETCH(QByteArray, yaml);
        const DocumentPtr document = readDocument(QStringLiteral("config/a.yaml"), yaml);
        const DataNode value = readYaml(document->text, document->path).root[u"a"];
        const TracedText traced = tracedScalar(value, *document);
        QCOMPARE(traced.text(), value.text());
        for (qsizetype at = 0; at < traced.size(); ++at)
            QCOMPARE(document->text.at(traced.originAt(at).offset), traced.text().at(at));
    }

    void escapesAreTracedToTheStart()
    {
        const DocumentPtr document = readDocument(QStringLiteral("config/a.yaml"), "a: \"one\\ttwo\"\n");
        const TracedText traced = tracedScalar(readYaml(document->text, document->path).root[u"a"], *document);
        QCOMPARE(traced.text(), QStringLiteral("one\ttwo"));
        QCOMPARE(traced.originAt(4).offset, 3);
    }
};

OUTCROP_TEST(TestTracedScalar, NoApplication)

} // namespace tst_tracedscalar

#include "tst_tracedscalar.moc"
