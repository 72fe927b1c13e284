// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fieldhelp.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "gui/forms/fieldbadge.h"
#include "gui/look/icons.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/textcolor.h"
#include "models/forms/fieldlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int helpIconSize = 16;

QLabel *makeHelpLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

FieldHelp::FieldHelp(QWidget *parent)
    : QWidget(parent)
    , m_name(new ElidedLabel(this))
    , m_badge(new QLabel(this))
    , m_class(new QLabel(this))
    , m_help(makeHelpLabel(this, "fieldHelp"))
    , m_severity(new QLabel(this))
    , m_findings(makeHelpLabel(this, "fieldFindings"))
    , m_buttons(new QHBoxLayout)
{
    QFont boldFont = font();
    boldFont.setBold(true);
    m_name->setFont(boldFont);
    m_name->setObjectName(QStringLiteral("fieldName"));
    m_class->setObjectName(QStringLiteral("fieldClass"));
    layOut();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    showField(nullptr, {});
}

void FieldHelp::layOut()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_name, 1);
    m_buttons->setSpacing(0);
    head->addLayout(m_buttons);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(4);
    foot->addWidget(m_badge);
    foot->addWidget(m_class);
    foot->addStretch(1);
    auto *findings = new QHBoxLayout;
    findings->addWidget(m_severity, 0, Qt::AlignTop);
    findings->addWidget(m_findings, 1, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addLayout(findings);
    column->addWidget(m_help);
    column->addLayout(foot);
    column->addStretch(1);
}

void FieldHelp::addButtons(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize(QSize(helpIconSize, helpIconSize));
        button->setAccessibleName(action->text());
        connect(action, &QAction::changed, button, [button, action] { button->setAccessibleName(action->text()); });
        m_buttons->addWidget(button);
    }
}

/// Returns the labels from the top of the form to the field: "Identity › Role". An add row has the labels of its list.
QString FieldHelp::nameOf(const FormRow &row)
{
    QStringList labels;
    for (const QString &step : row.path) {
        bool isPosition = false;
        const int position = step.toInt(&isPosition);
        if (!step.isEmpty())
            labels += isPosition ? QString::number(position + 1) : fieldLabel(step);
    }
    return labels.join(QStringLiteral(" › "));
}

QString FieldHelp::helpOf(const FormRow &row, const QString &origin)
{
    if (row.state == FieldState::Unknown)
        return tr("This key is not in the schema. It remains in the file.");
    QString help = row.spec ? dataText(row.spec->help) : QString();
    if (row.state == FieldState::Inherited)
        //: Help of a field; %1 is the file from which the value is inherited.
        help += sentenceSeparator()
            + tr("This value is inherited from %1. If you change the value here, it is saved in this document.")
                  .arg(origin);
    return help.trimmed();
}

void FieldHelp::showField(const FormRow *row, const QString &origin)
{
    for (QWidget *part : {static_cast<QWidget *>(m_badge), static_cast<QWidget *>(m_class), static_cast<QWidget *>(m_severity),
             static_cast<QWidget *>(m_findings)})
        part->setVisible(row != nullptr);
    if (!row) {
        m_name->setFullText({});
        return m_help->setText(tr("Select a field to see its description."));
    }
    m_name->setFullText(nameOf(*row));
    m_help->setText(helpOf(*row, origin));
    showBadge(*row);
    showFindings(row->findings);
}

void FieldHelp::showBadge(const FormRow &row)
{
    const PortabilityClass portability = row.spec ? row.spec->portability : PortabilityClass::Unclassified;
    const bool isShown = portability != PortabilityClass::Unclassified && row.state != FieldState::AddRow;
    m_badge->setPixmap(portabilityIcon(portability).pixmap(helpIconSize, helpIconSize));
    m_class->setText(portabilityClassName(portability));
    m_class->setToolTip(portabilityHelp(portability));
    TextColor::set(*m_class, portabilityColorRole(portability));
    m_badge->setVisible(isShown);
    m_class->setVisible(isShown);
}

void FieldHelp::showFindings(const Diagnostics &findings)
{
    QStringList lines;
    Severity worstSeverity = Severity::Note;
    for (const Diagnostic &finding : findings) {
        lines += finding.message;
        worstSeverity = std::min(worstSeverity, finding.severity);
    }
    m_findings->setText(lines.join(u'\n'));
    m_severity->setPixmap(severityIcon(worstSeverity).pixmap(helpIconSize, helpIconSize));
    TextColor::set(*m_findings, severityColorRole(worstSeverity));
    m_findings->setVisible(!lines.isEmpty());
    m_severity->setVisible(!lines.isEmpty());
}

} // namespace outcrop
