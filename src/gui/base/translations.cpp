// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/translations.h"

#include "core/base/localnumbers.h"
#include "gui/base/mirroringcatalog.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <array>

namespace outcrop {

namespace {

const QString english = QStringLiteral("en");

struct LanguageName {
    const char *english;
    const char *comment;
};

/// Every catalog translates this text to the name of its language.
constexpr LanguageName ownName = QT_TRANSLATE_NOOP3("Languages", "English", "the name of the language of this translation, in this language, capitalized as in a list");

/// Names of the modifier keys, in the context in which Qt looks them up for shortcuts. The catalogs of the program precede those of Qt, whose Spanish names
/// (Control, Mayúsculas) are neither on keyboards nor in the menus of other programs, and which may not be installed. Qt translates the other keys.
[[maybe_unused]] constexpr std::array keyNames{QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift")};

/// Returns the formats for a setting. The system's formats are used if they are of this language, because they include the country, such as Austria for German. Arabic has
/// the digits 0 to 9, like the texts of programs, files and models that the window shows.
QLocale formatsOf(const QString &choice, const QString &language)
{
    const QLocale formats(language);
    const QLocale system = QLocale::system();
    const bool isSameLanguage = system.language() == formats.language() && system.script() == formats.script();
    return withLatinDigits(choice.isEmpty() || isSameLanguage ? system : formats);
}

} // namespace

Translations::Translations(QCoreApplication &application)
    : QObject(&application), m_language(english), m_englishTranslator(std::make_unique<QTranslator>()), m_formats({QLocale()})
{
    if (loadCatalog(*m_englishTranslator, english))
        QCoreApplication::installTranslator(m_englishTranslator.get());
    useLanguage({});
}

Translations::~Translations() = default;

QString Translations::languageOf(const QString &choice)
{
    return !choice.isEmpty() && availableLanguages().contains(choice) ? choice : systemLanguage();
}

QString Translations::title(const QString &language)
{
    QTranslator catalog;
    const bool isLoaded = loadCatalog(catalog, language);
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

void Translations::useLanguage(const QString &choice)
{
    m_language = languageOf(choice);
    m_installedCatalogs.clear(); // the destructors remove the catalogs from the application
    const Qt::LayoutDirection direction = QLocale(m_language).textDirection();
    if (m_language != english)
        m_installedCatalogs = installCatalogs(m_language, direction == Qt::RightToLeft ? std::make_unique<MirroringCatalog>() : std::make_unique<LanguageCatalog>());
    setFormats(formatsOf(choice, m_language));
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(direction);
}

void Translations::setFormats(const QLocale &formats)
{
    if (!m_formats.contains(formats))
        m_formats += formats;
    QLocale::setDefault(m_formats.at(m_formats.indexOf(formats)));
}

} // namespace outcrop
