// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/syntaxtree.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr uint32_t bytesPerUnit = sizeof(char16_t);

/// Replaces lines that hold only a macro, such as Q_OBJECT, by spaces, because the C++ grammar would treat the macro as the beginning of the next
/// declaration. Offsets do not change. A macro before a block or a colon is kept.
QString withoutMacros(QString text)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*[A-Z][A-Z0-9_]{2,}(?:\\([^()\\n]*\\))?[ \\t\\r]*$(?!\\s*[{:])"), QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch &match : line.globalMatch(QString(text)))
        text.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
    return text;
}

/// A cursor that visits the nodes of a tree without ts_node_child(), which counts from the first child on every call.
class TreeCursor
{
public:
    explicit TreeCursor(TSNode top) : m_cursor(ts_tree_cursor_new(top)) { }
    ~TreeCursor() { ts_tree_cursor_delete(&m_cursor); }
    Q_DISABLE_COPY_MOVE(TreeCursor)

    TSNode node() const { return ts_tree_cursor_current_node(&m_cursor); }
    bool goDown() { return ts_tree_cursor_goto_first_child(&m_cursor); }
    bool goToNextSibling() { return ts_tree_cursor_goto_next_sibling(&m_cursor); }
    bool goUp() { return ts_tree_cursor_goto_parent(&m_cursor); }

private:
    TSTreeCursor m_cursor;
};

/// Moves to the next node outside the current subtree. Returns false at the end.
bool leaveSubtree(TreeCursor &walk)
{
    while (!walk.goToNextSibling()) {
        if (!walk.goUp())
            return false;
    }
    return true;
}

QHash<const void *, TSNode> parentsIn(TSNode root)
{
    QHash<const void *, TSNode> parents;
    QList<TSNode> around;
    TreeCursor walk(root);
    while (true) {
        const TSNode node = walk.node();
        if (!around.isEmpty())
            parents.insert(node.id, around.last());
        if (walk.goDown()) {
            around.append(node);
            continue;
        }
        while (!walk.goToNextSibling()) {
            if (!walk.goUp())
                return parents;
            around.removeLast();
        }
    }
}

bool isError(TSNode node)
{
    return nodeType(node) == QLatin1StringView("ERROR");
}

/// Moves to the first sibling that contains a syntax error; inside an error node, a leaf counts as one. Returns false if there is none.
bool goToErrorSibling(TreeCursor &walk, bool isInsideError)
{
    do {
        const TSNode node = walk.node();
        if (ts_node_has_error(node) || (isInsideError && ts_node_child_count(node) == 0 && !ts_node_is_extra(node)))
            return true;
    } while (walk.goToNextSibling());
    return false;
}

TSTree *parse(const QString &text, const TSLanguage *language)
{
    const std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser(ts_parser_new(), &ts_parser_delete);
    ts_parser_set_language(parser.get(), language);
    return ts_parser_parse_string_encoding(parser.get(), nullptr, reinterpret_cast<const char *>(text.utf16()),
        uint32_t(text.size()) * bytesPerUnit, TSInputEncodingUTF16);
}

std::optional<qsizetype> firstTooDeepBracket(QStringView text)
{
    qsizetype depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (QStringView(u"([{").contains(text[i]) && ++depth > SyntaxTree::maximumDepth)
            return i;
        if (QStringView(u")]}").contains(text[i]) && depth > 0)
            --depth;
    }
    return std::nullopt;
}

QString withoutMacroLines(const QString &text, const Grammar &grammar)
{
    return grammar.name == u"cpp" ? withoutMacros(text) : text;
}

} // namespace

SyntaxTree::SyntaxTree(const QString &text, const Grammar &grammar)
    : m_text(text)
    , m_isValidUtf16(text.isValidUtf16())
    , m_tooDeepOffset(firstTooDeepBracket(text))
    , m_grammar(&grammar)
    , m_tree(parse(m_tooDeepOffset ? QString() : withoutMacroLines(text, grammar), grammar.language), &ts_tree_delete)
    , m_parents(parentsIn(root()))
{
}

std::optional<qsizetype> SyntaxTree::firstError() const
{
    if (isTooDeep() || !hasErrors())
        return m_tooDeepOffset;
    TreeCursor walk(root());
    TSNode node = root();
    while (walk.goDown() && goToErrorSibling(walk, isError(node)))
        node = walk.node();
    return startOf(node);
}

QStringView SyntaxTree::text(TSNode node) const
{
    return QStringView(m_text).mid(startOf(node), endOf(node) - startOf(node));
}

qsizetype startOf(TSNode node)
{
    return ts_node_start_byte(node) / bytesPerUnit;
}

qsizetype endOf(TSNode node)
{
    return ts_node_end_byte(node) / bytesPerUnit;
}

QLatin1StringView nodeType(TSNode node)
{
    return QLatin1StringView(ts_node_type(node));
}

bool isComment(TSNode node)
{
    return nodeType(node).contains(QLatin1StringView("comment"));
}

QList<TSNode> namedChildren(TSNode node)
{
    QList<TSNode> parts;
    TreeCursor walk(node);
    for (bool hasMore = walk.goDown(); hasMore; hasMore = walk.goToNextSibling()) {
        const TSNode part = walk.node();
        if (ts_node_is_named(part) && !isComment(part))
            parts.append(part);
    }
    return parts;
}

QList<TSNode> commentsIn(TSNode node)
{
    QList<TSNode> comments;
    TreeCursor walk(node);
    bool hasMore = walk.goDown();
    while (hasMore) {
        const TSNode part = walk.node();
        if (isComment(part))
            comments.append(part);
        hasMore = (!isComment(part) && walk.goDown()) || leaveSubtree(walk);
    }
    return comments;
}

} // namespace outcrop
