// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formrow.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace outcrop {

class ElidedLabel;

/// Help for the current field: name, portability, description, findings and command buttons.
class FieldHelp : public QWidget
{
    Q_OBJECT

public:
    explicit FieldHelp(QWidget *parent = nullptr);

    void addButtons(const QList<QAction *> &actions);
    /// Shows the help of a field; null shows a hint. `origin` is the source file of an inherited value.
    void showField(const FormRow *row, const QString &origin);

private:
    void layOut();
    void showBadge(const FormRow &row);
    void showFindings(const Diagnostics &findings);
    static QString nameOf(const FormRow &row);
    static QString helpOf(const FormRow &row, const QString &origin);

    ElidedLabel *m_name;
    QLabel *m_badge;
    QLabel *m_class;
    QLabel *m_help;
    QLabel *m_severity;
    QLabel *m_findings;
    QHBoxLayout *m_buttons;
};

} // namespace outcrop
