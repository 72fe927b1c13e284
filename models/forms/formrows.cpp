// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formrows.h"

#include "core/documents/documentsmessages.h"
#include "models/forms/fieldranges.h"

#include <algorithm>

namespace outcrop {

namespace {

using Rows = QList<Branch<FormRow>>;

const QString anyKey = QStringLiteral("*");

bool isPresent(const DataNode &node)
{
    return !node.isMissing() && !node.isNull();
}

/// Returns the type that a value has without a schema.
FieldType typeOf(const DataNode &node)
{
    switch (node.kind()) {
    case DataNode::Kind::Mapping:
        return FieldType::Group;
    case DataNode::Kind::Sequence:
        return FieldType::List;
    default:
        return FieldType::Any;
    }
}

/// Returns the schema's type if the value matches it, else the type of the value.
FieldType editedType(const FieldSpec *spec, const DataNode &node)
{
    if (!spec || (spec->type == FieldType::Any && isPresent(node)))
        return typeOf(node);
    const bool isMapping = spec->type == FieldType::Group || spec->type == FieldType::Schema;
    const bool isList = spec->type == FieldType::List;
    if (!isPresent(node) || (node.isMapping() == isMapping && node.isSequence() == isList))
        return spec->type;
    return typeOf(node);
}

/// Returns the field that describes all unnamed keys, or null.
const FieldSpec *unnamedKeyField(const QList<FieldSpec> &fields)
{
    return !fields.isEmpty() && fields.constLast().key == anyKey ? &fields.constLast() : nullptr;
}

bool isNamed(const QList<FieldSpec> &fields, const QString &key)
{
    return std::any_of(fields.begin(), fields.end(), [&key](const FieldSpec &field) { return field.key == key; });
}

/// A value and its origin.
struct Source {
    FieldPath path;
    const DataNode &document;
    const DataNode &inheritedData;

    const DataNode &shown() const { return isPresent(document) ? document : inheritedData; }
    Source at(const QString &key) const
    {
        return {path + FieldPath{key}, nodeAt(document, {key}), nodeAt(inheritedData, {key})};
    }
    /// Returns the source of a list item. A list is inherited as a whole.
    Source item(qsizetype index) const
    {
        static const DataNode none;
        const FieldPath inside{QString::number(index)};
        const bool isInDocument = isPresent(document);
        return {path + inside, isInDocument ? nodeAt(document, inside) : none, isInDocument ? none : nodeAt(inheritedData, inside)};
    }
};

FieldState stateOf(const FieldSpec *spec, const Source &source, bool isClosed)
{
    if (isPresent(source.document))
        return spec || !isClosed ? FieldState::Present : FieldState::Unknown;
    return isPresent(source.inheritedData) ? FieldState::Inherited : FieldState::Absent;
}

Branch<FormRow> makeAddRow(const FieldPath &path, const FieldSpec *spec, bool isItem)
{
    FormRow row;
    row.path = path + FieldPath{QString()};
    row.spec = spec;
    row.state = FieldState::AddRow;
    row.type = spec ? spec->type : FieldType::Any;
    row.isItem = isItem;
    row.hasFreeKey = !isItem;
    return {row};
}

Rows childrenOf(const FormRow &row, const Source &source);

/// Returns the row of a field. `isClosed`: keys that are not in the schema are unexpected.
Branch<FormRow> field(const FieldSpec *spec, const Source &source, bool isClosed)
{
    FormRow row;
    row.path = source.path;
    row.name = source.path.constLast();
    row.spec = spec;
    row.state = stateOf(spec, source, isClosed);
    row.type = editedType(spec, source.shown());
    row.value = source.shown().toJson();
    row.hasFreeKey = !spec || spec->key == anyKey;
    return {row, childrenOf(row, source)};
}

Branch<FormRow> item(const FieldSpec *spec, const Source &source, qsizetype index)
{
    Branch<FormRow> branch = field(spec, source, false);
    branch.item.name = QString::number(index + 1);
    branch.item.isItem = true;
    branch.item.hasFreeKey = false;
    return branch;
}

Rows unknownKeyRows(const QList<FieldSpec> &fields, const FieldSpec *unnamedKeys, const Source &source, bool isClosed)
{
    Rows rows;
    for (const DataNode::Member &member : source.document.members()) {
        if (!isNamed(fields, member.key))
            rows += field(unnamedKeys, source.at(member.key), isClosed);
    }
    for (const DataNode::Member &member : source.inheritedData.members()) {
        if (!isNamed(fields, member.key) && !source.document.member(member.key))
            rows += field(unnamedKeys, source.at(member.key), isClosed);
    }
    return rows;
}

Rows fieldRows(const QList<FieldSpec> &fields, const FieldSpec *unnamedKeys, const Source &source, bool isClosed)
{
    Rows rows;
    for (const FieldSpec &spec : fields) {
        if (&spec != unnamedKeys)
            rows += field(&spec, source.at(spec.key), isClosed);
    }
    return rows + unknownKeyRows(fields, unnamedKeys, source, isClosed);
}

/// Returns the rows of a mapping. A mapping ends with an add row if its schema has no fields or describes unnamed keys.
Rows groupRows(const FormRow &row, const Source &source)
{
    const QList<FieldSpec> none;
    const QList<FieldSpec> &fields = row.spec ? row.spec->children : none;
    const FieldSpec *unnamedKeys = unnamedKeyField(fields);
    const bool isOpen = unnamedKeys || fields.isEmpty();
    Rows rows = fieldRows(fields, unnamedKeys, source, !isOpen);
    if (isOpen)
        rows += makeAddRow(source.path, unnamedKeys, false);
    for (Branch<FormRow> &branch : rows)
        branch.item.keyNames = row.spec ? row.spec->keyNames : QString();
    return rows;
}

Rows itemRows(const FormRow &row, const Source &source)
{
    const FieldSpec *each = row.spec && !row.spec->children.isEmpty() ? &row.spec->children.constFirst() : nullptr;
    Rows rows;
    const qsizetype count = source.shown().items().size();
    for (qsizetype index = 0; index < count; ++index)
        rows += item(each, source.item(index), index);
    rows += makeAddRow(source.path, each, true);
    return rows;
}

Rows childrenOf(const FormRow &row, const Source &source)
{
    if (row.type == FieldType::Group)
        return groupRows(row, source);
    return row.type == FieldType::List ? itemRows(row, source) : Rows();
}

/// Assigns findings to rows.
class FindingAssigner
{
public:
    FindingAssigner(Rows &rows, const DataNode &root) : m_rows(rows), m_root(root) { }

    void assign(const Diagnostic &finding) { assign(m_rows, finding, fieldAt(m_root, finding.location.range)); }

private:
    void assign(Rows &rows, const Diagnostic &finding, const FieldPath &path)
    {
        Branch<FormRow> *found = nullptr;
        Rows *level = &rows;
        for (qsizetype depth = 1; depth <= path.size(); ++depth) {
            Branch<FormRow> *next = rowAt(*level, path.first(depth));
            if (!next)
                break;
            found = next;
            level = &found->children;
        }
        if (Branch<FormRow> *missing = missingKey(*level, finding))
            found = missing;
        if (found)
            found->item.findings += finding;
    }

    static Branch<FormRow> *rowAt(Rows &rows, const FieldPath &path)
    {
        const auto row = std::find_if(rows.begin(), rows.end(), [&path](const auto &branch) { return branch.item.path == path; });
        return row == rows.end() ? nullptr : &*row;
    }

    /// Returns the row of a missing key, or null. The location of the finding is the mapping; its message or its code names the key.
    static Branch<FormRow> *missingKey(Rows &rows, const Diagnostic &finding)
    {
        const bool isSchemaFinding = finding.code == u"schema-missing-key";
        const auto row = std::find_if(rows.begin(), rows.end(), [&finding, isSchemaFinding](const auto &branch) {
            const QString ending = QStringLiteral("-missing-") + branch.item.name; // such as agent-missing-name
            return branch.item.state == FieldState::Absent && (isSchemaFinding ? finding.message == documentsmessages::missingKey(branch.item.name) : finding.code.endsWith(ending));
        });
        return row == rows.end() ? nullptr : &*row;
    }

    Rows &m_rows;
    const DataNode &m_root;
};

std::optional<Severity> worseOf(std::optional<Severity> left, std::optional<Severity> right)
{
    if (!left || !right)
        return left ? left : right;
    return std::min(*left, *right);
}

std::optional<Severity> computeWorstSeverity(Branch<FormRow> &branch)
{
    std::optional<Severity> worstSeverity;
    for (const Diagnostic &finding : std::as_const(branch.item.findings))
        worstSeverity = worseOf(worstSeverity, finding.severity);
    for (Branch<FormRow> &child : branch.children)
        worstSeverity = worseOf(worstSeverity, computeWorstSeverity(child));
    branch.item.worstSeverity = worstSeverity;
    return worstSeverity;
}

} // namespace

QList<Branch<FormRow>> formRows(const QList<FieldSpec> &fields, const FormData &data)
{
    Rows rows = fieldRows(fields, unnamedKeyField(fields), {{}, data.document, data.inheritedData}, true);
    FindingAssigner assigner(rows, data.document);
    for (const Diagnostic &finding : data.findings)
        assigner.assign(finding);
    for (Branch<FormRow> &branch : rows)
        computeWorstSeverity(branch);
    return rows;
}

} // namespace outcrop
