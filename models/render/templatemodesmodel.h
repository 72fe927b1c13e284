// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/templatemodes.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class TemplateColumn { Type, Mode, Before, Rules, Domains };

/// The prompt types with a template in the workspace, and their modes.
class TemplateModesModel : public TableModel<TemplateMode, TemplateColumn>
{
    Q_OBJECT

public:
    explicit TemplateModesModel(QObject *parent = nullptr) : TableModel(TemplateColumn::Domains, parent) { }

protected:
    QVariant cell(const TemplateMode &mode, TemplateColumn column, int role) const override;
    QString header(TemplateColumn column) const override;
    bool areEqual(const TemplateMode &left, const TemplateMode &right) const override;

private:
    QVariant value(const TemplateMode &mode, TemplateColumn column) const;
};

} // namespace outcrop
