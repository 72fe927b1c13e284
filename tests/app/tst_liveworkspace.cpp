// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the findings of an edited workspace equal those of a new check after every edit. Also tests the information that editors show about documents.
#include "app/language/documentreferences.h"
#include "app/language/documentsections.h"
#include "app/language/foldingspans.h"
#include "app/language/liveworkspace.h"
#include "app/language/semanticspans.h"
#include "tests/support/testregistry.h"
#include "tests/support/workspacecopy.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <tuple>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_liveworkspace {

namespace {

const QStringList pieces{QStringLiteral("---\n"), QStringLiteral("tier: nonsense\n"), QStringLiteral("when: (\n"), QStringLiteral("a: b: c\n"), QStringLiteral("\t"), QStringLiteral("{{name}}"),
    QStringLiteral("[x](nowhere.md)"), QStringLiteral("@AGENTS.md\n"), QStringLiteral("# Heading\n"), QStringLiteral("```\n"), QStringLiteral("name: clerk\n"), QStringLiteral("template: jinja\n"),
    QStringLiteral("inputs: {name: {type: string}}\n"), QStringLiteral("model: nonsense\n"), QStringLiteral("😀ü"), QStringLiteral("sk-ant-api03-0123456789abcdefghijklmnopqrstuvwxyzABCD")};

/// Returns the text after a random edit.
QString edited(QString text, std::mt19937 &random)
{
    const qsizetype at = qsizetype(random() % size_t(text.size() + 1));
    if (random() % 3 == 0)
        return text.remove(at, qsizetype(random() % 12));
    return text.insert(at, pieces[qsizetype(random() % size_t(pieces.size()))]);
}

/// Sorts findings independently of the order in which they were found.
Diagnostics sorted(Diagnostics found)
{
    std::sort(found.begin(), found.end(), [](const Diagnostic &one, const Diagnostic &other) {
        return std::tuple(findingKey(one), int(one.severity)) < std::tuple(findingKey(other), int(other.severity));
    });
    return found;
}

QString textOf(const Diagnostics &found)
{
    QStringList lines;
    for (const Diagnostic &one : sorted(found))
        lines += toString(one) + (one.fix ? QStringLiteral(" fix: ") + one.fix->title : QString());
    return lines.join(u'\n');
}

QString findingsOfCheck(const QString &folder)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    const CheckedFolder found = checkFolder(*opened, {});
    return textOf(found.unreadable + found.findings);
}

} // namespace

class TestLiveWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_live = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        m_saved = std::make_unique<WorkspaceCopy>(QStringLiteral("plain"));
        write(QStringLiteral("AGENTS.md"), "# Garden\n\nSee [rules](layers/lending-rules.md) and @layers/soul.md\n");
        write(QStringLiteral("CLAUDE.md"), "@AGENTS.md\n\n## Style\n\nShort.\n");
        write(QStringLiteral("config/prompt_rules.yaml"), "rules:\n  writing:\n    - id: W1\n      name: No headings\n      description: Write no headings.\n      validation_type: regex\n      validation_pattern: \"(?m)^# \"\n      severity: medium\n");
    }

    void findingsMatchAFreshCheck()
    {
        const QStringList paths{QStringLiteral("agents/clerk.md"), QStringLiteral("agents/cataloguer.md"), QStringLiteral("layers/soul.md"), QStringLiteral("layers/lending-rules.md"),
            QStringLiteral("layers/opening-hours.md"), QStringLiteral("profiles/desk/config.yml"), QStringLiteral("config.toml"), QStringLiteral("AGENTS.md"), QStringLiteral("CLAUDE.md"),
            QStringLiteral("config/prompt_rules.yaml")};
        LiveWorkspace live(m_live->folder());
        QHash<QString, QString> texts;
        for (const QString &path : paths)
            texts.insert(path, live.document(path)->text);
        const QHash<QString, QString> original = texts;
        std::mt19937 random(27);
        for (int i = 0; i < 100; ++i) {
            const QString path = paths[qsizetype(random() % size_t(paths.size()))];
            QString &text = texts[path];
            text = random() % 5 == 0 ? original[path] : edited(text, random);
            live.setText(path, text);
            m_saved->write(path, text.toUtf8());
            if (random() % 4 == 0)
                static_cast<void>(live.findings(CheckDepth::Quick));
            QCOMPARE(textOf(live.findings(CheckDepth::Full)), findingsOfCheck(m_saved->folder()));
        }
        for (const QString &path : paths)
            live.removeText(path);
        QCOMPARE(textOf(live.findings(CheckDepth::Full)), findingsOfCheck(m_live->folder()));
    }

    void keepsAByteOrderMark()
    {
        write(QStringLiteral("layers/marked.md"), "\xEF\xBB\xBF---\ntier: topsoil\n---\nText.\n");
        LiveWorkspace live(m_live->folder());
        const QString text = live.document(QStringLiteral("layers/marked.md"))->text;
        live.setText(QStringLiteral("layers/marked.md"), text + u'x');
        const DocumentPtr document = live.document(QStringLiteral("layers/marked.md"));
        QVERIFY(document->bytes.startsWith("\xEF\xBB\xBF---"));
        QCOMPARE(document->text, text + u'x');
    }

    void reloadReadsNewFiles()
    {
        LiveWorkspace live(m_live->folder());
        QVERIFY(!live.document(QStringLiteral("layers/new.md")));
        m_live->write(QStringLiteral("layers/new.md"), "New.\n");
        live.setText(QStringLiteral("layers/new.md"), QStringLiteral("Unsaved.\n"));
        QVERIFY(!live.document(QStringLiteral("layers/new.md")));
        live.reload();
        QCOMPARE(live.document(QStringLiteral("layers/new.md"))->text, QStringLiteral("Unsaved.\n"));
        QCOMPARE(live.unsaved().size(), 1);
        live.removeText(QStringLiteral("layers/new.md"));
        QCOMPARE(live.document(QStringLiteral("layers/new.md"))->text, QStringLiteral("New.\n"));
        QVERIFY(live.unsaved().isEmpty());
    }

    void onlyDocumentsChangeTheRevision()
    {
        LiveWorkspace live(m_live->folder());
        const QString path = QStringLiteral("layers/soul.md");
        const QString text = live.document(path)->text;
        const quint64 before = live.revision();
        live.setText(QStringLiteral("src/main.cpp"), QStringLiteral("int main() {}\n"));
        live.setText(path, text);
        static_cast<void>(live.updateWorkspace());
        QCOMPARE(live.revision(), before);
        live.setText(path, text + u'x');
        static_cast<void>(live.updateWorkspace());
        QVERIFY(live.revision() != before);
    }

    void reportsAnUnreadableFolder()
    {
        LiveWorkspace live(m_live->folder() + QStringLiteral("/nowhere"));
        QVERIFY(live.updateWorkspace().workspace().documents().isEmpty());
        QVERIFY(live.failure().has_value());
    }

    void findsReferencesInLinksImportsAndFields()
    {
        LiveWorkspace live(m_live->folder());
        QStringList files;
        for (const Location &location : findReferences(live.updateWorkspace(), QStringLiteral("layers/soul.md")))
            files += location.file;
        QCOMPARE(files, QStringList({QStringLiteral("config.toml")})); // the clients read `@` in AGENTS.md as text, not as an import
        files.clear();
        for (const Location &location : findReferences(live.updateWorkspace(), QStringLiteral("AGENTS.md")))
            files += location.file;
        QCOMPARE(files, QStringList({QStringLiteral("CLAUDE.md")}));
        files.clear();
        for (const Location &location : findReferences(live.updateWorkspace(), QStringLiteral("layers/lending-rules.md")))
            files += location.file;
        QCOMPARE(files, QStringList({QStringLiteral("AGENTS.md")}));
    }

    /// The name that an agent or the manifest declares may differ from the name of the file.
    void findsReferencesByDeclaredName()
    {
        write(QStringLiteral("agents/front-desk.md"), "---\nname: porter\ndescription: Opens the door.\n---\nOpen.\n");
        write(QStringLiteral("config.toml"), "[workspace]\nagent = \"porter\"\n");
        LiveWorkspace live(m_live->folder());
        const DocumentPtr manifest = live.document(QStringLiteral("config.toml"));
        const QList<DocumentReference> references = documentReferences(live.updateWorkspace(), *manifest);
        QVERIFY(std::any_of(references.begin(), references.end(), [](const DocumentReference &one) { return one.target == u"agents/front-desk.md"; }));
        const QList<Location> found = findReferences(live.updateWorkspace(), QStringLiteral("agents/front-desk.md"));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().file, QStringLiteral("config.toml"));
    }

    void spansStayInsideTheText()
    {
        LiveWorkspace live(m_live->folder());
        std::mt19937 random(5);
        QString text = QStringLiteral("---\nname: x\n---\n# A\n```\n# no\n```\n## B\n\ntext\n# C\n");
        const QString path = QStringLiteral("agents/clerk.md");
        live.setText(path, text);
        QStringList titles;
        for (const DocumentSection &section : documentSections(*live.document(path)))
            titles += section.title;
        QCOMPARE(titles, QStringList({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
        for (int i = 0; i < 500; ++i) {
            live.setText(path, text = edited(text, random));
            const DocumentPtr document = live.document(path);
            qsizetype end = 0;
            for (const SemanticSpan &span : semanticSpans(live.updateWorkspace(), *document)) {
                QVERIFY(end <= span.start && span.start < span.end && span.end <= document->text.size());
                end = span.end;
            }
            for (const FoldingSpan &span : foldingSpans(*document))
                QVERIFY(0 <= span.start && span.start <= span.end && span.end <= document->text.size());
        }
    }

private:
    void write(const QString &path, const QByteArray &bytes) const
    {
        m_live->write(path, bytes);
        m_saved->write(path, bytes);
    }

    std::unique_ptr<WorkspaceCopy> m_live;
    std::unique_ptr<WorkspaceCopy> m_saved;
};

OUTCROP_TEST(TestLiveWorkspace, CoreApplication)

} // namespace tst_liveworkspace

#include "tst_liveworkspace.moc"
