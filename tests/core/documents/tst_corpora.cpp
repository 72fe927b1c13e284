// SPDX-License-Identifier: GPL-3.0-or-later
// Tests real files of the systems on which the product is based. They are not part of the repository: OUTCROP_CORPORA names their folder.
#include "core/documents/data/yamlreader.h"
#include "core/documents/workspace.h"
#include "tests/core/documents/findinglines.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_corpora {

class Corpora : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void foldersOpenWithoutErrors_data();
    void foldersOpenWithoutErrors();
    void readsYamlFiles();
};

void Corpora::initTestCase()
{
    if (qEnvironmentVariable("OUTCROP_CORPORA").isEmpty())
        QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
}

void Corpora::foldersOpenWithoutErrors_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("count");

    QTest::newRow("the ten agents of eng-team") << "jerry/eng-team" << int(DocumentKind::Agent) << 10;
    QTest::newRow("twelve older agents") << "jerry/existing" << int(DocumentKind::Agent) << 12;
    QTest::newRow("the four adapters") << "jerry/providers" << int(DocumentKind::Adapter) << 4;
    QTest::newRow("the skills") << "joelclaw" << int(DocumentKind::Skill) << 41;
    // Four documents, of which three are also in `repository`.
    QTest::newRow("the configuration of the orchestrator") << "obra" << int(DocumentKind::Configuration) << 7;
}

void Corpora::foldersOpenWithoutErrors()
{
    QFETCH(QString, folder);
    QFETCH(int, kind);
    QFETCH(int, count);
    const Workspace workspace = workspaceAt(qEnvironmentVariable("OUTCROP_CORPORA") + '/' + folder);
    QVERIFY2(!hasErrors(workspace.diagnostics()), qPrintable(findings(workspace.diagnostics())));
    QCOMPARE(workspace.documents(DocumentKind(kind)).size(), count);
    for (const DocumentPtr &document : workspace.documents(DocumentKind(kind))) {
        if (isMarkdown(document->path))
            QVERIFY2(document->frontMatter.isPresent && !document->frontMatter.isRecovered, qPrintable(document->path));
    }
}

void Corpora::readsYamlFiles()
{
    int read = 0;
    for (const SourceFile &file : filesOf(qEnvironmentVariable("OUTCROP_CORPORA"))) {
        if (!file.path.endsWith(".yaml") && !file.path.contains(".yml"))
            continue;
        const DataDocument document = readYaml(QString::fromUtf8(file.bytes), file.path);
        QVERIFY2(document.isParsed && document.diagnostics.isEmpty(),
            qPrintable(file.path + '\n' + findings(document.diagnostics)));
        QVERIFY2(!document.root.members().isEmpty() || !document.root.items().isEmpty(), qPrintable(file.path));
        ++read;
    }
    QVERIFY(read >= 8);
}

OUTCROP_TEST(Corpora, NoApplication)

} // namespace tst_corpora

#include "tst_corpora.moc"
