// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completiontemplates.h"

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

const QList<Candidate> &templateDirectives()
{
    static const QList<Candidate> directives{
        directive(QStringLiteral("put"), QStringLiteral("a value of the bundle")),
        directive(QStringLiteral("default"), QStringLiteral("what is put where the value is absent")),
        directive(QStringLiteral("map"), QStringLiteral("other spellings of the value")),
        directive(QStringLiteral("lower"), QStringLiteral("lowers a JSON Schema by the schema_rules")),
        directive(QStringLiteral("encode"), QStringLiteral("json: as JSON inside a text")),
        directive(QStringLiteral("each"), QStringLiteral("a list, made of what follows in `as`")),
        directive(QStringLiteral("as"), QStringLiteral("what each item of the list becomes")),
        directive(QStringLiteral("join"), QStringLiteral("texts put together")),
        directive(QStringLiteral("with"), QStringLiteral("what stands between joined texts")),
        directive(QStringLiteral("json"), QStringLiteral("a template, as JSON inside a text")),
        directive(QStringLiteral("when"), QStringLiteral("left out unless this holds")),
        directive(QStringLiteral("why"), QStringLiteral("the reason the loss ledger gives")),
        directive(QStringLiteral("action"), QStringLiteral("how the loss ledger calls what this sends")),
    };
    return directives;
}

QList<Candidate> templateParts(const OpenedWorkspace &opened)
{
    QStringList names;
    const auto add = [&](const QString &prefix, const QString &what) {
        for (const Candidate &word : namesOf(opened, what, {}, {}))
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

QList<Candidate> templateWords(const QString &part)
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
