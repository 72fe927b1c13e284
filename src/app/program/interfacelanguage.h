// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace outcrop {

/// A catalog that has no texts for a thread in English, so that the texts of the program are used.
class LanguageCatalog : public QTranslator
{
public:
    QString translate(const char *context, const char *english, const char *comment, int count) const override;
};

/// Returns the codes of the available languages, such as `pt_BR`, in alphabetical order: those with a catalog in the program's resources, `:/i18n/outcrop_*.qm`.
QStringList availableLanguages();

/// Returns the available language for a list of preferred languages such as `de-AT`, the best first; `en` if none is available.
QString selectBestLanguage(const QStringList &preferredLanguages, const QStringList &availableLanguages);

/// Returns the available language for the system's settings.
QString systemLanguage();

/// Returns the language of a program in a terminal: the system's language, which the environment selects (LANGUAGE, LC_ALL, LC_MESSAGES, LANG). In the locales
/// C and POSIX, it is `en`, even if LANGUAGE is set.
QString terminalLanguage();

/// Loads the catalog of Outcrop for a language. Returns false if there is none.
bool loadCatalog(QTranslator &catalog, const QString &language);

using InstalledCatalogs = std::vector<std::unique_ptr<QTranslator>>;

/// Installs Qt's catalog of a language and ours, which is loaded into `texts`, in the application, which must exist. They apply until the returned objects are
/// deleted, except in a thread with an EnglishThread.
InstalledCatalogs installCatalogs(const QString &language, std::unique_ptr<LanguageCatalog> texts = std::make_unique<LanguageCatalog>());

} // namespace outcrop
