// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

namespace outcrop::testing {

/// Translates every text to itself without its ASCII words; placeholders remain. An ASCII word in a composed text is then either an argument, or a text
/// that cannot be translated. Installed while the object exists.
class WordlessTranslator : public QTranslator
{
public:
    WordlessTranslator() { QCoreApplication::installTranslator(this); }
    ~WordlessTranslator() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }

    QString translate(const char *, const char *text, const char *, int) const override
    {
        static const QRegularExpression word(QStringLiteral("(?<!%)[A-Za-z]+"));
        return QString::fromUtf8(text).replace(word, QStringLiteral("¤"));
    }
};

/// Returns the ASCII words of a text in order, without those in `arguments`.
inline QStringList wordsIn(QString text, const QStringList &arguments = {})
{
    for (const QString &argument : arguments)
        text.replace(argument, QStringLiteral("¤"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    QStringList found;
    for (const QRegularExpressionMatch &match : word.globalMatch(text))
        found.append(match.captured());
    return found;
}

} // namespace outcrop::testing
