// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/datatreemodel.h"

#include "core/base/joinedtext.h"
#include "core/base/jsonpointer.h"
#include "core/base/paths.h"
#include "models/base/roles.h"
#include "models/base/rowtext.h"
#include "models/response/repairmodel.h"
#include "models/response/responselabels.h"
#include "models/response/responseroles.h"
#include "models/response/schemaview.h"

#include <QHash>
#include <QLocale>

namespace outcrop {

namespace {

constexpr int maxSiblings = 500;
constexpr int maxRows = 20'000;
constexpr int maxLevels = 64;

/// The findings and repairs of one value.
struct Remark {
    QStringList texts;
    std::optional<Severity> severity;
};

/// Builds the tree of the data of a response.
class DataTreeBuilder
{
public:
    explicit DataTreeBuilder(const ShownResponse &response);

    QList<Branch<DataItem>> build() const;

private:
    void addRemark(const QString &path, const QString &text, Severity severity);
    QString pathAt(qsizetype offset) const;
    Branch<DataItem> branch(const QString &name, const QString &path, const Json &value, const SchemaView &wanted, int level) const;
    DataItem item(const QString &name, const QString &path, const QString &expectedType) const;
    QList<Branch<DataItem>> members(const QString &path, const Json &object, const SchemaView &wanted, int level) const;
    QList<Branch<DataItem>> elements(const QString &path, const Json &list, const SchemaView &wanted, int level) const;
    Branch<DataItem> missing(const QString &name, const QString &path, const SchemaView &wanted) const;
    Branch<DataItem> omittedItem(const QString &path, size_t count) const;
    QString childCountText(const Json &value) const;

    const ShownResponse &m_response;
    QHash<QString, TextSpan> m_spans;
    QHash<QString, Remark> m_remarks;
    mutable int m_rows = 0;
};

DataTreeBuilder::DataTreeBuilder(const ShownResponse &response) : m_response(response)
{
    for (const ValueSpan &place : response.spans)
        m_spans.insert(place.path, place.span);
    for (const Repair &repair : response.parsed.repairs) {
        if (isFilterRepair(repair))
            continue;
        const QString path = repair.path.isEmpty() ? pathAt(repair.offset) : repair.path;
        //: %1 is a repair, %2 the change
        addRemark(path, DataTreeModel::tr("%1: %2").arg(ruleTitle(repair.rule), repairChangeText(repair)), Severity::Note);
    }
    for (const Diagnostic &finding : response.parsed.findings)
        addRemark(pathAt(finding.location.range.start.offset), finding.message, finding.severity);
}

void DataTreeBuilder::addRemark(const QString &path, const QString &text, Severity severity)
{
    Remark &addRemark = m_remarks[path];
    addRemark.texts += text;
    if (!addRemark.severity || severity < *addRemark.severity)
        addRemark.severity = severity;
}

/// Returns the path of the innermost value at the offset; empty, the path of the root, if there is none.
QString DataTreeBuilder::pathAt(qsizetype offset) const
{
    QString path;
    for (const ValueSpan &place : m_response.spans) {
        if (place.span.begin > offset)
            break;
        if (offset < place.span.end)
            path = place.path;
    }
    return path;
}

QList<Branch<DataItem>> DataTreeBuilder::build() const
{
    const Json &data = m_response.parsed.data;
    if (data.is_null() && !m_response.parsed.dataSpan) // null is also data, if it has a location
        return {};
    //: The root of a response's data
    return {branch(DataTreeModel::tr("Data"), {}, data, SchemaView(m_response.schema), 0)};
}

DataItem DataTreeBuilder::item(const QString &name, const QString &path, const QString &expectedType) const
{
    DataItem item{name, path, {}, {}, expectedType, {}};
    const Remark addRemark = m_remarks.value(path);
    item.finding = addRemark.texts.join(QStringLiteral(" · "));
    item.severity = addRemark.severity;
    if (const auto span = m_spans.constFind(path); span != m_spans.cend())
        item.span = *span;
    return item;
}

QString DataTreeBuilder::childCountText(const Json &value) const
{
    const int count = static_cast<int>(value.size());
    if (value.is_object())
        return DataTreeModel::tr("%n field(s)", nullptr, count);
    return value.is_array() ? DataTreeModel::tr("%n value(s)", nullptr, count) : jsonCellText(value);
}

Branch<DataItem> DataTreeBuilder::branch(
    const QString &name, const QString &path, const Json &value, const SchemaView &wanted, int level) const
{
    ++m_rows;
    Branch<DataItem> grownBranch{item(name, path, wanted.expectedValueText())};
    grownBranch.item.value = childCountText(value);
    grownBranch.item.actualType = jsonTypeTitle(value);
    if (level >= maxLevels)
        return grownBranch;
    if (value.is_object())
        grownBranch.children = members(path, value, wanted, level + 1);
    else if (value.is_array())
        grownBranch.children = elements(path, value, wanted, level + 1);
    return grownBranch;
}

QList<Branch<DataItem>> DataTreeBuilder::members(
    const QString &path, const Json &object, const SchemaView &wanted, int level) const
{
    QList<Branch<DataItem>> grownBranch;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (grownBranch.size() == maxSiblings || m_rows >= maxRows)
            return grownBranch + QList{omittedItem(path, object.size() - static_cast<size_t>(grownBranch.size()))};
        const QString name = QString::fromStdString(member.key());
        grownBranch += branch(name, path + pointerToken(name), member.value(), wanted.member(name), level);
    }
    if (m_response.isArriving)
        return grownBranch;
    for (const QString &name : wanted.required()) {
        if (!object.contains(name.toStdString()))
            grownBranch += missing(name, path + pointerToken(name), wanted.member(name));
    }
    return grownBranch;
}

QList<Branch<DataItem>> DataTreeBuilder::elements(
    const QString &path, const Json &list, const SchemaView &wanted, int level) const
{
    QList<Branch<DataItem>> grownBranch;
    for (const Json &element : list) {
        if (grownBranch.size() == maxSiblings || m_rows >= maxRows)
            return grownBranch + QList{omittedItem(path, list.size() - static_cast<size_t>(grownBranch.size()))};
        const QString name = QString::number(grownBranch.size());
        grownBranch += branch(name, path + pointerToken(name), element, wanted.element(), level);
    }
    return grownBranch;
}

Branch<DataItem> DataTreeBuilder::missing(const QString &name, const QString &path, const SchemaView &wanted) const
{
    Branch<DataItem> row{item(name, path, wanted.expectedValueText())};
    //: Type of a required field that the response does not have
    row.item.actualType = DataTreeModel::tr("missing");
    row.item.severity = Severity::Error;
    if (row.item.finding.isEmpty())
        row.item.finding = DataTreeModel::tr("This field is required.");
    return row;
}

Branch<DataItem> DataTreeBuilder::omittedItem(const QString &path, size_t count) const
{
    DataItem item;
    item.name = QString(QChar(0x2026));
    item.path = path + QStringLiteral("/\u2026");
    item.value = DataTreeModel::tr("%n more value(s) in the response text", nullptr, static_cast<int>(count));
    return {item};
}

QString accessibleText(const DataItem &item)
{
    QStringList parts{item.name, item.value, item.actualType};
    if (!item.expectedType.isEmpty())
        parts += DataTreeModel::tr("expected: %1").arg(item.expectedType);
    parts += item.finding;
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

} // namespace

QList<Branch<DataItem>> dataTree(const ShownResponse &response)
{
    return DataTreeBuilder(response).build();
}

DataTreeModel::DataTreeModel(QObject *parent) : TreeModel(DataColumn::Finding, parent) { }

QModelIndex DataTreeModel::indexOf(const QString &path) const
{
    QModelIndex found = index(0, 0);
    while (found.isValid() && itemAt(found)->path != path) {
        QModelIndex next;
        for (int row = 0; row < rowCount(found) && !next.isValid(); ++row) {
            const QModelIndex child = index(row, 0, found);
            const QString &childPath = itemAt(child)->path;
            if (isAtOrBelow(path, childPath))
                next = child;
        }
        found = next;
    }
    return found;
}

QVariant DataTreeModel::cell(const DataItem &item, DataColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case DataColumn::Name:
            return item.name;
        case DataColumn::Value:
            return item.value;
        case DataColumn::ActualType:
            return item.actualType;
        case DataColumn::ExpectedType:
            return item.expectedType;
        case DataColumn::Finding:
            return item.finding;
        }
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return accessibleText(item);
    case SeverityRole:
        return item.severity ? QVariant(static_cast<int>(*item.severity)) : QVariant();
    case BeginRole:
        return item.span ? QVariant(qint64(item.span->begin)) : QVariant();
    case EndRole:
        return item.span ? QVariant(qint64(item.span->end)) : QVariant();
    case JsonPointerRole:
        return item.path;
    default:
        return {};
    }
}

QString DataTreeModel::header(DataColumn column) const
{
    switch (column) {
    case DataColumn::Name:
        return tr("Field");
    case DataColumn::Value:
        return tr("Value");
    case DataColumn::ActualType:
        //: Column heading: the type of the value in the response
        return tr("Actual type");
    case DataColumn::ExpectedType:
        //: Column heading: the type of the value in the schema
        return tr("Expected type");
    case DataColumn::Finding:
        //: Column heading: finding about a value
        return tr("Finding");
    }
    return {};
}

bool DataTreeModel::areEqual(const DataItem &left, const DataItem &right) const
{
    const auto span = [](const DataItem &item) { return item.span ? std::pair(item.span->begin, item.span->end) : std::pair<qsizetype, qsizetype>(-1, -1); };
    const auto parts = [](const DataItem &item) { return std::tie(item.name, item.path, item.value, item.actualType, item.expectedType, item.finding, item.severity); };
    return parts(left) == parts(right) && span(left) == span(right);
}

} // namespace outcrop
