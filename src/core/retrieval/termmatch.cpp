// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/termmatch.h"

#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumSearchedLength = 200'000; ///< maximum number of characters of a text that are searched for a snippet

/// A parsed term: the stems of its words, or a prefix.
struct ParsedTerm {
    QStringList words;
    bool isBeginning = false;

    bool matches(const QString &word, const QString &stem, qsizetype part) const
    {
        return isBeginning ? word.startsWith(words[part]) : stem == words[part];
    }
};

QList<ParsedTerm> parseTerms(const QList<SearchTerm> &terms)
{
    QList<ParsedTerm> shapes;
    for (const SearchTerm &term : terms) {
        ParsedTerm shape{wordsOf(term.text), term.kind == SearchTerm::Kind::Prefix};
        if (!shape.isBeginning)
            std::transform(shape.words.begin(), shape.words.end(), shape.words.begin(), wordStem);
        shapes.append(shape);
    }
    return shapes;
}

/// A span of a text and its number of distinct terms.
struct Window {
    qsizetype start = 0;
    qsizetype end = 0;
    qsizetype terms = 0;
};

Window findBestWindow(const QList<TermLocation> &locations, qsizetype longest)
{
    Window best;
    for (qsizetype first = 0; first < locations.size(); ++first) {
        QSet<qsizetype> terms;
        qsizetype last = first;
        for (qsizetype i = first; i < locations.size() && locations[i].start + locations[i].length - locations[first].start <= longest; ++i) {
            terms.insert(locations[i].term);
            last = i;
        }
        if (terms.size() > best.terms)
            best = {locations[first].start, locations[last].start + locations[last].length, terms.size()};
    }
    return best;
}

/// Extends a window to `longest` characters, at word boundaries where possible, with about a third of the extra text before the matches.
Window widen(const Window &window, QStringView text, qsizetype longest)
{
    const qsizetype spareLength = std::max<qsizetype>(0, longest - (window.end - window.start));
    Window wideWindow{std::max<qsizetype>(0, window.start - spareLength / 3), 0, window.terms};
    wideWindow.end = std::min(text.size(), wideWindow.start + longest);
    wideWindow.start = std::max<qsizetype>(0, std::min(wideWindow.start, wideWindow.end - longest));
    while (wideWindow.start > 0 && wideWindow.start < window.start && !text[wideWindow.start - 1].isSpace())
        ++wideWindow.start;
    while (wideWindow.end < text.size() && wideWindow.end > window.end && wideWindow.end > wideWindow.start + 1 && !text[wideWindow.end].isSpace())
        --wideWindow.end;
    return wideWindow;
}

Snippet excerpt(QStringView text, const QList<TermLocation> &locations, qsizetype longest)
{
    const Window window = widen(findBestWindow(locations, longest), text, longest);
    const QString dots = QStringLiteral("…");
    Snippet snippet{window.start > 0 ? dots : QString(), {}};
    const qsizetype shift = snippet.text.size() - window.start;
    snippet.text += text.mid(window.start, window.end - window.start);
    if (window.end < text.size())
        snippet.text += dots;
    for (const TermLocation &place : locations) {
        const bool isInside = place.start >= window.start && place.start + place.length <= window.end;
        const bool isFree = snippet.matches.isEmpty() || place.start + shift >= snippet.matches.last().start + snippet.matches.last().length;
        if (isInside && isFree)
            snippet.matches.append({place.start + shift, place.length});
    }
    return snippet;
}

} // namespace

QList<TermLocation> findTermLocations(const QList<SearchTerm> &terms, QStringView text)
{
    const QList<ParsedTerm> shapes = parseTerms(terms);
    const QList<TextWord> words = textWords(text);
    QStringList stems;
    for (const TextWord &word : words)
        stems.append(wordStem(word.word));
    QList<TermLocation> locations;
    for (qsizetype i = 0; i < words.size(); ++i) {
        for (qsizetype t = 0; t < shapes.size(); ++t) {
            const qsizetype count = shapes[t].words.size();
            qsizetype part = 0;
            while (part < count && i + part < words.size() && shapes[t].matches(words[i + part].word, stems[i + part], part))
                ++part;
            if (part == count && count > 0)
                locations.append({t, words[i].start, words[i + count - 1].start + words[i + count - 1].length - words[i].start});
        }
    }
    return locations;
}

QList<MatchedWord> findMatchedWords(const QList<SearchTerm> &terms, const SearchDocument &document)
{
    const QList<std::pair<QString, QString>> fields{{QStringLiteral("title"), document.title}, {QStringLiteral("summary"), document.summary},
        {QStringLiteral("tags"), document.tags.join(u'\n')}, {QStringLiteral("text"), document.text}};
    QList<MatchedWord> matchedWords;
    for (const SearchTerm &term : terms)
        matchedWords.append({term.text, {}});
    for (const auto &[name, text] : fields) {
        for (const TermLocation &place : findTermLocations(terms, text)) {
            QStringList &found = matchedWords[place.term].fields;
            if (!found.contains(name))
                found.append(name);
        }
    }
    matchedWords.removeIf([](const MatchedWord &word) { return word.fields.isEmpty(); });
    return matchedWords;
}

Snippet makeSnippet(const QList<SearchTerm> &terms, const SearchDocument &document, qsizetype longest)
{
    const QString text = document.text.left(maximumSearchedLength).simplified();
    const QString summary = document.summary.simplified();
    const QList<TermLocation> textLocations = findTermLocations(terms, text);
    const QList<TermLocation> summaryLocations =
        textLocations.isEmpty() || text.isEmpty() ? findTermLocations(terms, summary) : QList<TermLocation>();
    const bool showsSummary = !summaryLocations.isEmpty() || text.isEmpty();
    return showsSummary ? excerpt(summary, summaryLocations, longest) : excerpt(text, textLocations, longest);
}

} // namespace outcrop
