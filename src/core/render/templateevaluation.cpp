// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/templateevaluation.h"

#include "core/base/datatext.h"
#include "core/render/rendermessages.h"

#include <QUrl>

#include <algorithm>

namespace outcrop {
namespace {

QString childPath(const QString &path, const QString &name)
{
    return path.isEmpty() ? name : path + u'.' + name;
}

QString childPath(const QString &path, qsizetype index)
{
    return QStringLiteral("%1[%2]").arg(path).arg(index);
}

/// Returns whether the provider's API has a name for a part, so that its entry can be `renamed`. Texts do not have names.
bool hasApiName(const QString &part)
{
    const bool isText = part.startsWith(QLatin1String("sections/")) || part.startsWith(QLatin1String("examples/"))
        || part == QLatin1String("request") || part == QLatin1String("output_instructions") || part.contains(QLatin1String("attachments/")) || part.endsWith(QLatin1String("/content"));
    return !isText;
}

QString lastName(const QString &path)
{
    qsizetype start = path.size();
    while (start > 0 && !QStringView(u"./ ").contains(path.at(start - 1)))
        --start;
    QString name = path.mid(start);
    return name.section(u'[', 0, 0);
}

/// Returns whether two names differ only in case or by a prefix of the API: `harassment` and `HARM_CATEGORY_HARASSMENT`.
bool isSameWord(const QString &word, const QString &otherWord)
{
    return otherWord.compare(word, Qt::CaseInsensitive) == 0 || otherWord.endsWith(u'_' + word, Qt::CaseInsensitive);
}

QString percentEncoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, ":@"));
}

LossAction actionFromWord(const QString &word)
{
    return word == QLatin1String("approximated") ? LossAction::Approximated : LossAction::Moved;
}

} // namespace

Value TemplateEvaluation::evaluateTemplate(const Template &source, const QString &place)
{
    return source.root() ? evaluate(*source.root(), place) : Value();
}

QString TemplateEvaluation::evaluateUrl(const Template &source)
{
    m_isUrl = true;
    const QString url = evaluateTemplate(source, QStringLiteral("url")).toText().text();
    m_isUrl = false;
    return url;
}

Value TemplateEvaluation::evaluate(const Node &node, const QString &path)
{
    if (!holds(node)) {
        skip(node, path);
        return {};
    }
    m_enclosing.append(&node);
    const Value value = evaluateNode(node, path);
    m_enclosing.removeLast();
    return value;
}

bool TemplateEvaluation::holds(const Node &node) const
{
    return !node.when || isTrue(*node.when);
}

bool TemplateEvaluation::isTrue(const Condition &condition) const
{
    return condition.holds([this](const QString &name) { return RenderScope::conditionValue(lookup(name)); });
}

/// Evaluates a node that `when` omits, only to record which parts it would use.
void TemplateEvaluation::skip(const Node &node, const QString &path)
{
    const QString outer = m_exclusionReason;
    if (m_exclusionReason.isEmpty())
        m_exclusionReason = reason(node);
    m_enclosing.append(&node);
    evaluateNode(node, path);
    m_enclosing.removeLast();
    m_exclusionReason = outer;
}

QString TemplateEvaluation::reason(const Node &node)
{
    if (!node.reason)
        return rendermessages::sentOnlyWhen(node.when ? node.when->text() : QString());
    bool isClosed = true;
    QString words;
    for (const TextSegment &piece : textSegments(dataText(*node.reason), isClosed))
        words += piece.name.isEmpty() ? piece.literalText : lookup(piece.name).toText().text();
    return words;
}

Value TemplateEvaluation::evaluateNode(const Node &node, const QString &path)
{
    switch (node.kind) {
    case Node::Kind::Constant:
        return Value::data(node.constantValue);
    case Node::Kind::Text:
        return text(node, path);
    case Node::Kind::Put:
        return put(node, path);
    case Node::Kind::Join:
        return join(node, path);
    case Node::Kind::JsonText: {
        const Value value = evaluate(*node.children.first(), path);
        return value.isEmpty()
            ? Value()
            : Value::generatedText(QString::fromStdString(value.toJson().dump()), QStringLiteral("JSON"));
    }
    case Node::Kind::Object:
        return object(node, path);
    case Node::Kind::Each:
    case Node::Kind::List: {
        const QList<Value> values = items(node, path);
        return values.isEmpty() ? Value() : Value::list(values);
    }
    }
    Q_UNREACHABLE();
}

Value TemplateEvaluation::lookup(const QString &name) const
{
    const auto item = m_items.find(name.section(u'.', 0, 0));
    return item == m_items.end() ? m_scope.value(name) : RenderScope::itemValue(*item, name);
}

Value TemplateEvaluation::text(const Node &node, const QString &path)
{
    TracedText whole;
    for (const TextSegment &piece : node.pieces) {
        if (piece.name.isEmpty()) {
            whole.append(TracedText::generated(piece.literalText, QStringLiteral("wire format")));
            continue;
        }
        const Value value = lookup(piece.name);
        recordUse(value, node, path);
        const bool isEncoded = m_isUrl && piece.name.startsWith(QLatin1String("model."));
        whole.append(isEncoded ? TracedText::generated(percentEncoded(value.toText().text()), QStringLiteral("address")) : value.toText());
    }
    return Value::text(whole);
}

Value TemplateEvaluation::put(const Node &node, const QString &path)
{
    const Value value = lookup(node.name);
    if (!value.isMissing()) {
        recordUse(value, node, path);
        if (node.loweringCondition && isTrue(*node.loweringCondition)) {
            Ledger notes;
            const Json loweredJson = lowerSchema(value.json(), m_schemaRules, value.parts().value(0), notes);
            if (m_exclusionReason.isEmpty())
                m_notes += notes;
            return Value::data(loweredJson);
        }
        if (node.encodesJson)
            return Value::generatedText(QString::fromStdString(value.toJson().dump()), QStringLiteral("JSON"));
        return mapValue(node, value, path);
    }
    for (const auto &choice : node.defaults) {
        const Value fallback = evaluate(*choice, path);
        if (fallback.isMissing())
            continue;
        if (m_exclusionReason.isEmpty() && !fallback.isEmpty())
            m_notes.append({path, node.name, LossAction::Injected,
                            node.reason ? reason(node) : rendermessages::apiRequires(), {}, fallback.toJson()});
        return fallback;
    }
    return {};
}

/// Maps a value. The ledger records the change unless only the spelling differs.
Value TemplateEvaluation::mapValue(const Node &node, const Value &value, const QString &path)
{
    const QString key = value.toText().text();
    if (node.mapName == QLatin1String("roles")) {
        const QString role = m_scope.role(key);
        recordRole(node, key, role, path);
        return Value::generatedText(role);
    }
    for (const auto &[from, to] : node.map) {
        if (from != key)
            continue;
        const bool hasSameWord = isSameWord(key, qString(to));
        if (!hasSameWord && m_exclusionReason.isEmpty() && !value.parts().isEmpty())
            m_notes.append({path, value.parts().first(), LossAction::Approximated, rendermessages::nearestValue(), jsonString(key), to});
        recordRole(node, key, qString(to), path);
        return Value::data(to);
    }
    return value;
}

/// Records the first system message that has another role in the request. The names of other roles do not change how a model reads them.
void TemplateEvaluation::recordRole(const Node &node, const QString &role, const QString &sent, const QString &path)
{
    const QString part = QStringLiteral("roles.") + role;
    const bool isRecorded = std::any_of(m_notes.begin(), m_notes.end(), [&part](const LedgerEntry &entry) { return entry.part == part; });
    if (!node.name.endsWith(QLatin1String(".role")) || role != roleName(Message::Role::System) || sent == role || isRecorded || !m_exclusionReason.isEmpty())
        return;
    m_notes.append({path, part, LossAction::Renamed, rendermessages::roleSentAs(role, sent), jsonString(role), jsonString(sent)});
}

Value TemplateEvaluation::join(const Node &node, const QString &path)
{
    TracedText whole;
    for (const Value &item : items(node, path)) {
        const TracedText text = item.toText();
        if (text.isEmpty())
            continue;
        if (!whole.isEmpty())
            whole.append(TracedText::generated(node.separator, QStringLiteral("separator")));
        whole.append(text);
    }
    return whole.isEmpty() ? Value() : Value::text(whole);
}

Value TemplateEvaluation::object(const Node &node, const QString &path)
{
    Value record;
    for (const auto &[name, child] : node.fields) {
        const Value value = evaluate(*child, childPath(path, name));
        if (!value.isMissing())
            record.setField(name, value);
    }
    return record; // Missing if all fields were omitted
}

QList<Value> TemplateEvaluation::items(const Node &node, const QString &path)
{
    if (node.kind == Node::Kind::Each)
        return evaluateEachItem(node, path, 0);
    QList<Value> values;
    for (const auto &child : node.children)
        appendTo(values, *child, path, node.kind == Node::Kind::Join);
    return values;
}

/// Adds the result of one template to the enclosing list: any number of items for `each`, at most one otherwise. If `isOneText` is set, the items are segments
/// of one string and do not have separate locations.
void TemplateEvaluation::appendTo(QList<Value> &values, const Node &child, const QString &path, bool isOneText)
{
    if (child.kind == Node::Kind::Each && holds(child)) {
        values += evaluateEachItem(child, path, values.size());
        return;
    }
    const Value value = evaluate(child, isOneText ? path : childPath(path, values.size()));
    if (!value.isMissing())
        values.append(value);
}

/// Evaluates an `each`. `before` is the number of items already in the list, which is where the indexes of locations continue.
QList<Value> TemplateEvaluation::evaluateEachItem(const Node &node, const QString &path, qsizetype before)
{
    QList<Value> values(before);
    const QString name = node.itemName;
    const Value outer = m_items.value(name);
    const QList<Value> list = lookup(node.name).items();
    for (const Value &item : list) {
        m_items.insert(name, item);
        for (const auto &child : node.children)
            appendTo(values, *child, path, false);
    }
    if (outer.isMissing())
        m_items.remove(name);
    else
        m_items.insert(name, outer);
    return values.mid(before);
}

void TemplateEvaluation::recordUse(const Value &value, const Node &node, const QString &path)
{
    Use use{path, node.action, node.reason ? reason(node) : QString(), value.parts().size()};
    for (auto around = m_enclosing.crbegin(); around != m_enclosing.crend() && use.action.isEmpty(); ++around) {
        use.action = (*around)->action;
        if (!use.action.isEmpty() && (*around)->reason)
            use.reason = reason(**around);
    }
    for (const QString &part : value.parts()) {
        if (!m_exclusionReason.isEmpty())
            m_excludedParts.insert(part, m_exclusionReason);
        else
            m_uses[part].append(use);
    }
}

/// Returns the use that shares its location with the fewest parts, such as a tool's entry rather than the document that also describes the tool.
const TemplateEvaluation::Use &TemplateEvaluation::mostSpecificUse(const QList<Use> &uses)
{
    return *std::min_element(uses.begin(), uses.end(), [](const Use &a, const Use &b) { return a.parts < b.parts; });
}

Ledger TemplateEvaluation::ledger(const AssembledPrompt &prompt, const QString &unusedPartReason) const
{
    const QHash<QString, QString> omittedParts(prompt.omittedParts.begin(), prompt.omittedParts.end());
    Ledger ledger;
    for (const QString &part : m_scope.parts()) {
        const QList<Use> uses = m_uses.value(part);
        if (uses.isEmpty()) {
            const QString reason = m_excludedParts.value(part, omittedParts.value(part, unusedPartReason));
            ledger.append({{}, part, LossAction::Dropped, reason});
            continue;
        }
        const Use &use = mostSpecificUse(uses);
        const bool hasWiderUse = std::any_of(uses.begin(), uses.end(), [&use](const Use &other) { return other.parts > use.parts; });
        const bool isElsewhere = prompt.movedParts.contains(part) && !hasWiderUse;
        const bool isRenamed = hasApiName(part) && lastName(use.path) != lastName(part);
        if (!use.action.isEmpty())
            ledger.append({use.path, part, actionFromWord(use.action), use.reason});
        else if (isElsewhere)
            ledger.append({use.path, part, LossAction::Moved, prompt.movedParts.value(part)});
        else if (isRenamed)
            ledger.append({use.path, part, LossAction::Renamed, rendermessages::providerName(), jsonString(lastName(part)),
                           jsonString(lastName(use.path))});
        else
            ledger.append({use.path, part, LossAction::Kept, {}});
    }
    return ledger + m_notes;
}

} // namespace outcrop
