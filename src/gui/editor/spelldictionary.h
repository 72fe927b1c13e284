// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QStringList>

#include <memory>

class Hunspell;

namespace outcrop {

/// The words of one language and the user's list. Thread-safe. Uses Hunspell dictionaries if the program is built with Hunspell.
class SpellDictionary
{
public:
    /// Returns null if no dictionary for the language is installed; `en` and `en_GB` accept any English dictionary.
    static std::shared_ptr<SpellDictionary> open(const QString &language);
    /// Returns the installed languages, such as `en_US`; empty without Hunspell.
    static QStringList languages();
    /// Returns the folders that are searched; tests use other folders.
    static QStringList folders();
    ~SpellDictionary();

    const QString &language() const { return m_language; }
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word) const;
    /// Adds the word to the user's list, for every language.
    void add(const QString &word);
    static QString personalDictionaryFile();

private:
    SpellDictionary(const QString &language, const QString &base);
    QByteArray encoded(const QString &word) const;

    QString m_language;
    mutable QMutex m_mutex;
    std::unique_ptr<Hunspell> m_words;
    bool m_utf8 = true;
};

} // namespace outcrop
