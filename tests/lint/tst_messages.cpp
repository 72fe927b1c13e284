// SPDX-License-Identifier: GPL-3.0-or-later
// The user messages of core, app and adapters are in one table per folder, where translators find them, such as src/core/taxonomy/taxonomymessages.h.
// tst_clitexts tests the texts of the command line.
#include "tests/support/testregistry.h"

#include "sourcetree.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace lint;

namespace tst_messages {

namespace {

const QStringList layers = {"src/core", "src/app", "adapters"};

QStringList sources()
{
    QStringList paths = filesBelow(layers, {"*.h", "*.cpp"});
    paths.removeIf([](const QString &path) { return path.endsWith(QLatin1String("messages.h")); });
    return paths;
}

/// Returns the content of `"one " "literal"`, with escapes unchanged.
QString literalText(const QString &literals)
{
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString text;
    for (const QRegularExpressionMatch &match : literal.globalMatch(literals))
        text += match.captured(1);
    return text;
}

/// Returns whether a text is a sentence: three words or more, and neither a pattern nor markup.
bool isSentence(QString text)
{
    static const QRegularExpression other(QStringLiteral("\\\\\\\\|\\(\\?|\\[\\^|^\\s*[<{]|^#!"));
    static const QRegularExpression word(QStringLiteral("^[“(\"`]?[A-Za-z][a-z'’-]*[a-z][.,;:!?)\"”`…]*$"));
    text.replace(QStringLiteral("\\n"), QStringLiteral(" ")).replace(QStringLiteral("\\\""), QStringLiteral("\""));
    const QStringList words = text.split(u' ');
    return !other.match(text).hasMatch() && std::count_if(words.begin(), words.end(), [](const QString &one) { return word.match(one).hasMatch(); }) > 2;
}

QStringList sentencesIn(const QString &path, const QString &source)
{
    static const QRegularExpression wrapped(QStringLiteral("\\bQStringLiteral\\(\\s*((?:\"(?:[^\"\\\\\\n]|\\\\.)*\"\\s*)+)\\)"));
    QStringList found;
    for (const QRegularExpressionMatch &match : wrapped.globalMatch(source)) {
        const QString text = literalText(match.captured(1));
        if (isSentence(text))
            found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(text);
    }
    return found;
}

/// Returns the arguments of the call whose parenthesis opens before `from`.
QString argumentsAt(const QString &source, qsizetype from)
{
    int depth = 1;
    bool isInLiteral = false;
    qsizetype at = from;
    for (; at < source.size() && depth > 0; ++at) {
        const QChar letter = source.at(at);
        if (isInLiteral && letter == u'\\')
            ++at;
        else if (letter == u'"')
            isInLiteral = !isInLiteral;
        else if (!isInLiteral)
            depth += letter == u'(' ? 1 : letter == u')' ? -1 : 0;
    }
    return source.mid(from, at - from - 1);
}

/// Returns the words that are inserted into messages without a translation: literals such as `image input`, and the names of enumerators from
/// toString(). Literals with other characters are keys, paths or formats.
QStringList insertedWordsIn(const QString &path, const QString &source)
{
    static const QRegularExpression call(QStringLiteral("\\b\\w+(?:messages|output)::\\w+\\("));
    static const QRegularExpression word(QStringLiteral(
        "QStringLiteral\\(\"([A-Za-z][a-z]*(?: [a-z]+)*)\"\\)|(?<![.\\w>])toString\\((?![^()]*(?:[Ll]ocation|losses|\\berror\\b))[^()]+\\)"));
    static const QStringList keywords{QStringLiteral("else"), QStringLiteral("raw"), QStringLiteral("list"), QStringLiteral("template"), QStringLiteral("thought"),
        QStringLiteral("user"), QStringLiteral("rejected")}; // names of templates and formats, and a stored verdict
    QStringList found;
    for (const QRegularExpressionMatch &message : call.globalMatch(source)) {
        const QString arguments = argumentsAt(source, message.capturedEnd());
        for (const QRegularExpressionMatch &match : word.globalMatch(arguments)) {
            if (!keywords.contains(match.captured(1)))
                found += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, message.capturedStart())).arg(match.captured());
        }
    }
    return found;
}

/// Returns the folders and files in sentences.txt.
QStringList exceptions()
{
    QStringList paths;
    for (const QString &line : textOf(QStringLiteral("tests/lint/sentences.txt")).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            paths += line.section(QStringLiteral(": "), 0, 0);
    }
    return paths;
}

/// Returns the translation context of a source path: `adapters/git` below adapters/git, `core/rules` below src/core/rules.
QString folderOf(const QString &path)
{
    const QString folder = path.section(u'/', 0, -2);
    return folder.startsWith(QLatin1String("src/")) ? folder.mid(4) : folder;
}

} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsSentences()
    {
        const auto found = [](const char *source) { return sentencesIn(QStringLiteral("a.cpp"), QString::fromUtf8(source)).size(); };
        QCOMPARE(found("report(QStringLiteral(\"`%1` has no label.\").arg(a));"), 1);
        QCOMPARE(found("QStringLiteral(\"The file \"\n    \"is empty.\")"), 1);
        QCOMPARE(found("QStringLiteral(\"%1: %2\") + QStringLiteral(\"max_tokens\") + QStringLiteral(\"\\\\bone (or|and) two three\\\\b\")"), 0);
        QCOMPARE(found("QStringLiteral(\"SELECT id FROM runs\") QStringLiteral(\"<p class=one two three>\")"), 0);
    }

    void sentencesAreInMessageTables()
    {
        const QStringList allowed = exceptions();
        QSet<QString> used;
        QStringList found;
        const QStringList paths = sources();
        QVERIFY(paths.size() > 500);
        for (const QString &path : paths) {
            const QStringList here = sentencesIn(path, textOf(path));
            const auto exception = std::find_if(allowed.begin(), allowed.end(), [&path](const QString &one) { return path == one || path.startsWith(one + u'/'); });
            if (exception == allowed.end())
                found += here;
            else if (!here.isEmpty())
                used.insert(*exception);
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Move these into their folder's message table (<folder>messages.h):") + formatFindings(found)));
        QStringList unused = allowed;
        unused.removeIf([&used](const QString &one) { return used.contains(one); });
        QVERIFY2(unused.isEmpty(), qPrintable(QStringLiteral("No longer needed in tests/lint/sentences.txt:") + formatFindings(unused)));
    }

    void findsInsertedWords()
    {
        const auto found = [](const char *source) { return insertedWordsIn(QStringLiteral("a.cpp"), QString::fromUtf8(source)).size(); };
        QCOMPARE(found("messages::needs(QStringLiteral(\"image input\"), model)"), 0);
        QCOMPARE(found("amessages::needs(QStringLiteral(\"image input\"), model)"), 1);
        QCOMPARE(found("amessages::needs(isOne ? f(x) : QStringLiteral(\"A function\"))"), 1);
        QCOMPARE(found("amessages::changes(path, toString(after), toString(document->kind))"), 2);
        QCOMPARE(found("amessages::at(toString(error.location), date.toString(format), QStringLiteral(\"model.tier\"), list.join(QStringLiteral(\", \")))"), 0);
        QCOMPARE(found("amessages::tag(QStringLiteral(\"else\")), QStringLiteral(\"after\")"), 0);
        QCOMPARE(found("aoutput::removed(QStringLiteral(\"layer\"))"), 1);
    }

    void messagesContainNoUntranslatedWords()
    {
        QStringList found;
        for (const QString &path : sources() + filesBelow({"src/cli"}, {"*.cpp"}))
            found += insertedWordsIn(path, textOf(path));
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("Write a message for each of these words, or add a keyword to the list in this test:") + formatFindings(found)));
    }

    /// lupdate reads the context from the literal. The program reads it from the constant `room`.
    void messageContextsMatchTheirFolder()
    {
        static const QRegularExpression context(QStringLiteral("\\broom\\[\\] = \"([^\"]+)\"|QT_TRANSLATE_(?:N_)?NOOP3?\\(\"([^\"]+)\""));
        QStringList wrong;
        int texts = 0;
        for (const QString &path : filesBelow(layers, {"*messages.h"}) + filesBelow({"src/cli"}, {"*output.h"})) {
            const QString source = textOf(path);
            for (const QRegularExpressionMatch &match : context.globalMatch(source)) {
                ++texts;
                if (match.captured(1) + match.captured(2) != folderOf(path))
                    wrong += QStringLiteral("%1:%2: %3").arg(path).arg(lineAt(source, match.capturedStart())).arg(match.captured());
            }
        }
        QVERIFY(texts > 500);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("The context must be the folder's path:") + formatFindings(wrong)));
    }
};

OUTCROP_TEST(TestMessages, NoApplication)

} // namespace tst_messages

#include "tst_messages.moc"
