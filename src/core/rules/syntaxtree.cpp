// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/syntaxtree.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr uint32_t bytesPerUnit = sizeof(char16_t);

/// C++ as its grammar can read it: lines that hold nothing but a macro, such as Q_OBJECT, are no statements, and the grammar would take them for the
/// beginning of what follows. They become spaces, so that every place stays; where a block follows, the macro names it and stays.
QString withoutMacros(QString text)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*[A-Z][A-Z0-9_]{2,}(?:\\([^()\\n]*\\))?[ \\t\\r]*$(?!\\s*[{:])"), QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch &match : line.globalMatch(QString(text)))
        text.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
    return text;
}

TSTree *parse(const QString &text, const TSLanguage *language)
{
    const std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser(ts_parser_new(), &ts_parser_delete);
    ts_parser_set_language(parser.get(), language);
    return ts_parser_parse_string_encoding(parser.get(), nullptr, reinterpret_cast<const char *>(text.utf16()),
        uint32_t(text.size()) * bytesPerUnit, TSInputEncodingUTF16);
}

} // namespace

SyntaxTree::SyntaxTree(const QString &text, const Grammar &grammar)
    : m_text(text), m_grammar(&grammar), m_tree(parse(grammar.name == u"cpp" ? withoutMacros(text) : text, grammar.language), &ts_tree_delete)
{
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

QLatin1StringView kindOf(TSNode node)
{
    return QLatin1StringView(ts_node_type(node));
}

bool isComment(TSNode node)
{
    return kindOf(node).contains(QLatin1StringView("comment"));
}

QList<TSNode> partsOf(TSNode node)
{
    QList<TSNode> parts;
    for (uint32_t i = 0; i < ts_node_named_child_count(node); ++i) {
        const TSNode part = ts_node_named_child(node, i);
        if (!isComment(part))
            parts.append(part);
    }
    return parts;
}

QList<TSNode> commentsIn(TSNode node)
{
    QList<TSNode> comments;
    for (uint32_t i = 0; i < ts_node_named_child_count(node); ++i) {
        const TSNode part = ts_node_named_child(node, i);
        if (isComment(part))
            comments.append(part);
        else
            comments += commentsIn(part);
    }
    return comments;
}

} // namespace outcrop
