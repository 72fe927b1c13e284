// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientdocument.h"

#include "core/clients/clientsmessages.h"
#include "core/clients/listdocument.h"
#include "core/documents/bundle/bundleddata.h"

#include <algorithm>

namespace outcrop {
namespace {

const QStringList contextClients{QStringLiteral("aider"), QStringLiteral("antigravity"), QStringLiteral("claude"), QStringLiteral("cline"), QStringLiteral("codex"),
    QStringLiteral("continue"), QStringLiteral("copilot"), QStringLiteral("copilot-cloud"), QStringLiteral("copilot-review"), QStringLiteral("cursor"), QStringLiteral("devin"),
    QStringLiteral("gemini"), QStringLiteral("kiro"), QStringLiteral("opencode"), QStringLiteral("qwen"), QStringLiteral("vscode")};

ClientSetting settingOf(const DataNode::Member &member, const RuleEvidence &evidence)
{
    ClientSetting setting;
    setting.evidence = evidenceOf(member.value, evidence);
    setting.name = member.key;
    setting.fallback = member.value[u"default"];
    setting.combinesValues = isTrue(member.value[u"add"]);
    for (const DataNode &place : member.value[u"from"].items())
        setting.places.append({place[u"file"].text(), place[u"key"].toStrings(), place[u"env"].text(), place[u"when"].text(), evidenceOf(place, setting.evidence)});
    return setting;
}

TextTransforms readTextTransforms(const DataNode &data)
{
    const QString trim = data[u"trim"].text();
    const QStringList strip = data[u"strip"].toStrings();
    return {strip.contains(u"front-matter"), strip.contains(u"comments"), isTrue(data[u"keep_mark"]), trim == u"both", trim == u"both" || trim == u"end",
        isTrue(data[u"escape"])};
}

QList<MarkdownPart> markdownPartsFromNames(const QStringList &names)
{
    static const QHash<QString, MarkdownPart> known{{QStringLiteral("fence"), MarkdownPart::Fence}, {QStringLiteral("tilde"), MarkdownPart::TildeFence},
        {QStringLiteral("indented"), MarkdownPart::Indented}, {QStringLiteral("inline"), MarkdownPart::Inline}, {QStringLiteral("comment"), MarkdownPart::Comment}};
    QList<MarkdownPart> parts;
    for (const QString &name : names) {
        if (known.contains(name))
            parts.append(known[name]);
    }
    return parts;
}

/// Reads an import rule. Missing keys are taken from `form`, the document's `imports`.
ImportRules readImportRules(const DataNode &data, ImportRules form)
{
    const auto text = [&data](QStringView key, QString &value) { value = data[key].isMissing() ? value : data[key].text(); };
    const auto flag = [&data](QStringView key, bool &value) { value = data[key].isMissing() ? value : isTrue(data[key]); };
    const auto texts = [&data](QStringView key, QStringList &values) { values = data[key].isMissing() ? values : data[key].toStrings(); };
    if (const QString method = data[u"how"].text(); !method.isEmpty())
        form.method = method == u"follow" ? ImportRules::Method::Follow : method == u"insert" ? ImportRules::Method::Insert : ImportRules::Method::Replace;
    if (data.member(u"pattern"))
        form.pattern = QRegularExpression(data[u"pattern"].text(), QRegularExpression::MultilineOption);
    if (data.member(u"skip"))
        form.skips = markdownPartsFromNames(data[u"skip"].toStrings());
    form.depth = int(data[u"depth"].toInteger().value_or(form.depth));
    texts(u"endings", form.endings);
    text(u"within", form.within);
    text(u"consent", form.consent);
    if (data.member(u"relative_to"))
        form.isFromRoot = data[u"relative_to"].text() == u"root";
    flag(u"follow_links", form.followsLinks);
    flag(u"once", form.importsOnce);
    flag(u"text_only", form.requiresUtf8);
    form.trimsEnd = form.trimsEnd || data[u"trim"].text() == u"end";
    text(u"found", form.found);
    text(u"missing", form.missing);
    text(u"outside", form.outsideHandling);
    text(u"folder", form.folder);
    text(u"again", form.again);
    form.evidence = evidenceOf(data, form.evidence);
    return form;
}

TouchRule touchRuleOf(const DataNode &data)
{
    TouchRule rule;
    rule.keys = data[u"keys"].toStrings();
    rule.style = data[u"style"].text() == u"gitignore" ? PatternStyle::GitIgnore : PatternStyle::Glob;
    rule.isFromRoot = data[u"relative_to"].text() == u"root";
    rule.loadsIfInvalid = data[u"broken"].text() != u"never";
    rule.yaml = yamlErrorHandlingOf(data);
    rule.excludingPairs = pairsOf(data[u"never"]);
    rule.always = pairsOf(data[u"always"]);
    rule.onRequest = pairsOf(data[u"asked"]);
    rule.loadsByDefault = data[u"otherwise"].text() != u"never";
    return rule;
}

SizeLimit limitOf(const DataNode &data, const RuleEvidence &evidence)
{
    SizeLimit limit;
    limit.evidence = evidenceOf(data, evidence);
    limit.maximumFileSize = data[u"skip_beyond"].toInteger().value_or(-1);
    limit.lines = int(data[u"lines"].toInteger().value_or(-1));
    limit.bytes = data[u"bytes"].text();
    limit.appliesToChain = data[u"of"].text() == u"chain";
    limit.truncatesAtLineEnd = data[u"cut"].text() == u"line-end";
    limit.note = data[u"note"].text();
    return limit;
}

/// Reads a rule. Missing keys are inherited from the group, except `title`, `files`, `take`, `join`, `unless_found`, `matching` and `unreadable`.
LoadRule loadRuleOf(const DataNode &data, const LoadRule &group, const ImportRules &imports)
{
    LoadRule rule = group;
    rule.rules.clear();
    rule.id = data[data.member(u"each") ? u"each" : u"load"].text();
    rule.title = data[u"title"].text();
    rule.evidence = evidenceOf(data, group.evidence);
    rule.separator.reset();
    if (data.member(u"in"))
        rule.folders = data[u"in"].toStrings();
    rule.files = data[u"files"].toStrings();
    const QString take = data[u"take"].text();
    rule.selection = take == u"first" ? LoadRule::Selection::First : take == u"first-filled" ? LoadRule::Selection::FirstFilled : LoadRule::Selection::All;
    const auto text = [&data](QStringView key, QString &value) { value = data[key].isMissing() ? value : data[key].text(); };
    text(u"wrap", rule.wrap);
    text(u"when", rule.when);
    text(u"exclude", rule.excluded);
    const auto flag = [&data](QStringView key, bool &value) { value = data[key].isMissing() ? value : isTrue(data[key]); };
    flag(u"any_case", rule.ignoresCase);
    flag(u"by_name", rule.searchesByName);
    flag(u"outside_links", rule.followsOutsideLinks);
    flag(u"skip_main_repository", rule.skipsMainRepository);
    rule.unlessFound = data[u"unless_found"].toStrings();
    rule.matchingRules = data[u"matching"].toStrings();
    rule.dropsAllIfUnreadable = data[u"unreadable"].text() == u"drop-all";
    if (!data[u"join"].isMissing())
        rule.separator = data[u"join"].text();
    if (data.member(u"trim") || data.member(u"strip") || data.member(u"keep_mark") || data.member(u"escape"))
        rule.transforms = readTextTransforms(data);
    if (data.member(u"imports"))
        rule.imports = readImportRules(data[u"imports"], imports);
    if (data.member(u"touch"))
        rule.touch = touchRuleOf(data[u"touch"]);
    if (data.member(u"limit"))
        rule.limit = limitOf(data[u"limit"], rule.evidence);
    for (const DataNode &each : data[u"rules"].items())
        rule.rules.append(loadRuleOf(each, rule, imports));
    return rule;
}

PartRule partOf(const DataNode &data, const RuleEvidence &evidence, const ImportRules &imports)
{
    PartRule part;
    part.id = data[u"part"].text();
    part.jsonPath = data[u"where"].text();
    part.role = data[u"role"].text();
    part.loadsOnFileRead = isTrue(data[u"touched"]);
    part.isOnlyText = isTrue(data[u"whole"]);
    part.join = data[u"join"].text();
    part.after = data[u"after"].text();
    if (data[u"before"].isSequence()) {
        for (const DataNode &head : data[u"before"].items())
            part.before.append({head[u"when"].text(), head[u"text"].text()});
    } else if (!data[u"before"].isMissing()) {
        part.before.append({QString(), data[u"before"].text()});
    }
    LoadRule outermostRule;
    outermostRule.evidence = evidence;
    for (const DataNode &content : data[u"contents"].items()) {
        if (content.member(u"list"))
            part.contents.append(listRuleOf(content, evidenceOf(content, evidence)));
        else if (content.member(u"load") || content.member(u"each"))
            part.contents.append(loadRuleOf(content, outermostRule, imports));
        else
            part.contents.append(PartRule::Gap{content[u"gap"].text()});
    }
    return part;
}

ClientDocument readBuiltIn(const QString &name)
{
    const QString path = QStringLiteral("clients/context/%1.yaml").arg(name);
    Diagnostics diagnostics;
    const ClientDocument document = readClientDocument(bundledData(path), path, diagnostics);
    Q_ASSERT_X(diagnostics.isEmpty(), "builtInClients", diagnostics.isEmpty() ? "" : qPrintable(toString(diagnostics.first())));
    return document;
}

} // namespace

QString toString(EvidenceKind kind)
{
    return kind == EvidenceKind::Observed ? QStringLiteral("observed") : kind == EvidenceKind::Documented ? QStringLiteral("documented") : QStringLiteral("assumed");
}

QStringList ClientDocument::startFilesOf(const QStringList &rules) const
{
    QStringList names;
    for (const PartRule &part : parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *group = std::get_if<LoadRule>(&content);
            const bool isAbove = group && std::any_of(group->folders.begin(), group->folders.end(), [](const QString &folder) { return folder.endsWith(u"..start"); });
            for (const LoadRule &rule : isAbove ? group->rules : QList<LoadRule>())
                names += rules.contains(rule.id) ? rule.files : QStringList();
        }
    }
    return names;
}

ClientDocument readClientDocument(const DataNode &data, const QString &file, Diagnostics &diagnostics)
{
    ClientDocument client;
    client.name = data[u"client"].text();
    client.title = data[u"title"].text();
    client.otherNames = data[u"names"].toStrings();
    client.evidence = evidenceOf(data, {});
    client.model = data[u"model"].text();
    client.provider = data[u"provider"].text();
    client.window = data[u"window"].toInteger().value_or(0);
    client.markers = data[u"project"][u"markers"].toStrings();
    client.withoutMarker = data[u"project"][u"otherwise"].text();
    client.isHosted = isTrue(data[u"project"][u"hosted"]);
    client.once = data[u"once"].text();
    client.notes = data[u"notes"].toStrings();
    for (const DataNode::Member &member : data[u"settings"].members())
        client.settings.append(settingOf(member, client.evidence));
    ImportRules unknown;
    unknown.evidence = client.evidence;
    const ImportRules imports = readImportRules(data[u"imports"], unknown);
    for (const DataNode &part : data[u"parts"].items())
        client.parts.append(partOf(part, client.evidence, imports));
    for (const DataNode &each : data[u"refuses"].items())
        client.refusals.append({each[u"when"].text(), each[u"beyond"].toInteger().value_or(-1), each[u"message"].text(), evidenceOf(each, client.evidence)});
    if (client.name.isEmpty() || client.parts.isEmpty())
        diagnostics.append({Severity::Error, QStringLiteral("client-incomplete"), clientsmessages::incompleteDocument(), {file, data.range()}});
    return client;
}

const QList<ClientDocument> &builtInClients()
{
    static const QList<ClientDocument> clients = [] {
        QList<ClientDocument> read;
        for (const QString &name : contextClients)
            read.append(readBuiltIn(name));
        return read;
    }();
    return clients;
}

} // namespace outcrop
