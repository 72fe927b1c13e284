// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/guardrails.h"

#include "core/agents/agent.h"
#include "core/agents/agentsmessages.h"
#include "core/base/joinedtext.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString validation = QStringLiteral("guardrails.input_validation");
const QString filtering = QStringLiteral("guardrails.output_filtering");
constexpr qsizetype maximumWords = 100'000; ///< number of strings of a request after which no more words are added
constexpr qsizetype maximumShownLength = 60;

/// Returns whether a string is a regular expression and not prose: it has an anchor, an escape, a character class or a repetition.
bool looksLikePattern(const QString &text)
{
    static const QRegularExpression sign(QStringLiteral("^\\^|[^\\\\]\\$$|\\\\[a-zA-Z.]|\\[[^\\]]+\\]|\\.[*+]|\\(\\?|[)\\]]\\{\\d"));
    return text.contains(sign);
}

QString shortenForDisplay(const QString &text)
{
    return text.size() <= maximumShownLength ? text : text.left(maximumShownLength) + QStringLiteral("…");
}

// Functions that read guardrails.

void readPattern(InputRule &rule, const DataNode &node)
{
    rule.location.range = node.range();
    const QString text = node.text();
    if (node.isString() && looksLikePattern(text))
        rule.pattern = text;
    else
        rule.problem = agentsmessages::invalidInputRule(shortenForDisplay(node.isScalar() ? text : rule.name));
}

const DataNode &firstMember(const DataNode &mapping, const QStringList &keys)
{
    const auto found = std::find_if(keys.begin(), keys.end(), [&mapping](const QString &key) { return mapping.member(key); });
    return mapping[found == keys.end() ? QString() : *found];
}

void readLongForm(InputRule &rule, const DataNode &mapping)
{
    rule.isRequired = mapping[u"required"].toBool().value_or(rule.isRequired);
    rule.isWarningOnly = mapping.at(u"on_invalid.action").text() == QLatin1String("warn");
    rule.message = mapping.at(u"on_invalid.message").text().trimmed();
    rule.allowed = mapping[u"allowed"].toStrings();
    const DataNode pattern = firstMember(mapping, {QStringLiteral("format"), QStringLiteral("pattern"), QStringLiteral("regex")});
    if (rule.allowed.isEmpty())
        readPattern(rule, pattern);
    else
        rule.location.range = mapping[u"allowed"].range();
}

InputRule readRule(const QString &name, const DataNode &node, const QString &file)
{
    InputRule rule;
    rule.isRequired = !name.endsWith(u'?');
    rule.name = rule.isRequired ? name : name.chopped(1);
    rule.location = {file, node.range()};
    if (node.isMapping())
        readLongForm(rule, node);
    else
        readPattern(rule, node);
    return rule;
}

/// Converts `no_secrets_in_output` to `no secrets in output`.
QString toWords(QString name)
{
    return name.replace(u'_', u' ').replace(u'-', u' ').simplified().toLower();
}

bool containsAny(const QString &text, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [&text](const QString &word) { return text.contains(word); });
}

/// Returns the kind of a filter by its name. Names that describe no automatic filter are instructions.
FilterKind kindOfName(const QString &name)
{
    static const QRegularExpression secrets(QStringLiteral("^(no|never|without|redact|mask|remove|strip|filter)\\b.*\\b(secrets?|credentials?|passwords?|api keys?|tokens?|private keys?)\\b"));
    static const QRegularExpression personal(QStringLiteral("^(no|never|without|redact|mask|remove|strip|filter)\\b.*\\b(pii|personal (data|information)|personally identifiable|e ?mail addresses|payment data|card numbers?)\\b"));
    const QString words = toWords(name);
    if (words.contains(secrets))
        return FilterKind::Secrets;
    return words.contains(personal) ? FilterKind::PersonalData : FilterKind::Instruction;
}

/// Reads `{name: pattern}`, `{name: {require: pattern}}` and `{name: {forbid: pattern}}`. The name determines the kind of all other filters.
OutputFilter readFilter(const QString &name, const DataNode &value, const QString &file)
{
    OutputFilter filter{name, kindOfName(name), {}, {file, value.range()}};
    const DataNode &forbiddenNode = value[u"forbid"];
    const DataNode &requiredNode = value[u"require"];
    if (forbiddenNode.isString() || requiredNode.isString()) {
        filter.kind = forbiddenNode.isString() ? FilterKind::Forbid : FilterKind::Require;
        filter.pattern = forbiddenNode.isString() ? forbiddenNode.text() : requiredNode.text();
    } else if (value.isString() && looksLikePattern(value.text())) {
        filter.kind = FilterKind::Require;
        filter.pattern = value.text();
    }
    return filter;
}

/// Calls `callback` for the members of a mapping or of the mappings in a list. A scalar, alone or in a list, is both name and value.
template<typename Callback>
void forEachNamedNode(const DataNode &node, Callback callback)
{
    for (const DataNode::Member &member : node.members())
        callback(member.key, member.value);
    for (const DataNode &item : node.isScalar() && !node.isNull() ? QList<DataNode>{node} : node.items()) {
        for (const DataNode::Member &member : item.members())
            callback(member.key, member.value);
        if (item.isScalar() && !item.isNull())
            callback(item.text(), item);
    }
}

// Functions that check inputs.

QString withoutPunctuation(const QString &word)
{
    static const QString around = QStringLiteral(".,;:!?\"'`()[]{}<>*_“”‘’");
    qsizetype start = 0;
    qsizetype end = word.size();
    while (start < end && around.contains(word.at(start)))
        ++start;
    while (end > start && around.contains(word.at(end - 1)))
        --end;
    return word.mid(start, end - start);
}

/// Returns the strings that a pattern is matched against: the request, its lines, and its words, also without punctuation. Omits words beyond maximumWords.
QStringList candidateValues(const QString &text)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    QStringList pieces{text.trimmed()};
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        pieces.append(line.trimmed());
    for (const QString &word : text.split(space, Qt::SkipEmptyParts)) {
        pieces.append(word);
        if (const QString bareWord = withoutPunctuation(word); bareWord != word)
            pieces.append(bareWord);
        if (pieces.size() > maximumWords)
            break;
    }
    return pieces;
}

/// Returns the literal prefix of a pattern: `ENG-` for `^ENG-\d+`. Empty unless the pattern begins with `^`, letters or digits, and a separator.
QString literalPrefix(const QString &pattern)
{
    static const QRegularExpression literalPattern(QStringLiteral("^\\^([A-Za-z0-9]+[-_/:.#])"));
    const QString found = literalPattern.match(pattern).captured(1);
    return found.endsWith(u'.') ? QString() : found; // a dot matches any character
}

/// Returns a pattern for a named input in prose: `engagement id: …`, `engagement_id = …`.
QRegularExpression namedValuePattern(const QString &name)
{
    static const QRegularExpression suffix(QStringLiteral("_(format|pattern|validation)$"));
    QStringList words;
    for (const QString &word : toWords(QString(name).remove(suffix)).split(u' '))
        words.append(QRegularExpression::escape(word));
    return QRegularExpression(QStringLiteral("(?<![\\w-])%1[*_\"'`]*\\s*[:=]\\s*[*\"'`]*([^\\s,;]+)").arg(words.join(QStringLiteral("[\\s_-]*"))),
        QRegularExpression::CaseInsensitiveOption);
}

/// Checks one rule against the input.
class RuleCheck
{
public:
    RuleCheck(const InputRule &rule, const CheckedInput &input) : m_rule(rule), m_input(input), m_pattern(rule.pattern)
    {
    }

    Diagnostics run()
    {
        if (!m_rule.pattern.isEmpty() && !m_pattern.problem().isEmpty())
            return {finding(agentsmessages::patternCannotRun(m_rule.name, m_pattern.problem()), false)};
        for (const QString &value : collectGivenValues()) {
            if (!fits(value))
                return {mismatchFinding(value)};
        }
        if (m_isSlow)
            return {slowPatternFinding()};
        if (!m_rule.isRequired || m_isGiven || isFound(m_input.request) || std::any_of(m_input.earlier.begin(), m_input.earlier.end(), [this](const QString &text) { return isFound(text); }))
            return m_isSlow ? Diagnostics{slowPatternFinding()} : Diagnostics();
        return {m_isSlow ? slowPatternFinding() : missingInputFinding()};
    }

private:
    bool fits(const QString &text)
    {
        if (!m_rule.allowed.isEmpty())
            return m_rule.allowed.contains(text, Qt::CaseInsensitive);
        const GuardPattern::Outcome outcome = m_pattern.matchIn(text);
        m_isSlow = m_isSlow || outcome == GuardPattern::Outcome::TooSlow;
        return outcome == GuardPattern::Outcome::Match;
    }

    bool isFound(const QString &text)
    {
        const QStringList pieces = candidateValues(text);
        return std::any_of(pieces.begin(), pieces.end(), [this](const QString &piece) { return !m_isSlow && fits(piece); });
    }

    /// Returns the values that are clearly intended for this input. Sets m_isGiven if any was given by name.
    QStringList collectGivenValues()
    {
        QStringList values;
        for (const auto &[name, value] : m_input.fields) {
            if (toWords(name) == toWords(m_rule.name))
                values.append(value.is_string() ? qString(value) : QString::fromStdString(value.dump()));
        }
        const bool isIdentifier = m_rule.name.contains(u'_') || m_rule.name.contains(u'-'); // `order: first` is prose
        for (const QRegularExpressionMatch &match :
            isIdentifier ? namedValuePattern(m_rule.name).globalMatch(m_input.request) : QRegularExpressionMatchIterator())
            values.append(withoutPunctuation(match.captured(1)));
        m_isGiven = !values.isEmpty();
        return values + similarValues();
    }

    /// Returns words with the literal prefix of the pattern that contain a digit.
    QStringList similarValues() const
    {
        const QString start = literalPrefix(m_rule.pattern);
        if (start.isEmpty())
            return {};
        const QRegularExpression word(QStringLiteral("(?<![\\w-])%1[\\w-]*\\d[\\w-]*").arg(QRegularExpression::escape(start)));
        QStringList found;
        for (const QRegularExpressionMatch &match : word.globalMatch(m_input.request))
            found.append(match.captured());
        return found;
    }

    QString allowedWords() const { return m_rule.allowed.join(listSeparator()); }

    Diagnostic mismatchFinding(const QString &value) const
    {
        return finding(m_rule.allowed.isEmpty() ? agentsmessages::mustMatch(shortenForDisplay(value), m_rule.name, m_rule.pattern)
                                                : agentsmessages::mustBeOneOf(shortenForDisplay(value), m_rule.name, allowedWords()),
            m_rule.isWarningOnly);
    }

    Diagnostic missingInputFinding() const
    {
        return finding(m_rule.allowed.isEmpty() ? agentsmessages::noMatchingValue(m_rule.name, m_rule.pattern) : agentsmessages::noValidField(m_rule.name, allowedWords()),
            m_rule.isWarningOnly);
    }

    Diagnostic slowPatternFinding() const
    {
        return finding(agentsmessages::patternTooSlow(m_rule.pattern, m_rule.name), false);
    }

    Diagnostic finding(const QString &message, bool isWarningOnly) const
    {
        const QString advice = m_rule.message.isEmpty() ? QString() : sentenceSeparator() + m_rule.message;
        return {isWarningOnly ? Severity::Warning : Severity::Error, QStringLiteral("input-invalid"), message + advice, m_rule.location};
    }

    const InputRule &m_rule;
    const CheckedInput &m_input;
    GuardPattern m_pattern;
    bool m_isGiven = false;
    bool m_isSlow = false;
};

} // namespace

QList<InputRule> inputRules(const Agent &agent)
{
    QList<InputRule> rules;
    const QString file = agent.fieldLocation(validation).file;
    forEachNamedNode(agent.field(validation), [&](const QString &name, const DataNode &value) { rules.append(readRule(name, value, file)); });
    return rules;
}

QList<OutputFilter> outputFilters(const Agent &agent)
{
    QList<OutputFilter> filters;
    const QString file = agent.fieldLocation(filtering).file;
    forEachNamedNode(agent.field(filtering), [&](const QString &name, const DataNode &value) { filters.append(readFilter(name, value, file)); });
    return filters;
}

Fallback fallbackFromName(const QString &word)
{
    const QString words = toWords(word);
    if (containsAny(words, {QStringLiteral("retry"), QStringLiteral("try again"), QStringLiteral("ask again")}))
        return Fallback::Retry;
    if (containsAny(words, {QStringLiteral("escalate"), QStringLiteral("request "), QStringLiteral("ask user"), QStringLiteral("ask the user"), QStringLiteral("human")}))
        return Fallback::Escalate;
    if (containsAny(words, {QStringLiteral("halt"), QStringLiteral("refuse"), QStringLiteral("stop"), QStringLiteral("reject"), QStringLiteral("abort")}))
        return Fallback::Halt;
    if (containsAny(words, {QStringLiteral("continue"), QStringLiteral("with defaults"), QStringLiteral("partial"), QStringLiteral("proceed"), QStringLiteral("with notice")}))
        return Fallback::Continue;
    return Fallback::Unset;
}

bool isFallbackSetting(const QString &word)
{
    static const QStringList settings{
        QStringLiteral("warn_and_retry"), QStringLiteral("warn_and_continue"), QStringLiteral("warn_and_halt"), QStringLiteral("escalate_to_user")};
    return settings.contains(word.trimmed());
}

QString fallbackName(Fallback fallback)
{
    switch (fallback) {
    case Fallback::Unset:
        return {};
    case Fallback::Retry:
        return QStringLiteral("retry");
    case Fallback::Continue:
        return QStringLiteral("continue");
    case Fallback::Halt:
        return QStringLiteral("halt");
    case Fallback::Escalate:
        return QStringLiteral("escalate");
    }
    Q_UNREACHABLE();
}

Diagnostics checkInput(const QList<InputRule> &rules, const CheckedInput &input)
{
    Diagnostics found;
    if (input.request.trimmed().isEmpty())
        return found;
    for (const InputRule &rule : rules) {
        if (rule.canBeChecked())
            found += RuleCheck(rule, input).run();
    }
    return found;
}

GuardPattern::GuardPattern(const QString &pattern)
{
    // Limits backtracking, which could otherwise run for hours.
    m_expression.setPattern(QStringLiteral("(*LIMIT_MATCH=1000000)") + pattern);
}

QString GuardPattern::problem() const
{
    return m_expression.isValid() ? QString() : m_expression.errorString();
}

GuardPattern::Outcome GuardPattern::matchIn(const QString &text) const
{
    const QRegularExpressionMatch match = m_expression.match(text);
    if (!match.isValid())
        return Outcome::TooSlow;
    return match.hasMatch() ? Outcome::Match : Outcome::NoMatch;
}

} // namespace outcrop
