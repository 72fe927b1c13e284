// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/spelldictionary.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#ifdef OUTCROP_HAS_HUNSPELL
#include <hunspell.hxx>
#else
/// Completes the type for builds without Hunspell, because the destructor needs a complete type.
class Hunspell
{
};
#endif

namespace outcrop {

namespace {

#ifdef OUTCROP_HAS_HUNSPELL
QString baseOf(const QString &language)
{
    const QStringList all = SpellDictionary::languages();
    QString found = all.contains(language) ? language : QString();
    for (const QString &other : all) {
        if (found.isEmpty() && !language.isEmpty() && other.section(u'_', 0, 0) == language.section(u'_', 0, 0))
            found = other;
    }
    for (const QString &folder : SpellDictionary::folders()) {
        const QString base = folder + u'/' + found;
        if (!found.isEmpty() && QFile::exists(base + QStringLiteral(".aff")))
            return base;
    }
    return {};
}
#endif

QStringList readUserWords()
{
    QFile file(SpellDictionary::personalDictionaryFile());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

QStringList SpellDictionary::folders()
{
    QStringList folders = QStandardPaths::locateAll(
        QStandardPaths::GenericDataLocation, QStringLiteral("hunspell"), QStandardPaths::LocateDirectory);
    folders += QStandardPaths::locateAll(
        QStandardPaths::GenericDataLocation, QStringLiteral("myspell/dicts"), QStandardPaths::LocateDirectory);
    return folders;
}

QStringList SpellDictionary::languages()
{
    QStringList found;
#ifdef OUTCROP_HAS_HUNSPELL
    for (const QString &folder : folders()) {
        for (const QString &name : QDir(folder).entryList({QStringLiteral("*.dic")}, QDir::Files)) {
            const QString language = name.chopped(4);
            if (QFile::exists(folder + u'/' + language + QStringLiteral(".aff")))
                found += language;
        }
    }
#endif
    found.removeDuplicates();
    found.sort();
    return found;
}

QString SpellDictionary::personalDictionaryFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/words.txt");
}

SpellDictionary::~SpellDictionary() = default;

#ifdef OUTCROP_HAS_HUNSPELL
std::shared_ptr<SpellDictionary> SpellDictionary::open(const QString &language)
{
    const QString base = baseOf(language);
    if (base.isEmpty())
        return nullptr;
    return std::shared_ptr<SpellDictionary>(new SpellDictionary(base.section(u'/', -1), base));
}

SpellDictionary::SpellDictionary(const QString &language, const QString &base)
    : m_language(language)
    , m_hunspell(std::make_unique<Hunspell>(QFile::encodeName(base + QStringLiteral(".aff")).constData(),
          QFile::encodeName(base + QStringLiteral(".dic")).constData()))
{
    m_isUtf8 = m_hunspell->get_dict_encoding() == "UTF-8";
    for (const QString &word : readUserWords())
        m_hunspell->add(encodeWord(word).toStdString());
}

bool SpellDictionary::isCorrect(const QString &word) const
{
    const QMutexLocker lock(&m_mutex);
    return m_hunspell->spell(encodeWord(word).toStdString());
}

QStringList SpellDictionary::suggestions(const QString &word) const
{
    const QMutexLocker lock(&m_mutex);
    QStringList found;
    for (const std::string &one : m_hunspell->suggest(encodeWord(word).toStdString()))
        found += m_isUtf8 ? QString::fromStdString(one) : QString::fromLatin1(one.c_str());
    return found.mid(0, 8);
}

void SpellDictionary::add(const QString &word)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_hunspell->add(encodeWord(word).toStdString());
    }
    QStringList words = readUserWords();
    if (words.contains(word))
        return;
    words += word;
    words.sort();
    QDir().mkpath(QFileInfo(personalDictionaryFile()).path());
    QSaveFile file(personalDictionaryFile());
    if (file.open(QIODevice::WriteOnly) && file.write(words.join(u'\n').toUtf8() + '\n') > 0)
        file.commit();
}
#else
std::shared_ptr<SpellDictionary> SpellDictionary::open(const QString &)
{
    return nullptr;
}

bool SpellDictionary::isCorrect(const QString &) const
{
    return true;
}

QStringList SpellDictionary::suggestions(const QString &) const
{
    return {};
}

void SpellDictionary::add(const QString &) { }
#endif

QByteArray SpellDictionary::encodeWord(const QString &word) const
{
    QString plain = word;
    plain.replace(QChar(0x2019), u'\'');
    return m_isUtf8 ? plain.toUtf8() : plain.toLatin1();
}

} // namespace outcrop
