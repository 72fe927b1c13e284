// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientcontext.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextreader.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

/// Marks texts whose file is already sent by an earlier text.
void markRepeatedTexts(QList<ContextText> &texts)
{
    QSet<QString> sent;
    for (ContextText &text : texts) {
        if (!text.isSent() || text.state == ContextState::Listed || text.realFile.isEmpty())
            continue;
        text.isRepeated = sent.contains(text.realFile);
        sent.insert(text.realFile);
    }
}

/// A rule, and the words for the folders in which it searches.
struct PlacedRule {
    const LoadRule *rule = nullptr;
    QStringList folders;
};

/// Returns the rule with an ID, which may be in a group; without a rule if there is none.
PlacedRule findRule(const ClientDocument &client, const QString &id)
{
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *rule = std::get_if<LoadRule>(&content);
            if (!rule)
                continue;
            if (rule->id == id)
                return {rule, rule->folders};
            const auto inner = std::find_if(rule->rules.begin(), rule->rules.end(), [&id](const LoadRule &each) { return each.id == id; });
            if (inner != rule->rules.end())
                return {&*inner, inner->folders.isEmpty() ? rule->folders : inner->folders};
        }
    }
    return {};
}

ContextScope scopeOf(const QStringList &folders)
{
    const auto all = [&folders](const auto &test) { return !folders.isEmpty() && std::all_of(folders.begin(), folders.end(), test); };
    if (all([](const QString &word) { return word.startsWith(u'~'); }))
        return ContextScope::User;
    if (all([](const QString &word) { return word.startsWith(u'/'); }))
        return ContextScope::Machine;
    return all([](const QString &word) { return word == u"start"; }) ? ContextScope::StartFolder : ContextScope::Project;
}

void describeScopes(const ClientDocument &client, QList<ContextText> &texts)
{
    for (ContextText &text : texts) {
        if (!text.isInList)
            text.scope = scopeOf(findRule(client, text.rule).folders);
    }
}

/// Returns the key of the last place of a setting such as `{max_bytes}`: the user's settings follow those of the project. Empty for a fixed limit.
QString settingKey(const ClientDocument &client, const QString &limit)
{
    for (const ClientSetting &setting : client.settings) {
        if (limit == u'{' + setting.name + u'}' && !setting.places.isEmpty())
            return setting.places.last().key.join(u'.');
    }
    return {};
}

/// Sets `isLimitShared` and `limitSetting` of the files that reach a limit.
void describeLimits(const ClientDocument &client, QList<ContextText> &texts)
{
    for (ContextText &text : texts) {
        const LoadRule *rule = text.isLimited() && !text.isInList ? findRule(client, text.rule).rule : nullptr;
        if (!rule)
            continue;
        text.isLimitShared = rule->limit.appliesToChain;
        text.limitSetting = settingKey(client, rule->limit.bytes);
    }
}

QString evidenceKindText(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::Observed:
        return clientsmessages::observed();
    case EvidenceKind::Documented:
        return clientsmessages::documented();
    case EvidenceKind::Assumed:
        return clientsmessages::assumed();
    }
    Q_UNREACHABLE();
}

/// Returns the evidence and the date of its check.
QString datedEvidenceText(const RuleEvidence &evidence)
{
    switch (evidence.kind) {
    case EvidenceKind::Observed:
        return clientsmessages::observedOn(evidence.checked);
    case EvidenceKind::Documented:
        return clientsmessages::documentedOn(evidence.checked);
    case EvidenceKind::Assumed:
        return clientsmessages::assumedOn(evidence.checked);
    }
    Q_UNREACHABLE();
}

} // namespace

QString toString(ContextState state)
{
    switch (state) {
    case ContextState::Loaded:
        return QStringLiteral("loaded");
    case ContextState::Truncated:
        return QStringLiteral("cut");
    case ContextState::Imported:
        return QStringLiteral("imported");
    case ContextState::Listed:
        return QStringLiteral("listed");
    case ContextState::Waiting:
        return QStringLiteral("waiting");
    case ContextState::Hidden:
        return QStringLiteral("hidden");
    case ContextState::Skipped:
        return QStringLiteral("skipped");
    }
    Q_UNREACHABLE();
}

QString stateTitle(ContextState state)
{
    switch (state) {
    case ContextState::Loaded:
        return clientsmessages::stateLoaded();
    case ContextState::Truncated:
        return clientsmessages::stateTruncated();
    case ContextState::Imported:
        return clientsmessages::stateImported();
    case ContextState::Listed:
        return clientsmessages::stateListed();
    case ContextState::Waiting:
        return clientsmessages::stateOnDemand();
    case ContextState::Hidden:
        return clientsmessages::stateNotLoaded();
    case ContextState::Skipped:
        return clientsmessages::stateSkipped();
    }
    Q_UNREACHABLE();
}

QString stateTitle(const ContextText &text)
{
    return text.isSameFile ? clientsmessages::loadedUnderAnotherName() : stateTitle(text.state);
}

QString contextPath(const QString &path, const QString &folder, const QString &home)
{
    if (path == folder)
        return QStringLiteral(".");
    if (isAtOrBelow(path, folder))
        return pathInside(folder, path);
    return !home.isEmpty() && path != home && isAtOrBelow(path, home) ? u'~' + path.sliced(home.size()) : path;
}

QString startFolderName(const ClientContext &context, const QString &folder)
{
    const QString name = context.start == folder ? fileNameOf(folder) : QString();
    return name.isEmpty() ? contextPath(context.start, folder, context.home) : name;
}

void ContextText::skip(const QString &newReason)
{
    state = ContextState::Skipped;
    reason = newReason;
    sentBytes = 0;
    truncationOffset = -1;
    truncationLine = -1;
    isShortened = false;
    isOverLimit = false;
    isLimitShared = false;
    limitSetting.clear();
    isBlockedImport = false;
    isLinkAsText = false;
    isSameFile = false;
    isRepeated = false;
}

void ContextText::recordPart(const QString &name, const RuleEvidence &part)
{
    if (part.isWeakerThan(weakerPart ? weakerPart->evidence : evidence))
        weakerPart = WeakerPart{name, part};
}

QString contextReason(const ContextText &text, const QString &folder)
{
    QString reason = text.reason;
    if (text.state == ContextState::Waiting && !text.patterns.isEmpty())
        reason = clientsmessages::loadedForPatterns(text.patterns.join(listSeparator()));
    if (text.state == ContextState::Truncated && text.truncationLine >= 0)
        reason = clientsmessages::cutInLine(groupedNumber(text.truncationOffset), groupedNumber(text.fileBytes), groupedNumber(text.truncationLine));
    if (text.state == ContextState::Hidden && !text.relatedFile.isEmpty() && folderOf(text.relatedFile) == folder && folderOf(text.file) != folder)
        reason.replace(text.relatedFile, clientsmessages::inTopFolder(fileNameOf(text.relatedFile))); // a file of the same name can be next to the hidden file
    if (text.isRepeated)
        reason += (reason.isEmpty() ? QString() : sentenceSeparator()) + clientsmessages::loadedTwice();
    return reason.replace(folder + u'/', QString());
}

QString evidenceText(const RuleEvidence &evidence)
{
    const QString version = evidence.version.isEmpty() ? QString() : evidence.version + listSeparator();
    return version + (evidence.checked.isEmpty() ? evidenceKindText(evidence.kind) : datedEvidenceText(evidence));
}

QString contextEvidence(const ContextText &text)
{
    const QString evidence = evidenceKindText(text.evidence.kind);
    if (!text.weakerPart)
        return evidence;
    const QString weakerKind = evidenceKindText(text.weakerPart->evidence.kind);
    return (text.weakerPart->name == u"limit" ? clientsmessages::limitEvidence : clientsmessages::importsEvidence)(evidence, weakerKind);
}

QString evidenceSentences(const RuleEvidence &evidence)
{
    const bool isVersionKnown = evidence.isObserved() && !evidence.version.isEmpty();
    QStringList sentences{isVersionKnown ? clientsmessages::knownFromVersion(evidence.version)
            : evidence.isObserved()      ? clientsmessages::knownFromRequests()
            : evidence.kind == EvidenceKind::Documented ? clientsmessages::knownFromDocumentation()
                                                        : clientsmessages::knownFromAssumption()};
    if (!evidence.checked.isEmpty())
        sentences.append(clientsmessages::checkedOn(evidence.checked));
    return sentences.join(sentenceSeparator());
}

QString evidenceSentences(const ContextText &text)
{
    QStringList sentences{evidenceSentences(text.evidence)};
    if (text.weakerPart) {
        const bool isAssumed = text.weakerPart->evidence.kind == EvidenceKind::Assumed;
        if (text.weakerPart->name == u"limit")
            sentences.append(isAssumed ? clientsmessages::limitAssumed() : clientsmessages::limitDocumented());
        else
            sentences.append(isAssumed ? clientsmessages::importsAssumed() : clientsmessages::importsDocumented());
    }
    return sentences.join(sentenceSeparator());
}

ClientContext readClientContext(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query)
{
    ClientContext context = ContextReader(client, files, query).read();
    markRepeatedTexts(context.texts);
    describeLimits(client, context.texts);
    describeScopes(client, context.texts);
    context.home = query.home;
    context.touchedFiles = query.touchedFiles;
    return context;
}

} // namespace outcrop
