// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/reviewmetadata.h"

#include "core/base/joinedtext.h"
#include "core/workflow/workflowmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString verdictField = QStringLiteral("verdict");

/// A line `name: value` of a block.
struct BlockField {
    QString name;
    QString value;
    qsizetype start = 0; ///< offset of the value
};

struct MetadataBlock {
    QString name;
    QList<BlockField> fields;
    qsizetype start = 0;
    qsizetype length = 0;
    bool isClosed = false;

    const BlockField *field(const QString &wanted) const
    {
        const auto found = std::find_if(fields.begin(), fields.end(), [&wanted](const BlockField &one) { return one.name == wanted; });
        return found == fields.end() ? nullptr : &*found;
    }
};

void addField(MetadataBlock &block, const QString &line, qsizetype offset)
{
    const qsizetype colon = line.indexOf(u':');
    if (colon < 0)
        return;
    qsizetype value = colon + 1;
    while (value < line.size() && line.at(value).isSpace())
        ++value;
    block.fields.append({line.left(colon).trimmed().toLower(), line.mid(value).trimmed(), offset + value});
}

/// Returns all blocks `@@@NAME … @@@` of a text, including those without an end.
QList<MetadataBlock> blocksIn(const QString &text)
{
    static const QRegularExpression opening(QStringLiteral("^\\s*@@@([A-Za-z][A-Za-z0-9_-]*)\\s*$"));
    static const QRegularExpression closing(QStringLiteral("^\\s*@@@\\s*$"));
    QList<MetadataBlock> blocks;
    bool isOpen = false;
    for (qsizetype start = 0; start <= text.size();) {
        const qsizetype end = text.indexOf(u'\n', start) < 0 ? text.size() : text.indexOf(u'\n', start);
        const QString line = text.mid(start, end - start);
        if (const auto found = opening.match(line); found.hasMatch()) {
            blocks.append({found.captured(1).toUpper(), {}, start, end - start, false});
            isOpen = true;
        } else if (isOpen && closing.match(line).hasMatch()) {
            blocks.last().isClosed = true;
            isOpen = false;
        } else if (isOpen) {
            addField(blocks.last(), line, start);
        }
        start = end + 1;
    }
    return blocks;
}

Location locationIn(const QString &text, const QString &file, qsizetype start, qsizetype length)
{
    return {file, {positionAt(text, start), positionAt(text, std::min(start + length, text.size()))}};
}

std::optional<ReviewVerdict> verdictFrom(const QString &word)
{
    const QString upperWord = word.toUpper();
    if (upperWord == u"PASS")
        return ReviewVerdict::Pass;
    return upperWord == u"FAIL" ? std::optional(ReviewVerdict::Fail) : std::nullopt;
}

/// The verdict of a line such as `**Verdict:** PASS`.
struct ProseVerdict {
    ReviewVerdict verdict;
    qsizetype start = 0;
    qsizetype length = 0;
};

QList<ProseVerdict> verdictLines(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^[\\s>#*_-]*verdict[*_]*:[\\s*_`]*(pass|fail)\\b(?!\\s*[|/])"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QList<ProseVerdict> lines;
    for (auto found = form.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        lines.append({*verdictFrom(match.captured(1)), match.capturedStart(1), match.capturedLength(1)});
    }
    return lines;
}

QStringList cellsOf(const QString &line)
{
    QString row = line.trimmed();
    if (!row.startsWith(u'|'))
        return {};
    row = row.mid(1);
    if (row.endsWith(u'|'))
        row.chop(1);
    QStringList cells = row.split(u'|');
    std::transform(cells.begin(), cells.end(), cells.begin(), [](const QString &cell) { return cell.trimmed(); });
    return cells;
}

qsizetype columnWith(const QStringList &titles, QStringView word)
{
    const auto found = std::find_if(titles.begin(), titles.end(), [word](const QString &title) { return title.contains(word, Qt::CaseInsensitive); });
    return found == titles.end() ? -1 : found - titles.begin();
}

/// Returns the rows of the first table that has columns for the rule and the severity.
QList<ReviewIssue> issuesIn(const QString &text)
{
    QList<ReviewIssue> issues;
    QStringList titles;
    for (const QString &line : text.split(u'\n')) {
        const QStringList cells = cellsOf(line);
        const bool isHead = titles.isEmpty() && columnWith(cells, u"rule") >= 0 && columnWith(cells, u"severity") >= 0;
        if (!titles.isEmpty() && cells.isEmpty())
            break;
        if (isHead)
            titles = cells;
        else if (!titles.isEmpty() && !cells.first().startsWith(u"--") && !cells.first().startsWith(u":-"))
            issues.append({cells.value(columnWith(titles, u"rule")), cells.value(columnWith(titles, u"severity")),
                cells.value(columnWith(titles, u"description")), cells.value(columnWith(titles, u"location"))});
    }
    issues.removeIf([](const ReviewIssue &issue) { return issue.rule.isEmpty() && issue.description.isEmpty(); });
    return issues;
}

/// Reads one response according to the rules.
class ReviewReader
{
public:
    ReviewReader(const QString &text, const QString &file, const ReviewRules &rules) : m_text(text), m_file(file), m_rules(rules) { }

    Result<ReviewMetadata> read()
    {
        const Status status = m_rules.block.isEmpty() ? readVerdictLine() : readBlock();
        if (!status)
            return status.error();
        m_review.issues = issuesIn(m_text);
        findContradictions();
        return m_review;
    }

private:
    Error invalid(const QString &message, qsizetype start, qsizetype length) const
    {
        return {ErrorCode::Invalid, message, locationIn(m_text, m_file, start, length)};
    }

    Status readVerdictLine()
    {
        const QList<ProseVerdict> lines = verdictLines(m_text);
        if (lines.isEmpty())
            return invalid(workflowmessages::verdictLineMissing(), 0, 0);
        const auto other = std::find_if(lines.begin(), lines.end(), [&lines](const ProseVerdict &one) { return one.verdict != lines.first().verdict; });
        if (other != lines.end())
            return invalid(workflowmessages::twoVerdicts(), other->start, other->length);
        m_review.verdict = lines.first().verdict;
        return success();
    }

    Status readBlock()
    {
        QList<MetadataBlock> blocks = blocksIn(m_text);
        blocks.removeIf([this](const MetadataBlock &one) { return one.name != m_rules.block; });
        if (blocks.isEmpty())
            return invalid(workflowmessages::blockMissing(m_rules.block), 0, 0);
        for (const MetadataBlock &block : blocks) {
            if (!block.isClosed)
                return invalid(workflowmessages::blockNotClosed(m_rules.block), block.start, block.length);
            const BlockField *first = blocks.first().field(verdictField);
            const BlockField *statedVerdict = block.field(verdictField);
            if (first && statedVerdict && first->value.toUpper() != statedVerdict->value.toUpper())
                return invalid(workflowmessages::twoVerdicts(), statedVerdict->start, statedVerdict->value.size());
        }
        return readFields(blocks.first());
    }

    Status readFields(const MetadataBlock &block)
    {
        for (const ReviewField &rule : m_rules.fields) {
            const BlockField *field = block.field(rule.name);
            if (!field)
                return invalid(workflowmessages::fieldMissing(m_rules.block, rule.name), block.start, block.length);
            const Status status = rule.name == verdictField ? readVerdict(*field) : rule.isCount ? readCount(*field) : success();
            if (!status)
                return status;
        }
        return success();
    }

    Status readVerdict(const BlockField &field)
    {
        const auto verdict = verdictFrom(field.value);
        if (!verdict)
            return invalid(workflowmessages::badVerdict(field.value), field.start, field.value.size());
        m_review.verdict = *verdict;
        return success();
    }

    Status readCount(const BlockField &field)
    {
        bool isNumber = false;
        const qint64 count = field.value.toLongLong(&isNumber);
        if (!isNumber || count < 0)
            return invalid(workflowmessages::badCount(field.name, field.value), field.start, field.value.size());
        m_review.counts.append({field.name, count});
        return success();
    }

    void warn(const QString &message, qsizetype start = 0, qsizetype length = 0)
    {
        m_review.contradictions.append({Severity::Warning, QStringLiteral("review-contradiction"), message, locationIn(m_text, m_file, start, length)});
    }

    void findContradictions()
    {
        const bool isPass = m_review.verdict == ReviewVerdict::Pass;
        for (const ProseVerdict &line : m_rules.block.isEmpty() ? QList<ProseVerdict>() : verdictLines(m_text)) {
            if (line.verdict != m_review.verdict)
                warn(workflowmessages::proseDisagrees(reviewVerdictName(line.verdict), reviewVerdictName(m_review.verdict)), line.start, line.length);
        }
        for (const auto &[name, count] : m_review.counts) {
            if (isPass && count > 0 && (name.contains(u"critical") || name.contains(u"missing")))
                warn(workflowmessages::passWith(name, count));
        }
        const auto total = m_review.count(QStringLiteral("issues_total"));
        if (!isPass && total == 0)
            warn(workflowmessages::failWithoutIssues());
    }

    const QString &m_text;
    const QString &m_file;
    const ReviewRules &m_rules;
    ReviewMetadata m_review;
};

} // namespace

QString reviewVerdictName(ReviewVerdict verdict)
{
    return verdict == ReviewVerdict::Pass ? QStringLiteral("PASS") : QStringLiteral("FAIL");
}

ReviewRules readReviewRules(const Document &reviewTemplate)
{
    static const QRegularExpression number(QStringLiteral("^(\\d+|<int>)$"));
    for (const MetadataBlock &block : blocksIn(reviewTemplate.text)) {
        if (!block.isClosed || !block.field(verdictField))
            continue;
        ReviewRules rules{block.name, {}, locationIn(reviewTemplate.text, reviewTemplate.path, block.start, block.length)};
        for (const BlockField &field : block.fields)
            rules.fields.append({field.name, number.match(field.value).hasMatch()});
        return rules;
    }
    return {};
}

std::optional<qint64> ReviewMetadata::count(const QString &name) const
{
    const auto found = std::find_if(counts.begin(), counts.end(), [&name](const auto &one) { return one.first == name; });
    return found == counts.end() ? std::nullopt : std::optional(found->second);
}

QString ReviewMetadata::text() const
{
    QStringList parts;
    for (const auto &[name, count] : counts)
        parts.append(name + u' ' + QString::number(count));
    const QString verdictText = reviewVerdictName(verdict);
    return parts.isEmpty() ? verdictText : labeledText(verdictText, parts.join(listSeparator()));
}

Result<ReviewMetadata> readReview(const QString &response, const QString &file, const ReviewRules &rules)
{
    return ReviewReader(response, file, rules).read();
}

} // namespace outcrop
