// SPDX-License-Identifier: GPL-3.0-or-later
// Tests prompts as one <prompt> document with generated bundles. Without the option, the prompt is unchanged byte for byte. Every document is valid,
// and no part is lost. Validates with libxml2's xmllint (package libxml2-utils).
#include "adapters/providers/builtinproviders.h"
#include "core/base/resources.h"
#include "core/render/renderer.h"
#include "tests/support/bundlegenerator.h"
#include "tests/support/testregistry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_promptxmlrequests {

namespace {

constexpr int manyPrompts = 1'000;

PromptFormat promptXmlFormat()
{
    PromptFormat format;
    format.envelope = PromptEnvelope::PromptXml;
    return format;
}

/// Returns settings that vary between prompts, except `isEnabled`, which keeps its default.
PromptXmlSettings settings(int number)
{
    PromptXmlSettings settings;
    settings.includesMetadata = number % 3 != 0;
    settings.includesExamples = number % 2 == 0;
    settings.version = number % 5 == 0 ? QStringLiteral("2.10") : QStringLiteral("1.0");
    if (number % 7 == 0)
        settings.windowSize = number % 4;
    if (number % 4 == 0)
        settings.namespaces = {{QStringLiteral("own"), QStringLiteral("https://outcrop.example/\"own\"&<more>")}};
    return settings;
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace

class TestPromptXmlRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProviderCatalog::read(builtInProviders(), {}); }
    void disabledXmlRendersThePlainPrompt();
    void usesXmlUnlessAnotherFormatIsRequested();
    void everyDocumentIsValid();
    void documentsKeepEveryPart();
    void registersToolsIfTheModelCanCallThem();

private:
    RenderTarget target(const QString &provider, const QString &model = {}) const { return *chooseTarget(m_catalog, provider, model, {}); }
    static QString documentOf(const RenderedRequest &request);
    void checkLedger(const MarkedBundle &marked, const RenderedRequest &request) const;

    ProviderCatalog m_catalog;
};

/// Returns the document as the clipboard contains it, without surrounding text.
QString TestPromptXmlRequests::documentOf(const RenderedRequest &request)
{
    return request.display.text();
}

void TestPromptXmlRequests::disabledXmlRendersThePlainPrompt()
{
    BundleGenerator generator(2);
    PromptFormat plain;
    plain.envelope = PromptEnvelope::Plain;
    for (int i = 0; i < manyPrompts; ++i) {
        const MarkedBundle marked = generator.next();
        PromptFormat off;
        off.xml = settings(i); // the settings differ in all keys except `isEnabled`
        for (const Adapter &adapter : m_catalog.adapters()) {
            const RenderedRequest expected = render(marked.bundle, target(adapter.name), plain);
            const RenderedRequest actual = render(marked.bundle, target(adapter.name), off);
            QCOMPARE(actual.bodyText().text(), expected.bodyText().text());
            QCOMPARE(actual.display.text(), expected.display.text());
            QVERIFY(toJson(actual.ledger) == toJson(expected.ledger));
        }
    }
}

void TestPromptXmlRequests::usesXmlUnlessAnotherFormatIsRequested()
{
    const MarkedBundle marked = BundleGenerator(3).next();
    PromptFormat format;
    format.xml.isEnabled = true;
    const RenderTarget anthropic = target(QStringLiteral("anthropic"));
    QVERIFY(render(marked.bundle, anthropic, format).envelope == PromptEnvelope::PromptXml);
    format.envelope = PromptEnvelope::Plain;
    QVERIFY(render(marked.bundle, anthropic, format).envelope == PromptEnvelope::Plain);
    PromptBundle structured = marked.bundle;
    structured.hybrid = HybridEnvelope{QStringLiteral("validation"), Json::object(), true, {}, {}, {}, {}, {}, {}, {}};
    format.envelope = PromptEnvelope::Auto;
    QVERIFY(render(structured, anthropic, format).envelope == PromptEnvelope::Hybrid);
}

void TestPromptXmlRequests::everyDocumentIsValid()
{
    const QString xmllint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    if (xmllint.isEmpty())
        QSKIP("xmllint is not installed (package libxml2-utils).");
    QTemporaryDir folder;
    writeFile(folder.filePath(QStringLiteral("prompt.xsd")), readResource(QStringLiteral(":/schemas/prompt.xsd")));
    BundleGenerator generator(4);
    QStringList files;
    for (int i = 0; i < manyPrompts; ++i) {
        PromptFormat format = promptXmlFormat();
        format.xml = settings(i);
        const Adapter &adapter = m_catalog.adapters().at(i % m_catalog.adapters().size());
        const RenderedRequest request = render(generator.next().bundle, target(adapter.name), format);
        files.append(folder.filePath(QStringLiteral("%1.xml").arg(i)));
        writeFile(files.last(), documentOf(request).toUtf8());
    }
    for (const QStringList &some : {files.mid(0, manyPrompts / 2), files.mid(manyPrompts / 2)}) {
        QProcess judge;
        judge.start(xmllint, QStringList{QStringLiteral("--noout"), QStringLiteral("--schema"), folder.filePath(QStringLiteral("prompt.xsd"))} + some);
        QVERIFY(judge.waitForFinished(60'000));
        const QByteArray said = judge.readAllStandardError();
        QVERIFY2(judge.exitCode() == 0, said.left(2'000).constData());
        QCOMPARE(said.count(" validates"), some.size());
    }
}

void TestPromptXmlRequests::checkLedger(const MarkedBundle &marked, const RenderedRequest &request) const
{
    const QString sent = request.bodyText().text();
    QHash<QString, LossAction> outcome;
    for (const LedgerEntry &entry : request.ledger) {
        if (!outcome.contains(entry.part))
            outcome.insert(entry.part, entry.action);
        QVERIFY2(entry.action != LossAction::Dropped || !entry.reason.isEmpty(), qPrintable(entry.part));
    }
    for (const auto &[part, word] : marked.markers.asKeyValueRange()) {
        const QByteArray where = (request.provider + u' ' + part).toUtf8();
        QVERIFY2(outcome.contains(part), where.constData());
        QVERIFY2(sent.contains(word) == (outcome.value(part) != LossAction::Dropped), where.constData());
        const bool isOfSystem = part.startsWith(QLatin1String("sections/")) || part.startsWith(QLatin1String("history/"));
        QVERIFY2(!isOfSystem || outcome.value(part) == LossAction::Moved || outcome.value(part) == LossAction::Dropped, where.constData());
    }
    QVERIFY(!sent.contains(marked.metadataMarker));
}

void TestPromptXmlRequests::documentsKeepEveryPart()
{
    BundleGenerator generator(5);
    for (int i = 0; i < manyPrompts; ++i) {
        const MarkedBundle marked = generator.next();
        PromptFormat format = promptXmlFormat();
        format.xml = settings(i);
        for (const Adapter &adapter : m_catalog.adapters()) {
            const QString model = adapter.models.at(i % adapter.models.size()).id;
            checkLedger(marked, render(marked.bundle, target(adapter.name, model), format));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestPromptXmlRequests::registersToolsIfTheModelCanCallThem()
{
    PromptBundle bundle;
    bundle.request = TracedText::generated(QStringLiteral("Go."), {});
    bundle.tools = {{QStringLiteral("soil"), QStringLiteral("Measures."), Json{{"type", "object"}, {"properties", Json::object()}}, {}}};
    const auto actionOf = [&bundle, this](const char *provider, const char *model) -> QString {
        const RenderedRequest request = render(bundle, target(QLatin1String(provider), QLatin1String(model)), promptXmlFormat());
        for (const LedgerEntry &entry : request.ledger) {
            if (entry.part == QLatin1String("tools/0/name"))
                return toString(entry.action) + (request.body.field(u"tools").isEmpty() ? QStringLiteral(", described") : QStringLiteral(", registered"));
        }
        return QString();
    };
    QCOMPARE(actionOf("anthropic", ""), QStringLiteral("kept, registered"));
    QCOMPARE(actionOf("openai", ""), QStringLiteral("kept, registered"));
    QCOMPARE(actionOf("open-source", "llama3.1:70b"), QStringLiteral("kept, registered"));
    QCOMPARE(actionOf("open-source", "gemma-2:27b"), QStringLiteral("moved, described"));
    QCOMPARE(actionOf("manual", ""), QStringLiteral("moved, described"));
}

OUTCROP_TEST(TestPromptXmlRequests, CoreApplication)

} // namespace tst_promptxmlrequests

#include "tst_promptxmlrequests.moc"
