// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatedialect.h"
#include "core/templates/templatenode.h"
#include "core/templates/templaterender.h"

namespace outcrop {

/// A value found by name, and the scope of the name.
struct FoundValue {
    TemplateValue value;
    bool isVariable = false;  ///< whether the name is a variable of the template, with or without a value
    bool isInContext = false; ///< whether the name was only looked up in the current item
};

/// The names that are visible at a position of a template, innermost last. Each dialect has different lookup rules.
class TemplateScope
{
public:
    explicit TemplateScope(const TemplateVariables &variables) : m_strictNames(variables.strictNames), m_frames{{variables.values, variables.context}} { }

    /// Enters a block or partial.
    void push(const QHash<QString, TemplateValue> &names, const std::optional<TemplateValue> &context = {}) { m_frames.append({names, context}); }
    void pop() { m_frames.removeLast(); }
    qsizetype depth() const { return m_frames.size(); }

    /// Returns the current context, or the context `up` levels further out.
    TemplateValue context(int parentSteps = 0) const;
    /// Finds the first name of a path. The value of a strict input is marked.
    FoundValue find(const TemplateExpression &path, TemplateDialect dialect) const;

private:
    struct Frame {
        QHash<QString, TemplateValue> names;
        std::optional<TemplateValue> context;
    };

    qsizetype contextFrame(int parentSteps) const;
    FoundValue findUnmarkedValue(const TemplateExpression &path, TemplateDialect dialect) const;
    FoundValue findInContext(const QString &name, int parentSteps) const;

    QSet<QString> m_strictNames;
    QList<Frame> m_frames; ///< the first one contains the variables
};

} // namespace outcrop
