// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the data compiled into the programs equals its source files, including all locations.
#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/datacbor.h"
#include "core/documents/data/yamlreader.h"
#include "tests/support/samedata.h"
#include "tests/support/testregistry.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_bundleddata {

namespace {

/// Returns the text of a file in resources/, or an empty array if there is none.
QByteArray sourceOf(const QString &path)
{
    QFile file(QStringLiteral(OUTCROP_SOURCE_DIR "/resources/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Json schemaSource(const QString &format)
{
    const QString name = QStringLiteral("schemas/formats/%1.schema.").arg(format);
    const QByteArray json = sourceOf(name + QStringLiteral("json"));
    if (!json.isEmpty())
        return Json::parse(json.begin(), json.end(), nullptr, false);
    return readYaml(QString::fromUtf8(sourceOf(name + QStringLiteral("yaml"))), name).root.toJson();
}

} // namespace

class TestBundledData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dataEqualsItsSource_data()
    {
        QTest::addColumn<QString>("path");
        QVERIFY(!bundledSchemaNames().isEmpty()); // this call registers the resources
        const QString root = QStringLiteral(":/bundled/");
        QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next().mid(root.size());
            if (!path.startsWith(u"schemas/"))
                QTest::newRow(qPrintable(path)) << path;
        }
    }

    void dataEqualsItsSource()
    {
        QFETCH(QString, path);
        const DataDocument source = readYaml(QString::fromUtf8(sourceOf(path)), path);
        QVERIFY(source.isParsed && source.diagnostics.isEmpty());
        QVERIFY(isSameData(bundledData(path), source.root));
    }

    void bundlesEveryFileThatIsReadAtTheStart()
    {
        for (const char *path : {"clients/claude.yaml", "clients/context/claude.yaml", "clients/sync/targets.yaml", "interactions/interactionrules.yaml",
                 "models/modelwords.yaml", "tokenizers/estimates.yaml", "tokenizers/models.yaml"})
            QVERIFY2(bundledData(QString::fromLatin1(path)).isMapping(), path);
    }

    void schemasEqualTheirSources()
    {
        const QStringList names = bundledSchemaNames();
        QVERIFY(names.size() > 20 && names.contains(QStringLiteral("skill")) && names.contains(QStringLiteral("canonical-agent")));
        for (const QString &format : names) {
            const Json source = schemaSource(format);
            QVERIFY2(source.is_object(), qPrintable(format));
            QVERIFY2(bundledSchema(format).dump() == source.dump(), qPrintable(format)); // dump() includes the order of keys
        }
    }

    void missingFilesAreEmpty()
    {
        QVERIFY(bundledData(QStringLiteral("rules/none.yaml")).isMissing());
        QVERIFY(bundledSchema(QStringLiteral("none")).is_null());
    }

    void cborKeepsData_data()
    {
        QTest::addColumn<QString>("yaml");
        for (const char *yaml : {"a: 1\nb: [x, 'y', \"z\\n\", ~, null, true, 0x1F, .inf, -1.5]\n", "{}", "[]", "text", "a: ''\n'': {}\nc:\n",
                 "a: &x {b: [1, 2]}\nc: *x\n", "\xC3\xA9: \xF0\x9F\x8C\xB1\nf: |\n  two\n  lines\n"})
            QTest::newRow(yaml) << QString::fromUtf8(yaml);
    }

    void cborKeepsData()
    {
        QFETCH(QString, yaml);
        const DataDocument document = readYaml(yaml, QStringLiteral("a.yaml"));
        QVERIFY(document.isParsed);
        QVERIFY(isSameData(dataFromCbor(toCbor(document.root)), document.root));
    }

    void otherCborHasNoData()
    {
        QVERIFY(dataFromCbor({}).isMissing());
        QVERIFY(dataFromCbor(QByteArray::fromHex("a0")).isMissing()); // the bytes encode an empty map
        QVERIFY(dataFromCbor(QByteArray::fromHex("8101")).isMissing()); // the bytes encode a list with one number
    }
};

OUTCROP_TEST(TestBundledData, NoApplication)

} // namespace tst_bundleddata

#include "tst_bundleddata.moc"
