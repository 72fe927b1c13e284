// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/inputsform.h"

#include "gui/render/inputrow.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/taborder.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

/// Maximum height of the fields, in lines of text; more fields scroll.
constexpr int maxInputLines = 11;

} // namespace

InputsForm::InputsForm(QWidget *parent)
    : QWidget(parent)
    , m_title(new QToolButton(this))
    , m_form(new QFormLayout)
    , m_area(new QScrollArea(this))
    , m_summary(new ElidedLabel(this))
    , m_sets(new QToolButton(this))
    , m_menu(new QMenu(m_sets))
{
    setUpTitle();
    layOut();
    m_menu->setObjectName(QStringLiteral("inputSetsMenu"));
    connect(m_menu, &QMenu::aboutToShow, this, &InputsForm::fillMenu);
    hide();
}

void InputsForm::setUpTitle()
{
    m_title->setObjectName(QStringLiteral("inputsShown"));
    m_title->setText(tr("Inputs"));
    m_title->setToolTip(tr("Show or hide the input fields"));
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setAutoRaise(true);
    m_title->setCheckable(true);
    connect(m_title, &QToolButton::toggled, this, &InputsForm::setFieldsShown);
    m_title->setChecked(true);
}

void InputsForm::setFieldsShown(bool isShown)
{
    m_area->setVisible(isShown);
    m_title->setArrowType(isShown ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
}

void InputsForm::setCompact(bool isCompact)
{
    if (std::exchange(m_isCompact, isCompact) != isCompact)
        m_title->setChecked(!isCompact);
}

void InputsForm::layOut()
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_summary->setElideMode(Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("inputsSummary"));
    m_sets->setObjectName(QStringLiteral("inputSets"));
    m_sets->setText(tr("Test values"));
    m_sets->setToolTip(tr("Fill the inputs with saved values, or save the current values"));
    m_sets->setAccessibleName(m_sets->text());
    m_sets->setPopupMode(QToolButton::InstantPopup);
    m_sets->setAutoRaise(true);
    m_sets->setMenu(m_menu);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_summary, 1);
    head->addWidget(m_sets);
    auto *fields = new QWidget(m_area);
    m_form->setContentsMargins(0, 0, 4, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setVerticalSpacing(4);
    fields->setLayout(m_form);
    m_area->setWidget(fields);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_area);
}

void InputsForm::setInputs(const QList<PromptInput> &inputs, const Workspace &workspace)
{
    m_workspace = workspace;
    const bool isSame = std::equal(inputs.begin(), inputs.end(), m_rows.begin(), m_rows.end(), [](const PromptInput &input, const InputRow *row) { return row->canEdit(input); });
    if (!isSame)
        arrangeRows(inputs);
    for (qsizetype at = 0; at < inputs.size(); ++at) {
        m_rows.at(at)->setInput(inputs.at(at));
        m_rows.at(at)->check(workspace);
    }
    setVisible(!inputs.isEmpty());
    showSummary();
    fitHeight();
}

/// Arranges a row for each input. Rows of inputs that remain are kept, because typed values can add and remove other inputs while a row has the focus.
void InputsForm::arrangeRows(const QList<PromptInput> &inputs)
{
    QList<InputRow *> before = std::exchange(m_rows, {});
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult taken = m_form->takeRow(0); // takeRow() leaves the widgets in the form
        delete taken.labelItem;
        delete taken.fieldItem;
    }
    for (const PromptInput &input : inputs) {
        const auto kept = std::find_if(before.begin(), before.end(), [&input](const InputRow *row) { return row->canEdit(input); });
        InputRow *row = kept == before.end() ? makeRow(input) : *kept;
        if (kept != before.end())
            before.erase(kept);
        m_rows += row;
        m_form->addRow(row->label(), row);
    }
    for (auto row = m_rows.crbegin(); row != m_rows.crend(); ++row)
        moveInTabOrder(*row, m_area); // the loop ends with the first row, which becomes the first in the tab order
    for (InputRow *row : std::as_const(before)) {
        delete row->label();
        delete row;
    }
}

InputRow *InputsForm::makeRow(const PromptInput &input)
{
    auto *row = new InputRow(input, m_area->widget());
    row->setTypedText(m_typedTexts.value(input.input.name));
    connect(row, &InputRow::typedTextChanged, this, [this, row] { handleTypedText(row); });
    connect(row, &InputRow::fileRequested, this, [this, row] { Q_EMIT fileRequested(row->input().input.name); });
    connect(row, &InputRow::declareRequested, this, [this, row] { Q_EMIT declareRequested(row->input()); });
    return row;
}

InputRow *InputsForm::rowOf(const QString &name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&name](const InputRow *row) { return row->input().input.name == name; });
    return found == m_rows.end() ? nullptr : *found;
}

void InputsForm::handleTypedText(InputRow *row)
{
    m_typedTexts.insert(row->input().input.name, row->typedText());
    m_setName.clear();
    row->check(m_workspace);
    showSummary();
    fitHeight();
    Q_EMIT valuesChanged();
}

void InputsForm::setTestValueSets(const QList<InputSet> &sets)
{
    m_knownSets = sets;
}

void InputsForm::fillMenu()
{
    m_menu->clear();
    for (const InputSet &set : std::as_const(m_knownSets)) {
        QAction *action = m_menu->addAction(set.name, this, [this, set] { Q_EMIT testValueSetChosen(set); });
        action->setObjectName(QStringLiteral("inputSet-") + set.name);
        action->setCheckable(true);
        action->setChecked(set.name == m_setName);
        action->setToolTip(set.path);
    }
    m_menu->addSeparator();
    const bool hasTests = std::any_of(m_rows.begin(), m_rows.end(), [](const InputRow *row) { return !row->input().input.testValues.isEmpty(); });
    QAction *tests = m_menu->addAction(tr("Use declared test values"), this, [this](bool uses) {
        m_usesTestValues = uses;
        Q_EMIT valuesChanged();
    });
    tests->setObjectName(QStringLiteral("useTestValues"));
    tests->setCheckable(true);
    tests->setChecked(m_usesTestValues);
    tests->setEnabled(hasTests || m_usesTestValues);
    QAction *save = m_menu->addAction(tr("Save values as…"), this, &InputsForm::saveRequested);
    save->setObjectName(QStringLiteral("saveInputSet"));
    save->setEnabled(!values().isEmpty());
    QAction *clear = m_menu->addAction(tr("Clear all values"), this, [this] { setValues({}, {}); });
    clear->setObjectName(QStringLiteral("clearInputs"));
    clear->setEnabled(!m_typedTexts.isEmpty());
}

void InputsForm::setValues(const QList<InputValue> &values, const QString &setName)
{
    m_typedTexts.clear();
    for (const InputValue &value : values)
        m_typedTexts.insert(value.name, value.word.value_or(QString()));
    for (InputRow *row : std::as_const(m_rows)) {
        const QSignalBlocker quiet(row);
        row->setTypedText(m_typedTexts.value(row->input().input.name));
        row->check(m_workspace);
    }
    m_setName = setName;
    showSummary();
    fitHeight();
    Q_EMIT valuesChanged();
}

void InputsForm::setFile(const QString &input, const QString &path)
{
    if (InputRow *row = rowOf(input))
        row->setTypedText(path);
}

void InputsForm::clearContents()
{
    m_typedTexts.clear();
    m_setName.clear();
    m_usesTestValues = false;
    m_knownSets.clear();
    setInputs({}, {});
}

QList<InputValue> InputsForm::values() const
{
    QList<InputValue> all;
    for (const InputRow *row : m_rows) {
        if (const std::optional<InputValue> value = row->value())
            all += *value;
    }
    return all;
}

void InputsForm::showSummary()
{
    const auto unfilledCount = std::count_if(m_rows.begin(), m_rows.end(), [](const InputRow *row) { return row->needsValue(); });
    if (unfilledCount > 0)
        m_summary->setFullText(tr("%n required value(s) missing", nullptr, static_cast<int>(unfilledCount)));
    else
        m_summary->setFullText(m_setName);
}

void InputsForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

/// Shows all fields, or as many as fit into the maximum height.
void InputsForm::fitHeight()
{
    const int most = maxInputLines * fontMetrics().lineSpacing();
    const QWidget *fields = m_area->widget();
    const int width = std::max(m_area->viewport()->width(), fontMetrics().averageCharWidth() * 30);
    const int wanted = m_form->hasHeightForWidth() ? m_form->heightForWidth(width) : fields->sizeHint().height();
    m_area->setFixedHeight(std::min(wanted, most));
}

} // namespace outcrop
