// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/interfacelanguage.h"

#include <QList>
#include <QLocale>
#include <QObject>

class QCoreApplication;

namespace outcrop {

/// The language of the interface: its translations, number and date formats, and layout direction, in one of the availableLanguages(). English is the fallback, because its
/// catalog contains the plural forms.
class Translations : public QObject
{
    Q_OBJECT

public:
    /// Uses the system's language. The application owns this object.
    explicit Translations(QCoreApplication &application);
    ~Translations() override;

    /// Returns the language for a setting: a code, or an empty string for the system's language. The system's language also replaces an unknown code.
    static QString languageOf(const QString &choice);
    /// Returns the name of a language in the language itself, such as `Deutsch`. Reads the catalog of the language.
    static QString title(const QString &language);

    /// Returns the code of the language in effect.
    const QString &language() const { return m_language; }
    /// Returns whether useLanguage() would change the language or the formats.
    bool isInEffect(const QString &choice) const;
    /// Changes the language for new windows and messages. Existing windows keep their texts. Call in the GUI thread.
    void useLanguage(const QString &choice);

private:
    void setFormats(const QLocale &formats);

    QString m_language;
    InstalledCatalogs m_installedCatalogs; ///< the installed catalogs except the English catalog
    std::unique_ptr<QTranslator> m_englishTranslator;
    QList<QLocale> m_formats; ///< every default locale so far: worker threads may still be copying the previous one
};

} // namespace outcrop
