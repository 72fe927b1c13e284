// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completiontemplates.h"

#include "app/completion/completionmessages.h"
#include "app/completion/completionnames.h"
#include "core/render/template.h"

namespace outcrop {
namespace {

using Kind = Candidate::Kind;

Candidate directive(const QString &name, const QString &detail)
{
    return {Kind::Key, name + QStringLiteral(": "), name, detail};
}

} // namespace

QList<Candidate> templateDirectives()
{
    return {
        directive(QStringLiteral("put"), completionmessages::bundleValue()),
        directive(QStringLiteral("default"), completionmessages::defaultValue()),
        directive(QStringLiteral("map"), completionmessages::otherSpellings()),
        directive(QStringLiteral("lower"), completionmessages::convertsSchema()),
        directive(QStringLiteral("encode"), completionmessages::encodesJson()),
        directive(QStringLiteral("each"), completionmessages::eachList()),
        directive(QStringLiteral("as"), completionmessages::asItem()),
        directive(QStringLiteral("join"), completionmessages::joinedTexts()),
        directive(QStringLiteral("with"), completionmessages::separator()),
        directive(QStringLiteral("json"), completionmessages::jsonTemplate()),
        directive(QStringLiteral("when"), completionmessages::omittedUnlessTrue()),
        directive(QStringLiteral("why"), completionmessages::ledgerReason()),
        directive(QStringLiteral("action"), completionmessages::ledgerAction()),
    };
}

QList<Candidate> templateNameCandidates(const OpenedWorkspace &opened)
{
    QStringList names;
    const auto add = [&](const QString &prefix, const QString &detail) {
        for (const Candidate &word : nameCandidates(opened, detail, {}, {}))
            names.append(prefix + word.text);
    };
    for (const QString &name : templateNames()) {
        if (!name.endsWith(u'*'))
            names.append(name);
    }
    add(QStringLiteral("model.accepts."), QStringLiteral("parameter"));
    add(QStringLiteral("model.features."), QStringLiteral("feature"));
    for (const char *role : {"system", "user", "assistant"})
        names.append(QStringLiteral("roles.") + QLatin1String(role));
    names.sort();
    names.removeDuplicates();
    QList<Candidate> parts;
    for (const QString &name : std::as_const(names))
        parts.append({Kind::Placeholder, name, {}, {}});
    return parts;
}

QList<Candidate> templateCandidates(const QString &part)
{
    QStringList words;
    if (part == u"output.by")
        words = {QStringLiteral("native"), QStringLiteral("tool"), QStringLiteral("prompt")};
    if (part == u"turn.role")
        words = {QStringLiteral("system"), QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("tool")};
    QList<Candidate> candidates;
    for (const QString &text : std::as_const(words))
        candidates.append({Kind::Value, text, {}, {}});
    return candidates;
}

} // namespace outcrop
