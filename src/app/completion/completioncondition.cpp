// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completioncondition.h"

#include "app/completion/completionmessages.h"
#include "app/completion/completionnames.h"

#include <algorithm>

namespace outcrop {
namespace {

using Kind = Candidate::Kind;

bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || QStringView(u"_-./:*+").contains(character);
}

qsizetype wordStart(QStringView text)
{
    qsizetype start = text.size();
    while (start > 0 && isWordCharacter(text[start - 1]))
        --start;
    return start;
}

/// Reads a condition token by token and tracks which kind of token may follow. Tolerates invalid conditions.
class ConditionReader
{
public:
    enum class NextToken { Name, Operator, Value, List, Item, Conjunction };

    explicit ConditionReader(QStringView text)
    {
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype size = tokenSize(text.mid(at));
            const QStringView token = text.mid(at, size);
            if (!token.trimmed().isEmpty())
                readToken(token.toString());
            at += size;
        }
    }

    NextToken next() const { return m_nextToken; }
    /// Returns the last name that was read, which the value is compared with. Empty if there is none.
    const QString &name() const { return m_name; }

private:
    static qsizetype tokenSize(QStringView text)
    {
        qsizetype size = 1;
        const QChar first = text[0];
        if (first == u'"' || first == u'\'')
            return std::max<qsizetype>(1, text.indexOf(first, 1) + 1);
        if (isWordCharacter(first)) {
            while (size < text.size() && isWordCharacter(text[size]))
                ++size;
        } else if (QStringView(u"=!<>").contains(first) && size < text.size() && text[size] == u'=') {
            ++size;
        }
        return size;
    }

    void readToken(const QString &token)
    {
        if (token == u"and" || token == u"or") {
            m_nextToken = NextToken::Name;
        } else if (m_nextToken == NextToken::Name && token != u"not" && token != u"(") {
            m_name = token;
            m_nextToken = NextToken::Operator;
        } else if (m_nextToken == NextToken::Operator) {
            readOperator(token);
        } else if (m_nextToken == NextToken::List && token == u"(") {
            m_nextToken = NextToken::Item;
        } else if (m_nextToken == NextToken::Value || (m_nextToken == NextToken::Item && token == u")")) {
            m_nextToken = NextToken::Conjunction;
        }
    }

    void readOperator(const QString &token)
    {
        if (token == u")")
            m_nextToken = NextToken::Conjunction;
        else if (token != u"not")
            m_nextToken = token == u"in" ? NextToken::List : NextToken::Value;
    }

    NextToken m_nextToken = NextToken::Name;
    QString m_name;
};

QList<Candidate> candidatesOf(const QList<QPair<QString, QString>> &vocabulary)
{
    QList<Candidate> candidates;
    for (const auto &[text, detail] : vocabulary)
        candidates.append({Kind::Condition, text, text.trimmed(), detail});
    return candidates;
}

QList<Candidate> conjunctions()
{
    return candidatesOf({{QStringLiteral("and "), completionmessages::bothMustBeTrue()},
        {QStringLiteral("or "), completionmessages::oneMustBeTrue()}});
}

QList<Candidate> operators()
{
    return candidatesOf({{QStringLiteral("== "), completionmessages::isEqual()},
               {QStringLiteral("!= "), completionmessages::isNotEqual()},
               {QStringLiteral("in ("), completionmessages::isOneOf()},
               {QStringLiteral("not in ("), completionmessages::isNoneOf()},
               {QStringLiteral("< "), completionmessages::isLess()},
               {QStringLiteral("<= "), completionmessages::isAtMost()},
               {QStringLiteral("> "), completionmessages::isGreater()},
               {QStringLiteral(">= "), completionmessages::isAtLeast()}})
        + conjunctions();
}

QList<Candidate> negation()
{
    return candidatesOf({{QStringLiteral("not "), completionmessages::negates()}});
}

QList<Candidate> nextWords(const ConditionReader &reader, const ConditionCandidates &vocabulary)
{
    switch (reader.next()) {
    case ConditionReader::NextToken::Name:
        return vocabulary.names + negation();
    case ConditionReader::NextToken::Operator:
        return operators();
    case ConditionReader::NextToken::Value:
    case ConditionReader::NextToken::Item:
        return vocabulary.values(reader.name());
    case ConditionReader::NextToken::List:
        return candidatesOf({{QStringLiteral("("), completionmessages::commaSeparatedValues()}});
    case ConditionReader::NextToken::Conjunction:
        return conjunctions();
    }
    Q_UNREACHABLE();
}

/// Returns the context windows to propose: the limit below which condensed forms are sent, and the windows of the known models.
QList<Candidate> contextWindowCandidates(const OpenedWorkspace &opened)
{
    const int below = opened.workspace().manifest().condensedBelow;
    QMap<int, QString> sizes{{below, completionmessages::condensedFormsBelow()}};
    for (const Adapter &adapter : opened.catalog.adapters()) {
        for (const ModelInfo &model : adapter.models) {
            if (model.contextWindow && !sizes.contains(*model.contextWindow))
                sizes.insert(*model.contextWindow, completionmessages::contextWindowOf(model.id));
        }
    }
    QList<Candidate> candidates;
    for (auto size = sizes.begin(); size != sizes.end(); ++size)
        candidates.append({Kind::Value, QString::number(size.key()), {}, size.value()});
    return candidates;
}

} // namespace

Completions conditionCompletions(QStringView written, const ConditionCandidates &vocabulary)
{
    Completions completions;
    completions.start = wordStart(written);
    completions.end = written.size();
    completions.typed = written.mid(completions.start).toString();
    completions.candidates = nextWords(ConditionReader(written.first(completions.start)), vocabulary);
    return completions;
}

ConditionCandidates layerConditionCandidates(const OpenedWorkspace &opened)
{
    ConditionCandidates vocabulary;
    vocabulary.names = candidatesOf({{QStringLiteral("agent"), completionmessages::selectedAgent()},
        {QStringLiteral("profile"), completionmessages::selectedProfile()},
        {QStringLiteral("phase"), completionmessages::selectedPhase()},
        {QStringLiteral("scope"), completionmessages::selectedScope()},
        {QStringLiteral("workload"), completionmessages::workloadCategory()},
        {QStringLiteral("provider"), completionmessages::provider()},
        {QStringLiteral("model"), completionmessages::model()},
        {QStringLiteral("window"), completionmessages::contextWindow()}});
    vocabulary.values = [&opened](const QString &name) {
        return name == u"window" ? contextWindowCandidates(opened) : nameCandidates(opened, name, {}, {});
    };
    return vocabulary;
}

} // namespace outcrop
