// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templateevaluator.h"

#include "core/templates/templatesmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

using Expression = TemplateExpression;

TemplateValue booleanValue(bool holds)
{
    return TemplateValue::fromJson(Json(holds));
}

/// Returns the text with all characters mapped to the source of the first one, because changing the case may change the length.
TemplateValue rewriteText(const TracedText &before, const QString &after)
{
    TracedText text;
    text.append(after, before.originAt(0), TraceKind::Rewritten);
    return TemplateValue(text);
}

/// Returns a value as JSON, on one line or indented by 1 to 10 spaces.
QString jsonOf(const TemplateValue &value, const std::optional<double> &indent)
{
    const int spaces = int(std::clamp(indent.value_or(0), 0.0, 10.0));
    return QString::fromStdString(value.data().toJson().dump(spaces > 0 ? spaces : -1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

TemplateValue TemplateEvaluator::value(const Expression &expression, bool mayBeMissing)
{
    const auto operand = [&](qsizetype at) { return value(expression.operands.at(at), true); };
    switch (expression.kind) {
    case Expression::Kind::Constant:
        return expression.isPassage ? TemplateValue(m_text.text.mid(expression.start, expression.length)) : expression.constantValue;
    case Expression::Kind::Path:
        return path(expression, mayBeMissing);
    case Expression::Kind::Index:
        return index(expression, mayBeMissing);
    case Expression::Kind::Not:
        return booleanValue(!operand(0).isTruthy());
    case Expression::Kind::And: {
        const TemplateValue left = operand(0);
        return left.isTruthy() ? operand(1) : left;
    }
    case Expression::Kind::Or: {
        const TemplateValue left = operand(0);
        return left.isTruthy() ? left : operand(1);
    }
    case Expression::Kind::Compare:
        return booleanValue(compare(expression));
    case Expression::Kind::Filter:
        return filter(expression, mayBeMissing);
    case Expression::Kind::Slice:
        return slice(expression, mayBeMissing);
    case Expression::Kind::IsDefined:
        return booleanValue(!operand(0).isMissing());
    }
    Q_UNREACHABLE();
}

/// Records the use of a variable. Names that a block or an item defines are not variables.
void TemplateEvaluator::recordUse(const Expression &expression, const FoundValue &found)
{
    if (found.isVariable)
        m_uses.append({expression.segments.first(), m_text.text.originAt(expression.start), expression.length, !found.value.isMissing()});
}

TemplateValue TemplateEvaluator::path(const Expression &expression, bool mayBeMissing)
{
    if (expression.segments.isEmpty())
        return m_scope.context(expression.parentSteps);
    const FoundValue found = m_scope.find(expression, m_text.dialect);
    recordUse(expression, found);
    if (found.value.isMissing() && found.isInContext && !mayBeMissing)
        m_report(Severity::Warning, QStringLiteral("template-undefined"), templatesmessages::notInItem(expression.segments.first()), expression);
    TemplateValue value = found.value;
    for (const QString &name : expression.segments.mid(1)) {
        const TemplateValue next = value.member(name);
        if (next.isMissing() && !value.isMissing() && !mayBeMissing)
            m_report(Severity::Warning, QStringLiteral("template-undefined"), templatesmessages::noField(expression.segments.first(), name), expression);
        value = next;
    }
    return value;
}

TemplateValue TemplateEvaluator::index(const Expression &expression, bool mayBeMissing)
{
    const TemplateValue whole = value(expression.operands.at(0), mayBeMissing);
    const QString key = value(expression.operands.at(1), true).text();
    const TemplateValue found = whole.member(key);
    if (found.isMissing() && !whole.isMissing() && !mayBeMissing)
        m_report(Severity::Warning, QStringLiteral("template-undefined"), templatesmessages::noKey(key), expression);
    return found;
}

bool TemplateEvaluator::compare(const Expression &expression)
{
    const TemplateValue left = value(expression.operands.at(0), true);
    const TemplateValue right = value(expression.operands.at(1), true);
    const QString &word = expression.word;
    if (word == u"==" || word == u"!=")
        return left.equals(right) == (word == u"==");
    if (word == u"in")
        return right.contains(left);
    const bool areTexts = left.data().isString() && right.data().isString();
    if (!areTexts && !(left.number() && right.number())) {
        m_report(Severity::Error, QStringLiteral("template-compare"), templatesmessages::notComparable(word), expression);
        return false;
    }
    const bool isLess = areTexts ? left.text() < right.text() : *left.number() < *right.number();
    const bool isEqual = left.equals(right);
    if (word == u"<" || word == u"<=")
        return isLess || (isEqual && word == u"<=");
    return (!isLess && !isEqual) || (isEqual && word == u">=");
}

TemplateValue TemplateEvaluator::filter(const Expression &expression, bool mayBeMissing)
{
    const bool isDefault = expression.word == u"default";
    const TemplateValue operand = value(expression.operands.first(), mayBeMissing || isDefault);
    if (!isDefault)
        return applyFilter(operand, expression).withStrictInput(operand.strictInput());
    const bool replacesFalsy = expression.operands.size() > 2 && value(expression.operands.at(2), true).isTruthy();
    const bool usesReplacement = operand.isMissing() || (replacesFalsy && !operand.isTruthy());
    const bool hasDefault = expression.operands.size() > 1;
    return !usesReplacement ? operand : hasDefault ? value(expression.operands.at(1), mayBeMissing) : TemplateValue::fromJson(Json(""));
}

/// Applies a filter other than `default`.
TemplateValue TemplateEvaluator::applyFilter(const TemplateValue &operand, const Expression &expression)
{
    const QString &name = expression.word;
    if (name == u"length")
        return TemplateValue::fromJson(Json(operand.isPrintable() ? operand.text().size() : operand.items().size()));
    if (name == u"join")
        return joinItems(operand, expression);
    if (name == u"json")
        return TemplateValue::fromJson(jsonString(jsonOf(operand, expression.operands.size() > 1 ? value(expression.operands.at(1), true).number() : std::nullopt)));
    const TracedText text = operand.traced(m_tag);
    if (name == u"trim" || name == u"format_code")
        return TemplateValue(text.trimmed());
    if (name == u"truncate" || name == u"summarize") {
        constexpr qsizetype charactersPerToken = 4;
        const bool limitsTokens = name == u"summarize";
        const double statedLimit = expression.operands.size() > 1 ? value(expression.operands.at(1), true).number().value_or(-1) : -1;
        const qsizetype longest = statedLimit < 0 ? 255 : qsizetype(std::min(statedLimit, 1e9)); // 255 is Jinja's default
        return truncateText(text, limitsTokens ? longest * charactersPerToken : longest);
    }
    return rewriteText(text, name == u"upper" ? text.text().toUpper() : text.text().toLower());
}

/// Truncates a text at a word boundary like Jinja's truncate(): texts that are up to five characters longer are unchanged.
TemplateValue TemplateEvaluator::truncateText(const TracedText &text, qsizetype longest) const
{
    constexpr qsizetype tolerance = 5;
    const QString end = QStringLiteral("...");
    if (text.size() <= longest + tolerance)
        return TemplateValue(text);
    qsizetype cut = std::max<qsizetype>(0, longest - end.size());
    const qsizetype space = cut > 0 ? text.text().lastIndexOf(u' ', cut - 1) : -1;
    if (space >= 0)
        cut = space;
    else if (cut > 0 && text.text().at(cut - 1).isHighSurrogate())
        --cut;
    TracedText result = text.mid(0, cut);
    result.append(end, m_tag, TraceKind::Rewritten);
    return TemplateValue(result);
}

TemplateValue TemplateEvaluator::slice(const Expression &expression, bool mayBeMissing)
{
    const TemplateValue whole = value(expression.operands.at(0), mayBeMissing);
    const qsizetype size = whole.isPrintable() ? whole.text().size() : whole.items().size();
    const auto bound = [&](qsizetype operand, qsizetype otherwise) {
        const std::optional<double> number = value(expression.operands.at(operand), true).number();
        const double at = number ? (*number < 0 ? *number + double(size) : *number) : double(otherwise);
        return qsizetype(std::clamp(at, 0.0, double(size)));
    };
    const qsizetype from = bound(1, 0);
    const qsizetype to = std::max(from, bound(2, size));
    return whole.isPrintable() ? TemplateValue(whole.traced(m_tag).mid(from, to - from)).withStrictInput(whole.strictInput()) : whole.slice(from, to);
}

TemplateValue TemplateEvaluator::joinItems(const TemplateValue &list, const Expression &expression)
{
    const TracedText separator = expression.operands.size() > 1 ? value(expression.operands.at(1), true).traced(m_tag) : TracedText();
    TracedText text;
    bool isFirst = true;
    for (const TemplateValue &item : list.items()) {
        if (!isFirst)
            text.append(separator);
        isFirst = false;
        text.append(item.traced(m_tag));
    }
    return TemplateValue(text);
}

} // namespace outcrop
