// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completiontemplates.h"

#include "app/completion/completionmessages.h"
#include "app/completion/completionnames.h"
#include "core/render/template.h"

namespace outcrop {
namespace {

using Kind = Candidate::Kind;

Candidate makeDirective(const QString &name, const QString &detail)
{
    return {Kind::Key, name + QStringLiteral(": "), name, detail};
}

} // namespace

QList<Candidate> templateDirectives()
{
    return {
        makeDirective(QStringLiteral("put"), completionmessages::bundleValue()),
        makeDirective(QStringLiteral("default"), completionmessages::defaultValue()),
        makeDirective(QStringLiteral("map"), completionmessages::otherSpellings()),
        makeDirective(QStringLiteral("lower"), completionmessages::convertsSchema()),
        makeDirective(QStringLiteral("encode"), completionmessages::encodesJson()),
        makeDirective(QStringLiteral("each"), completionmessages::eachList()),
        makeDirective(QStringLiteral("as"), completionmessages::asItem()),
        makeDirective(QStringLiteral("join"), completionmessages::joinedTexts()),
        makeDirective(QStringLiteral("with"), completionmessages::separator()),
        makeDirective(QStringLiteral("json"), completionmessages::jsonTemplate()),
        makeDirective(QStringLiteral("when"), completionmessages::omittedUnlessTrue()),
        makeDirective(QStringLiteral("why"), completionmessages::ledgerReason()),
        makeDirective(QStringLiteral("action"), completionmessages::ledgerAction()),
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
