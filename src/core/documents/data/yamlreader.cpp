// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"

#include "core/base/linetable.h"
#include "core/documents/data/yamlevents.h"
#include "core/documents/data/yamldialect.h"
#include "core/documents/data/yamlproblem.h"
#include "core/documents/data/yamlscalar.h"
#include "core/documents/data/yamlstrictness.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int mostDiagnostics = 100; ///< of one document: beyond that nobody reads on

QString fromYaml(const yaml_char_t *text)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(text));
}

/// Where a value begins after its anchor and its tag.
qsizetype afterProperties(QStringView text, qsizetype start)
{
    while (start < text.size() && (text[start] == u'&' || text[start] == u'!')) {
        while (start < text.size() && !text[start].isSpace())
            ++start;
        while (start < text.size() && text[start].isSpace())
            ++start;
    }
    return start;
}

/// A value on its way into the tree, with what it costs once aliases are expanded.
struct Value {
    DataNode node;
    int nodes = 1;
    int height = 0; ///< levels of collections in it
};

/// A collection that is still open.
struct Frame {
    bool isMapping = false;
    bool isFlow = false;
    qsizetype start = 0;
    qsizetype column = -1; ///< of the keys or dashes of a block, from 0
    QString anchor;
    int nodes = 1;
    int height = 0;
    QList<DataNode> items;
    QList<DataNode::Member> members;
    QHash<QString, qsizetype> places; ///< of the keys, once there are many
    std::optional<DataNode> key;      ///< read, its value is yet to come
    qsizetype end = 0;                ///< of the last thing in it
};

/// An anchor; `open` while the collection it names is still being read.
struct Anchor {
    Value value;
    bool open = false;
};

/// Builds the tree from events and watches over the limits while they arrive.
class TreeBuilder
{
public:
    TreeBuilder(QStringView text, YamlDialect &dialect, const QString &file, Position origin, const ReadLimits &limits)
        : m_text(text)
        , m_dialect(dialect)
        , m_file(file)
        , m_limits(limits)
        , m_lines(text, origin)
        , m_events(dialect.text())
    {
    }

    struct Reading {
        DataDocument document;
        bool isAdapted = false; ///< the dialect was: the text must be read again
    };

    Reading read();

private:
    bool handle(const yaml_event_t &event);
    bool isStrict(const yaml_event_t &event);
    std::optional<YamlProblem> scalarProblem(const yaml_event_t &event) const;
    std::optional<YamlProblem> valueProblem(const yaml_event_t &event) const;
    qsizetype blockColumn() const;
    bool isInFlow() const { return !m_open.isEmpty() && m_open.last().isFlow; }
    bool startDocument(const yaml_event_t &event);
    bool addScalar(const yaml_event_t &event);
    bool addAlias(const yaml_event_t &event);
    bool open(const yaml_event_t &event);
    bool placeBlock(Frame &frame, qsizetype first);
    bool close(const yaml_event_t &event);
    bool add(Value value, qsizetype end);
    bool addToMapping(Frame &frame, DataNode node);
    void addMember(Frame &frame, DataNode::Member member);
    qsizetype placeOfKey(Frame &frame, const QString &key) const;

    DataNode::Kind scalarKind(const yaml_event_t &event, const QString &text);
    bool spend(int nodes, const yaml_event_t &event);
    bool checkDepth(int levels, const yaml_event_t &event);
    qsizetype contentEnd(const yaml_event_t &event) const;
    void checkTag(const yaml_char_t *tag, const char *expected, const yaml_event_t &event);

    bool fail(const char *code, const QString &message, Range range);
    bool fail(const char *code, const QString &message, const yaml_event_t &event)
    {
        return fail(code, message, rangeOf(event));
    }
    void warn(const char *code, const QString &message, Range range);
    bool failAt(const YamlProblem &problem);
    qsizetype openBracket() const;
    bool failAtProblem();
    Range rangeOf(const yaml_event_t &event) const
    {
        return rangeOf(offset(event.start_mark), offset(event.end_mark));
    }
    /// In the text: the dialect may have added a line end.
    qsizetype offset(const yaml_mark_t &mark) const { return std::min(m_events.offset(mark), m_text.size()); }
    Range rangeOf(qsizetype start, qsizetype end) const { return m_lines.range(start, end); }

    QStringView m_text;
    YamlDialect &m_dialect;
    QString m_file;
    ReadLimits m_limits;
    LineTable m_lines;
    YamlEvents m_events;
    qsizetype m_read = 0;   ///< behind the last value, bracket or mark
    bool m_adapted = false;
    QList<Frame> m_open;
    QHash<QString, Anchor> m_anchors;
    int m_nodes = 0;
    int m_documents = 0;
    DataDocument m_result;
};

TreeBuilder::Reading TreeBuilder::read()
{
    const yaml_event_t *event = m_events.next();
    while (event && event->type != YAML_STREAM_END_EVENT && isStrict(*event) && handle(*event))
        event = m_events.next();
    m_result.ok = event ? event->type == YAML_STREAM_END_EVENT && isStrict(*event) : failAtProblem();
    m_adapted = m_adapted || (!event && m_dialect.adaptTo(m_events));
    if (!m_result.ok)
        m_result.root = {};
    return {m_result, m_adapted};
}

/// Whether YAML 1.2 allows what stands between the value before and this event, and how the event's value is written.
bool TreeBuilder::isStrict(const yaml_event_t &event)
{
    const qsizetype start = offset(event.start_mark);
    if (const auto problem = commentProblem(m_text, m_read, start))
        return failAt(*problem);
    const bool beginsWithKey = event.type == YAML_MAPPING_START_EVENT && start < m_text.size() && m_text[start] == u'?'; // of a pair without braces
    const qsizetype mark = isInFlow() ? questionMarkWithoutSpace(m_text, m_read, start + (beginsWithKey ? 1 : 0)) : -1;
    if (mark >= 0 && m_dialect.adaptQuestionMark(mark)) {
        m_adapted = true;
        return false;
    }
    m_read = std::max(m_read, event.type == YAML_SCALAR_EVENT ? contentEnd(event) : offset(event.end_mark));
    const std::optional<YamlProblem> problem = valueProblem(event);
    return !problem || failAt(*problem);
}

std::optional<YamlProblem> TreeBuilder::valueProblem(const yaml_event_t &event) const
{
    const qsizetype start = offset(event.start_mark);
    const bool isValue = event.type == YAML_SCALAR_EVENT || event.type == YAML_MAPPING_START_EVENT || event.type == YAML_SEQUENCE_START_EVENT;
    if (isValue && start < m_text.size() && m_text[start] == u'&') {
        if (const auto problem = anchorProblem(m_text, start))
            return problem;
    }
    if (event.type == YAML_DOCUMENT_START_EVENT)
        return m_text.sliced(start).startsWith(u"%YAML") ? commentProblem(m_text, start, lineAt(m_text, start).end) : std::nullopt;
    if (event.type == YAML_SCALAR_EVENT)
        return scalarProblem(event);
    const bool endsFlow = (event.type == YAML_MAPPING_END_EVENT || event.type == YAML_SEQUENCE_END_EVENT) && isInFlow();
    const bool isOutermost = endsFlow && (m_open.size() == 1 || !m_open.at(m_open.size() - 2).isFlow);
    return isOutermost ? indentationProblem(m_text, m_open.last().start, offset(event.end_mark), blockColumn()) : std::nullopt;
}

std::optional<YamlProblem> TreeBuilder::scalarProblem(const yaml_event_t &event) const
{
    const qsizetype start = afterProperties(m_text, offset(event.start_mark));
    const auto &scalar = event.data.scalar;
    switch (scalar.style) {
    case YAML_PLAIN_SCALAR_STYLE:
        return isInFlow() ? dashProblem(fromYaml(scalar.value), start) : std::nullopt;
    case YAML_LITERAL_SCALAR_STYLE:
    case YAML_FOLDED_SCALAR_STYLE:
        return start < m_text.size() && QStringView(u"|>").contains(m_text[start]) ? blockTextProblem(m_text, start, blockColumn()) : std::nullopt;
    default:
        return isInFlow() ? std::nullopt : indentationProblem(m_text, start, offset(event.end_mark), blockColumn());
    }
}

/// Of the innermost block collection: the column of its keys or dashes, or -1.
qsizetype TreeBuilder::blockColumn() const
{
    const auto block = std::find_if(m_open.rbegin(), m_open.rend(), [](const Frame &frame) { return !frame.isFlow; });
    return block == m_open.rend() ? -1 : block->column;
}

bool TreeBuilder::handle(const yaml_event_t &event)
{
    switch (event.type) {
    case YAML_DOCUMENT_START_EVENT:
        return startDocument(event);
    case YAML_ALIAS_EVENT:
        return addAlias(event);
    case YAML_SCALAR_EVENT:
        return addScalar(event);
    case YAML_SEQUENCE_START_EVENT:
    case YAML_MAPPING_START_EVENT:
        return open(event);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return close(event);
    default:
        return true;
    }
}

bool TreeBuilder::startDocument(const yaml_event_t &event)
{
    return ++m_documents == 1 || failAt(severalDocuments(offset(event.start_mark)));
}

bool TreeBuilder::addScalar(const yaml_event_t &event)
{
    const auto &scalar = event.data.scalar;
    const QString text = m_dialect.restored(QString::fromUtf8(reinterpret_cast<const char *>(scalar.value), qsizetype(scalar.length)));
    const qsizetype end = contentEnd(event);
    const Value value{DataNode(scalarKind(event, text), text, rangeOf(offset(event.start_mark), end))};
    if (scalar.anchor)
        m_anchors[fromYaml(scalar.anchor)] = {value, false};
    return spend(1, event) && add(value, end);
}

bool TreeBuilder::addAlias(const yaml_event_t &event)
{
    const QString name = fromYaml(event.data.alias.anchor);
    const auto anchor = m_anchors.constFind(name);
    if (anchor == m_anchors.constEnd())
        return fail("yaml-undefined-alias",
            QStringLiteral("The alias *%1 names no anchor above. Define &%1 first, or put the value in quotes.")
                .arg(name),
            event);
    if (anchor->open)
        return fail("yaml-circular-alias",
            QStringLiteral("The alias *%1 stands inside the very value it names, which would never end. Remove it.")
                .arg(name),
            event);
    if (!checkDepth(anchor->value.height, event) || !spend(anchor->value.nodes, event))
        return false;
    Value value = anchor->value;
    value.node = value.node.placedAt(rangeOf(event));
    return add(value, offset(event.end_mark));
}

bool TreeBuilder::open(const yaml_event_t &event)
{
    if (!checkDepth(1, event) || !spend(1, event))
        return false;
    const bool isMapping = event.type == YAML_MAPPING_START_EVENT;
    const yaml_char_t *anchor = isMapping ? event.data.mapping_start.anchor : event.data.sequence_start.anchor;
    Frame frame;
    frame.isMapping = isMapping;
    frame.isFlow = isMapping ? event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
                             : event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    frame.start = offset(event.start_mark);
    frame.end = frame.start;
    if (!frame.isFlow && !placeBlock(frame, offset(event.end_mark)))
        return false;
    if (anchor) {
        frame.anchor = fromYaml(anchor);
        m_anchors[frame.anchor] = {{}, true};
    }
    if (isMapping)
        checkTag(event.data.mapping_start.tag, YAML_MAP_TAG, event);
    else
        checkTag(event.data.sequence_start.tag, YAML_SEQ_TAG, event);
    m_open.append(std::move(frame));
    return true;
}

/// The event of a block ends where its first key begins, or at its first dash, or behind that.
bool TreeBuilder::placeBlock(Frame &frame, qsizetype first)
{
    if (!frame.isMapping && first > 0 && m_text[first - 1] == u'-' && (first >= m_text.size() || m_text[first] != u'-'))
        --first;
    qsizetype lineStart = first;
    while (lineStart > 0 && m_text[lineStart - 1] != u'\n' && m_text[lineStart - 1] != u'\r')
        --lineStart;
    frame.column = first - lineStart;
    const qsizetype tab = m_dialect.adaptedTabBefore(first);
    return tab < 0 || fail("yaml-tab", QStringLiteral("There is a tab in the indentation; YAML allows only spaces. Replace it with spaces."), rangeOf(tab, tab + 1));
}

bool TreeBuilder::close(const yaml_event_t &event)
{
    Frame frame = m_open.takeLast();
    const qsizetype end = frame.isFlow ? offset(event.end_mark) : frame.end; // a block ends with what is in it
    const Range range = rangeOf(frame.start, end);
    Value value;
    value.node = frame.isMapping ? DataNode::mapping(std::move(frame.members), range)
                                 : DataNode::sequence(std::move(frame.items), range);
    value.nodes = frame.nodes;
    value.height = frame.height + 1;
    if (!frame.anchor.isEmpty())
        m_anchors[frame.anchor] = {value, false};
    return add(std::move(value), end);
}

bool TreeBuilder::add(Value value, qsizetype end)
{
    if (m_open.isEmpty()) {
        m_result.root = std::move(value.node);
        return true;
    }
    Frame &frame = m_open.last();
    frame.nodes += value.nodes;
    frame.height = std::max(frame.height, value.height);
    frame.end = std::max(frame.end, end);
    if (frame.isMapping)
        return addToMapping(frame, std::move(value.node));
    frame.items.append(std::move(value.node));
    return true;
}

bool TreeBuilder::addToMapping(Frame &frame, DataNode node)
{
    if (!frame.key) {
        if (!node.isScalar())
            return fail("yaml-key", QStringLiteral("A key must be text, not a list or a mapping. Put it in quotes."),
                node.range());
        frame.key = std::move(node);
        return true;
    }
    addMember(frame, {frame.key->text(), frame.key->range(), std::move(node)});
    frame.key.reset();
    return true;
}

/// Of a key given twice the last value stands, as in most readers, and both places are named.
void TreeBuilder::addMember(Frame &frame, DataNode::Member member)
{
    const qsizetype place = placeOfKey(frame, member.key);
    if (place < 0) {
        if (!frame.places.isEmpty())
            frame.places.insert(member.key, frame.members.size());
        frame.members.append(std::move(member));
        return;
    }
    const QString message = QStringLiteral(
        "The key \"%1\" stands here a second time; the first is on line %2. The last one is used: remove one of them.")
                                .arg(member.key)
                                .arg(frame.members[place].keyRange.start.line);
    if (m_result.diagnostics.size() < mostDiagnostics)
        m_result.diagnostics.append(
            {Severity::Error, QStringLiteral("yaml-duplicate-key"), message, {m_file, member.keyRange}});
    frame.members[place] = std::move(member);
}

qsizetype TreeBuilder::placeOfKey(Frame &frame, const QString &key) const
{
    constexpr qsizetype few = 16;
    if (frame.members.size() < few) {
        const auto same = [&key](const DataNode::Member &member) { return member.key == key; };
        const auto found = std::find_if(frame.members.begin(), frame.members.end(), same);
        return found == frame.members.end() ? -1 : std::distance(frame.members.begin(), found);
    }
    if (frame.places.isEmpty()) {
        for (qsizetype i = 0; i < frame.members.size(); ++i)
            frame.places.insert(frame.members[i].key, i);
    }
    return frame.places.value(key, -1);
}

/// By the tag where there is one that fits, else by the style and the text.
DataNode::Kind TreeBuilder::scalarKind(const yaml_event_t &event, const QString &text)
{
    using Kind = DataNode::Kind;
    const auto &scalar = event.data.scalar;
    const bool plain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
    if (!scalar.tag)
        return plain ? plainScalarKind(text) : Kind::String;
    const QLatin1StringView tag(reinterpret_cast<const char *>(scalar.tag));
    if (tag == QLatin1StringView("!") || tag == QLatin1StringView(YAML_STR_TAG))
        return Kind::String;
    const Kind kind = plainScalarKind(text);
    if (tag == QLatin1StringView(YAML_FLOAT_TAG) && kind == Kind::Integer)
        return Kind::Real;
    const bool known = tag == QLatin1StringView(YAML_INT_TAG) || tag == QLatin1StringView(YAML_FLOAT_TAG)
        || tag == QLatin1StringView(YAML_BOOL_TAG) || tag == QLatin1StringView(YAML_NULL_TAG);
    if (!known)
        checkTag(scalar.tag, YAML_STR_TAG, event);
    return known || plain ? kind : Kind::String;
}

bool TreeBuilder::spend(int nodes, const yaml_event_t &event)
{
    m_nodes += nodes; // never overflows: every value that can be named has stayed within the limit itself
    if (m_nodes <= m_limits.nodes)
        return true;
    if (event.type == YAML_ALIAS_EVENT)
        return fail("yaml-alias-bomb",
            QStringLiteral("With this alias the document grows beyond %1 values. Write fewer aliases of aliases.")
                .arg(m_limits.nodes),
            event);
    return fail("yaml-too-many-values",
        QStringLiteral("The document holds more than %1 values. Split it.").arg(m_limits.nodes), event);
}

bool TreeBuilder::checkDepth(int levels, const yaml_event_t &event)
{
    if (m_open.size() + levels <= m_limits.depth)
        return true;
    return fail("yaml-too-deep",
        QStringLiteral("Values are nested more than %1 levels deep here. Make the document flatter.")
            .arg(m_limits.depth),
        event);
}

/// libyaml says that a block text ends where the next line begins; it ends with its last visible character.
qsizetype TreeBuilder::contentEnd(const yaml_event_t &event) const
{
    const qsizetype start = offset(event.start_mark);
    qsizetype end = offset(event.end_mark);
    const yaml_scalar_style_t style = event.data.scalar.style;
    if (style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE) {
        while (end > start + 1 && m_text[end - 1].isSpace())
            --end;
    }
    return end;
}

void TreeBuilder::checkTag(const yaml_char_t *tag, const char *expected, const yaml_event_t &event)
{
    if (!tag)
        return;
    const QString name = fromYaml(tag);
    if (name == QLatin1StringView("!") || name == QLatin1StringView(expected))
        return;
    warn("yaml-unknown-tag",
        QStringLiteral("The tag %1 has no meaning here; the value is read as if it were not there.").arg(name),
        rangeOf(event));
}

bool TreeBuilder::fail(const char *code, const QString &message, Range range)
{
    m_result.diagnostics.append({Severity::Error, QLatin1StringView(code), message, {m_file, range}});
    return false;
}

void TreeBuilder::warn(const char *code, const QString &message, Range range)
{
    if (m_result.diagnostics.size() < mostDiagnostics)
        m_result.diagnostics.append({Severity::Warning, QLatin1StringView(code), message, {m_file, range}});
}

/// The bracket of the innermost collection that is still open, or -1: `a: b` in a list is a mapping without one.
qsizetype TreeBuilder::openBracket() const
{
    for (auto frame = m_open.rbegin(); frame != m_open.rend(); ++frame) {
        const qsizetype start = afterProperties(m_text, frame->start);
        if (start < m_text.size() && (m_text[start] == u'[' || m_text[start] == u'{'))
            return start;
    }
    return -1;
}

bool TreeBuilder::failAtProblem()
{
    const YamlProblem problem = explainYamlProblem(m_events, m_text);
    const bool atEnd = m_text.mid(problem.offset).trimmed().isEmpty();
    const qsizetype bracket = atEnd ? openBracket() : -1;
    if (bracket >= 0) {
        const QString message = QStringLiteral("The %1 that opens here is never closed. Close it, or put the text in "
                                               "quotes if none was meant.");
        return fail("yaml-bracket", message.arg(m_text[bracket]), rangeOf(bracket, bracket + 1));
    }
    return failAt(problem);
}

bool TreeBuilder::failAt(const YamlProblem &problem)
{
    const Range range = rangeOf(problem.offset, problem.offset + 1);
    m_result.diagnostics.append({Severity::Error, problem.code, problem.message, {m_file, range}});
    return false;
}

} // namespace

DataDocument readYaml(QStringView text, const QString &file, Position origin, const ReadLimits &limits)
{
    if (const auto refusal = tooLarge(text, file, origin, limits))
        return {{}, {*refusal}, false};
    YamlDialect dialect(text);
    std::optional<DataDocument> unguessed; // what was wrong before a guess
    for (;;) {
        const TreeBuilder::Reading reading = TreeBuilder(text, dialect, file, origin, limits).read();
        if (!reading.isAdapted)
            return reading.document.ok || !unguessed ? reading.document : *unguessed;
        if (dialect.isGuessing() && !unguessed)
            unguessed = reading.document;
    }
}

} // namespace outcrop
