// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QStringList>

#include <memory>

class Hunspell;

namespace outcrop {

/// The Hunspell dictionary of a language with the user's words. Thread-safe.
class SpellDictionary
{
public:
    /// Opens the dictionary of a language, or of another region of the language. Returns null if there is none or the program is built without Hunspell.
    static std::shared_ptr<SpellDictionary> open(const QString &language);
    /// Returns the installed languages, such as `en_US`; empty without Hunspell.
    static QStringList languages();
    /// Returns the folders to search for dictionaries.
    static QStringList folders();
    ~SpellDictionary();

    const QString &language() const { return m_language; }
    bool isCorrect(const QString &word) const;
    QStringList suggestions(const QString &word) const;
    /// Adds the word to the user's word list, which applies to all languages.
    void add(const QString &word);
    static QString personalDictionaryFile();

private:
    SpellDictionary(const QString &language, const QString &base);
    QByteArray encodeWord(const QString &word) const;

    QString m_language;
    mutable QMutex m_mutex;
    std::unique_ptr<Hunspell> m_hunspell;
    bool m_isUtf8 = true;
};

} // namespace outcrop
