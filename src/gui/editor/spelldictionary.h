// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QStringList>

#include <memory>

class Hunspell;

namespace outcrop {

/// The words of one language, and the user's own. May be asked from any thread. Hunspell's dictionaries, where the program is built with it.
class SpellDictionary
{
public:
    /// Null where no dictionary of that language is installed; `en` and `en_GB` find what there is of English.
    static std::shared_ptr<SpellDictionary> open(const QString &language);
    /// What is installed, such as `en_US`; empty without Hunspell.
    static QStringList languages();
    /// The folders that are searched; a test names its own.
    static QStringList folders();
    ~SpellDictionary();

    const QString &language() const { return m_language; }
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word) const;
    /// Remembered in the user's own list, for every language.
    void add(const QString &word);
    static QString ownWordsFile();

private:
    SpellDictionary(const QString &language, const QString &base);
    QByteArray encoded(const QString &word) const;

    QString m_language;
    mutable QMutex m_mutex;
    std::unique_ptr<Hunspell> m_words;
    bool m_utf8 = true;
};

} // namespace outcrop
