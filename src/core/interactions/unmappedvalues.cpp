// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/unmappedvalues.h"

#include <algorithm>

namespace outcrop {
namespace {

using Step = ValuePath::Step;

/// A path that matches the current value so far, and its remaining steps.
struct RemainingPath {
    const ValuePath *path;
    qsizetype next = 0;

    bool isAtEnd() const { return next == path->steps().size(); }
    const Step &step() const { return path->steps()[next]; }
    RemainingPath advanced() const { return {path, next + 1}; }
};

/// Returns whether a step selects an item of a list.
bool selectsItem(const Step &step, const Json &item, size_t index)
{
    if (step.kind == Step::Kind::Index)
        return step.index == index;
    return step.kind == Step::Kind::Every || (step.kind != Step::Kind::Field && step.isSatisfiedBy(item));
}

class ValueVisitor
{
public:
    explicit ValueVisitor(const UnmappedListener &listener) : m_listener(listener) { }

    void visit(const QString &name, const Json &value, const QList<RemainingPath> &paths) const
    {
        if (value.is_null() || std::any_of(paths.begin(), paths.end(), [](const RemainingPath &path) { return path.isAtEnd(); }))
            return;
        if (value.is_object() && !paths.isEmpty())
            visitMembers(name, value, paths);
        else if (value.is_array() && !paths.isEmpty())
            visitItems(name, value, paths);
        else
            m_listener(name, value);
    }

private:
    void visitMembers(const QString &name, const Json &object, const QList<RemainingPath> &paths) const
    {
        for (const auto &member : object.items()) {
            QList<RemainingPath> inside;
            for (RemainingPath path : paths) {
                while (!path.isAtEnd() && path.step().kind != Step::Kind::Field) // a condition on a single object
                    path = path.advanced();
                if (path.isAtEnd() || path.step().name == member.key())
                    inside += path.isAtEnd() ? path : path.advanced();
            }
            const QString key = QString::fromStdString(member.key());
            visit(name.isEmpty() ? key : QString(name + u'.' + key), member.value(), inside);
        }
    }

    void visitItems(const QString &name, const Json &list, const QList<RemainingPath> &paths) const
    {
        for (size_t index = 0; index < list.size(); ++index) {
            QList<RemainingPath> inside;
            for (const RemainingPath &path : paths) {
                if (selectsItem(path.step(), list[index], index))
                    inside += path.advanced();
            }
            visit(name + itemName(list[index]), list[index], inside);
        }
    }

    static QString itemName(const Json &item)
    {
        const auto type = item.is_object() ? item.find("type") : item.end();
        return item.is_object() && type != item.end() && type->is_string() ? QStringLiteral("[type=%1]").arg(qString(*type)) : QStringLiteral("[*]");
    }

    const UnmappedListener &m_listener;
};

void add(QList<RemainingPath> &into, const QList<ValuePath> &paths)
{
    for (const ValuePath &path : paths)
        into += RemainingPath{&path};
}

void add(QList<RemainingPath> &into, const MappingConditions &conditions)
{
    for (const MappingCondition &condition : conditions) {
        if (!condition.values.isEmpty()) // a condition on presence does not read the value
            into += RemainingPath{&condition.path};
    }
}

} // namespace

void forEachUnmapped(const LogMapping &mapping, const MappingRule &rule, const Json &line, const UnmappedListener &listener)
{
    QList<RemainingPath> paths;
    add(paths, mapping.kind);
    add(paths, mapping.thread);
    add(paths, rule.when);
    add(paths, rule.id);
    add(paths, rule.keep);
    for (const MappingConditions &conditions : mapping.detect)
        add(paths, conditions);
    for (const MappedField &field : rule.fields) {
        add(paths, field.paths);
        add(paths, field.sum);
    }
    ValueVisitor(listener).visit({}, line, paths);
}

} // namespace outcrop
