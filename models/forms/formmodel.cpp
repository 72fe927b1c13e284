// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formmodel.h"

#include "core/base/datatext.h"
#include "core/base/explainerror.h"
#include "core/text/textchange.h"
#include "models/forms/fieldeditcommand.h"
#include "models/forms/fieldranges.h"
#include "models/forms/formedits.h"
#include "models/forms/formroles.h"
#include "models/forms/newfieldvalue.h"

#include <algorithm>
#include <chrono>

namespace outcrop {

using namespace std::chrono_literals;

namespace {

constexpr auto readDelay = 30ms; ///< groups fast keystrokes into one read

QString dottedPath(const FieldPath &path)
{
    return path.join(u'.');
}

} // namespace

FormModel::FormModel(QObject *parent) : TreeModel(FormColumn::Class, parent)
{
    m_readTimer.setSingleShot(true);
    m_readTimer.setInterval(readDelay);
    connect(&m_readTimer, &QTimer::timeout, this, [this] {
        if (!m_session)
            return;
        const auto handler = [this, mine = ++m_readNumber](const FormContent &content) {
            if (mine == m_readNumber)
                setContent(content);
        };
        m_reader ? m_reader(input(), handler) : handler(readForm(input()));
    });
}

void FormModel::setSession(EditSession *session, DocumentKind kind)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_kind = kind;
    m_content = {};
    setTree({});
    if (!session)
        return;
    connect(session, &EditSession::changed, this, [this] {
        if (!m_isWriting)
            scheduleRead();
    });
    refresh();
}

void FormModel::setGovernance(const DocumentPtr &governance)
{
    if (governance == m_governance)
        return;
    m_governance = governance;
    scheduleRead();
}

void FormModel::setFindings(const Diagnostics &findings)
{
    if (std::equal(findings.begin(), findings.end(), m_findings.begin(), m_findings.end(), isSameFinding))
        return;
    m_findings = findings;
    scheduleRead();
}

FormInput FormModel::input() const
{
    return {m_session->path(), m_kind, m_session->text(), m_session->hasByteOrderMark(), m_governance, m_findings,
        m_session->revision()};
}

void FormModel::scheduleRead()
{
    if (m_session)
        m_readTimer.start();
}

void FormModel::refresh()
{
    m_readTimer.stop();
    m_readNumber += 1;
    if (m_session)
        setContent(readForm(input()));
}

/// Sets the content that was read. Shows rows of invalid data only if the form has no rows yet.
void FormModel::setContent(const FormContent &content)
{
    const bool keepsRows = !content.isValid && rowCount() > 0;
    m_content = content;
    if (!keepsRows)
        setTree(content.rows);
    else
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT contentChanged();
}

QModelIndex FormModel::indexOf(const FieldPath &path) const
{
    return path.isEmpty() ? QModelIndex() : find({}, path);
}

QModelIndex FormModel::find(const QModelIndex &parent, const FieldPath &path) const
{
    for (int row = 0; row < rowCount(parent); ++row) {
        const QModelIndex child = index(row, 0, parent);
        const FieldPath &childPath = rowAt(child)->path;
        if (childPath == path)
            return child;
        if (childPath.size() < path.size() && path.first(childPath.size()) == childPath)
            return find(child, path);
    }
    return {};
}

QModelIndex FormModel::indexAt(qsizetype offset) const
{
    const Document *document = m_content.document.get();
    if (!document || !m_content.isValid)
        return {};
    if (isMarkdown(document->path) && offset >= document->frontMatter.bodyStart)
        return {};
    const Position place{offset, 0, 0};
    for (FieldPath path = fieldAt(m_content.data, {place, place}); !path.isEmpty(); path.removeLast()) {
        if (const QModelIndex found = indexOf(path); found.isValid())
            return found;
    }
    return {};
}

std::optional<Range> FormModel::rangeOf(const QModelIndex &index) const
{
    const FormRow *row = rowAt(index);
    if (!row || !isCurrent() || !m_content.isValid)
        return std::nullopt;
    const bool isAddRow = row->state == FieldState::AddRow;
    return fieldRange(m_content.data, isAddRow ? row->path.first(row->path.size() - 1) : row->path);
}

QString FormModel::key(const FormRow &row) const
{
    return row.state == FieldState::AddRow ? QStringLiteral("\n") : row.path.constLast(); // a line end cannot be a key
}

QString FormModel::header(FormColumn column) const
{
    switch (column) {
    case FormColumn::Field:
        return tr("Field");
    case FormColumn::Value:
        return tr("Value");
    case FormColumn::Class:
        //: Column heading: portability class of a field
        return tr("Portability");
    }
    return {};
}

QVariant FormModel::cell(const FormRow &row, FormColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::EditRole:
        return column == FormColumn::Field ? QVariant(row.name) : editValue(row);
    case Qt::ToolTipRole:
        return toolTipOf(row);
    case SeverityRole:
        return row.worstSeverity ? QVariant(static_cast<int>(*row.worstSeverity)) : QVariant();
    case FieldStateRole:
        return static_cast<int>(row.state);
    case FieldTypeRole:
        return static_cast<int>(row.type);
    case PortabilityRole:
        return static_cast<int>(
            row.spec && row.state != FieldState::AddRow ? row.spec->portability : PortabilityClass::Unclassified);
    case StaleRole:
        return isStale();
    case FieldPathRole:
        return row.path;
    default:
        return {};
    }
}

QString FormModel::nameOf(const FormRow &row) const
{
    if (row.state != FieldState::AddRow)
        return row.name;
    return row.isItem ? tr("Add an item…") : tr("Add a key…");
}

QString FormModel::textOf(const FormRow &row, FormColumn column) const
{
    switch (column) {
    case FormColumn::Field:
        return nameOf(row);
    case FormColumn::Value:
        return row.state == FieldState::Absent && row.spec && row.spec->isRequired ? tr("(required)") : rowText(row);
    case FormColumn::Class:
        if (row.state == FieldState::Unknown)
            return tr("not in the schema");
        return row.spec && row.state != FieldState::AddRow ? portabilityClassName(row.spec->portability) : QString();
    }
    return {};
}

/// Returns the findings of the field, or the help of the field if there are none.
QString FormModel::toolTipOf(const FormRow &row) const
{
    QStringList lines;
    for (const Diagnostic &finding : row.findings)
        lines += finding.message;
    if (lines.isEmpty() && row.spec)
        lines += dataText(row.spec->help);
    return lines.join(u'\n');
}

QVariant FormModel::editValue(const FormRow &row) const
{
    if (row.value.is_boolean())
        return row.value.get<bool>();
    if (row.value.is_number_integer())
        return QVariant::fromValue(row.value.get<qlonglong>());
    if (row.value.is_number())
        return row.value.get<double>();
    return row.value.is_string() ? QVariant(qString(row.value)) : QVariant();
}

Qt::ItemFlags FormModel::flags(const QModelIndex &index) const
{
    const FormRow *row = rowAt(index);
    Qt::ItemFlags flags = TreeModel::flags(index);
    if (!row || !canEdit())
        return flags;
    const bool isNested = row->type == FieldType::Group || row->type == FieldType::List || row->type == FieldType::Schema;
    const bool isValue = index.column() == static_cast<int>(FormColumn::Value) && !isNested
        && !(row->state == FieldState::AddRow && row->hasFreeKey);
    const bool isName = index.column() == static_cast<int>(FormColumn::Field) && row->hasFreeKey && row->state != FieldState::Inherited;
    return isValue || isName ? flags | Qt::ItemIsEditable : flags;
}

bool FormModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const FormRow *row = rowAt(index);
    if (!row || role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const FormRow before = *row;
    if (before.state == FieldState::AddRow && value.toString().isEmpty())
        return false;
    if (index.column() == static_cast<int>(FormColumn::Value))
        return setValue(index, valueFromText(before, value));
    if (before.state == FieldState::AddRow)
        return add(index, value.toString()).isValid();
    const QString name = value.toString().trimmed();
    return pushEdits(planKeyRename(document(), before.path, name), tr("Rename %1").arg(dottedPath(before.path)));
}

bool FormModel::setValue(const QModelIndex &index, const Json &value)
{
    const FormRow *row = rowAt(index);
    if (!row || !canEdit())
        return false;
    FieldPath path = row->path;
    if (row->state == FieldState::AddRow)
        path.last() = QString::number(index.row()); // the add row follows the items
    return writeField(path, value, tr("Change %1").arg(dottedPath(path)));
}

/// Returns the path of an inherited list that contains the field, or an empty path. Changing one item copies the whole list into the agent.
FieldPath FormModel::inheritedList(const FieldPath &path) const
{
    for (qsizetype depth = 1; depth < path.size(); ++depth) {
        const FormRow *row = rowAt(indexOf(path.first(depth)));
        if (row && row->type == FieldType::List && row->state == FieldState::Inherited)
            return row->path;
    }
    return {};
}

/// Returns whether the list does not exist yet and is created with this item.
bool FormModel::isFirstItem(const FieldPath &path) const
{
    const FormRow *list = rowAt(indexOf(path.first(path.size() - 1)));
    return list && list->type == FieldType::List && !list->hasValue();
}

bool FormModel::writeField(const FieldPath &path, const Json &value, const QString &title)
{
    const FieldPath list = inheritedList(path);
    if (list.isEmpty() && isFirstItem(path))
        return setField(path.first(path.size() - 1), Json::array({value}), title);
    if (list.isEmpty())
        return setField(path, value, title);
    Json wholeJson = rowAt(indexOf(list))->value;
    Json *part = &wholeJson;
    for (const QString &step : path.mid(list.size())) {
        const size_t item = step.toUInt();
        if (part->is_array() && item == part->size())
            part->push_back(nullptr);
        part = part->is_array() ? &part->at(item) : &(*part)[step.toStdString()];
    }
    *part = value;
    return setField(list, wholeJson, title);
}

bool FormModel::canClear(const QModelIndex &index) const
{
    const FormRow *row = rowAt(index);
    return row && canEdit() && (row->state == FieldState::Present || row->state == FieldState::Unknown);
}

bool FormModel::clear(const QModelIndex &index)
{
    if (!canClear(index))
        return false;
    const FieldPath path = rowAt(index)->path;
    FieldEdits edits(document());
    const Status doneStatus = edits.remove(path);
    return pushEdits(doneStatus ? Result<QList<TextEdit>>(edits.edits()) : Result<QList<TextEdit>>(doneStatus.error()), tr("Clear %1").arg(dottedPath(path)));
}

/// Returns the initial value of a new item or key, which must be visible and editable. `siblings` is the list or mapping that it is added to.
Json FormModel::initialValue(const FormRow &addRow, const Json &siblings) const
{
    const FieldSpec *spec = addRow.spec;
    switch (addRow.type) {
    case FieldType::List:
        return Json::array();
    case FieldType::Schema:
        return Json{{"type", "object"}};
    case FieldType::Group: {
        Json first = spec ? newMapping(*spec, siblings) : Json::object();
        const FieldSpec *child = spec && !spec->children.isEmpty() ? &spec->children.constFirst() : nullptr;
        if (first.empty() && addRow.isItem && child && child->type == FieldType::Text && child->key != u"*")
            first[child->key.toStdString()] = "";
        return first;
    }
    case FieldType::Choice:
        return spec && !spec->choices.isEmpty() ? jsonString(spec->choices.constFirst()) : Json("");
    case FieldType::Boolean:
        return false;
    case FieldType::Integer:
    case FieldType::Real:
        return static_cast<qint64>(spec && spec->minimum ? *spec->minimum : 0);
    case FieldType::Text:
    case FieldType::Pattern:
    case FieldType::Any:
        break;
    }
    return "";
}

QModelIndex FormModel::add(const QModelIndex &index, const QString &key)
{
    const FormRow *row = rowAt(index);
    if (row && row->state != FieldState::AddRow) { // the add row is the last row of a list or mapping
        const QModelIndex lastIndex = this->index(rowCount(index.siblingAtColumn(0)) - 1, 0, index.siblingAtColumn(0));
        const FormRow *inside = rowAt(lastIndex);
        return inside && inside->state == FieldState::AddRow ? add(lastIndex, key) : QModelIndex();
    }
    if (!row || !canEdit() || (row->hasFreeKey && key.trimmed().isEmpty()))
        return {};
    FieldPath path = row->path;
    path.last() = row->isItem ? QString::number(index.row()) : key.trimmed();
    if (indexOf(path).isValid())
        return indexOf(path);
    const FormRow *around = rowAt(index.parent());
    return writeField(path, initialValue(*row, around ? around->value : Json()), tr("Add %1").arg(dottedPath(path))) ? indexOf(path) : QModelIndex();
}

bool FormModel::canMove(const QModelIndex &item, int distance) const
{
    const FormRow *row = rowAt(item);
    const FormRow *other = row ? rowAt(item.sibling(item.row() + distance, 0)) : nullptr;
    return other && canEdit() && row->isItem && row->state == FieldState::Present && other->state == FieldState::Present;
}

QModelIndex FormModel::move(const QModelIndex &item, int distance)
{
    if (!canMove(item, distance))
        return {};
    FieldPath path = rowAt(item)->path;
    const FieldPath list = path.first(path.size() - 1);
    path.last() = QString::number(item.row() + distance);
    const bool wasApplied = pushEdits(planItemSwap(document(), list, item.row(), item.row() + distance), tr("Move item in %1").arg(dottedPath(list)));
    return wasApplied ? indexOf(path) : QModelIndex();
}

/// Returns the document with the current text.
DocumentPtr FormModel::document()
{
    if (!isCurrent())
        refresh();
    return m_content.document;
}

bool FormModel::pushEdits(const Result<QList<TextEdit>> &edits, const QString &title)
{
    if (!edits) {
        Q_EMIT editRejected(explainError(edits.error()));
        return false;
    }
    return applyChanges(changesFor(m_session->text(), *edits), title);
}

bool FormModel::applyChanges(const TextChanges &changes, const QString &title)
{
    if (changes.isEmpty())
        return true;
    m_isWriting = true;
    m_session->undoStack().push(new FieldEditCommand(*m_session, changes, title, m_visit));
    m_isWriting = false;
    refresh();
    return true;
}

bool FormModel::continuesEdit(const FieldPath &path) const
{
    return m_visit > 0 && m_lastEdit.visit == m_visit && m_lastEdit.path == path && m_lastEdit.revision == m_session->revision();
}

bool FormModel::setField(const FieldPath &path, const Json &value, const QString &title)
{
    const DocumentPtr before = continuesEdit(path) ? m_lastEdit.before : document();
    const Result<QList<TextEdit>> edits = planFieldValueEdits(before, path, value);
    if (!edits)
        return pushEdits(edits, title);
    const bool wasApplied = applyChanges(difference(m_session->text(), applyEdits(before->text, *edits)), title);
    m_lastEdit = {m_visit, path, before, m_session->revision()};
    return wasApplied;
}

void FormModel::revertVisit()
{
    if (!m_session)
        return;
    QUndoStack &stack = m_session->undoStack();
    const auto *last = dynamic_cast<const FieldEditCommand *>(stack.command(stack.index() - 1));
    if (m_visit == 0 || !last || last->visit() != m_visit)
        return;
    stack.undo();
    beginVisit(); // later typing must not be merged with the reverted edits
    refresh();
}

} // namespace outcrop
