// SPDX-License-Identifier: GPL-3.0-or-later
// Tests finding adapters and wire formats in fenced blocks of a Markdown document.
#include "core/render/fencedadapters.h"
#include "tests/support/testregistry.h"

#include <QFile>
#include <QTest>

using namespace outcrop;

namespace tst_fencedadapters {

class FencedAdapters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAdaptersInCodeBlocks()
    {
        const QString text = QStringLiteral("# Adapters\n\n```yaml\nname: other\n```\n\n"
                                            "- one\n\n  ```yaml\n  provider:\n    name: parrot\n  rendering: {}\n  ```\n\n"
                                            "```python\nprovider: 1\nrendering: 2\n```\n");
        const QList<FencedAdapter> found = findFencedAdapters(text, QStringLiteral("doc.md"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().name, QStringLiteral("parrot"));
        QVERIFY(found.first().kind == DocumentKind::Adapter);
        QCOMPARE(found.first().text, QStringLiteral("provider:\n  name: parrot\nrendering: {}\n"));
        QCOMPARE(found.first().location.range.start.line, 10);
        QCOMPARE(found.first().path(), QStringLiteral("portability/providers/parrot.yaml"));
        for (const Diagnostic &finding : found.first().diagnostics) {
            QCOMPARE(finding.location.file, QStringLiteral("doc.md"));
            QVERIFY(finding.location.range.start.line >= 10);
        }
    }

    void rejectsNamesThatAreNotFileNames()
    {
        const QString text = QStringLiteral("```yaml\nprovider: {name: ../evil}\nrendering: {}\n```\n");
        const QList<FencedAdapter> found = findFencedAdapters(text, QStringLiteral("doc.md"));
        QCOMPARE(found.size(), 1);
        QVERIFY(hasErrors(found.first().diagnostics));
    }

    void readsTheCorpus()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set");
        QString document = QStringLiteral("# Adapters\n");
        for (const char *name : {"anthropic", "google", "open-source", "openai"}) {
            QFile file(corpora + QStringLiteral("/jerry/providers/%1.yaml").arg(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            document += QStringLiteral("\n```yaml\n") + QString::fromUtf8(file.readAll()) + QStringLiteral("\n```\n");
        }
        const QList<FencedAdapter> found = findFencedAdapters(document, QStringLiteral("doc.md"));
        QCOMPARE(found.size(), 4);
        for (const FencedAdapter &adapter : found)
            QVERIFY2(!hasErrors(adapter.diagnostics), qPrintable(adapter.name));
    }
};

OUTCROP_TEST(FencedAdapters, NoApplication)

} // namespace tst_fencedadapters

#include "tst_fencedadapters.moc"
