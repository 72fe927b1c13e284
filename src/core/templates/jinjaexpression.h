// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Returns the filters of Jinja templates: upper, lower, trim, join, length, default, truncate, and two that prompt libraries add to Jinja: summarize and
/// format_code.
QStringList templateFilterNames();

/// Parses the inside of a Jinja tag from left to right. After a failure, `problem()` is set and the remaining text is ignored.
class JinjaExpressionParser
{
public:
    /// Parses [start, end) of a template's text.
    JinjaExpressionParser(QStringView text, qsizetype start, qsizetype end) : m_text(text), m_offset(start), m_end(end) { }

    /// Parses an expression with `or`, `and`, `not`, comparisons and filters.
    TemplateExpression parseExpression();
    /// Skips whitespace and consumes a character or word if it is next. Returns whether it was.
    bool consume(QStringView mark);
    bool consumeWord(QStringView word);
    /// Consumes a name and returns it; empty if there is none.
    QString consumeName();
    bool atEnd();
    /// Reports the remaining text, if any, as unsupported.
    void expectEnd();
    qsizetype offset() const { return m_offset; }
    const std::optional<TemplateFinding> &problem() const { return m_problem; }

private:
    TemplateExpression parseConjunction();
    TemplateExpression parseNegation();
    TemplateExpression parseComparison();
    TemplateExpression parseFiltered();
    TemplateExpression parseFilter(const TemplateExpression &value);
    TemplateExpression parsePostfix();
    TemplateExpression parsePrimary();
    TemplateExpression parseQuotedText();
    TemplateExpression parseNumber();
    TemplateExpression parseWord();
    TemplateExpression parseNested();
    TemplateExpression parseIndex(const TemplateExpression &value);
    TemplateExpression parseSlice(const TemplateExpression &value, const TemplateExpression &from);
    TemplateExpression parseDefinedTest(const TemplateExpression &value);
    void consumeArgumentName();
    TemplateExpression parseMember(TemplateExpression value);
    QString consumeOperator();
    QChar peek();
    QStringView peekWord();
    void skipSpace();
    void countStep();
    void fail(const QString &code, const QString &message, qsizetype start, qsizetype length);
    TemplateExpression makeOperation(TemplateExpression::Kind kind, const QString &word, const QList<TemplateExpression> &operands) const;

    QStringView m_text;
    qsizetype m_offset = 0;
    qsizetype m_end = 0;
    int m_depth = 0;
    int m_steps = 0;
    std::optional<TemplateFinding> m_problem;
};

} // namespace outcrop
