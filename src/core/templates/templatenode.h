// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/templates/templatevalue.h"

namespace outcrop {

/// An expression of a template. Offsets refer to the template's text.
struct TemplateExpression {
    enum class Kind {
        Constant, ///< `constant`, or the text at [start, start + length) if `isPassage`
        Path,     ///< `segments`, looked up from the innermost scope, or `up` contexts further out
        Index,    ///< operands: value and key, `a[0]` or `a[k]`
        Not,
        And,
        Or,
        Compare, ///< `word` is the operator: == != < <= > >= in
        Filter,  ///< `word` is the filter; operands: value and arguments
        Slice,   ///< operands: value, start and end; a null operand means the beginning or the end: `a[:3]`
        IsDefined, ///< operand: a value. `x is defined`
    };

    Kind kind = Kind::Constant;
    qsizetype start = 0;
    qsizetype length = 0;
    TemplateValue constantValue = {};
    bool isPassage = false;
    QStringList segments = {}; ///< Path: empty for the current context, as in `.` and `this`
    int parentSteps = 0;       ///< Path: number of `../` in Handlebars
    bool isLocal = false;      ///< Path: whether it begins with `@`, like `@index`
    QString word = {};
    QList<TemplateExpression> operands = {};

    static TemplateExpression literal(const Json &value, qsizetype start, qsizetype length) { return {Kind::Constant, start, length, TemplateValue::fromJson(value)}; }
    static TemplateExpression path(const QStringList &segments, qsizetype start, qsizetype length) { return {Kind::Path, start, length, {}, false, segments}; }
};

/// A named value that a block or a partial defines.
struct TemplateArgument {
    QString name;
    TemplateExpression value;
};

struct TemplateBranch;

/// A node of a parsed template, the same for all dialects. Offsets refer to the template's text.
struct TemplateNode {
    enum class Kind {
        Text,    ///< text copied unchanged
        Output,  ///< prints `value`
        Branch,  ///< the first of `branches` whose condition holds
        Loop,    ///< `body` for each item of `value`, with the item named as in `names`; `otherwise` if there are no items
        Section, ///< Mustache: `body` for each item of a list, or once for another truthy value, with it as the context
        Scope,   ///< `body` with `arguments`, and with `value` as the context if `setsContext`
        Include, ///< a partial, whose name is `value`; `otherwise` if it is missing
    };

    Kind kind = Kind::Text;
    qsizetype start = 0;
    qsizetype length = 0;
    TemplateExpression value = {};
    bool escapes = false;  ///< Output: whether to escape HTML's special characters if escaping is enabled
    bool isInverted = false; ///< Section: renders `body` if the value is falsy
    bool setsContext = false; ///< Loop and Scope: the item or `value` becomes the context, as in Handlebars
    bool mayBeMissing = false; ///< Include: whether a missing partial is not reported
    QStringList names = {}; ///< Loop: name of the item, then of its index or key. Scope: name of `value`
    qsizetype indentStart = 0; ///< Include: whitespace added before every line of the partial
    qsizetype indentLength = 0;
    QList<TemplateArgument> arguments = {};
    QList<TemplateBranch> branches = {};
    QList<TemplateNode> body = {};
    QList<TemplateNode> otherwise = {};
};

/// A branch of a conditional. The last branch may have no condition.
struct TemplateBranch {
    std::optional<TemplateExpression> condition;
    QList<TemplateNode> body;
};

/// A finding in a template, with offsets in the template's text.
struct TemplateFinding {
    Severity severity = Severity::Error;
    QString code;
    QString message;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// A template as a tree. A template with errors is printed unchanged.
struct ParsedTemplate {
    QList<TemplateNode> nodes;
    QList<TemplateFinding> findings;
};

} // namespace outcrop
