// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that messages come from one table per folder, in the user's language.
#include "core/base/messagetext.h"
#include "core/documents/frontmatter.h"
#include "core/taxonomy/taxonomycheck.h"
#include "tests/support/testregistry.h"

#include <QCoreApplication>
#include <QHash>
#include <QTest>
#include <QTranslator>

using namespace outcrop;

namespace tst_messagetext {

namespace {

constexpr MessageText named{"test", "`%1` is not a %2."};
constexpr CountText files{"test", "%n files in %1", "%n file in %1"};

/// Translates like a loaded catalog, with plural forms.
class GermanTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *text, const char *, int n) const override
    {
        static const QHash<QByteArray, QString> catalogue{
            {"test|`%1` is not a %2.", QStringLiteral("%2 ist `%1` nicht.")},
            {"core/documents/data|The alias *%1 has no matching anchor above. Define &%1 first, or put the value in quotes.", QStringLiteral("Dem Alias*%1fehlt der Anker.")},
            {"core/taxonomy|`%1` has no preferred label. Add one.", QStringLiteral("`%1` hat keine bevorzugte Bezeichnung.")},
        };
        if (qstrcmp(text, "%n files in %1") == 0)
            return n == 1 ? QStringLiteral("%n Datei in %1") : QStringLiteral("%n Dateien in %1");
        return catalogue.value(QByteArray(context) + '|' + text);
    }
};

Diagnostics findingsOf(const QString &turtle)
{
    return checkTaxonomy(readTaxonomy(readDocument(QStringLiteral("taxonomy.ttl"), turtle.toUtf8(), DocumentKind::Taxonomy)));
}

QStringList messagesOf(const Diagnostics &findings, const QString &code)
{
    QStringList messages;
    for (const Diagnostic &one : findings) {
        if (one.code == code)
            messages.append(one.message);
    }
    return messages;
}

} // namespace

class TestMessageText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesEnglishWithoutACatalog()
    {
        QCOMPARE(named(QStringLiteral("a"), QLatin1StringView("tier")), QStringLiteral("`a` is not a tier."));
        QCOMPARE(files(1, QStringLiteral("b")), QStringLiteral("1 file in b"));
        QCOMPARE(files(0, QStringLiteral("b")), QStringLiteral("0 files in b"));
        QCOMPARE(files(2, QStringLiteral("b")), QStringLiteral("2 files in b"));
    }

    /// User input may look like a placeholder.
    void doesNotExpandPlaceholdersInArguments()
    {
        QCOMPARE(named(QStringLiteral("%2 %n"), QStringLiteral("%1")), QStringLiteral("`%2 %n` is not a %1."));
        QCOMPARE(files(3, QStringLiteral("%1 %n")), QStringLiteral("3 files in %1 %n"));
    }

    void translatesWithACatalog()
    {
        GermanTranslator german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        QCOMPARE(named(QStringLiteral("a"), QStringLiteral("Stufe")), QStringLiteral("Stufe ist `a` nicht."));
        QCOMPARE(files(1, QStringLiteral("b")), QStringLiteral("1 Datei in b"));
        QCOMPARE(files(2, QStringLiteral("b")), QStringLiteral("2 Dateien in b"));
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(files(1, QStringLiteral("b")), QStringLiteral("1 file in b"));
    }

    /// The code is for programs and is not translated; the text is translated.
    void translatesDiagnostics()
    {
        const QString turtle = QStringLiteral("@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n"
                                              "<https://example.org/bed> a skos:Concept ; skos:notation \"bed\" .\n");
        const QString code = QStringLiteral("taxonomy-no-label");
        const QStringList english = messagesOf(findingsOf(turtle), code);
        QCOMPARE(english.size(), 1);
        QVERIFY2(english.first().endsWith(QStringLiteral("has no preferred label. Add one.")), qPrintable(english.first()));
        GermanTranslator german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        const QStringList translated = messagesOf(findingsOf(turtle), code);
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(translated.size(), 1);
        QVERIFY2(translated.first().endsWith(QStringLiteral("hat keine bevorzugte Bezeichnung.")), qPrintable(translated.first()));
    }

    /// A repair that read the name of an alias from its message would fail in languages that put no space after it.
    void repairsDoNotDependOnTheLanguage()
    {
        const QString text = QStringLiteral("---\nbase: &x one\nother: [a\nlist: *x\n---\nText\n");
        const FrontMatter english = readFrontMatter(text, QStringLiteral("a.md"));
        GermanTranslator german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        const FrontMatter translated = readFrontMatter(text, QStringLiteral("a.md"));
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(english.diagnostics.size(), 1);
        QCOMPARE(translated.diagnostics.size(), 1);
        QCOMPARE(translated.data.toJson(), english.data.toJson());
    }
};

OUTCROP_TEST(TestMessageText, CoreApplication)

} // namespace tst_messagetext

#include "tst_messagetext.moc"
