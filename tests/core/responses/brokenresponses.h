// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/responses/jsoncases.h"

#include <QHash>

namespace outcrop::testing {

/// The permitted results for a broken response, described in tests/data/brokenanswers/README.md.
enum class ExpectedParse { Value, Maybe, Truncated, Nothing, Prose };

/// One case in tests/data/brokenanswers.
struct BrokenResponse {
    QString name; ///< name of the class and of the case
    QString text;
    Json schema; ///< null if no schema applies
    ExpectedParse expected = ExpectedParse::Value;
    Json value;            ///< expected value; discarded if the case has none
    bool isAnyValue = false; ///< whether any value is permitted, written as `*`
};

inline std::pair<ExpectedParse, QString> parseExpectation(const QString &line)
{
    static const std::pair<QLatin1String, ExpectedParse> words[] = {
        {QLatin1String("maybe "), ExpectedParse::Maybe}, {QLatin1String("cut "), ExpectedParse::Truncated},
        {QLatin1String("no"), ExpectedParse::Nothing},   {QLatin1String("prose"), ExpectedParse::Prose}};
    for (const auto &[word, expectation] : words) {
        if (line == word || (word.endsWith(u' ') && line.startsWith(word)))
            return {expectation, line.sliced(word.size())};
    }
    return {ExpectedParse::Value, line};
}

/// Returns the schemas in the lines `@ name SCHEMA` of a file.
inline QHash<QString, Json> schemasIn(const QString &text)
{
    QHash<QString, Json> schemas;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(QLatin1String("@ ")))
            schemas.insert(line.section(u' ', 1, 1), parseJsonText(line.section(u' ', 2)));
    }
    return schemas;
}

inline BrokenResponse parseBrokenResponse(const QString &className, const QString &block, const QHash<QString, Json> &schemas)
{
    static const QRegularExpression schemaName(QStringLiteral(" @(\\w+)$"));
    const qsizetype lineEnd = block.indexOf(u'\n');
    const qsizetype arrow = block.indexOf(QLatin1String("\n--> "));
    QString name = block.first(lineEnd);
    const QRegularExpressionMatch named = schemaName.match(name);
    name = named.hasMatch() ? name.first(named.capturedStart()) : name;
    const auto [expected, value] = parseExpectation(block.sliced(arrow + 5).section(u'\n', 0, 0));
    BrokenResponse response;
    response.name = className + u'/' + name;
    response.text = block.sliced(lineEnd + 1, qMax<qsizetype>(0, arrow - lineEnd - 1));
    response.schema = schemas.value(named.hasMatch() ? named.captured(1) : QStringLiteral("default"));
    response.expected = expected;
    response.isAnyValue = value == u"*";
    response.value = parseJsonText(value);
    if (name.endsWith(QLatin1String(" (escaped)")))
        response.text = textOf(parseJsonText(response.text));
    return response;
}

inline QList<BrokenResponse> brokenResponses()
{
    QList<BrokenResponse> answers;
    const QDir folder(QStringLiteral(OUTCROP_TEST_DATA "/brokenanswers"));
    for (const QString &name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        const QString text = fileText(folder.filePath(name));
        const QHash<QString, Json> schemas = schemasIn(text);
        for (const QString &block : text.split(QStringLiteral("\n=== ")).sliced(1))
            answers.append(parseBrokenResponse(name.chopped(4), block, schemas));
    }
    return answers;
}

} // namespace outcrop::testing
