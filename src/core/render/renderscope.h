// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/render/cachemarks.h"
#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/value.h"

#include <QHash>

namespace outcrop {

/// Everything a template can ask for, by the names of templateNames(), for one bundle and one target. Also the inventory: the list of the
/// bundle's parts, each of which must end up in the ledger.
class RenderScope
{
public:
    RenderScope(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target, const CacheMarks &marks = {});

    /// A value by its full name, without the names that hold inside an `each`.
    Value value(const QString &name) const;
    /// The same for one item of a list: `turn.text` of a turn.
    static Value itemValue(const Value &item, const QString &name);
    static ConditionValue conditionValue(const Value &value);
    /// The adapter's word for a role or another mapped value.
    QString role(const QString &name) const;

    /// Every part of the bundle, in reading order.
    const QStringList &parts() const { return m_parts; }

private:
    void addSystem(const AssembledPrompt &prompt);
    void addContext(const AssembledPrompt &prompt);
    void addExamples(const AssembledPrompt &prompt);
    void addTurns(const PromptBundle &bundle, const AssembledPrompt &prompt);
    void addDocument(const AssembledPrompt &prompt);
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
    CacheMarks m_marks;
    QHash<QString, Value> m_values;
    QStringList m_parts;
};

} // namespace outcrop
