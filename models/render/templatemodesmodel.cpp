// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/templatemodesmodel.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/base/roles.h"

namespace outcrop {
namespace {

QString modeTitle(bool isStructured)
{
    //: The mode of a prompt type: with METADATA around the task, or as plain text.
    return isStructured ? TemplateModesModel::tr("structured") : TemplateModesModel::tr("unstructured");
}

QString beforeTitle(const QString &before)
{
    if (before == QLatin1String("structured") || before == QLatin1String("unstructured"))
        return modeTitle(before == QLatin1String("structured"));
    return before == QLatin1String("default") ? TemplateModesModel::tr("default") : QString();
}

} // namespace

QVariant TemplateModesModel::cell(const TemplateMode &mode, TemplateColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return value(mode, column);
    case Qt::ToolTipRole:
        return mode.description;
    case Qt::TextAlignmentRole:
        return column == TemplateColumn::Rules ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case PathRole:
        return mode.location.file;
    default:
        return {};
    }
}

QVariant TemplateModesModel::value(const TemplateMode &mode, TemplateColumn column) const
{
    switch (column) {
    case TemplateColumn::Type:
        return mode.type;
    case TemplateColumn::Mode:
        return mode.usesDefaultMode ? tr("%1 (default)").arg(modeTitle(mode.isStructured)) : modeTitle(mode.isStructured);
    case TemplateColumn::Before:
        return beforeTitle(mode.before);
    case TemplateColumn::Rules:
        return groupedNumber(mode.ruleCount, windowLocale());
    case TemplateColumn::Domains:
        return mode.domains.join(listSeparator());
    }
    return {};
}

QString TemplateModesModel::header(TemplateColumn column) const
{
    switch (column) {
    case TemplateColumn::Type:
        return tr("Type");
    case TemplateColumn::Mode:
        return tr("Mode");
    case TemplateColumn::Before:
        return tr("Previous mode");
    case TemplateColumn::Rules:
        return tr("Rules");
    case TemplateColumn::Domains:
        return tr("Domains");
    }
    return {};
}

bool TemplateModesModel::areEqual(const TemplateMode &left, const TemplateMode &right) const
{
    return left.type == right.type && left.isStructured == right.isStructured && left.usesDefaultMode == right.usesDefaultMode && left.before == right.before
        && left.ruleCount == right.ruleCount && left.domains == right.domains && left.description == right.description
        && left.location == right.location;
}

} // namespace outcrop
