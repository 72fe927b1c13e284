// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the word stems of Outcrop equal those of SQLite's index, so that snippets and reasons contain the words that the index found.
#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_wordstems {

namespace {

bool isPlainWord(const QString &word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c >= u'a' && c <= u'z'; });
}

/// Returns the words of the letters a to z in the documents in resources, and in a dictionary and the corpora if available.
QStringList manyWords()
{
    QSet<QString> words;
    QList<QByteArray> texts;
    for (const QString &folder : {QStringLiteral(OUTCROP_SOURCE_DIR "/resources"), qEnvironmentVariable("OUTCROP_CORPORA"), QStringLiteral("/usr/share/hunspell")}) {
        for (const SourceFile &file : folder.isEmpty() ? QList<SourceFile>() : filesOf(folder)) {
            if (file.path.endsWith(".md") || file.path.endsWith("en_US.dic"))
                texts.append(file.bytes);
        }
    }
    for (const QByteArray &text : texts) {
        for (const QString &word : wordsOf(QString::fromUtf8(text))) {
            if (isPlainWord(word))
                words.insert(word);
        }
    }
    return {words.begin(), words.end()};
}

/// Returns the term that FTS5 produces for each word with the tokenizer of the index, or the error.
QStringList termsOf(const QStringList &words, QSqlDatabase database)
{
    QSqlQuery query(database);
    const auto run = [&query](const char *statement) { return query.exec(QString::fromLatin1(statement)); };
    if (!run("CREATE VIRTUAL TABLE words USING fts5(word, tokenize = 'porter unicode61 remove_diacritics 2')")
        || !run("CREATE VIRTUAL TABLE terms USING fts5vocab(words, 'instance')") || !run("BEGIN"))
        return {query.lastError().text()};
    query.prepare(QStringLiteral("INSERT INTO words(rowid, word) VALUES (?, ?)"));
    for (qsizetype i = 0; i < words.size(); ++i) {
        query.addBindValue(i + 1);
        query.addBindValue(words[i]);
        query.exec();
    }
    QStringList terms(words.size());
    for (run("SELECT doc, term FROM terms"); query.next();)
        terms[query.value(0).toLongLong() - 1] = query.value(1).toString();
    return terms;
}

} // namespace

class WordStems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stemsMatchTheIndex()
    {
        const QStringList words = manyWords();
        QVERIFY(words.size() > 1000);
        const QString name = QStringLiteral("stems");
        QStringList terms;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(QStringLiteral(":memory:"));
            QVERIFY2(database.open(), qPrintable(database.lastError().text()));
            terms = termsOf(words, database);
        }
        QSqlDatabase::removeDatabase(name);
        QCOMPARE(terms.size(), words.size());
        for (qsizetype i = 0; i < words.size(); ++i)
            QVERIFY2(wordStem(words[i]) == terms[i], qPrintable(words[i] + ": " + wordStem(words[i]) + ", " + terms[i]));
        qInfo("%d words", int(words.size()));
    }
};

OUTCROP_TEST(WordStems, CoreApplication)

} // namespace tst_wordstems

#include "tst_wordstems.moc"
