// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/unmappedvalues.h"

#include <algorithm>

namespace outcrop {
namespace {

using Step = ValuePath::Step;

/// A path that matches the current value so far, and its remaining steps.
struct RestOfPath {
    const ValuePath *path;
    qsizetype next = 0;

    bool isAtEnd() const { return next == path->steps().size(); }
    const Step &step() const { return path->steps()[next]; }
    RestOfPath advanced() const { return {path, next + 1}; }
};

/// Returns whether a step selects an item of a list.
bool leadsTo(const Step &step, const Json &item, size_t index)
{
    if (step.kind == Step::Kind::Index)
        return step.index == index;
    return step.kind == Step::Kind::Every || (step.kind != Step::Kind::Field && step.isSatisfiedBy(item));
}

class Walk
{
public:
    explicit Walk(const UnmappedListener &listener) : m_listener(listener) { }

    void visit(const QString &name, const Json &value, const QList<RestOfPath> &paths) const
    {
        if (value.is_null() || std::any_of(paths.begin(), paths.end(), [](const RestOfPath &path) { return path.isAtEnd(); }))
            return;
        if (value.is_object() && !paths.isEmpty())
            visitMembers(name, value, paths);
        else if (value.is_array() && !paths.isEmpty())
            visitItems(name, value, paths);
        else
            m_listener(name, value);
    }

private:
    void visitMembers(const QString &name, const Json &object, const QList<RestOfPath> &paths) const
    {
        for (const auto &member : object.items()) {
            QList<RestOfPath> inside;
            for (RestOfPath path : paths) {
                while (!path.isAtEnd() && path.step().kind != Step::Kind::Field) // a condition on a single object
                    path = path.advanced();
                if (path.isAtEnd() || path.step().name == member.key())
                    inside += path.isAtEnd() ? path : path.advanced();
            }
            const QString key = QString::fromStdString(member.key());
            visit(name.isEmpty() ? key : QString(name + u'.' + key), member.value(), inside);
        }
    }

    void visitItems(const QString &name, const Json &list, const QList<RestOfPath> &paths) const
    {
        for (size_t index = 0; index < list.size(); ++index) {
            QList<RestOfPath> inside;
            for (const RestOfPath &path : paths) {
                if (leadsTo(path.step(), list[index], index))
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

void add(QList<RestOfPath> &into, const QList<ValuePath> &paths)
{
    for (const ValuePath &path : paths)
        into += RestOfPath{&path};
}

void add(QList<RestOfPath> &into, const MappingConditions &conditions)
{
    for (const MappingCondition &condition : conditions) {
        if (!condition.values.isEmpty()) // a condition on presence does not read the value
            into += RestOfPath{&condition.path};
    }
}

} // namespace

void forEachUnmapped(const LogMapping &mapping, const MappingRule &rule, const Json &line, const UnmappedListener &listener)
{
    QList<RestOfPath> paths;
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
    Walk(listener).visit({}, line, paths);
}

} // namespace outcrop
