// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/grammars.h"

#include <QFileInfo>

#include <algorithm>

// Each grammar is a C library with one function. CMake generates the list of available grammars.
#define OUTCROP_GRAMMAR(name) extern "C" const TSLanguage *tree_sitter_##name();
#include <outcrop_grammars.inc>
#undef OUTCROP_GRAMMAR

namespace outcrop {
namespace {

const TSLanguage *findLanguage([[maybe_unused]] QLatin1StringView wanted)
{
#define OUTCROP_GRAMMAR(name) \
    if (wanted == QLatin1StringView(#name)) \
        return tree_sitter_##name();
#include <outcrop_grammars.inc>
#undef OUTCROP_GRAMMAR
    return nullptr;
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

Grammar grammar(const char *name, const char *title, const char *endings, const char *aliases, const char *queries)
{
    return {QString::fromLatin1(name), QString::fromLatin1(title), words(endings), words(aliases), words(queries),
        findLanguage(QLatin1StringView(name)), QLatin1StringView(name) == QLatin1StringView("cpp")};
}

template<typename Fits>
const Grammar *findFirstMatchingGrammar(const Fits &fits)
{
    const auto found = std::find_if(grammars().begin(), grammars().end(), fits);
    return found == grammars().end() ? nullptr : &*found;
}

} // namespace

const QList<Grammar> &grammars()
{
    static const QList<Grammar> all{
        grammar("python", "Python", "py pyi", "py python3", "python"),
        grammar("javascript", "JavaScript", "js mjs cjs jsx", "js jsx node", "ecmascript javascript jsx"),
        grammar("typescript", "TypeScript", "ts mts cts", "ts", "ecmascript typescript"),
        grammar("tsx", "TypeScript with JSX", "tsx", "", "ecmascript typescript jsx"),
        grammar("cpp", "C++", "cpp cc cxx hpp hh hxx h", "c++ cc cxx", "cpp"),
        grammar("java", "Java", "java", "", "java"),
        grammar("go", "Go", "go", "golang", "go"),
    };
    return all;
}

const Grammar *grammarOfFile(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return findFirstMatchingGrammar([&ending](const Grammar &one) { return one.endings.contains(ending); });
}

const Grammar *findGrammar(const QString &name)
{
    const QString wanted = name.trimmed().toLower();
    return findFirstMatchingGrammar([&wanted](const Grammar &one) { return one.name == wanted || one.aliases.contains(wanted); });
}

} // namespace outcrop
