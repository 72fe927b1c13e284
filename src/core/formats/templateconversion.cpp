// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/templateconversion.h"

#include "core/formats/handlebarswriter.h"
#include "core/formats/promptfile.h"
#include "core/templates/inferredinputs.h"
#include "core/templates/templateparser.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

using Node = TemplateNode;
using Expression = TemplateExpression;

/// Writes a parsed template in another language.
class TemplateConverter
{
public:
    TemplateConverter(const QString &text, TemplateDialect from, TemplateLanguage to) : m_text(text), m_sourceDialect(from), m_targetLanguage(to) { }

    TemplateConversion run()
    {
        const ParsedTemplate parsedTemplate = parseTemplate(m_text, m_sourceDialect);
        if (std::any_of(parsedTemplate.findings.begin(), parsedTemplate.findings.end(), [](const TemplateFinding &found) { return found.severity == Severity::Error; }))
            return {m_text, {parsedTemplate.findings.first().message}};
        const QString text = writeTemplate(parsedTemplate.nodes);
        return {m_problems.isEmpty() ? text : m_text, m_problems, m_isAmbiguous};
    }

private:
    QString writeTemplate(const QList<Node> &nodes)
    {
        if (m_targetLanguage == TemplateLanguage::Handlebars)
            return writeHandlebarsNodes(nodes);
        QString text;
        for (const Node &node : nodes) {
            const QString next = writeTemplate(node);
            if (text.endsWith(u'{') && next.startsWith(u'{'))
                escapeLastBrace(text);
            text += next;
        }
        return text;
    }

    QString writeHandlebarsNodes(const QList<Node> &nodes)
    {
        HandlebarsWriter writer;
        for (const Node &node : nodes) {
            if (node.kind == Node::Kind::Text)
                writer.addText(m_text.mid(node.start, node.length));
            else
                writer.addTag(writeTemplate(node));
        }
        return writer.text();
    }

    /// Escapes a brace that would otherwise be part of the tag after it.
    void escapeLastBrace(QString &text) const
    {
        if (m_targetLanguage != TemplateLanguage::Mustache && m_targetLanguage != TemplateLanguage::Jinja)
            return;
        text.chop(1);
        text += m_targetLanguage == TemplateLanguage::Jinja ? QStringLiteral("{% raw %}{{% endraw %}") : QStringLiteral("{{=<% %>=}}{<%={{ }}=%>");
    }

    QString writeTemplate(const Node &node)
    {
        switch (node.kind) {
        case Node::Kind::Text:
            return literal(m_text.mid(node.start, node.length));
        case Node::Kind::Output:
            return output(node);
        case Node::Kind::Branch:
            return branch(node);
        case Node::Kind::Loop:
            return loop(node);
        case Node::Kind::Section:
        case Node::Kind::Scope:
        case Node::Kind::Include:
            return problem(node);
        }
        Q_UNREACHABLE();
    }

    bool hasLogic() const { return m_targetLanguage != TemplateLanguage::DoubleBraces && m_targetLanguage != TemplateLanguage::SingleBraces; }

    /// Records a construct that the language does not support. The whole template is then left unchanged, so that no tag is lost.
    QString problem(const Node &node)
    {
        m_problems.append(m_text.mid(node.start, node.length));
        return {};
    }

    QString literal(QString text)
    {
        static const QString braces = QStringLiteral("{{");
        static const QRegularExpression tag(QStringLiteral("\\{\\{|\\{%|\\{#"));
        switch (m_targetLanguage) {
        case TemplateLanguage::SingleBraces:
            return text.replace(u'{', braces).replace(u'}', QStringLiteral("}}"));
        case TemplateLanguage::Handlebars:
            break; // see writeHandlebarsNodes()
        case TemplateLanguage::Mustache: // other delimiters around the braces
            return text.replace(braces, QStringLiteral("{{=<% %>=}}{{<%={{ }}=%>"));
        case TemplateLanguage::Jinja:
            return text.contains(tag) ? QStringLiteral("{% raw %}%1{% endraw %}").arg(text) : text;
        case TemplateLanguage::DoubleBraces:
            m_isAmbiguous |= text.contains(braces);
            return text;
        }
        Q_UNREACHABLE();
    }

    /// Returns the path of an expression in the target language; empty if the language does not support the path.
    QString pathOf(const Expression &value) const
    {
        if (value.kind != Expression::Kind::Path || value.parentSteps != 0 || value.isLocal)
            return {};
        QStringList names = value.segments;
        if (!m_items.isEmpty() && !m_items.last().isEmpty()) // inside a loop that changes the context
            names.prepend(m_items.last());
        const bool isItem = m_targetLanguage == TemplateLanguage::Mustache && !m_loopNames.isEmpty() && !names.isEmpty() && names.first() == m_loopNames.last();
        if (isItem)
            names.removeFirst();
        if (names.isEmpty())
            return m_targetLanguage == TemplateLanguage::Handlebars ? QStringLiteral("this") : m_targetLanguage == TemplateLanguage::Mustache ? QStringLiteral(".") : QString();
        if (m_targetLanguage == TemplateLanguage::SingleBraces && names.size() > 1)
            return {};
        return names.join(u'.');
    }

    QString output(const Node &node)
    {
        const QString path = pathOf(node.value);
        if (path.isEmpty())
            return problem(node);
        switch (m_targetLanguage) {
        case TemplateLanguage::SingleBraces:
            return u'{' + path + u'}';
        case TemplateLanguage::Mustache:
            return QStringLiteral("{{{%1}}}").arg(path); // without escapes for HTML
        case TemplateLanguage::Jinja:
        case TemplateLanguage::Handlebars:
        case TemplateLanguage::DoubleBraces:
            return QStringLiteral("{{%1}}").arg(path);
        }
        Q_UNREACHABLE();
    }

    QString branch(const Node &node)
    {
        QList<QPair<QString, bool>> conditions; ///< path, and whether it is negated
        for (const TemplateBranch &one : node.branches) {
            const bool isNegated = one.condition && one.condition->kind == Expression::Kind::Not;
            const QString path = one.condition ? pathOf(isNegated ? one.condition->operands.first() : *one.condition) : QString();
            if (!hasLogic() || (one.condition && path.isEmpty()))
                return problem(node);
            conditions.append({path, isNegated});
        }
        if (m_targetLanguage == TemplateLanguage::Mustache)
            return conditions.size() > 2 || (conditions.size() == 2 && node.branches.last().condition) ? problem(node) : mustacheBranch(node, conditions.first());
        return m_targetLanguage == TemplateLanguage::Jinja ? jinjaBranch(node, conditions) : handlebarsBranch(node, conditions);
    }

    QString mustacheBranch(const Node &node, const QPair<QString, bool> &condition)
    {
        const QString closing = QStringLiteral("{{/%1}}").arg(condition.first);
        const auto section = [&](bool isInverted) { return QStringLiteral("{{%1%2}}").arg(QChar(isInverted ? u'^' : u'#')).arg(condition.first); };
        QString text = section(condition.second) + writeTemplate(node.branches.first().body) + closing;
        if (node.branches.size() == 2)
            text += section(!condition.second) + writeTemplate(node.branches.at(1).body) + closing;
        return text;
    }

    QString jinjaBranch(const Node &node, const QList<QPair<QString, bool>> &conditions)
    {
        QString text;
        for (qsizetype at = 0; at < node.branches.size(); ++at) {
            const auto &[path, isNegated] = conditions.at(at);
            const QString word = at == 0 ? QStringLiteral("if") : path.isEmpty() ? QStringLiteral("else") : QStringLiteral("elif");
            const QString condition = path.isEmpty() ? QString() : (isNegated ? QStringLiteral(" not ") : QStringLiteral(" ")) + path;
            text += QStringLiteral("{% ") + word + condition + QStringLiteral(" %}") + writeTemplate(node.branches.at(at).body);
        }
        return text + QStringLiteral("{% endif %}");
    }

    QString handlebarsBranch(const Node &node, const QList<QPair<QString, bool>> &conditions)
    {
        QString text;
        for (qsizetype at = 0; at < node.branches.size(); ++at) {
            const auto &[path, isNegated] = conditions.at(at);
            const QString helper = isNegated ? QStringLiteral("unless ") : QStringLiteral("if ");
            text += path.isEmpty() ? QStringLiteral("{{else}}") : (at == 0 ? QStringLiteral("{{#") : QStringLiteral("{{else ")) + helper + path + QStringLiteral("}}");
            text += writeTemplate(node.branches.at(at).body);
        }
        return text + (conditions.first().second ? QStringLiteral("{{/unless}}") : QStringLiteral("{{/if}}"));
    }

    QString loop(const Node &node)
    {
        const QString list = pathOf(node.value);
        const bool namesItem = !node.names.isEmpty();
        const bool fits = hasLogic() && !list.isEmpty() && node.names.size() < 2 && node.otherwise.isEmpty() && (m_targetLanguage != TemplateLanguage::Mustache || namesItem);
        if (!fits)
            return problem(node);
        const QString name = namesItem ? node.names.first() : QStringLiteral("item");
        const bool keepsContext = node.setsContext && m_targetLanguage == TemplateLanguage::Handlebars && !namesItem;
        m_items.append(node.setsContext && !namesItem && !keepsContext ? name : QString());
        m_loopNames.append(name);
        const QString body = writeTemplate(node.body);
        m_items.removeLast();
        m_loopNames.removeLast();
        if (m_targetLanguage == TemplateLanguage::Jinja)
            return QStringLiteral("{% for %1 in %2 %}").arg(name, list) + body + QStringLiteral("{% endfor %}");
        if (m_targetLanguage == TemplateLanguage::Mustache)
            return QStringLiteral("{{#%1}}").arg(list) + body + QStringLiteral("{{/%1}}").arg(list);
        return QStringLiteral("{{#each %1%2}}").arg(list, keepsContext ? QString() : QStringLiteral(" as |%1|").arg(name)) + body + QStringLiteral("{{/each}}");
    }

    QString m_text;
    TemplateDialect m_sourceDialect;
    TemplateLanguage m_targetLanguage;
    QStringList m_problems;
    bool m_isAmbiguous = false;
    QStringList m_items;     ///< name of the items of each open loop if the target language has no item context; otherwise empty
    QStringList m_loopNames; ///< names of the items of the open loops
};

bool isSame(TemplateDialect from, TemplateLanguage to)
{
    return (from == TemplateDialect::Jinja && to == TemplateLanguage::Jinja) || (from == TemplateDialect::Handlebars && to == TemplateLanguage::Handlebars)
        || (from == TemplateDialect::Mustache && to == TemplateLanguage::Mustache);
}

/// Returns all texts that may be templates, including the addresses of media.
QStringList textsOf(const PromptFile &prompt)
{
    QStringList texts;
    for (const PromptMessage &message : prompt.messages) {
        for (const PromptPiece &piece : message.pieces)
            texts.append(piece.text);
    }
    return texts;
}

bool hasLogic(const QList<Node> &nodes)
{
    return std::any_of(nodes.begin(), nodes.end(), [](const Node &node) { return node.kind != Node::Kind::Text && node.kind != Node::Kind::Output; });
}

} // namespace

TemplateConversion convertTemplate(const QString &text, TemplateDialect from, TemplateLanguage to)
{
    return isSame(from, to) ? TemplateConversion{text, {}} : TemplateConverter(text, from, to).run();
}

TemplateConversion convertSingleBraces(const QString &text)
{
    static const QRegularExpression tag(QStringLiteral("\\{\\{|\\}\\}|\\{([^{}]*)\\}"));
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_]\\w*$"));
    TemplateConversion result;
    qsizetype from = 0;
    const auto append = [&result](const QString &part) {
        if (result.text.endsWith(u'{') && part.startsWith(u'{')) { // other delimiters around the literal brace
            result.text.chop(1);
            result.text += QStringLiteral("{{=<% %>=}}{<%={{ }}=%>");
        }
        result.text += part;
    };
    for (auto tags = tag.globalMatch(text); tags.hasNext();) {
        const QRegularExpressionMatch found = tags.next();
        result.text += text.mid(from, found.capturedStart() - from);
        from = found.capturedEnd();
        const QString inside = found.captured(1);
        if (found.capturedStart(1) < 0)
            append(found.captured().left(1));
        else if (name.match(inside).hasMatch())
            append(QStringLiteral("{{%1}}").arg(inside));
        else
            append(found.captured());
        if (found.capturedStart(1) >= 0 && !name.match(inside).hasMatch())
            result.problems.append(found.captured());
    }
    result.text += text.mid(from);
    return result;
}

bool hasTemplateLogic(const PromptFile &prompt)
{
    const QStringList texts = textsOf(prompt);
    return std::any_of(texts.begin(), texts.end(), [&prompt](const QString &text) { return hasLogic(parseTemplate(text, prompt.dialect).nodes); });
}

QStringList variablesOf(const PromptFile &prompt)
{
    QStringList names;
    for (const QString &text : textsOf(prompt))
        names += variablesOf(text, prompt.dialect);
    names.removeDuplicates();
    return names;
}

QStringList variablesOf(const QString &text, TemplateDialect dialect)
{
    QStringList names;
    for (const InferredInput &input : inferTemplateInputs(parseTemplate(text, dialect).nodes))
        names.append(input.name);
    return names;
}

void addInferredInputs(PromptFile &prompt)
{
    for (const QString &text : textsOf(prompt)) {
        for (const InferredInput &input : inferTemplateInputs(parseTemplate(text, prompt.dialect).nodes)) {
            const bool isHistory = std::any_of(prompt.messages.begin(), prompt.messages.end(), [&input](const PromptMessage &one) { return one.isHistory && one.name == input.name; });
            if (!isHistory && !input.name.startsWith(u'@') && !prompt.input(input.name))
                prompt.inputs.append({input.name, input.isList ? QStringLiteral("list") : QStringLiteral("text"), {}, input.isRequired});
        }
    }
}

} // namespace outcrop
