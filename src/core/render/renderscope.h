// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/render/cachebreakpoints.h"
#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/value.h"

#include <QHash>

namespace outcrop {

/// The values of templateNames() for one bundle and one target. Also lists the bundle's parts, each of which must appear in the ledger.
class RenderScope
{
public:
    RenderScope(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target,
        const CacheBreakpoints &marks = {});

    /// Returns a value by its full name. Names of items inside an `each` are not included.
    Value value(const QString &name) const;
    /// Returns a value of a list item, such as `turn.text` of a turn.
    static Value itemValue(const Value &item, const QString &name);
    static ConditionValue conditionValue(const Value &value);
    /// Returns the adapter's name of a role; the name itself if the adapter has none.
    QString role(const QString &name) const;

    /// Returns all parts of the bundle in reading order.
    const QStringList &parts() const { return m_parts; }

private:
    void addSystem(const AssembledPrompt &prompt);
    void addContext(const AssembledPrompt &prompt);
    void addExamples(const AssembledPrompt &prompt);
    void addTurns(const PromptBundle &bundle, const AssembledPrompt &prompt);
    void addDocument(const PromptBundle &bundle, const AssembledPrompt &prompt);
    void markFirstUser(QList<Value> &turns) const;
    void addTools(const PromptBundle &bundle, const AssembledPrompt &prompt);
    void addOutput(const PromptBundle &bundle, const AssembledPrompt &prompt);
    void addSafety(const PromptBundle &bundle);
    void addParams(const PromptBundle &bundle);
    void addTarget();
    void addCache();
    void collectParts(const PromptBundle &bundle, const AssembledPrompt &prompt);
    Value modelValue(const QString &name) const;

    RenderTarget m_target;
    CacheBreakpoints m_breakpoints;
    QHash<QString, Value> m_values;
    QStringList m_parts;
};

} // namespace outcrop
