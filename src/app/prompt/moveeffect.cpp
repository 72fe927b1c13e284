// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/moveeffect.h"

#include "app/prompt/promptmessages.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/text/commontext.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace outcrop {
namespace {

/// Returns the path of a document or section (`agents/a.md#rules`) after the change.
QString newPath(const WorkspaceChange &change, QString path)
{
    for (const PathMove &move : change.moves) {
        if (path == move.from || path.startsWith(move.from + QChar(move.isFolder ? u'/' : u'#')))
            path = move.to + path.mid(move.from.size());
    }
    return path;
}

bool belongsTo(const Section &section, const QString &file)
{
    return section.id == file || section.id.startsWith(file + u'#');
}

qsizetype sectionOf(const PromptBundle &bundle, const QString &file)
{
    const auto found = std::find_if(bundle.sections.begin(), bundle.sections.end(), [&file](const Section &section) { return belongsTo(section, file); });
    return found == bundle.sections.end() ? -1 : found - bundle.sections.begin();
}

/// Returns the offset of a document's text in the prompt, or -1 if it is not sent. A layer can be sent in its condensed form, which is a different file.
qsizetype offsetOf(const RenderResult &result, const QString &file)
{
    const qsizetype section = sectionOf(result.bundle, file);
    const QList<TraceSpan> own = section < 0 ? QList<TraceSpan>() : result.bundle.sections.at(section).content.spans();
    const QString source = own.isEmpty() ? file : own.first().origin.file;
    const QList<TraceSpan> &spans = result.request.display.spans();
    const auto first = std::find_if(spans.begin(), spans.end(),
        [&](const TraceSpan &span) { return !span.origin.file.isEmpty() && (span.origin.file == file || span.origin.file == source); });
    return first == spans.end() ? -1 : first->start;
}

/// A section that is in both prompts.
struct CommonSection {
    QString title;
    qsizetype before = 0; ///< index of the section before the change
};

/// Returns the sections whose order relative to another section changed: one before it was later, or one after it was earlier.
QStringList movedTitles(const QList<CommonSection> &sections)
{
    QList<bool> isMovedFlags(sections.size(), false);
    qsizetype latestOffset = -1;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        isMovedFlags[i] = sections.at(i).before < latestOffset;
        latestOffset = std::max(latestOffset, sections.at(i).before);
    }
    qsizetype earliestOffset = std::numeric_limits<qsizetype>::max();
    for (qsizetype i = sections.size() - 1; i >= 0; --i) {
        isMovedFlags[i] |= sections.at(i).before > earliestOffset;
        earliestOffset = std::min(earliestOffset, sections.at(i).before);
    }
    QStringList titles;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        if (isMovedFlags.at(i))
            titles.append(sections.at(i).title);
    }
    return titles;
}

QStringList movedSections(const PromptBundle &before, const PromptBundle &after, const WorkspaceChange &change)
{
    QHash<QString, qsizetype> earlier;
    for (qsizetype i = 0; i < before.sections.size(); ++i)
        earlier.insert(newPath(change, before.sections.at(i).id), i);
    QList<CommonSection> commonSections;
    for (const Section &section : after.sections) {
        if (earlier.contains(section.id))
            commonSections.append({section.title, earlier.value(section.id)});
    }
    return movedTitles(commonSections);
}

/// The content of an entry without its location, which shifts when text before it changes.
using LedgerContent = std::tuple<QString, LossAction, QString>;

LedgerContent ledgerContentOf(const LedgerEntry &entry)
{
    return {entry.part, entry.action, entry.reasonForComparison()};
}

/// Returns the entries of `these` that are not in `others`, as a multiset difference.
Ledger ledgerDifference(const Ledger &entries, const Ledger &others)
{
    std::map<LedgerContent, qsizetype> unmatched;
    for (const LedgerEntry &other : others)
        ++unmatched[ledgerContentOf(other)];
    Ledger left;
    for (const LedgerEntry &entry : entries) {
        const auto found = unmatched.find(ledgerContentOf(entry));
        if (found == unmatched.end() || found->second == 0)
            left.append(entry);
        else
            --found->second;
    }
    return left;
}

/// Returns the diagnostics that are new. Compares file, code and message as multisets, because locations shift with every edit.
Diagnostics newDiagnostics(const Diagnostics &before, const Diagnostics &after)
{
    const auto words = [](const Diagnostic &found) { return QStringList{found.location.file, found.code, found.message}; };
    QHash<QStringList, int> known;
    for (const Diagnostic &found : before)
        known[words(found)] += 1;
    Diagnostics freshFindings;
    for (const Diagnostic &found : after) {
        if (--known[words(found)] < 0)
            freshFindings.append(found);
    }
    return freshFindings;
}

/// Compares the renders of one provider before and after a change.
class EffectComparison
{
public:
    EffectComparison(const OpenedWorkspace &before, const OpenedWorkspace &after, const RenderJob &job, const WorkspaceChange &change, const QString &file)
        : m_before(before), m_after(after), m_job(job), m_change(change), m_file(file)
    {
    }

    ProviderEffect providerEffect(const QString &provider) const
    {
        RenderJob job = m_job;
        if (provider != job.provider)
            job.model.clear();
        job.provider = provider;
        job.rendersDisplay = true;
        const Result<RenderResult> before = renderPrompt(m_before, job);
        const Result<RenderResult> after = renderPrompt(m_after, job);
        if (before && after)
            return compare(provider, *before, *after);
        ProviderEffect effect;
        effect.provider = provider;
        effect.isRendered = false;
        effect.changesRequest = before || after;
        effect.problem = toString(withAction(before ? after.error() : before.error()));
        return effect;
    }

private:
    ProviderEffect compare(const QString &provider, const RenderResult &before, const RenderResult &after) const
    {
        ProviderEffect effect;
        effect.provider = provider;
        effect.model = after.request.model;
        const QString bodyBefore = before.request.bodyText().text();
        const QString bodyAfter = after.request.bodyText().text();
        effect.bodyBefore = bodyBefore.size();
        effect.bodyAfter = bodyAfter.size();
        effect.changesRequest = bodyBefore != bodyAfter;
        comparePrompts(effect, before, after);
        effect.movedSections = movedSections(before.bundle, after.bundle, m_change);
        effect.addedLosses = losses(ledgerDifference(after.request.ledger, before.request.ledger));
        effect.removedLosses = losses(ledgerDifference(before.request.ledger, after.request.ledger));
        if (before.request.figures && after.request.figures)
            effect.costs = costsOf(before.request.figures->plan, after.request.figures->plan);
        return effect;
    }

    MoveCosts costsOf(const CachePlan &before, const CachePlan &after) const
    {
        const auto belongsToPartOf = [](const QString &file) { return [file](const QString &id) { return id == file || id.startsWith(file + u'#'); }; };
        return moveCosts(before, after, belongsToPartOf(m_file), belongsToPartOf(newPath(m_change, m_file)), [this](const QString &id) { return newPath(m_change, id); });
    }

    void comparePrompts(ProviderEffect &effect, const RenderResult &before, const RenderResult &after) const
    {
        const QString movedPath = newPath(m_change, m_file);
        effect.promptBefore = before.request.display.size();
        effect.promptAfter = after.request.display.size();
        effect.stablePrefix = commonPrefixLength(before.request.display.text(), after.request.display.text());
        effect.offsetBefore = offsetOf(before, m_file);
        effect.offsetAfter = offsetOf(after, movedPath);
        effect.sectionBefore = sectionOf(before.bundle, m_file);
        effect.sectionAfter = sectionOf(after.bundle, movedPath);
    }

    const OpenedWorkspace &m_before;
    const OpenedWorkspace &m_after;
    const RenderJob &m_job;
    const WorkspaceChange &m_change;
    const QString &m_file;
};

/// Returns the providers of the later state in order, then the removed ones.
QStringList allProviders(const OpenedWorkspace &before, const OpenedWorkspace &after)
{
    QStringList names = after.providers() + before.providers();
    names.removeDuplicates();
    return names;
}

struct MoveEffectWords {
    Q_DECLARE_TR_FUNCTIONS(MoveEffect)
};

QString prefixText(const ProviderEffect &effect)
{
    if (!effect.changesPrompt())
        return MoveEffectWords::tr("the prompt is unchanged");
    return MoveEffectWords::tr("the first %1 of %2 characters of the prompt are unchanged").arg(groupedNumber(effect.stablePrefix), groupedNumber(effect.promptBefore));
}

/// Returns a text such as `Tools moves after Season` or `the document is now sent`; empty if neither applies. The moved section is the first or last of those
/// whose order changed.
QString orderText(const ProviderEffect &effect)
{
    const QStringList &movedSections = effect.movedSections;
    if (effect.sectionBefore < 0 && effect.sectionAfter >= 0)
        return MoveEffectWords::tr("the document is now sent");
    if (effect.sectionBefore >= 0 && effect.sectionAfter < 0)
        return MoveEffectWords::tr("the document is no longer sent");
    if (movedSections.size() < 2 || effect.sectionAfter == effect.sectionBefore)
        return {};
    if (effect.sectionAfter > effect.sectionBefore)
        //: Effect of a move on the prompt; %1 is the title of the moved section, %2 that of its new predecessor
        return MoveEffectWords::tr("%1 moves after %2").arg(movedSections.last(), movedSections.at(movedSections.size() - 2));
    //: Effect of a move on the prompt; %1 is the title of the moved section, %2 that of its new successor
    return MoveEffectWords::tr("%1 moves before %2").arg(movedSections.first(), movedSections.at(1));
}

QString bodyText(const ProviderEffect &effect)
{
    if (effect.changesPrompt() || effect.bodyBefore == effect.bodyAfter)
        return {};
    return MoveEffectWords::tr("the request changes from %1 to %2 characters").arg(groupedNumber(effect.bodyBefore), groupedNumber(effect.bodyAfter));
}

QString lossesText(const ProviderEffect &effect)
{
    QStringList parts;
    if (!effect.addedLosses.isEmpty())
        parts.append(promptmessages::moreLosses(effect.addedLosses.size()));
    if (!effect.removedLosses.isEmpty())
        parts.append(promptmessages::fewerLosses(effect.removedLosses.size()));
    return parts.join(listSeparator());
}

Json beforeAndAfterJson(qsizetype before, qsizetype after)
{
    const auto number = [](qsizetype value) { return value < 0 ? Json() : Json(value); };
    return {{"before", number(before)}, {"after", number(after)}};
}

Json toJson(const ProviderEffect &effect)
{
    Json json{{"provider", jsonString(effect.provider)}, {"rendered", effect.isRendered}, {"changes_request", effect.changesRequest}};
    if (!effect.isRendered) {
        json["problem"] = jsonString(effect.problem);
        return json;
    }
    json["model"] = jsonString(effect.model);
    json["prompt"] = beforeAndAfterJson(effect.promptBefore, effect.promptAfter);
    json["body"] = beforeAndAfterJson(effect.bodyBefore, effect.bodyAfter);
    json["stable_prefix"] = effect.stablePrefix;
    json["place"] = beforeAndAfterJson(effect.offsetBefore, effect.offsetAfter);
    json["section"] = beforeAndAfterJson(effect.sectionBefore, effect.sectionAfter);
    json["moved_sections"] = jsonStrings(effect.movedSections);
    json["costs"] = toJson(effect.costs);
    json["losses_gained"] = toJson(effect.addedLosses);
    json["losses_lost"] = toJson(effect.removedLosses);
    return json;
}

Json toJson(const Diagnostic &found)
{
    return {{"severity", jsonString(toString(found.severity))}, {"code", jsonString(found.code)}, {"message", jsonString(found.message)},
        {"file", jsonString(found.location.file)}, {"line", found.location.range.start.line}, {"column", found.location.range.start.column}};
}

} // namespace

bool ChangeEffect::hasEffect() const
{
    return std::any_of(providers.begin(), providers.end(), [](const ProviderEffect &effect) { return effect.hasEffect(); });
}

bool ChangeEffect::changesRequests() const
{
    return std::any_of(providers.begin(), providers.end(), [](const ProviderEffect &effect) { return effect.changesRequest; });
}

Result<ChangeEffect> measureChangeEffect(const OpenedWorkspace &opened, const RenderJob &job, const WorkspaceChange &change, const QString &file)
{
    const Result<Workspace> workspace = withChange(opened.workspace(), change);
    if (!workspace)
        return workspace.error();
    const OpenedWorkspace after = withWorkspace(opened, *workspace);
    const EffectComparison comparison(opened, after, job, change, file);
    ChangeEffect effect{file, {}, newDiagnostics(opened.diagnostics(), after.diagnostics())};
    for (const QString &provider : allProviders(opened, after))
        effect.providers.append(comparison.providerEffect(provider));
    return effect;
}

QString effectText(const ProviderEffect &effect)
{
    if (!effect.isRendered)
        return effect.problem;
    QStringList parts{prefixText(effect), orderText(effect), bodyText(effect), lossesText(effect)};
    parts.removeAll(QString());
    return parts.join(clauseSeparator());
}

QString costText(const ProviderEffect &effect, const QLocale &locale)
{
    return costText(effect.isRendered ? effect.costs : MoveCosts(), CostCause::Move, locale);
}

Json toJson(const ChangeEffect &effect)
{
    Json providers = Json::array();
    for (const ProviderEffect &provider : effect.providers)
        providers.push_back(toJson(provider));
    Json findings = Json::array();
    for (const Diagnostic &found : effect.newDiagnostics)
        findings.push_back(toJson(found));
    return {{"file", jsonString(effect.file)}, {"providers", providers}, {"new_diagnostics", findings}};
}

} // namespace outcrop
