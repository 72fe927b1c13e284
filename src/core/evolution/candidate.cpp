// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/candidate.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/diff/unifieddiff.h"
#include "core/evolution/evolutionmessages.h"
#include "core/text/textchange.h"

#include <QCryptographicHash>

namespace outcrop {
namespace {

QString numberText(double value)
{
    return decimalNumber(value, value < 10 && value != 0 ? 1 : 0);
}

Json makeFigure(const QString &name, qint64 count)
{
    return {{"name", jsonString(name)}, {"count", count}};
}

void addInterval(Json &figure, const Interval &interval, const char *method, double confidence)
{
    figure["low"] = interval.low;
    figure["high"] = interval.high;
    figure["level"] = confidence;
    figure["method"] = method;
}

bool setDiff(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits, const FileDiff &diff)
{
    if (diff.isEmpty())
        return false;
    Suggestion &suggestion = proposal.suggestion;
    suggestion.target = document->path;
    suggestion.baseVersion = QStringLiteral("sha256:") + QString::fromLatin1(QCryptographicHash::hash(document->bytes, QCryptographicHash::Sha256).toHex());
    suggestion.diff = toText(diff);
    proposal.change.add(document->path, edits);
    return true;
}

} // namespace

Proposal makeProposal(const QString &kind, const QString &idea, const QString &workload)
{
    Proposal proposal;
    proposal.suggestion.kind = kind;
    proposal.suggestion.workload = workload;
    proposal.suggestion.fingerprint = kind + QStringLiteral(": ") + idea;
    proposal.suggestion.evidence = {{"figures", Json::array()}, {"examples", Json::array()}, {"interactions", 0}};
    return proposal;
}

void addEstimate(Proposal &proposal, const QString &name, const ShareEstimate &figure, double confidence)
{
    Json json = makeFigure(name, figure.count);
    json["of"] = figure.total;
    json["share"] = figure.share();
    addInterval(json, figure.interval, "wilson", confidence);
    proposal.suggestion.evidence["figures"].push_back(json);
}

void addEstimate(Proposal &proposal, const QString &name, const RateEstimate &figure, double confidence)
{
    Json json = makeFigure(name, figure.count);
    json["days"] = figure.days;
    json["per_day"] = figure.perDay();
    addInterval(json, figure.interval, "poisson", confidence);
    proposal.suggestion.evidence["figures"].push_back(json);
}

void addTurns(Proposal &proposal, qint64 turns, const ExampleTurns &examples)
{
    proposal.suggestion.evidence["interactions"] = turns;
    for (const RecordId id : examples.ids)
        proposal.suggestion.evidence["examples"].push_back(id);
}

bool setEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits)
{
    return document && document->isValidUtf8 && setDiff(proposal, document, edits, diffFile(document->text, applyEdits(document->text, edits), document->path));
}

bool setSeparateEdits(Proposal &proposal, const DocumentPtr &document, const QList<TextEdit> &edits)
{
    if (!document || !document->isValidUtf8)
        return false;
    const QString after = applyEdits(document->text, edits);
    for (const int context : {3, 2, 1}) {
        const FileDiff diff = diffFile(document->text, after, document->path, context);
        if (edits.size() > 1 && diff.hunks.size() == edits.size())
            return setDiff(proposal, document, edits, diff);
    }
    return false;
}

bool setChange(Proposal &proposal, const Workspace &workspace, const WorkspaceChange &change)
{
    return change.edits.size() == 1 && setEdits(proposal, workspace.document(change.edits.first().path), change.edits.first().edits);
}

QString shareDescription(double share)
{
    return withPercentSign(numberText(share * 100));
}

QString estimateText(const ShareEstimate &figure)
{
    return evolutionmessages::shareEstimate(figure.count, figure.total, shareDescription(figure.share()),
        numberText(figure.interval.low * 100), shareDescription(figure.interval.high));
}

QString estimateText(const RateEstimate &figure)
{
    return evolutionmessages::rateEstimate(figure.count, numberText(figure.days), numberText(figure.interval.low * figure.days), numberText(figure.interval.high * figure.days));
}

} // namespace outcrop
