// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <cstring>

namespace outcrop {

namespace {

const QString english = QStringLiteral("en");
const QString catalogFolder = QStringLiteral(":/i18n");
const QString catalogPrefix = QStringLiteral("outcrop_");

struct LanguageName {
    const char *english;
    const char *comment;
};

/// Every catalog translates this text to the name of its language.
constexpr LanguageName ownName = QT_TRANSLATE_NOOP3("Languages", "English", "the name of the language of this translation, in this language, capitalized as in a list");

bool isSameLanguage(const QLocale &left, const QLocale &right)
{
    return left.language() == right.language() && left.script() == right.script();
}

/// Returns the formats for a setting. The system's formats are used if they are of this language, because they include the country, such as Austria for German.
QLocale formatsOf(const QString &choice, const QString &language)
{
    const QLocale formats(language);
    return choice.isEmpty() || isSameLanguage(QLocale::system(), formats) ? QLocale::system() : formats;
}

/// Returns the available language for a locale: the same country if possible, otherwise the same language and script. Empty if there is none.
QString bestMatch(const QLocale &wanted, const QStringList &languages)
{
    const auto matches = [&wanted](const QString &language) { return isSameLanguage(QLocale(language), wanted); };
    const auto isExact = [&](const QString &language) { return matches(language) && QLocale(language).territory() == wanted.territory(); };
    auto found = std::find_if(languages.begin(), languages.end(), isExact);
    if (found == languages.end())
        found = std::find_if(languages.begin(), languages.end(), matches);
    return found == languages.end() ? QString() : *found;
}

} // namespace

Translations::Translations(QCoreApplication &application)
    : QObject(&application), m_language(english), m_english(std::make_unique<QTranslator>()), m_formats({QLocale()})
{
    if (m_english->load(catalogPrefix + english, catalogFolder))
        QCoreApplication::installTranslator(m_english.get());
    use({});
}

Translations::~Translations() = default;

QStringList Translations::available()
{
    QStringList languages;
    for (const QString &file : QDir(catalogFolder).entryList({catalogPrefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        languages += file.chopped(int(std::strlen(".qm"))).mid(catalogPrefix.size());
    return languages;
}

QString Translations::bestLanguage(const QStringList &preferred)
{
    const QStringList languages = available();
    QList<QLocale::Language> unavailable;
    for (const QString &wanted : preferred) {
        const QLocale locale(wanted);
        const bool isGeneral = !wanted.contains(u'-') && !wanted.contains(u'_'); // `zh` after `zh-TW` is not a request for the other script
        if (isGeneral && unavailable.contains(locale.language()))
            continue;
        if (const QString found = bestMatch(locale, languages); !found.isEmpty())
            return found;
        unavailable += locale.language();
    }
    return english;
}

QString Translations::systemLanguage()
{
    return bestLanguage(QLocale::system().uiLanguages());
}

QString Translations::languageOf(const QString &choice)
{
    return !choice.isEmpty() && available().contains(choice) ? choice : systemLanguage();
}

QString Translations::title(const QString &language)
{
    QTranslator catalog;
    const bool isLoaded = catalog.load(catalogPrefix + language, catalogFolder);
    const QString name = isLoaded ? catalog.translate("Languages", ownName.english, ownName.comment) : QString();
    if (!name.isEmpty())
        return name;
    return language == english ? QString::fromLatin1(ownName.english) : QLocale(language).nativeLanguageName();
}

bool Translations::isInEffect(const QString &choice) const
{
    const QString language = languageOf(choice);
    return language == m_language && formatsOf(choice, language) == QLocale();
}

void Translations::use(const QString &choice)
{
    m_language = languageOf(choice);
    m_installed.clear(); // removes them from the application
    if (m_language != english) {
        install(QStringLiteral("qtbase_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(catalogPrefix, catalogFolder);
    }
    setFormats(formatsOf(choice, m_language));
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(QLocale(m_language).textDirection());
}

void Translations::install(const QString &name, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(name + m_language, folder))
        return;
    QCoreApplication::installTranslator(translator.get());
    m_installed.push_back(std::move(translator));
}

void Translations::setFormats(const QLocale &formats)
{
    if (!m_formats.contains(formats))
        m_formats += formats;
    QLocale::setDefault(m_formats.at(m_formats.indexOf(formats)));
}

} // namespace outcrop
