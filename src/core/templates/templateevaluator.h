// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatescope.h"

#include <functional>

namespace outcrop {

/// Reports a problem of an expression: severity, code, message and the expression.
using ExpressionReporter = std::function<void(Severity severity, const QString &code, const QString &message, const TemplateExpression &at)>;

/// Evaluates the expressions of one template.
class TemplateEvaluator
{
public:
    /// `text` is the template; `tag` is the source of the tag that contains the expression.
    TemplateEvaluator(const TemplateText &text, const TemplateScope &scope, const Origin &tag, QList<VariableUse> &uses, const ExpressionReporter &report)
        : m_text(text), m_scope(scope), m_tag(tag), m_uses(uses), m_report(report)
    {
    }

    /// Returns the value of an expression. If `mayBeMissing` is set, missing fields are not reported.
    TemplateValue value(const TemplateExpression &expression, bool mayBeMissing);

private:
    TemplateValue path(const TemplateExpression &expression, bool mayBeMissing);
    TemplateValue index(const TemplateExpression &expression, bool mayBeMissing);
    bool compare(const TemplateExpression &expression);
    TemplateValue filter(const TemplateExpression &expression, bool mayBeMissing);
    TemplateValue applyFilter(const TemplateValue &operand, const TemplateExpression &expression);
    TemplateValue slice(const TemplateExpression &expression, bool mayBeMissing);
    TemplateValue truncateText(const TracedText &text, qsizetype longest) const;
    TemplateValue joinItems(const TemplateValue &list, const TemplateExpression &expression);
    void recordUse(const TemplateExpression &expression, const FoundValue &found);

    const TemplateText &m_text;
    const TemplateScope &m_scope;
    Origin m_tag;
    QList<VariableUse> &m_uses;
    const ExpressionReporter &m_report;
};

} // namespace outcrop
