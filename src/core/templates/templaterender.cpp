// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/templates/templaterender.h"

#include "core/templates/templateevaluator.h"
#include "core/templates/templateparser.h"
#include "core/templates/templatesmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

using Kind = TemplateNode::Kind;

constexpr qsizetype maximumIncludeDepth = 50;
constexpr int maximumTreeDepth = 300;          ///< nested nodes, partials included
constexpr qsizetype maximumSteps = 2'000'000; ///< rendered nodes
constexpr qsizetype maximumTextLength = 32 * 1024 * 1024;

/// A template or partial that is being rendered.
struct LoadedTemplate {
    TemplateText text;
    ParsedTemplate parsed;
    bool isUsable = true; ///< whether the template has no syntax errors
};

/// Returns the text with `indent` before each line.
TracedText indentLines(const TracedText &text, const TracedText &indent)
{
    TracedText result;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype newline = text.text().indexOf(u'\n', at);
        const qsizetype end = newline < 0 ? text.size() : newline + 1;
        result.append(indent);
        result.append(text.mid(at, end - at));
        at = end;
    }
    return result;
}

/// Returns the text with `&`, `"`, `<` and `>` replaced for HTML. Each replacement is traced to its character.
TracedText escapeHtml(const TracedText &text)
{
    TracedText result;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text.text().at(at);
        const QString replacement = character == u'&' ? QStringLiteral("&amp;")
            : character == u'"'                       ? QStringLiteral("&quot;")
            : character == u'<'                       ? QStringLiteral("&lt;")
            : character == u'>'                       ? QStringLiteral("&gt;")
                                                      : QString();
        if (replacement.isEmpty())
            continue;
        result.append(text.mid(from, at - from));
        result.append(replacement, text.originAt(at), TraceKind::Rewritten);
        from = at + 1;
    }
    result.append(text.mid(from));
    return result;
}

/// Returns whether a line of the text looks like the start of a chat message, such as `system:`.
bool hasRoleLine(const QString &text)
{
    static const QRegularExpression role(QStringLiteral("^\\s*#?\\s*(system|user|assistant|developer)\\s*(\\[[^\\]\\n]*\\])?\\s*:"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    return role.match(text).hasMatch();
}

class TemplateRenderer
{
public:
    TemplateRenderer(const TemplateText &source, const TemplateVariables &variables) : m_variables(variables), m_scope(variables)
    {
        m_current = load(source);
    }

    RenderedTemplate run()
    {
        renderCurrent();
        return m_result;
    }

private:
    std::shared_ptr<const LoadedTemplate> load(const TemplateText &text)
    {
        auto loadedTemplate = std::make_shared<LoadedTemplate>();
        loadedTemplate->text = text;
        loadedTemplate->parsed = parseTemplate(text.text.text(), text.dialect);
        for (const TemplateFinding &found : loadedTemplate->parsed.findings) {
            loadedTemplate->isUsable &= found.severity != Severity::Error;
            report(found.severity, found.code, found.message, text.text.originAt(found.start), found.length);
        }
        return loadedTemplate;
    }

    void report(Severity severity, const QString &code, const QString &message, const Origin &origin, qsizetype length)
    {
        const QString key = QStringLiteral("%1\n%2\n%3\n%4").arg(code, message, origin.file).arg(origin.offset);
        if (m_reportedNames.contains(key))
            return;
        m_reportedNames.insert(key);
        m_result.findings.append({severity, code, message, origin, length});
    }

    /// Stops rendering with an error: a limit was reached, or a partial includes itself.
    void stop(const TemplateNode &node, const QString &code, const QString &message)
    {
        m_isStopped = true;
        report(Severity::Error, code, message, originOf(node), node.length);
    }

    Origin originOf(const TemplateNode &node) const { return m_current->text.text.originAt(node.start); }

    void renderCurrent()
    {
        if (m_current->isUsable)
            render(m_current->parsed.nodes);
        else
            m_result.text.append(m_current->text.text);
    }

    void render(const QList<TemplateNode> &nodes)
    {
        ++m_depth;
        for (const TemplateNode &node : nodes) {
            if (++m_steps > maximumSteps || m_result.text.size() > maximumTextLength)
                stop(node, QStringLiteral("template-too-large"), templatesmessages::tooLarge());
            if (m_depth > maximumTreeDepth)
                stop(node, QStringLiteral("template-too-deep"), templatesmessages::tooDeep(maximumTreeDepth));
            if (m_isStopped)
                break;
            render(node);
        }
        --m_depth;
    }

    void render(const TemplateNode &node)
    {
        switch (node.kind) {
        case Kind::Text:
            m_result.text.append(m_current->text.text.mid(node.start, node.length));
            break;
        case Kind::Output:
            printValue(node);
            break;
        case Kind::Branch:
            renderBranch(node);
            break;
        case Kind::Loop:
            renderLoop(node);
            break;
        case Kind::Section:
            renderSection(node);
            break;
        case Kind::Scope:
            renderScope(node);
            break;
        case Kind::Include:
            include(node);
            break;
        }
    }

    TemplateValue evaluate(const TemplateExpression &expression, const TemplateNode &node, bool mayBeMissing)
    {
        const ExpressionReporter reportAt = [this](Severity severity, const QString &code, const QString &message, const TemplateExpression &at) {
            report(severity, code, message, m_current->text.text.originAt(at.start), at.length);
        };
        return TemplateEvaluator(m_current->text, m_scope, originOf(node), m_result.uses, reportAt).value(expression, mayBeMissing);
    }

    void printValue(const TemplateNode &node)
    {
        const TemplateValue value = evaluate(node.value, node, false);
        if (!value.isPrintable())
            return report(Severity::Error, QStringLiteral("template-not-text"), templatesmessages::notText(), originOf(node), node.length);
        const TracedText text = value.traced(originOf(node));
        if (!value.strictInput().isEmpty() && hasRoleLine(text.text()))
            report(Severity::Error, QStringLiteral("template-forged-role"), templatesmessages::roleLineInValue(value.strictInput()), originOf(node), node.length);
        m_result.text.append(node.escapes && m_variables.escapesHtml ? escapeHtml(text) : text);
    }

    void renderBranch(const TemplateNode &node)
    {
        for (const TemplateBranch &branch : node.branches) {
            if (!branch.condition || evaluate(*branch.condition, node, true).isTruthy())
                return render(branch.body);
        }
    }

    /// Returns the names that are visible in a loop's body in addition to the item.
    static QHash<QString, TemplateValue> loopNames(qsizetype index, qsizetype count, const TemplateValue &key, bool isJinja)
    {
        const auto number = [](qsizetype value) { return Json(value); };
        if (isJinja)
            return {{QStringLiteral("loop"),
                TemplateValue::fromJson({{"index", number(index + 1)}, {"index0", number(index)}, {"first", index == 0}, {"last", index + 1 == count}, {"length", number(count)}})}};
        return {{QStringLiteral("@index"), TemplateValue::fromJson(number(index))}, {QStringLiteral("@key"), key},
            {QStringLiteral("@first"), TemplateValue::fromJson(Json(index == 0))}, {QStringLiteral("@last"), TemplateValue::fromJson(Json(index + 1 == count))}};
    }

    void renderLoop(const TemplateNode &node)
    {
        const TemplateValue list = evaluate(node.value, node, true);
        if (list.isPrintable() && list.isTruthy())
            return report(Severity::Error, QStringLiteral("template-not-list"), templatesmessages::notList(), originOf(node), node.length);
        const QList<TemplateValue> items = list.items();
        const bool isMapping = list.data().isMapping();
        for (qsizetype at = 0; at < items.size() && !m_isStopped; ++at) {
            const bool isEntry = isMapping && node.setsContext;
            const TemplateValue item = isEntry ? list.member(items.at(at).text()) : items.at(at);
            const TemplateValue key = isEntry ? items.at(at) : TemplateValue::fromJson(Json(at));
            QHash<QString, TemplateValue> names = loopNames(at, items.size(), key, !node.setsContext);
            if (!node.names.isEmpty())
                names.insert(node.names.first(), item);
            if (node.names.size() > 1)
                names.insert(node.names.at(1), key);
            m_scope.push(names, node.setsContext ? std::optional(item) : std::nullopt);
            render(node.body);
            m_scope.pop();
        }
        if (items.isEmpty())
            render(node.otherwise);
    }

    void renderSection(const TemplateNode &node)
    {
        const TemplateValue value = evaluate(node.value, node, true);
        if (node.isInverted)
            return render(value.isTruthy() ? node.otherwise : node.body);
        if (!value.isTruthy())
            return render(node.otherwise);
        const QList<TemplateValue> items = value.data().isSequence() ? value.items() : QList<TemplateValue>{value};
        for (const TemplateValue &item : items) {
            if (m_isStopped)
                return;
            m_scope.push({}, item);
            render(node.body);
            m_scope.pop();
        }
    }

    QHash<QString, TemplateValue> namesOf(const QList<TemplateArgument> &arguments, const TemplateNode &node)
    {
        QHash<QString, TemplateValue> names;
        for (const TemplateArgument &argument : arguments)
            names.insert(argument.name, evaluate(argument.value, node, true));
        return names;
    }

    void renderScope(const TemplateNode &node)
    {
        if (!node.setsContext) {
            m_scope.push(namesOf(node.arguments, node));
        } else {
            const TemplateValue value = evaluate(node.value, node, true);
            if (!value.isTruthy())
                return render(node.otherwise);
            m_scope.push(node.names.isEmpty() ? QHash<QString, TemplateValue>() : QHash<QString, TemplateValue>{{node.names.first(), value}}, value);
        }
        render(node.body);
        m_scope.pop();
    }

    void include(const TemplateNode &node)
    {
        const QString name = evaluate(node.value, node, true).text();
        const TracedText indent = m_current->text.text.mid(node.indentStart, node.indentLength);
        const auto partial = loadPartial(name, originOf(node).file, indent);
        if (!partial)
            return reportMissing(node, name);
        if (m_chain.size() >= maximumIncludeDepth)
            return stop(node, QStringLiteral("template-too-deep"), templatesmessages::partialsTooDeep(maximumIncludeDepth, chainText(name)));
        if (isCycle(*partial, node))
            return stop(node, QStringLiteral("template-cycle"), templatesmessages::cycle(chainText(name)));
        const auto including = m_current;
        const QHash<QString, TemplateValue> names = namesOf(node.arguments, node);
        m_chain.append({partial.get(), name, m_scope.depth(), names.isEmpty()});
        if (!names.isEmpty())
            m_scope.push(names);
        m_current = partial;
        renderCurrent();
        m_current = including;
        if (!names.isEmpty())
            m_scope.pop();
        m_chain.removeLast();
    }

    void reportMissing(const TemplateNode &node, const QString &name)
    {
        if (!node.mayBeMissing)
            report(node.otherwise.isEmpty() ? Severity::Error : Severity::Warning, QStringLiteral("template-partial-missing"),
                node.otherwise.isEmpty() ? templatesmessages::partialMissing(name) : templatesmessages::mentionMissing(name), originOf(node), node.length);
        render(node.otherwise);
    }

    std::shared_ptr<const LoadedTemplate> loadPartial(const QString &name, const QString &from, const TracedText &indent)
    {
        const QString key = QStringList{name, from, templateDialectName(m_current->text.dialect), indent.text()}.join(u'\n');
        const auto known = m_partials.constFind(key);
        if (known != m_partials.constEnd())
            return *known;
        const auto found = m_variables.partial ? m_variables.partial(name, from, m_current->text.dialect) : std::nullopt;
        std::shared_ptr<const LoadedTemplate> loadedTemplate;
        if (found)
            loadedTemplate = load({indent.isEmpty() ? found->text : indentLines(found->text, indent), found->dialect});
        m_partials.insert(key, loadedTemplate);
        return loadedTemplate;
    }

    /// Returns whether the partial is already being rendered with the same values, which would never end.
    bool isCycle(const LoadedTemplate &partial, const TemplateNode &node) const
    {
        const auto isSame = [&](const ActivePartial &one) { return one.partial == &partial && one.depth == m_scope.depth() && one.isPlain && node.arguments.isEmpty(); };
        return std::any_of(m_chain.begin(), m_chain.end(), isSame);
    }

    /// Returns the names of the partials that include each other, at most the last five.
    QString chainText(const QString &name) const
    {
        QStringList names;
        for (const ActivePartial &one : m_chain.mid(std::max<qsizetype>(0, m_chain.size() - 4)))
            names.append(one.name);
        return (names << name).join(QStringLiteral(" → "));
    }

    /// A partial that is being rendered.
    struct ActivePartial {
        const LoadedTemplate *partial = nullptr;
        QString name;
        qsizetype depth = 0; ///< depth of the scope
        bool isPlain = true; ///< whether the partial has no arguments
    };

    const TemplateVariables &m_variables;
    TemplateScope m_scope;
    RenderedTemplate m_result;
    std::shared_ptr<const LoadedTemplate> m_current;
    QHash<QString, std::shared_ptr<const LoadedTemplate>> m_partials;
    QList<ActivePartial> m_chain;
    QSet<QString> m_reportedNames;
    qsizetype m_steps = 0;
    int m_depth = 0;
    bool m_isStopped = false;
};

} // namespace

RenderedTemplate renderTemplate(const TemplateText &source, const TemplateVariables &variables)
{
    return TemplateRenderer(source, variables).run();
}

} // namespace outcrop
