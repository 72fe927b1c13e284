// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fieldeditors.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>

#include <limits>

namespace outcrop {

namespace {

constexpr int maxDecimals = 6;
constexpr char shownProperty[] = "shownProperty";     ///< property of a number editor: last reported or received value
constexpr char touchedProperty[] = "touchedProperty"; ///< property of an editor: whether the user changed the value

/// Shows numbers without trailing zeros.
class DecimalSpinBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override { return locale().toString(value, 'g', QLocale::FloatingPointShortest); }
};

/// Returns a completer for names, with their descriptions.
QCompleter *makeCompleter(const QList<Candidate> &names, QObject *parent)
{
    auto *model = new QStandardItemModel(parent);
    for (const Candidate &name : names) {
        auto *item = new QStandardItem(name.text);
        item->setToolTip(name.detail);
        model->appendRow(item);
    }
    auto *completer = new QCompleter(model, parent);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    return completer;
}

/// Returns a handler for change signals. Also reports an unchanged value, for example when the user confirms the initial value of a missing number.
std::function<void()> typedHandler(QWidget *editor, const FieldEditorContext &context)
{
    return [editor, onEdited = context.onEdited] {
        editor->setProperty(touchedProperty, true);
        if (onEdited)
            onEdited(editor);
    };
}

/// Returns a handler that reports only changed values.
std::function<void()> changeHandler(QWidget *editor, const FieldEditorContext &context)
{
    return [editor, handle = typedHandler(editor, context)] {
        const QVariant value = editedValue(editor);
        if (editor->property(shownProperty) == value)
            return;
        editor->setProperty(shownProperty, value);
        handle();
    };
}

QWidget *makeLine(QWidget *parent, const FieldEditorContext &context)
{
    QLineEdit *line = makeNameLine(parent, context.names);
    if (context.row.type == FieldType::Pattern)
        line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QObject::connect(line, &QLineEdit::textChanged, line, typedHandler(line, context));
    return line;
}

QWidget *makeChoice(QWidget *parent, const FieldEditorContext &context)
{
    auto *box = new QComboBox(parent);
    box->setEditable(context.row.spec->allowsOtherChoices);
    box->addItems(context.row.spec->choices);
    QObject::connect(box, &QComboBox::currentTextChanged, box, typedHandler(box, context));
    return box;
}

int integerLimit(std::optional<double> limit, int otherwise)
{
    constexpr double most = std::numeric_limits<int>::max();
    return limit ? static_cast<int>(std::clamp(*limit, -most, most)) : otherwise;
}

QWidget *makeInteger(QWidget *parent, const FieldEditorContext &context)
{
    auto *box = new QSpinBox(parent);
    const FieldSpec &spec = *context.row.spec;
    box->setRange(integerLimit(spec.minimum, std::numeric_limits<int>::min()), integerLimit(spec.maximum, std::numeric_limits<int>::max()));
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    QObject::connect(box, &QSpinBox::valueChanged, box, changeHandler(box, context));
    QObject::connect(box->findChild<QLineEdit *>(), &QLineEdit::textEdited, box, typedHandler(box, context));
    return box;
}

QWidget *makeReal(QWidget *parent, const FieldEditorContext &context)
{
    auto *box = new DecimalSpinBox(parent);
    const FieldSpec &spec = *context.row.spec;
    box->setDecimals(maxDecimals);
    box->setRange(spec.minimum.value_or(-1e12), spec.maximum.value_or(1e12));
    box->setSingleStep(0.1);
    QObject::connect(box, &QDoubleSpinBox::valueChanged, box, changeHandler(box, context));
    QObject::connect(box->findChild<QLineEdit *>(), &QLineEdit::textEdited, box, typedHandler(box, context));
    return box;
}

/// Shows a value, and adds a value that is not in the schema to the choices.
void showChoice(QComboBox *box, const QString &value)
{
    if (box->isEditable())
        return box->setEditText(value);
    if (!value.isEmpty() && box->findText(value, Qt::MatchFixedString) < 0)
        box->insertItem(0, value);
    box->setCurrentIndex(value.isEmpty() ? -1 : box->findText(value, Qt::MatchFixedString));
}

} // namespace

QLineEdit *makeNameLine(QWidget *parent, const QList<Candidate> &names)
{
    auto *line = new QLineEdit(parent);
    if (!names.isEmpty())
        line->setCompleter(makeCompleter(names, line));
    return line;
}

QWidget *makeFieldEditor(QWidget *parent, const FieldEditorContext &context)
{
    const FieldType type = context.row.spec ? context.row.type : FieldType::Any;
    if (type == FieldType::Choice)
        return makeChoice(parent, context);
    if (type == FieldType::Integer)
        return makeInteger(parent, context);
    if (type == FieldType::Real)
        return makeReal(parent, context);
    return makeLine(parent, context);
}

bool isEditedByUser(const QWidget *editor)
{
    return editor->property(touchedProperty).toBool();
}

QVariant editedValue(const QWidget *editor)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(editor))
        return line->text();
    if (const auto *box = qobject_cast<const QComboBox *>(editor))
        return box->currentText();
    if (const auto *box = qobject_cast<const QSpinBox *>(editor))
        return box->value();
    if (const auto *box = qobject_cast<const QDoubleSpinBox *>(editor))
        return box->value();
    return {};
}

void setEditorValue(QWidget *editor, const QVariant &value)
{
    const QSignalBlocker quiet(editor);
    if (auto *line = qobject_cast<QLineEdit *>(editor); line && line->text() != value.toString())
        line->setText(value.toString());
    if (auto *box = qobject_cast<QComboBox *>(editor); box && box->currentText() != value.toString())
        showChoice(box, value.toString());
    if (auto *box = qobject_cast<QSpinBox *>(editor); box && box->value() != value.toInt())
        box->setValue(value.toInt());
    if (auto *box = qobject_cast<QDoubleSpinBox *>(editor); box && box->value() != value.toDouble())
        box->setValue(value.toDouble());
    editor->setProperty(shownProperty, editedValue(editor));
}

} // namespace outcrop
