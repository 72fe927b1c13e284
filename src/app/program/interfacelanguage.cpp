// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/interfacelanguage.h"

#include "core/base/englishthread.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <cstring>

namespace outcrop {

namespace {

const QString catalogFolder = QStringLiteral(":/i18n");
const QString catalogPrefix = QStringLiteral("outcrop_");

bool isSameLanguage(const QLocale &left, const QLocale &right)
{
    return left.language() == right.language() && left.script() == right.script();
}

/// Returns the available language for a locale: the same country if possible, otherwise the same language and script. Empty if there is none.
QString findBestMatch(const QLocale &wanted, const QStringList &languages)
{
    const auto matches = [&wanted](const QString &language) { return isSameLanguage(QLocale(language), wanted); };
    const auto isExact = [&](const QString &language) { return matches(language) && QLocale(language).territory() == wanted.territory(); };
    auto found = std::find_if(languages.begin(), languages.end(), isExact);
    if (found == languages.end())
        found = std::find_if(languages.begin(), languages.end(), matches);
    return found == languages.end() ? QString() : *found;
}

/// Returns the locale of messages, which the first variable with a value selects.
QByteArray messageLocale()
{
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const QByteArray value = qgetenv(variable); !value.isEmpty())
            return value;
    }
    return {};
}

} // namespace

QString LanguageCatalog::translate(const char *context, const char *english, const char *comment, int count) const
{
    return EnglishThread::isInEffect() ? QString() : QTranslator::translate(context, english, comment, count);
}

QStringList availableLanguages()
{
    QStringList languages;
    for (const QString &file : QDir(catalogFolder).entryList({catalogPrefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        languages += file.chopped(int(std::strlen(".qm"))).mid(catalogPrefix.size());
    return languages;
}

QString selectBestLanguage(const QStringList &preferredLanguages, const QStringList &availableLanguages)
{
    QList<QLocale::Language> unavailable;
    for (const QString &wanted : preferredLanguages) {
        const QLocale locale(wanted);
        const bool isGeneral = !wanted.contains(u'-') && !wanted.contains(u'_'); // `zh` after `zh-TW` is not a request for the other script
        if (isGeneral && unavailable.contains(locale.language()))
            continue;
        if (const QString found = findBestMatch(locale, availableLanguages); !found.isEmpty())
            return found;
        unavailable += locale.language();
    }
    return QStringLiteral("en");
}

QString systemLanguage()
{
    return selectBestLanguage(QLocale::system().uiLanguages(), availableLanguages());
}

QString terminalLanguage()
{
    const QByteArray locale = messageLocale();
    const QByteArray name = locale.split('.').constFirst(); // C.UTF-8 is the locale C as well
    return name.isEmpty() || name == "C" || name == "POSIX" ? QStringLiteral("en") : systemLanguage();
}

bool loadCatalog(QTranslator &catalog, const QString &language)
{
    return catalog.load(catalogPrefix + language, catalogFolder);
}

InstalledCatalogs installCatalogs(const QString &language, std::unique_ptr<LanguageCatalog> texts)
{
    auto qtTexts = std::make_unique<LanguageCatalog>();
    InstalledCatalogs installedCatalogs;
    if (qtTexts->load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        installedCatalogs.push_back(std::move(qtTexts));
    if (loadCatalog(*texts, language))
        installedCatalogs.push_back(std::move(texts));
    for (const std::unique_ptr<QTranslator> &catalog : installedCatalogs)
        QCoreApplication::installTranslator(catalog.get());
    return installedCatalogs;
}

} // namespace outcrop
