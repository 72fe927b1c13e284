// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/taskwords.h"

#include "core/documents/bundle/bundleddata.h"

namespace outcrop {
namespace {

/// Returns the pattern of one entry: `race condition*` matches `race conditions`, also across line ends.
QString patternOf(const QString &word)
{
    QString pattern = QRegularExpression::escape(word.simplified());
    pattern.replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
    pattern.replace(QStringLiteral("\\*"), QStringLiteral("\\w*"));
    return pattern;
}

/// Returns a pattern that matches any of the words, but not after a negation. Without words, it has no matches.
QRegularExpression alternationPattern(const QStringList &words)
{
    QStringList patterns;
    for (const QString &word : words)
        patterns.append(patternOf(word));
    const QString all = patterns.isEmpty() ? QStringLiteral("(?!)") : patterns.join(u'|');
    QRegularExpression pattern(QStringLiteral("(?<![\\w-])(?<!\\bno )(?<!\\bnot )(?<!\\bwithout )(?:%1)(?![\\w-])").arg(all),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    pattern.optimize();
    return pattern;
}

/// The built-in words together with those of a workspace.
class WordLists
{
public:
    explicit WordLists(const DataNode &own) : m_workspaceWords(own) { }

    QRegularExpression words(QStringView key) const { return alternationPattern(builtIn()[key].toStrings() + m_workspaceWords[key].toStrings()); }

    QList<WordPattern> lists(QStringView key, const QList<Factor> &definedFactors) const
    {
        QList<WordPattern> patterns;
        for (const Factor &factor : definedFactors) {
            const QStringList words = builtIn()[key][factor.key].toStrings() + m_workspaceWords[key][factor.key].toStrings();
            if (!words.isEmpty())
                patterns.append({factor.key, alternationPattern(words)});
        }
        return patterns;
    }

    static const DataNode &builtIn()
    {
        static const DataNode data = bundledData(QStringLiteral("complexity/taskwords.yaml"));
        return data;
    }

private:
    const DataNode &m_workspaceWords;
};

} // namespace

TaskWords TaskWords::of(const ComplexityThresholds &thresholds)
{
    const WordLists lists(thresholds.data[u"task_words"]);
    TaskWords words;
    words.features = lists.words(u"features");
    words.featureEnds = lists.words(u"feature_ends");
    words.integrations = lists.words(u"integrations");
    words.integrationWords = lists.words(u"integration_words");
    words.types = lists.lists(u"types", thresholds.taskTypes);
    words.concepts = lists.lists(u"concepts", thresholds.concepts);
    words.circumstances = lists.lists(u"circumstances", thresholds.circumstances);
    words.outputs = lists.lists(u"outputs", thresholds.linesPerOutput);
    for (const DataNode::Member &size : WordLists::builtIn()[u"sizes"].members()) {
        if (findFactor(thresholds.linesPerOutput, size.value.text()))
            words.sizes.insert(size.key, size.value.text());
    }
    return words;
}

} // namespace outcrop
