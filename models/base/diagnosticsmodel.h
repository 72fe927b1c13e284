// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class DiagnosticColumn { Severity, Message, File, Line, Code };

/// A list of findings, one per row, in the given order.
class DiagnosticsModel : public TableModel<Diagnostic, DiagnosticColumn>
{
    Q_OBJECT

public:
    explicit DiagnosticsModel(QObject *parent = nullptr);

protected:
    QVariant cell(const Diagnostic &diagnostic, DiagnosticColumn column, int role) const override;
    QString header(DiagnosticColumn column) const override;
    bool areEqual(const Diagnostic &left, const Diagnostic &right) const override;

private:
    QVariant value(const Diagnostic &diagnostic, DiagnosticColumn column) const;
    QString accessibleText(const Diagnostic &diagnostic) const;
};

/// Returns the translated name of a severity, such as `Error`.
QString severityTitle(Severity severity);

} // namespace outcrop
