// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/turtleeditor.h"

#include "core/taxonomy/skos.h"
#include "core/taxonomy/taxonomymessages.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns a key that compares statements without their locations. Blank nodes are equal, because the parser names them differently each time.
QString comparisonKey(const TurtleStatement &statement)
{
    const auto named = [](const TurtleNode &node) -> QString {
        return node.kind == TurtleNode::Kind::Blank
            ? QStringLiteral("[]")
            : QString(node.value + u'\x1f' + node.language + u'\x1f' + node.datatype);
    };
    return named(statement.subject) + u'\x1e' + statement.predicate + u'\x1e' + named(statement.object);
}

QStringList comparisonKeys(const QList<TurtleStatement> &statements)
{
    QStringList all;
    for (const TurtleStatement &one : statements)
        all.append(comparisonKey(one));
    all.sort();
    return all;
}

Error rejectedError(const QString &message, const QString &file)
{
    return {ErrorCode::NotAllowed, message, {file, {}}};
}

} // namespace

QString toTurtleLiteral(const QString &text)
{
    QString quotedText = text;
    quotedText.replace(u'\\', QStringLiteral("\\\\"))
        .replace(u'"', QStringLiteral("\\\""))
        .replace(u'\n', QStringLiteral("\\n"));
    quotedText.replace(u'\r', QStringLiteral("\\r")).replace(u'\t', QStringLiteral("\\t"));
    return u'"' + quotedText + u'"';
}

TurtleEditor::TurtleEditor(const QString &text, const QString &file) : m_text(text), m_document(readTurtle(text, file))
{
}

QString TurtleEditor::formatNode(const TurtleNode &node) const
{
    if (node.kind != TurtleNode::Kind::Literal)
        return m_document.shortenUri(node.value);
    if (!node.language.isEmpty())
        return toTurtleLiteral(node.value) + u'@' + node.language;
    return node.datatype.isEmpty()
        ? toTurtleLiteral(node.value)
        : QString(toTurtleLiteral(node.value) + QStringLiteral("^^") + m_document.shortenUri(node.datatype));
}

QString TurtleEditor::formatPredicate(const QString &address) const
{
    return address == rdfTypeUri() ? QStringLiteral("a") : m_document.shortenUri(address);
}

/// Returns whether two indexes are valid and their statements belong to the same description.
bool TurtleEditor::areAdjacent(qsizetype first, qsizetype second) const
{
    const QList<TurtleStatement> &all = m_document.statements;
    return first >= 0 && second < all.size() && all[first].subject == all[second].subject
        && all[first].subjectRange.start == all[second].subjectRange.start;
}

Result<QList<TextEdit>> TurtleEditor::verifyEdits(const TextEdit &edit, const QList<TurtleStatement> &wanted) const
{
    if (!m_document.diagnostics.isEmpty())
        return rejectedError(taxonomymessages::fileHasErrors(), m_document.file);
    const TurtleDocument after = readTurtle(applyEdits(m_text, {edit}), m_document.file);
    if (!after.diagnostics.isEmpty() || comparisonKeys(after.statements) != comparisonKeys(wanted))
        return rejectedError(taxonomymessages::editChangesOtherStatements(), m_document.file);
    return QList<TextEdit>{edit};
}

Result<QList<TextEdit>> TurtleEditor::appendEdits(const QString &text, const QList<TurtleStatement> &added) const
{
    const QString gap = m_text.isEmpty() || m_text.endsWith(u'\n') ? QStringLiteral("\n") : QStringLiteral("\n\n");
    const LineTable lines(m_text);
    return verifyEdits(
        {lines.range(m_text.size(), m_text.size()), gap + text + u'\n'}, m_document.statements + added);
}

Result<QList<TextEdit>> TurtleEditor::add(
    const QString &subject, const QString &predicate, const TurtleNode &object) const
{
    const QList<TurtleStatement> &all = m_document.statements;
    const TurtleStatement added{{TurtleNode::Kind::Resource, subject}, predicate, object};
    qsizetype same = -1;
    qsizetype last = -1;
    for (qsizetype at = 0; at < all.size(); ++at) {
        if (all[at].subject.value != subject || all[at].object.kind == TurtleNode::Kind::Blank)
            continue;
        last = at;
        same = all[at].predicate == predicate ? at : same;
    }
    if (last < 0)
        return addDescription(subject, {{predicate, object}});
    const QString text = same >= 0
        ? QString(QStringLiteral(" , ") + formatNode(object))
        : QString(QStringLiteral(" ;\n    ") + formatPredicate(predicate) + u' ' + formatNode(object));
    const Position end = all[same >= 0 ? same : last].objectRange.end;
    return verifyEdits({{end, end}, text}, all + QList<TurtleStatement>{added});
}

Result<QList<TextEdit>> TurtleEditor::remove(qsizetype statement) const
{
    QList<TurtleStatement> wanted = m_document.statements;
    const TurtleStatement &removed = m_document.statements.at(statement);
    wanted.removeAt(statement);
    if (areAdjacent(statement, statement + 1) && m_document.statements[statement + 1].predicate == removed.predicate)
        return verifyEdits(
            {{removed.objectRange.start, m_document.statements[statement + 1].objectRange.start}, {}}, wanted);
    if (areAdjacent(statement - 1, statement))
        return verifyEdits(
            {{m_document.statements[statement - 1].objectRange.end, removed.objectRange.end}, {}}, wanted);
    return rejectedError(taxonomymessages::firstStatement(), m_document.file);
}

Result<QList<TextEdit>> TurtleEditor::replace(qsizetype statement, const TurtleNode &object) const
{
    QList<TurtleStatement> wanted = m_document.statements;
    wanted[statement].object = object;
    return verifyEdits({wanted[statement].objectRange, formatNode(object)}, wanted);
}

Result<QList<TextEdit>> TurtleEditor::addDescription(
    const QString &subject, const QList<QPair<QString, TurtleNode>> &statements) const
{
    QStringList written;
    QList<TurtleStatement> added;
    for (const auto &[predicate, object] : statements) {
        written.append(formatPredicate(predicate) + u' ' + formatNode(object));
        added.append({{TurtleNode::Kind::Resource, subject}, predicate, object});
    }
    return appendEdits(
        m_document.shortenUri(subject) + u' ' + written.join(QStringLiteral(" ;\n    ")) + QStringLiteral(" ."), added);
}

qsizetype TurtleEditor::indexOf(const QString &subject, const QString &predicate, const TurtleNode &object) const
{
    const QList<TurtleStatement> &all = m_document.statements;
    const auto found = std::find_if(all.begin(), all.end(), [&](const TurtleStatement &one) {
        return one.subject.value == subject && one.predicate == predicate && one.object == object;
    });
    return found == all.end() ? -1 : found - all.begin();
}

} // namespace outcrop
