// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Builds the tree of a template from its passages and tags, for the parsers of all dialects. Reports blocks that are not closed, or closed under another
/// name.
class TemplateBuilder
{
public:
    /// Adds the text in [start, end).
    void addText(qsizetype start, qsizetype end);
    void add(const TemplateNode &node);
    /// Opens a block, which must be closed with `name`.
    void open(const TemplateNode &node, const QString &name);
    /// Starts the next branch of the open block: with a condition (`elif`), or without (`else`). Returns false if the open block cannot have such a branch.
    bool addBranch(const std::optional<TemplateExpression> &condition);
    /// Closes the innermost block. [start, start + length) is the closing tag, for findings.
    void close(const QString &name, qsizetype start, qsizetype length);
    void report(const QString &code, const QString &message, qsizetype start, qsizetype length);
    /// Reports a construct of the dialect that is not supported, with the message of the dialect.
    void reportUnsupported(const QString &message, qsizetype start, qsizetype length);
    ParsedTemplate finish();

private:
    struct OpenBlock {
        TemplateNode node;
        QString name;
        bool isInElse = false;
    };

    QList<TemplateNode> &current();

    ParsedTemplate m_result;
    QList<OpenBlock> m_openBlocks;
    qsizetype m_ignoredBlocks = 0; ///< number of open blocks beyond the nesting limit, which are not added
};

/// The range of a tag, or of the lines that contain only the tag.
struct TagLines {
    qsizetype start = 0;
    qsizetype end = 0;
    bool isAlone = false;
};
/// Returns the range of the lines that a tag covers, with the line break after it, if there is only whitespace next to the tag. Returns [start, end)
/// unchanged if there is other text.
TagLines linesOfTag(QStringView text, qsizetype start, qsizetype end);

} // namespace outcrop
