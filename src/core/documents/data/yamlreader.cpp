// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlreader.h"

#include "core/base/utf8.h"
#include "core/documents/data/datamessages.h"
#include "core/documents/data/datatree.h"
#include "core/documents/data/yamldialect.h"
#include "core/documents/data/yamlevents.h"
#include "core/documents/data/yamlproblem.h"
#include "core/documents/data/yamlscalar.h"
#include "core/documents/data/yamlstrictness.h"

#include <algorithm>

namespace outcrop {
namespace {

QString fromYaml(const yaml_char_t *text)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(text));
}

/// Returns the scalar's text, including a byte order mark at its beginning, which QString::fromUtf8() would remove.
QString textOf(const yaml_event_t &scalar)
{
    const QByteArrayView bytes(scalar.data.scalar.value, qsizetype(scalar.data.scalar.length));
    return bytes.startsWith(char(0xEF)) ? decodeUtf8(bytes) : QString::fromUtf8(bytes);
}

/// Returns the offset of a value after its anchor and tag.
qsizetype skipProperties(QStringView text, qsizetype start)
{
    while (start < text.size() && (text[start] == u'&' || text[start] == u'!')) {
        while (start < text.size() && !text[start].isSpace())
            ++start;
        while (start < text.size() && text[start].isSpace())
            ++start;
    }
    return start;
}

/// Passes libyaml's events to the tree, and checks the text between them.
class TreeBuilder
{
public:
    TreeBuilder(QStringView text, YamlDialect &dialect, const QString &file, Position origin, const ReadLimits &limits)
        : m_text(text)
        , m_dialect(dialect)
        , m_lines(text, origin)
        , m_events(dialect.text())
        , m_tree(m_lines, file, limits)
    {
    }

    struct ReadResult {
        DataDocument document;
        bool isAdapted = false; ///< whether the dialect changed the text, which must then be parsed again
    };

    ReadResult read();

private:
    bool handleEvent(const yaml_event_t &event);
    bool checkStrictness(const yaml_event_t &event);
    std::optional<YamlProblem> scalarProblem(const yaml_event_t &event) const;
    std::optional<YamlProblem> valueProblem(const yaml_event_t &event) const;
    qsizetype blockColumn() const;
    const QList<OpenCollection> &frames() const { return m_tree.frames(); }
    bool isInFlow() const { return !frames().isEmpty() && frames().last().isFlow; }
    bool startDocument(const yaml_event_t &event);
    bool addScalar(const yaml_event_t &event);
    bool addAlias(const yaml_event_t &event);
    bool open(const yaml_event_t &event);
    bool setBlockColumn(OpenCollection &frame, qsizetype first);
    bool close(const yaml_event_t &event) { return m_tree.close(offset(event.end_mark)); }

    DataNode::Kind scalarKind(const yaml_event_t &event, const QString &text) const;
    qsizetype contentEnd(const yaml_event_t &event) const;
    void checkTag(const yaml_char_t *tag, DataNode::Kind kind, const yaml_event_t &event);

    bool failAt(const YamlProblem &problem);
    qsizetype openBracketOffset() const;
    bool failAtProblem();
    Range rangeOf(const yaml_event_t &event) const
    {
        return rangeOf(offset(event.start_mark), offset(event.end_mark));
    }
    /// Returns an offset clamped to the text, because the dialect may have added a line ending.
    qsizetype offset(const yaml_mark_t &mark) const { return std::min(m_events.offset(mark), m_text.size()); }
    Range rangeOf(qsizetype start, qsizetype end) const { return m_lines.range(start, end); }

    QStringView m_text;
    YamlDialect &m_dialect;
    LineTable m_lines;
    YamlEvents m_events;
    DataTree m_tree;
    qsizetype m_readEnd = 0;   ///< end of the last value, bracket or mark
    bool m_isAdapted = false;
    int m_documents = 0;
};

TreeBuilder::ReadResult TreeBuilder::read()
{
    const yaml_event_t *event = m_events.next();
    while (event && event->type != YAML_STREAM_END_EVENT && checkStrictness(*event) && handleEvent(*event))
        event = m_events.next();
    DataDocument &document = m_tree.document;
    document.isParsed = event ? event->type == YAML_STREAM_END_EVENT && checkStrictness(*event) : failAtProblem();
    m_isAdapted = m_isAdapted || (!event && m_dialect.adaptAt(m_events));
    if (!document.isParsed)
        document.root = {};
    return {document, m_isAdapted};
}

/// Returns whether YAML 1.2 allows the text before this event and the syntax of its value. Otherwise records
/// the failure, or adapts the text, which must then be parsed again.
bool TreeBuilder::checkStrictness(const yaml_event_t &event)
{
    const qsizetype start = offset(event.start_mark);
    if (const auto problem = findCommentProblem(m_text, m_readEnd, start))
        return failAt(*problem);
    const bool beginsWithKey = event.type == YAML_MAPPING_START_EVENT && start < m_text.size() && m_text[start] == u'?'; // a key-value pair in a flow sequence
    const qsizetype mark =
        isInFlow() ? findQuestionMarkWithoutSpace(m_text, m_readEnd, start + (beginsWithKey ? 1 : 0)) : -1;
    if (mark >= 0 && m_dialect.adaptQuestionMark(mark)) {
        m_isAdapted = true;
        return false;
    }
    m_readEnd = std::max(m_readEnd, event.type == YAML_SCALAR_EVENT ? contentEnd(event) : offset(event.end_mark));
    const std::optional<YamlProblem> problem = valueProblem(event);
    return !problem || failAt(*problem);
}

std::optional<YamlProblem> TreeBuilder::valueProblem(const yaml_event_t &event) const
{
    const qsizetype start = offset(event.start_mark);
    const bool isValue = event.type == YAML_SCALAR_EVENT || event.type == YAML_MAPPING_START_EVENT || event.type == YAML_SEQUENCE_START_EVENT;
    if (isValue && start < m_text.size() && m_text[start] == u'&') {
        if (const auto problem = findAnchorProblem(m_text, start))
            return problem;
    }
    if (event.type == YAML_DOCUMENT_START_EVENT)
        return m_text.sliced(start).startsWith(u"%YAML") ? findCommentProblem(m_text, start, lineAt(m_text, start).end) : std::nullopt;
    if (event.type == YAML_SCALAR_EVENT)
        return scalarProblem(event);
    const bool endsFlow = (event.type == YAML_MAPPING_END_EVENT || event.type == YAML_SEQUENCE_END_EVENT) && isInFlow();
    const bool isOutermost = endsFlow && (frames().size() == 1 || !frames().at(frames().size() - 2).isFlow);
    return isOutermost ? findIndentationProblem(m_text, frames().last().start, offset(event.end_mark), blockColumn()) : std::nullopt;
}

std::optional<YamlProblem> TreeBuilder::scalarProblem(const yaml_event_t &event) const
{
    const qsizetype start = skipProperties(m_text, offset(event.start_mark));
    const auto &scalar = event.data.scalar;
    switch (scalar.style) {
    case YAML_PLAIN_SCALAR_STYLE:
        return isInFlow() ? findDashProblem(fromYaml(scalar.value), start) : std::nullopt;
    case YAML_LITERAL_SCALAR_STYLE:
    case YAML_FOLDED_SCALAR_STYLE:
        return start < m_text.size() && QStringView(u"|>").contains(m_text[start])
            ? findBlockScalarProblem(m_text, start, blockColumn())
            : std::nullopt;
    default:
        return isInFlow() ? std::nullopt : findIndentationProblem(m_text, start, offset(event.end_mark), blockColumn());
    }
}

/// Returns the column of the keys or dashes of the innermost block collection, or -1.
qsizetype TreeBuilder::blockColumn() const
{
    const auto block = std::find_if(frames().rbegin(), frames().rend(), [](const OpenCollection &frame) { return !frame.isFlow; });
    return block == frames().rend() ? -1 : block->column;
}

bool TreeBuilder::handleEvent(const yaml_event_t &event)
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
    return ++m_documents == 1 || failAt(multipleDocumentsProblem(offset(event.start_mark)));
}

bool TreeBuilder::addScalar(const yaml_event_t &event)
{
    const auto &scalar = event.data.scalar;
    const QString text = m_dialect.restoreValue(textOf(event));
    const qsizetype end = contentEnd(event);
    if (scalar.tag)
        checkTag(scalar.tag, DataNode::Kind::String, event);
    const DataNode node(scalarKind(event, text), text, rangeOf(offset(event.start_mark), end));
    return m_tree.addScalar(node, end, scalar.anchor ? fromYaml(scalar.anchor) : QString());
}

bool TreeBuilder::addAlias(const yaml_event_t &event)
{
    return m_tree.addAlias(fromYaml(event.data.alias.anchor), offset(event.start_mark), offset(event.end_mark));
}

bool TreeBuilder::open(const yaml_event_t &event)
{
    const bool isMapping = event.type == YAML_MAPPING_START_EVENT;
    const auto &mapping = event.data.mapping_start;
    const auto &sequence = event.data.sequence_start;
    const yaml_char_t *anchor = isMapping ? mapping.anchor : sequence.anchor;
    OpenCollection frame;
    frame.isMapping = isMapping;
    frame.isFlow = isMapping ? mapping.style == YAML_FLOW_MAPPING_STYLE : sequence.style == YAML_FLOW_SEQUENCE_STYLE;
    frame.start = offset(event.start_mark);
    if (anchor)
        frame.anchor = fromYaml(anchor);
    if (!frame.isFlow && !setBlockColumn(frame, offset(event.end_mark)))
        return false;
    if (!m_tree.open(std::move(frame), offset(event.end_mark)))
        return false;
    checkTag(isMapping ? mapping.tag : sequence.tag, isMapping ? DataNode::Kind::Mapping : DataNode::Kind::Sequence, event);
    return true;
}

/// Sets the column of a block collection. libyaml's start event ends at the first key or dash, or after the dash.
/// Returns false after a tab in the indentation.
bool TreeBuilder::setBlockColumn(OpenCollection &frame, qsizetype first)
{
    if (!frame.isMapping && first > 0 && m_text[first - 1] == u'-' && (first >= m_text.size() || m_text[first] != u'-'))
        --first;
    qsizetype lineStart = first;
    while (lineStart > 0 && m_text[lineStart - 1] != u'\n' && m_text[lineStart - 1] != u'\r')
        --lineStart;
    frame.column = first - lineStart;
    const qsizetype tab = m_dialect.adaptedTabBefore(first);
    return tab < 0 || m_tree.fail("yaml-tab", datamessages::tabInIndentation(), rangeOf(tab, tab + 1));
}

/// Returns the kind of a scalar. A core tag determines the kind; without one, the style and the text determine it.
DataNode::Kind TreeBuilder::scalarKind(const yaml_event_t &event, const QString &text) const
{
    const auto &scalar = event.data.scalar;
    const bool isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
    if (scalar.tag)
        return taggedScalarKind(fromYaml(scalar.tag), isPlain, text);
    return isPlain ? plainScalarKind(text) : DataNode::Kind::String;
}

/// Returns the end of a scalar. libyaml reports the end of a block scalar at the start of the next line. The content ends with the last visible character.
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

void TreeBuilder::checkTag(const yaml_char_t *tag, DataNode::Kind kind, const yaml_event_t &event)
{
    if (tag && !isCoreTag(fromYaml(tag), kind))
        m_tree.reportUnknownTag(fromYaml(tag), rangeOf(event));
}

/// Returns the offset of the innermost open bracket, or -1. Needed because `a: b` in a flow sequence is a mapping without a bracket.
qsizetype TreeBuilder::openBracketOffset() const
{
    for (auto frame = frames().rbegin(); frame != frames().rend(); ++frame) {
        const qsizetype start = skipProperties(m_text, frame->start);
        if (start < m_text.size() && (m_text[start] == u'[' || m_text[start] == u'{'))
            return start;
    }
    return -1;
}

bool TreeBuilder::failAtProblem()
{
    const YamlProblem problem = explainYamlProblem(m_events, m_text);
    const bool isAtEnd = m_text.mid(problem.offset).trimmed().isEmpty();
    const qsizetype bracket = isAtEnd ? openBracketOffset() : -1;
    if (bracket >= 0) {
        const QString message = datamessages::bracketNotClosed();
        return m_tree.fail("yaml-bracket", message.arg(m_text[bracket]), rangeOf(bracket, bracket + 1));
    }
    return failAt(problem);
}

bool TreeBuilder::failAt(const YamlProblem &problem)
{
    return m_tree.fail(problem.code, problem.message, rangeOf(problem.offset, problem.offset + 1));
}

} // namespace

DataDocument readYaml(QStringView text, const QString &file, Position origin, const ReadLimits &limits)
{
    if (const auto refusal = sizeLimitError(text, file, origin, limits))
        return {{}, {*refusal}, false};
    YamlDialect dialect(text);
    std::optional<DataDocument> certainResult; // result before the dialect made an uncertain change
    for (;;) {
        const TreeBuilder::ReadResult reading = TreeBuilder(text, dialect, file, origin, limits).read();
        if (!reading.isAdapted)
            return reading.document.isParsed || !certainResult ? reading.document : *certainResult;
        if (dialect.isAssumingMultilineKey() && !certainResult)
            certainResult = reading.document;
    }
}

} // namespace outcrop
