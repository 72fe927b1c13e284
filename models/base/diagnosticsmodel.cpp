// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/diagnosticsmodel.h"

#include "models/base/roles.h"

namespace outcrop {

DiagnosticsModel::DiagnosticsModel(QObject *parent) : TableModel(DiagnosticColumn::Code, parent) { }

QVariant DiagnosticsModel::cell(const Diagnostic &diagnostic, DiagnosticColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return value(diagnostic, column);
    case Qt::ToolTipRole:
        return diagnostic.message;
    case Qt::AccessibleTextRole:
        return column == DiagnosticColumn::Severity ? QVariant(accessibleText(diagnostic)) : QVariant();
    case Qt::TextAlignmentRole:
        return column == DiagnosticColumn::Line ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SeverityRole:
        return static_cast<int>(diagnostic.severity);
    case PathRole:
        return diagnostic.location.file;
    default:
        return {};
    }
}

QVariant DiagnosticsModel::value(const Diagnostic &diagnostic, DiagnosticColumn column) const
{
    const int line = diagnostic.location.range.start.line;
    switch (column) {
    case DiagnosticColumn::Severity:
        return severityTitle(diagnostic.severity);
    case DiagnosticColumn::Message:
        return diagnostic.message;
    case DiagnosticColumn::File:
        return diagnostic.location.file;
    case DiagnosticColumn::Line:
        return line > 0 ? QVariant(line) : QVariant();
    case DiagnosticColumn::Code:
        return diagnostic.code;
    }
    return {};
}

QString DiagnosticsModel::accessibleText(const Diagnostic &diagnostic) const
{
    const QString severity = severityTitle(diagnostic.severity);
    const Location &place = diagnostic.location;
    if (place.file.isEmpty())
        return tr("%1: %2").arg(severity, diagnostic.message);
    if (place.range.start.line == 0)
        //: %1 is a severity, such as `Warning`, %2 a file, %3 a message
        return tr("%1 in %2: %3").arg(severity, place.file, diagnostic.message);
    return tr("%1 in %2, line %3: %4")
        .arg(severity, place.file, QString::number(place.range.start.line), diagnostic.message);
}

QString DiagnosticsModel::header(DiagnosticColumn column) const
{
    switch (column) {
    case DiagnosticColumn::Severity:
        return tr("Severity");
    case DiagnosticColumn::Message:
        return tr("Message");
    case DiagnosticColumn::File:
        return tr("File");
    case DiagnosticColumn::Line:
        return tr("Line");
    case DiagnosticColumn::Code:
        return tr("Code");
    }
    return {};
}

bool DiagnosticsModel::areEqual(const Diagnostic &left, const Diagnostic &right) const
{
    return left == right;
}

QString severityTitle(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return DiagnosticsModel::tr("Error");
    case Severity::Warning:
        return DiagnosticsModel::tr("Warning");
    case Severity::Note:
        return DiagnosticsModel::tr("Note");
    }
    return {};
}

} // namespace outcrop
