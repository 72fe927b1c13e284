// SPDX-License-Identifier: GPL-3.0-or-later
// The translation catalogs are built from lists of files that CMake does not check for existence. The texts in a moved file would be missing without an error.
// Each language translates every message, with the placeholders, code, mnemonics and ellipsis of the English message.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace lint;

namespace tst_translations {

namespace {

/// Returns the paths of the files listed in `set(NAME …)` in translations/CMakeLists.txt.
QStringList listed(const QString &name, const QString &folder, const QString &ending)
{
    const QRegularExpression set(QStringLiteral("\\bset\\(%1 ([^)]+)\\)").arg(name));
    QStringList paths;
    for (const QString &word : set.match(textOf(QStringLiteral("translations/CMakeLists.txt"))).captured(1).split(u' ', Qt::SkipEmptyParts))
        paths += folder + word + ending;
    paths.sort();
    return paths;
}

/// Returns the tables of messages and of texts that commands print, one per folder, which CMake finds by name, and the table of the texts of data files.
QStringList tables()
{
    return filesBelow({"src/core", "src/app", "adapters"}, {"*messages.h"}) + filesBelow({"src/cli"}, {"*output.h"}) + QStringList{QStringLiteral("translations/datatexts.h")};
}

/// Returns other sources outside the window with translatable texts.
QStringList translatableSources()
{
    static const QRegularExpression macro(QStringLiteral("\\bQ_DECLARE_TR_FUNCTIONS\\b|\\bQCoreApplication::translate\\b|\\bQT_TRANSLATE_NOOP"));
    QStringList paths = filesBelow({"src/core", "src/app", "adapters"}, {"*.cpp"});
    paths.removeAll(QStringLiteral("src/core/base/messagetext.cpp")); // this file only looks up messages from the tables
    paths.removeIf([](const QString &path) { return !macro.match(codeOf(path, textOf(path))).hasMatch(); });
    return paths;
}

/// Returns a C++ literal as the translation file contains it.
QString sourceElement(const QString &literal)
{
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    QString text = literal;
    for (qsizetype at = 0; (at = text.indexOf(escape, at)) >= 0; ++at)
        text.replace(at, 2, text.at(at + 1) == u'n' ? u'\n' : text.at(at + 1));
    return QStringLiteral("<source>%1</source>").arg(text.toHtmlEscaped().replace(u'\'', QStringLiteral("&apos;")));
}

const QString catalogPrefix = QStringLiteral("translations/outcrop_");

struct CatalogMessage {
    QString source;
    QStringList forms; ///< the translation; for a message with a number, one text for each plural form
    bool isPlural = false;
    bool isFinished = true;
};

/// The messages of a catalog by context, source and comment.
using Catalog = QHash<QString, CatalogMessage>;

/// Reads the translation element: its text, or its plural forms.
void readTranslation(QXmlStreamReader &xml, CatalogMessage &message)
{
    message.isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!message.isPlural) {
        message.forms = QStringList{xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        message.forms += xml.readElementText();
}

void readMessage(QXmlStreamReader &xml, const QString &context, Catalog &catalog)
{
    CatalogMessage message;
    message.isPlural = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
    QString comment;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source")
            message.source = xml.readElementText();
        else if (xml.name() == u"comment")
            comment = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    catalog.insert(QStringList{context, message.source, comment}.join(u'|'), message);
}

Catalog readCatalog(const QString &path)
{
    Catalog catalog;
    QXmlStreamReader xml(textOf(path));
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            readMessage(xml, context, catalog);
    }
    return xml.hasError() ? Catalog() : catalog;
}

/// Returns the language codes of the catalogs in the folder, without English.
QStringList translatedLanguages()
{
    QStringList languages;
    for (const QString &path : filesBelow({"translations"}, {"outcrop_*.ts"}))
        languages += path.mid(catalogPrefix.size()).chopped(3);
    languages.removeAll(QStringLiteral("en"));
    return languages;
}

/// Returns the number of plural forms of Qt's catalogs; 0 for an unknown language.
int pluralFormCount(const QString &language)
{
    static const QHash<QString, int> counts{{"de", 2}, {"fr", 2}, {"es", 2}, {"pt_BR", 2}, {"ja", 1}, {"zh_CN", 1}, {"ar", 6}};
    return counts.value(language);
}

QStringList matchesOf(const QString &expression, const QString &text)
{
    QStringList found;
    for (auto matches = QRegularExpression(expression).globalMatch(text); matches.hasNext();)
        found += matches.next().captured();
    found.sort();
    return found;
}

/// Returns the placeholders, each once: `%1`, `%L1`, `%n` and `{name}`.
QStringList placeholdersOf(const QString &text)
{
    QStringList found = matchesOf(QStringLiteral("%L?\\d+|%L?n|\\{[\\w.]+\\}"), text);
    found.removeDuplicates();
    return found;
}

qsizetype mnemonicCount(QString text)
{
    return matchesOf(QStringLiteral("&(?![&\\s]|\\w+;)"), text.remove(QStringLiteral("&&"))).size();
}

/// Returns the differences between a message and its translation that must not exist. `mayOmitNumber` is set if the plural form is for only one number, such as
/// `one file`.
QStringList differencesOf(const QString &source, const QString &translation, bool mayOmitNumber = false)
{
    QStringList different;
    QStringList expected = placeholdersOf(source);
    if (mayOmitNumber && !placeholdersOf(translation).contains(QStringLiteral("%n")))
        expected.removeAll(QStringLiteral("%n"));
    if (placeholdersOf(translation) != expected)
        different += QStringLiteral("placeholders");
    const QString code = QStringLiteral("`[^`]*`");
    if (matchesOf(code, translation) != matchesOf(code, source))
        different += QStringLiteral("code");
    if (mnemonicCount(translation) != mnemonicCount(source))
        different += QStringLiteral("mnemonics");
    if (translation.endsWith(u'…') != source.endsWith(u'…'))
        different += QStringLiteral("ellipsis");
    return different;
}

/// Returns whether a plural form is for only one number. Arabic has such forms for zero, one and two; German and Spanish have a form for one. The first
/// form of other languages is also for zero.
bool isForOneNumber(const QString &language, qsizetype form)
{
    return language == u"ar" ? form < 3 : form == 0 && (language == u"de" || language == u"es");
}

/// Returns the faults of a translated message.
QStringList faultsOf(const QString &language, const CatalogMessage &english, const CatalogMessage &message)
{
    if (!message.isFinished || message.forms.contains(QString()))
        return {QStringLiteral("not translated")};
    QStringList faults;
    if (message.forms.size() != (english.isPlural ? pluralFormCount(language) : 1))
        faults += QStringLiteral("%1 plural forms").arg(message.forms.size());
    for (qsizetype form = 0; form < message.forms.size(); ++form)
        faults += differencesOf(english.source, message.forms.at(form), english.isPlural && isForOneNumber(language, form));
    faults.removeDuplicates();
    return faults;
}

/// Returns the English terms of a glossary with a translation: `english<TAB>translation<TAB>note`.
QSet<QString> termsOf(const QString &glossary)
{
    QSet<QString> terms;
    for (const QString &line : glossary.split(u'\n')) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() == 3 && !line.startsWith(u'#') && !cells.at(0).trimmed().isEmpty() && !cells.at(1).trimmed().isEmpty())
            terms += cells.at(0).trimmed().toLower();
    }
    return terms;
}

/// Returns the words that a source uses as the same message in several places, although they depend on the gender and number of a noun. The calls
/// `tr("None", "no agent")` and `QT_TRANSLATE_NOOP3("room", "none", "no changes")` are separate messages.
QStringList wordsForSeveralNouns(const QString &code)
{
    static const QRegularExpression call(QStringLiteral("(?:\\btr\\(|QT_TRANSLATE_NOOP\\(\"[\\w/]+\", )\"(None|All|Any|Off|Default|Automatic|New|Changed|Removed|Added|Saved|Not sent|Unknown|Hidden|Kept)\"\\)"),
        QRegularExpression::CaseInsensitiveOption);
    QStringList words;
    for (const QRegularExpressionMatch &match : call.globalMatch(code))
        words += match.captured(1);
    QStringList repeated;
    for (const QString &word : std::as_const(words)) {
        if (words.count(word) > 1 && !repeated.contains(word))
            repeated += word;
    }
    return repeated;
}

/// Returns the initializers of static variables that contain translated text, which would stay in the language of their first use.
QStringList cachedTranslations(const QString &code)
{
    static const QRegularExpression variable(
        QStringLiteral(R"((?:\bstatic\b|^(?:inline|const)\b)[^;(){}=]*?\b\w+\s*(?:=(?:[^;{}]++|(?<b>\{(?:[^{}]++|(?&b))*+\}))*+|(?<c>\{(?:[^{}]++|(?&c))*+\})|(?<p>\((?:[^()]++|(?&p))*+\)))\s*;)"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression translated(QStringLiteral("\\btr\\(|(?:messages|output)::\\w+\\(|\\btranslate\\(|\\b(?:(?:list|clause|sentence)Separator|labeledText|detailedText|dataText)\\("));
    QStringList found;
    for (auto variables = variable.globalMatch(code); variables.hasNext();) {
        const QString text = variables.next().captured();
        if (translated.match(text).hasMatch())
            found += text.left(80);
    }
    return found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyListedFileExists()
    {
        const QStringList paths = listed(QStringLiteral("beneath"), QStringLiteral("src/"), QStringLiteral(".cpp"))
            + listed(QStringLiteral("forms"), QStringLiteral("forms/"), QStringLiteral(".ui"));
        QVERIFY(paths.size() > 20);
        QStringList missing = paths;
        missing.removeIf([](const QString &path) { return !textOf(path).isEmpty(); });
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("Listed in translations/CMakeLists.txt, but missing:") + formatFindings(missing)));
    }

    void listsEveryFileWithTranslatableStrings()
    {
        QCOMPARE(listed(QStringLiteral("beneath"), QStringLiteral("src/"), QStringLiteral(".cpp")), translatableSources());
        QCOMPARE(listed(QStringLiteral("forms"), QStringLiteral("forms/"), QStringLiteral(".ui")), filesBelow({"forms"}, {"*.ui"}));
    }

    /// English has a singular and a plural. Without a translation, a text is shown as `3 loss(es)`.
    void catalogHasEveryTranslatableString()
    {
        static const QRegularExpression text(QStringLiteral("(?:\\btr\\(|QT_TRANSLATE_N?_?NOOP\\w*\\(\"[\\w/]+\",\\s*)\"((?:[^\"\\\\]|\\\\.)*)\""));
        const QString catalog = textOf(QStringLiteral("translations/outcrop_en.ts"));
        QStringList missing;
        for (const QString &path : translatableSources() + tables()) {
            const QString source = textOf(path);
            for (auto found = text.globalMatch(source); found.hasNext();) {
                const QString words = found.next().captured(1);
                if (!catalog.contains(sourceElement(words)))
                    missing += path + QStringLiteral(": ") + words;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("Build the target update_translations:") + formatFindings(missing)));
    }

    /// lupdate skips some calls without a message, such as those with a cast to a type in angle brackets.
    void catalogHasEveryCallInItsContext()
    {
        static const QRegularExpression call(QStringLiteral("\\btranslate\\(\\s*\"([\\w:]+)\",\\s*\"([^\"\\\\]+)\"\\s*[,)]"));
        const QStringList contexts = textOf(QStringLiteral("translations/outcrop_en.ts")).split(QStringLiteral("<context>"));
        QStringList missing;
        int calls = 0;
        for (const QString &path : filesBelow({"src/gui", "models"}, {"*.cpp"})) {
            const QString source = path.endsWith(QStringLiteral("start/main.cpp")) ? QString() : textOf(path); // the help of the program is in English
            for (auto found = call.globalMatch(source); found.hasNext(); ++calls) {
                const QRegularExpressionMatch match = found.next();
                const QString name = QStringLiteral("<name>%1</name>").arg(match.captured(1));
                const bool isKnown = std::any_of(contexts.begin(), contexts.end(), [&](const QString &context) { return context.contains(name) && context.contains(sourceElement(match.captured(2))); });
                if (!isKnown)
                    missing += path + QStringLiteral(": ") + match.captured(2);
            }
        }
        QVERIFY(calls > 30);
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("Move the arguments with casts out of these calls, then build the target update_translations:") + formatFindings(missing)));
    }

    void cmakeListsEveryLanguage()
    {
        QStringList languages = translatedLanguages() + QStringList{QStringLiteral("en")};
        languages.sort();
        QCOMPARE(listed(QStringLiteral("languages"), {}, {}), languages);
        QVERIFY(languages.size() > 1);
    }

    void findsFaultyTranslations_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("translation");
        QTest::addColumn<QStringList>("differences");
        const auto row = [](const char *name, const char *source, const char *translation, const QStringList &differences) {
            QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation) << differences;
        };
        row("same", "&Open %1 in `a b`, {name}…", "{name}: %1 in `a b` &öffnen…", {});
        row("used twice", "%1 of %2", "%2, %1 (%1)", {});
        row("no mnemonic", "Keys && Providers, R&D", "Schlüssel && Anbieter, F&E", {});
        row("entity", "a&nbsp;b", "a b", {});
        row("placeholder", "%1 of %2", "%1 von %1", {"placeholders"});
        row("localized placeholder", "%L1 tokens", "%1 Token", {"placeholders"});
        row("named placeholder", "as {name}", "als {Name}", {"placeholders"});
        row("dotted placeholder", "{model.id} has", "{modell.id} hat", {"placeholders"});
        row("code", "Run `check`", "Rufe `prüfen` auf", {"code"});
        row("mnemonic", "&Open", "Öffnen", {"mnemonics"});
        row("ellipsis", "Open…", "Öffnen...", {"ellipsis"});
    }
    void findsFaultyTranslations()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, translation);
        QFETCH(const QStringList, differences);
        QCOMPARE(differencesOf(source, translation), differences);
    }

    void findsMissingForms()
    {
        const CatalogMessage english{"%n file(s)", {}, true};
        QCOMPARE(faultsOf("de", english, {"%n file(s)", {"eine Datei", "%n Dateien"}, true}), QStringList());
        QCOMPARE(faultsOf("fr", english, {"%n file(s)", {"un fichier", "%n fichiers"}, true}), QStringList{"placeholders"});
        QCOMPARE(faultsOf("ja", english, {"%n file(s)", {"%n", "%n"}, true}), QStringList{"2 plural forms"});
        QCOMPARE(faultsOf("de", english, {"%n file(s)", {"%n Datei", ""}, true}), QStringList{"not translated"});
        QCOMPARE(faultsOf("de", english, {"%n file(s)", {"%n Datei", "%n Dateien"}, true, false}), QStringList{"not translated"});
        QCOMPARE(termsOf("a\tb\tc\n# d\te\tf\na\tb\t\ng\t\t\nh\ti\n"), QSet<QString>{"a"});
    }

    /// An unfinished translation is used, too. English differs from the sources only in its plural forms.
    void englishTextsAreThoseOfTheSources()
    {
        QStringList wrong;
        const Catalog english = readCatalog(catalogPrefix + QStringLiteral("en.ts"));
        for (auto message = english.begin(); message != english.end(); ++message) {
            const QString text = message->isPlural ? QString() : message->forms.value(0);
            if (!text.isEmpty() && text != message->source)
                wrong += message.key() + QStringLiteral(": ") + text;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }

    void everyLanguageIsComplete_data()
    {
        if (translatedLanguages().isEmpty())
            QSKIP("there are no translated catalogs");
        QTest::addColumn<QString>("language");
        for (const QString &language : translatedLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageIsComplete()
    {
        QFETCH(const QString, language);
        QVERIFY(pluralFormCount(language) > 0);
        const Catalog english = readCatalog(catalogPrefix + QStringLiteral("en.ts"));
        const Catalog catalog = readCatalog(catalogPrefix + language + QStringLiteral(".ts"));
        QVERIFY(english.size() > 1000);
        QStringList wrong;
        for (auto message = english.begin(); message != english.end(); ++message) {
            const auto translated = catalog.constFind(message.key());
            const QStringList faults = translated == catalog.cend() ? QStringList{QStringLiteral("missing")} : faultsOf(language, *message, *translated);
            if (!faults.isEmpty())
                wrong += faults.join(QStringLiteral(", ")) + QStringLiteral(": ") + message.key();
        }
        for (auto message = catalog.begin(); message != catalog.end(); ++message) {
            if (!english.contains(message.key()))
                wrong += QStringLiteral("not in the English catalog: ") + message.key();
        }
        wrong.sort();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 messages of %2:").arg(wrong.size()).arg(language) + formatFindings(wrong)));
    }

    /// The percent sign has a no-break space in these languages, as in percentageText().
    void percentSignsAreJoined_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"de", "es", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void percentSignsAreJoined()
    {
        QFETCH(const QString, language);
        static const QRegularExpression other(QStringLiteral("(?:%L?\\d|%L?n)(?:[ \u202F]%(?![\\dLn])|%(?![\\dLn]))"));
        QStringList wrong;
        const Catalog catalog = readCatalog(catalogPrefix + language + QStringLiteral(".ts"));
        for (const CatalogMessage &message : catalog) {
            if (message.forms.join(u'\n').contains(other))
                wrong += message.forms.constFirst();
        }
        QVERIFY(!catalog.isEmpty());
        QVERIFY2(wrong.isEmpty(), qPrintable(formatFindings(wrong)));
    }

    void everyLanguageHasAGlossary_data() { everyLanguageIsComplete_data(); }
    void everyLanguageHasAGlossary()
    {
        QFETCH(const QString, language);
        const qsizetype count = termsOf(textOf(QStringLiteral("translations/glossary_%1.tsv").arg(language))).size();
        QVERIFY2(count >= 60, qPrintable(QString::number(count)));
    }

    void findsWordsForSeveralNouns()
    {
        QCOMPARE(wordsForSeveralNouns("a = tr(\"None\"); b = Words::tr(\"None\"); c = tr(\"Open\"); d = tr(\"Open\");"), QStringList{"None"});
        QCOMPARE(wordsForSeveralNouns("QT_TRANSLATE_NOOP(\"a/b\", \"changed\") QT_TRANSLATE_NOOP(\"a/b\", \"changed\")"), QStringList{"changed"});
        QCOMPARE(wordsForSeveralNouns("a = tr(\"None\", \"no agent\"); b = tr(\"None\", \"no model\"); c = tr(\"None\"); d = tr(\"none\");"), QStringList());
    }

    /// In many languages, the words for `None` differ between an agent and a phase.
    void noWordIsForSeveralNouns()
    {
        QStringList wrong;
        for (const QString &path : filesBelow({"src", "models", "adapters"}, {"*.cpp", "*.h"})) {
            for (const QString &word : wordsForSeveralNouns(textOf(path)))
                wrong += path + QStringLiteral(": ") + word;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("Add a comment with the noun to each of these messages, such as tr(\"None\", \"no agent\"):") + formatFindings(wrong)));
    }

    void findsCachedTranslations()
    {
        QCOMPARE(cachedTranslations("static const QString name = tr(\"a\");\n").size(), 1);
        QCOMPARE(cachedTranslations("static const QString help = dataText(field.help);\n").size(), 1);
        QCOMPARE(cachedTranslations("    static const QHash<int, QString> all{{1, coremessages::name()}, {2, {}}};\n").size(), 1);
        QCOMPARE(cachedTranslations("    static const QStringList all = [] { return QStringList{tr(\"a\")}; }();\n").size(), 1);
        QCOMPARE(cachedTranslations("const QString heading = clioutput::helpHeading();\n").size(), 1);
        QCOMPARE(cachedTranslations("static QString title(int one)\n{\n    return tr(\"a\");\n}\n").size(), 0);
        QCOMPARE(cachedTranslations("    const QString name = tr(\"a\");\n    static const QString id;\n").size(), 0);
    }

    /// The language can change while the program runs.
    void noTranslationIsCached()
    {
        QStringList cached;
        for (const QString &path : filesBelow({"src", "models", "adapters"}, {"*.cpp", "*.h"})) {
            for (const QString &variable : cachedTranslations(codeOf(path, textOf(path))))
                cached += path + QStringLiteral(": ") + variable;
        }
        QVERIFY2(cached.isEmpty(), qPrintable(QStringLiteral("Use variables that are not static:") + formatFindings(cached)));
    }
};

OUTCROP_TEST(TestTranslations, NoApplication)

} // namespace tst_translations

#include "tst_translations.moc"
