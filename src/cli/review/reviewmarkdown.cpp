// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review/reviewmarkdown.h"

#include "app/review/workspacestate.h"
#include "cli/base/historytext.h"
#include "cli/base/table.h"
#include "cli/context/contexttext.h"
#include "cli/review/reviewoutput.h"
#include "core/base/joinedtext.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString mark = QStringLiteral("<!-- outcrop review -->");
constexpr qsizetype maxLength = 65'000;
constexpr qsizetype maxListed = 40; ///< maximum number of findings or losses in a list

/// Returns text that cannot act as HTML, as a mention, or as the end of a table cell or line.
QString escapedText(QString text)
{
    text.replace(u'&', QStringLiteral("&amp;")).replace(u'<', QStringLiteral("&lt;")).replace(u'>', QStringLiteral("&gt;"));
    text.replace(u'@', QStringLiteral("&#64;")).replace(u'|', QStringLiteral("\\|"));
    return text.simplified();
}

/// Returns a code span. A name with a backtick or a vertical bar is written as text, because it would end the span or the cell.
QString codeSpan(const QString &text)
{
    const bool isPlain = !text.contains(u'`') && !text.contains(u'|') && !text.contains(u'\n');
    return isPlain ? u'`' + text + u'`' : escapedText(text);
}

QString listItem(const QString &text)
{
    return QStringLiteral("- ") + text + u'\n';
}

QString paragraph(const QString &text)
{
    return text + QStringLiteral("\n\n");
}

QString heading(const QString &text)
{
    return QStringLiteral("### ") + paragraph(text);
}

/// Returns the sentence about a loss: its arguments are the provider, the part and the reason.
const MessageText &lossSentence(LossAction action)
{
    switch (action) {
    case LossAction::Kept: return reviewoutput::kept;
    case LossAction::Renamed: return reviewoutput::renamed;
    case LossAction::Moved: return reviewoutput::moved;
    case LossAction::Approximated: return reviewoutput::approximated;
    case LossAction::Truncated: return reviewoutput::truncated;
    case LossAction::Dropped: return reviewoutput::dropped;
    case LossAction::Injected: return reviewoutput::added;
    case LossAction::Applied: return reviewoutput::applied;
    case LossAction::Unused: return reviewoutput::unused;
    }
    Q_UNREACHABLE();
}

QString row(const QStringList &cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

/// Returns the header of a table. Columns after the first `texts` are aligned to the right.
QString tableHead(const QStringList &titles, qsizetype texts)
{
    QStringList rules;
    for (qsizetype i = 0; i < titles.size(); ++i)
        rules.append(i < texts ? QStringLiteral("---") : QStringLiteral("---:"));
    return row(titles) + row(rules);
}

QString formatSignedCount(qint64 number)
{
    return number > 0 ? u'+' + countText(number) : number < 0 ? u'−' + countText(-number) : QStringLiteral("0");
}

QString costChange(const std::optional<Cost> &before, const std::optional<Cost> &after)
{
    const std::optional<Cost> change = after - before;
    if (!change)
        return reviewoutput::unknownCost();
    if (change->isZero())
        return QStringLiteral("0");
    return toChangeText(*change);
}

QString beforeAfterText(const QString &before, const QString &after)
{
    return before == after ? after : before + QStringLiteral(" → ") + after;
}

QString bytePositionText(qint64 byte, const QString &place)
{
    return place.isEmpty() ? reviewoutput::atByte(countText(byte)) : reviewoutput::atByteOf(countText(byte), codeSpan(place));
}

QString differenceText(const std::optional<RequestDifference> &difference)
{
    if (!difference)
        return {};
    const QString line = difference->line > 0 ? QStringLiteral(":%1").arg(difference->line) : QString();
    return bytePositionText(difference->byte, difference->file.isEmpty() ? QString() : QString(difference->file + line));
}

QString lossText(const ProviderReview &one)
{
    const qsizetype all = one.after.losses.size(), added = one.newLosses.size(), fixed = one.fixedLosses.size();
    if (added > 0 && fixed > 0)
        return reviewoutput::lossesWithNewAndFixed(all, added, fixed);
    if (added > 0)
        return reviewoutput::lossesWithNew(all, added);
    return fixed > 0 ? reviewoutput::lossesWithFixed(all, fixed) : QString::number(all);
}

QStringList providerCells(const ProviderReview &one)
{
    const BudgetReport &before = *one.before.budget, &after = *one.after.budget;
    const TokenCount &was = before.tokens.total, &is = after.tokens.total;
    return {codeSpan(one.provider), beforeAfterText(codeSpan(before.model), codeSpan(after.model)), differenceText(one.difference),
        beforeAfterText(tokenText(was), tokenText(is)), formatSignedCount(is.tokens - was.tokens), toText(after.plan.firstCost),
        costChange(before.plan.firstCost, after.plan.firstCost), toText(after.plan.nextCost), costChange(before.plan.nextCost, after.plan.nextCost),
        lossText(one)};
}

QString providersText(const FolderReview &review)
{
    QString rows, problems;
    QStringList same;
    for (const ProviderReview &one : review.providers) {
        if (one.isSame())
            same.append(codeSpan(one.provider));
        else if (one.before.budget && one.after.budget)
            rows += row(providerCells(one));
        else if (one.after.budget)
            problems += listItem(reviewoutput::canBeRendered(
                one.after.budget->tokens.total.tokens, codeSpan(one.provider), tokenText(one.after.budget->tokens.total)));
        else
            problems += listItem(reviewoutput::cannotBeRendered(codeSpan(one.provider), escapedText(one.after.problem)));
    }
    QString text = heading(reviewoutput::requests());
    if (!rows.isEmpty())
        text += tableHead({reviewoutput::columnProvider(), reviewoutput::columnModel(), reviewoutput::columnDifference(), reviewoutput::columnTokens(),
                              reviewoutput::columnChange(), reviewoutput::columnFirstRequest(), reviewoutput::columnChange(), reviewoutput::columnWarmCache(), reviewoutput::columnChange(), reviewoutput::columnLosses()}, 3)
            + rows + u'\n';
    if (!problems.isEmpty())
        text += problems + u'\n';
    return same.isEmpty() ? text : text + paragraph(reviewoutput::unchanged(same.join(listSeparator())));
}

QStringList clientCells(const FolderReview &review, const ContextChange &change)
{
    const TokenCount &was = change.before.tokensAtStart, &is = change.after.tokensAtStart;
    const QString place = !change.cacheBreak ? QString()
        : change.cacheBreak->file.isEmpty()  ? change.cacheBreak->requestPart
                                             : displayPath(review.clients.folder, change.cacheBreak->file);
    return {escapedText(change.after.context.title), change.cacheBreak ? bytePositionText(change.cacheBreak->byte, place) : QString(), beforeAfterText(tokenText(was), tokenText(is)),
        formatSignedCount(is.tokens - was.tokens), toText(change.after.price.firstRequest), costChange(change.before.price.firstRequest, change.after.price.firstRequest), QString::number(change.files.size())};
}

QString clientsText(const FolderReview &review)
{
    QString rows;
    QStringList same;
    for (const ContextChange &change : review.clients.clients) {
        if (change.isSame())
            same.append(escapedText(change.after.context.title));
        else
            rows += row(clientCells(review, change));
    }
    QString text = heading(reviewoutput::loadedFiles());
    if (!rows.isEmpty())
        text += tableHead({reviewoutput::columnClient(), reviewoutput::columnDifference(), reviewoutput::columnTokens(), reviewoutput::columnChange(),
                              reviewoutput::columnFirstRequest(), reviewoutput::columnChange(), reviewoutput::columnFiles()}, 2)
            + rows + u'\n';
    return same.isEmpty() ? text : text + paragraph(reviewoutput::unchanged(same.join(listSeparator())));
}

QString details(const QString &summary, const QString &content)
{
    return QStringLiteral("<details><summary>%1</summary>\n\n%2\n</details>\n\n").arg(summary, content);
}

QString lossesText(const FolderReview &review)
{
    QString lines;
    qsizetype count = 0;
    for (const ProviderReview &one : review.providers) {
        for (const LedgerEntry &entry : one.newLosses) {
            if (++count <= maxListed)
                lines += listItem(lossSentence(entry.action)(codeSpan(one.provider), codeSpan(entry.displayName()), escapedText(entry.reason)));
        }
    }
    if (count > maxListed)
        lines += listItem(reviewoutput::more(count - maxListed, countText(count - maxListed)));
    return count == 0 ? QString() : details(reviewoutput::newLosses(count, countText(count)), lines);
}

/// Returns the text of a finding: its arguments are the location, the message and the code.
const MessageText &findingText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return reviewoutput::foundError;
    case Severity::Warning:
        return reviewoutput::foundWarning;
    case Severity::Note:
        return reviewoutput::foundNote;
    }
    Q_UNREACHABLE();
}

QString findingLines(const QList<ReportedFinding> &findings)
{
    QString lines;
    for (const ReportedFinding &one : findings.first(std::min(maxListed, findings.size()))) {
        const Diagnostic &found = one.finding;
        const QString place = toString(Location{found.location.file, found.location.range});
        lines += listItem(findingText(found.severity)(codeSpan(place), escapedText(found.message), codeSpan(found.code)));
    }
    if (findings.size() > maxListed)
        lines += listItem(reviewoutput::more(findings.size() - maxListed, countText(findings.size() - maxListed)));
    return lines;
}

QString findingsText(const FolderReview &review)
{
    QString text = heading(reviewoutput::findings())
        + paragraph(reviewoutput::findingCounts(countText(review.newFindings.size()), countText(review.fixedFindings.size()), countText(review.unchangedFindings)));
    if (!review.newFindings.isEmpty())
        text += findingLines(review.newFindings) + u'\n';
    return review.fixedFindings.isEmpty() ? text : text + details(reviewoutput::fixedFindings(), findingLines(review.fixedFindings));
}

/// Returns a fence that is longer than every run of backticks in the text.
QString fenceFor(const QString &text)
{
    static const QRegularExpression run(QStringLiteral("`{3,}"));
    qsizetype longest = 2;
    for (const QRegularExpressionMatch &match : run.globalMatch(text))
        longest = std::max(longest, match.capturedLength());
    return QString(longest + 1, u'`');
}

/// Returns the section about the prompt: its diff, truncated at a line end before `limit` characters, or the problem if a prompt cannot be composed. Empty if
/// there are no differences.
QString diffText(const FolderReview &review, qsizetype limit)
{
    if (!review.problemAfter.isEmpty() || !review.problemBefore.isEmpty()) {
        const bool isHead = !review.problemAfter.isEmpty();
        return heading(reviewoutput::prompt())
            + reviewoutput::cannotCompose(codeSpan(isHead ? review.head : review.base), escapedText(isHead ? review.problemAfter : review.problemBefore)) + u'\n';
    }
    if (review.differences.isEmpty())
        return {};
    const QStringList lines = differenceLines(review.differences);
    const QString fence = fenceFor(lines.join(u'\n'));
    QString diff;
    qsizetype shown = 0;
    for (; shown < lines.size() && diff.size() + lines.at(shown).size() < limit; ++shown)
        diff += lines.at(shown) + u'\n';
    const QString rest = shown == lines.size() ? QString() : QString(u'\n' + reviewoutput::firstLines(countText(shown), countText(lines.size())) + u'\n');
    return heading(reviewoutput::prompt())
        + details(reviewoutput::changedParts(review.differences.size(), countText(review.differences.size())), fence + QStringLiteral("diff\n") + diff + fence + u'\n' + rest);
}

QString stateName(const QString &revision, const QString &id)
{
    return revision == currentState ? reviewoutput::currentFiles() : shortId(id);
}

QString headText(const FolderReview &review, const QStringList &violatedLimits)
{
    QString text = mark + QStringLiteral("\n## ") + paragraph(reviewoutput::title(stateName(review.base, review.baseId), stateName(review.head, review.headId)));
    if (violatedLimits.isEmpty())
        return review.isEmpty() ? text + paragraph(reviewoutput::isUnchanged()) : text;
    text += paragraph(QStringLiteral("**") + reviewoutput::limitsExceeded() + QStringLiteral("**"));
    for (const QString &sentence : violatedLimits)
        text += listItem(escapedText(sentence));
    return text + u'\n';
}

} // namespace

QString reviewMarkdown(const FolderReview &review, const QStringList &violatedLimits)
{
    QString text = headText(review, violatedLimits);
    if (review.isEmpty())
        return text.trimmed() + u'\n';
    if (!review.providers.isEmpty())
        text += providersText(review);
    text += lossesText(review);
    if (!review.clients.clients.isEmpty())
        text += clientsText(review);
    text += findingsText(review);
    constexpr qsizetype reserve = 500; // for the heading, the fences and the sentence about omitted lines
    text += diffText(review, maxLength - text.size() - reserve);
    return text.trimmed() + u'\n';
}

} // namespace outcrop
