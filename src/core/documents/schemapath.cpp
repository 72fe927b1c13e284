// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schemapath.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

QString escaped(QString step)
{
    return step.replace(QStringLiteral("~"), QStringLiteral("~0")).replace(QStringLiteral("/"), QStringLiteral("~1"));
}

const Json *nodeAt(const Json &schema, const QString &pointer)
{
    try {
        return &schema.at(Json::json_pointer(pointer.toStdString()));
    } catch (const Json::exception &) {
        return nullptr;
    }
}

/// Where a local reference leads, or `from` where it is another kind.
QString followed(const Json &schema, const QString &from)
{
    const Json *node = nodeAt(schema, from);
    const QString reference = node && node->is_object() ? qString(node->value("$ref", Json())) : QString();
    return reference.startsWith(u'#') && nodeAt(schema, reference.mid(1)) ? reference.mid(1) : from;
}

/// The first pattern under this pointer that fits a property's name.
QString patternFor(const Json &schema, const QString &pointer, const QString &name)
{
    const Json *patterns = nodeAt(schema, pointer);
    if (!patterns || !patterns->is_object())
        return name;
    for (const auto &[pattern, unused] : patterns->items()) {
        const QString text = QString::fromStdString(pattern);
        if (QRegularExpression(text).match(name).hasMatch())
            return text;
    }
    return name;
}

} // namespace

QStringList pointerSteps(const QString &pointer)
{
    QStringList steps = pointer.split(u'/');
    steps.removeFirst();
    for (QString &step : steps)
        step.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
    return steps;
}

QString schemaHolding(const Json &schema, const QString &evaluated, const QString &keyword)
{
    const QStringList steps = pointerSteps(evaluated);
    const qsizetype end = steps.lastIndexOf(keyword); // what follows it is the value's business
    QString pointer;
    for (qsizetype i = 0; i < end; ++i) {
        if (steps[i] == u"$ref") {
            pointer = followed(schema, pointer);
            continue;
        }
        pointer += u'/' + escaped(steps[i]);
        if (steps[i] == u"patternProperties" && ++i < end)
            pointer += u'/' + escaped(patternFor(schema, pointer, steps[i]));
    }
    return pointer;
}

} // namespace outcrop
