// SPDX-License-Identifier: GPL-3.0-or-later
#include "sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace lint {

namespace {

const QDir &sourceRoot()
{
    static const QDir directory(QStringLiteral(OUTCROP_SOURCE_DIR));
    return directory;
}

bool isProjectFile(const QString &path)
{
    static const QRegularExpression notOurs(QStringLiteral("^build/|(^|/)\\.(?!ci/|clang-format|editorconfig)"));
    return !notOurs.match(path).hasMatch();
}

/// Matches comments, raw strings, strings and characters; an apostrophe after a digit is a digit separator.
const QRegularExpression &commentsAndLiterals()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"re(R"(?<d>[^()\s]*)\(.*?\)\k<d>"|//[^\n]*|/\*.*?\*/|"(\\.|[^"\\\n])*"|(?<![0-9])'(\\.|[^'\\\n])+')re"),
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

const QRegularExpression &hashComment()
{
    static const QRegularExpression pattern(QStringLiteral("#[^\\n]*"));
    return pattern;
}

bool isCpp(const QString &path)
{
    return path.endsWith(QLatin1String(".h")) || path.endsWith(QLatin1String(".cpp"));
}

} // namespace

QStringList filesBelow(const QStringList &folders, const QStringList &namePatterns)
{
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator walk(sourceRoot().filePath(folder), namePatterns, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = sourceRoot().relativeFilePath(walk.next());
            if (isProjectFile(path))
                files += path;
        }
    }
    files.sort();
    return files;
}

QString textOf(const QString &path)
{
    QFile file(sourceRoot().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString codeOf(const QString &path, const QString &text)
{
    QString code = text;
    QRegularExpressionMatchIterator noise = (isCpp(path) ? commentsAndLiterals() : hashComment()).globalMatch(text);
    while (noise.hasNext()) {
        const QRegularExpressionMatch match = noise.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (code.at(i) != u'\n')
                code[i] = u' ';
        }
    }
    return code;
}

int lineAt(const QString &text, qsizetype offset)
{
    return int(QStringView(text).first(offset).count(u'\n')) + 1;
}

QString formatFindings(const QStringList &findings)
{
    const qsizetype limit = 10; // QtTest truncates a message at 1024 bytes
    const QString separator = QStringLiteral("\n  ");
    const QString rest = findings.size() > limit ? separator + QStringLiteral("and %1 more").arg(findings.size() - limit) : QString();
    return separator + findings.first(qMin(limit, findings.size())).join(separator) + rest;
}

} // namespace lint
