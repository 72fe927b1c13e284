// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/responseartifacts.h"

#include "core/base/paths.h"
#include "core/documents/document.h"
#include "core/workflow/workflowmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a word looks like a file path: it has no spaces, and the name has an extension.
bool looksLikePath(const QString &word)
{
    static const QRegularExpression form(QStringLiteral("^[^\\s`*\"'<>|:;(){}\\[\\],]*[^\\s`*\"'<>|:;(){}\\[\\],./]\\.[A-Za-z][A-Za-z0-9]{0,9}$"));
    return form.match(word).hasMatch();
}

/// Returns the path in a comment that is the whole line: `// Order.java`, `# file: a/b.py`, `<!-- index.html -->`; empty if there is none.
QString pathInComment(const QString &line)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?://+|#+|--+|;+|%+|/\\*+|<!--)\\s*(?:file(?:name)?|path)?\\s*:?\\s*(\\S+)\\s*(?:\\*/|-->)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const QString word = form.match(line).captured(1);
    return looksLikePath(word) ? word : QString();
}

/// Returns the path in the info string of a code block: `java title="a/B.java"`, `java:a/B.java`, `a/B.java`; empty if there is none.
QString pathInInfo(const QString &info)
{
    static const QRegularExpression namedPattern(QStringLiteral("(?:title|path|file|filename)\\s*=\\s*[\"']?([^\"'\\s}]+)"));
    if (const QString word = namedPattern.match(info).captured(1); looksLikePath(word))
        return word;
    const QString first = info.section(u' ', 0, 0);
    const QString word = first.contains(u':') ? first.section(u':', 1) : first;
    return looksLikePath(word) ? word : QString();
}

/// Returns the path in a line above a code block: a heading, bold text or inline code that contains only a path, or `File: path`. Empty if there is none.
QString pathInHeading(const QString &line)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?:#{1,6}\\s+)?(?:\\d+[.)]\\s+)?[*_]*(file(?:name)?\\s*:)?[\\s*_]*(`?)([^\\s`*]+)\\2[*_]*:?[*_]*\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(line);
    const QString trimmedLine = line.trimmed();
    const bool isMarked = trimmedLine.startsWith(u'#') || trimmedLine.startsWith(u'*') || trimmedLine.startsWith(u'_') || trimmedLine.startsWith(u'`') || !match.captured(1).isEmpty();
    const QString word = match.captured(3).endsWith(u':') ? match.captured(3).chopped(1) : match.captured(3);
    return match.hasMatch() && isMarked && looksLikePath(word) ? word : QString();
}

/// The fence of an open code block.
struct CodeFence {
    QChar mark;
    qsizetype length = 0;
    QString info;
};

std::optional<CodeFence> fenceIn(const QString &line)
{
    static const QRegularExpression form(QStringLiteral("^ {0,3}(`{3,}|~{3,})\\s*([^`]*)$"));
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    return CodeFence{match.captured(1).at(0), match.capturedLength(1), match.captured(2).trimmed()};
}

bool closesFence(const CodeFence &open, const QString &line)
{
    const auto fence = fenceIn(line);
    return fence && fence->info.isEmpty() && fence->mark == open.mark && fence->length >= open.length;
}

bool wrapsMarkdown(const CodeFence &fence)
{
    return fence.info == u"markdown" || fence.info == u"md";
}

/// Reads a response line by line.
class ArtifactReader
{
public:
    ArtifactReader(const QString &text, const QString &file) : m_text(text), m_file(file) { }

    ResponseArtifacts read()
    {
        for (qsizetype start = 0; start < m_text.size();) {
            const qsizetype found = m_text.indexOf(u'\n', start);
            const qsizetype end = found < 0 ? m_text.size() : found;
            QString line = m_text.mid(start, end - start);
            if (line.endsWith(u'\r'))
                line.chop(1);
            addLine(line, start, std::min(end + 1, m_text.size()));
            start = end + 1;
        }
        if (m_isMarked)
            finish(m_text.size());
        else if (m_fence && !m_path.isEmpty())
            report(workflowmessages::artifactNotClosed(m_path), m_begin, m_text.size());
        return m_result;
    }

private:
    void addLine(const QString &line, qsizetype start, qsizetype next)
    {
        static const QRegularExpression marker(QStringLiteral("^\\s*<<<\\s*FILE:\\s*(.+?)\\s*>>>\\s*$"));
        if (const auto found = marker.match(line); found.hasMatch() && !m_fence) {
            if (m_isMarked)
                finish(start);
            begin(found.captured(1), next);
            m_isMarked = true;
        } else if (m_isMarked) {
            return;
        } else if (m_fence) {
            addCodeLine(line, start, next);
        } else if (const auto fence = fenceIn(line)) {
            open(*fence, next);
        } else if (!line.trimmed().isEmpty()) {
            m_lineAbove = line;
        }
    }

    void open(const CodeFence &fence, qsizetype next)
    {
        const QString path = pathInInfo(fence.info);
        if (path.isEmpty() && wrapsMarkdown(fence))
            return; // the response itself is in a code block
        m_fence = fence;
        m_isFirstLine = true;
        begin(path.isEmpty() ? pathInHeading(m_lineAbove) : path, next);
        m_lineAbove.clear();
    }

    void addCodeLine(const QString &line, qsizetype start, qsizetype next)
    {
        if (closesFence(*m_fence, line)) {
            finish(start);
            m_fence.reset();
            return;
        }
        const QString path = m_isFirstLine ? pathInComment(line) : QString();
        if (!path.isEmpty() && (m_path.isEmpty() || path.section(u'/', -1) == m_path.section(u'/', -1)))
            begin(m_path.contains(u'/') ? m_path : path, next);
        m_isFirstLine = false;
    }

    void begin(const QString &path, qsizetype at)
    {
        m_path = path;
        m_begin = at;
    }

    /// Ends the current file at `end`.
    void finish(qsizetype end)
    {
        if (!m_path.isEmpty())
            add({m_path, m_isMarked ? unwrapText(end) : m_text.mid(m_begin, end - m_begin), rangeOf(m_begin, end)});
        m_path.clear();
        m_isMarked = false;
    }

    /// Returns the passage after a marker, without a code block that encloses the whole passage.
    QString unwrapText(qsizetype end) const
    {
        const QString passage = m_text.mid(m_begin, end - m_begin);
        QStringList lines = passage.split(u'\n');
        while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
            lines.removeLast();
        const auto fence = lines.isEmpty() ? std::nullopt : fenceIn(lines.first());
        if (!fence || lines.size() < 2 || !closesFence(*fence, lines.last()))
            return passage;
        return lines.mid(1, lines.size() - 2).join(u'\n') + u'\n';
    }

    void add(ResponseArtifact artifact)
    {
        static const QRegularExpression ownFolder(QStringLiteral("^(?:\\./)?(?:iteration-\\d+/(?:code/)?)?"));
        const QString plain = QString(artifact.path).remove(ownFolder);
        artifact.path = plain.isEmpty() ? artifact.path : plain;
        if (const QString problem = artifactPathProblem(artifact.path); !problem.isEmpty())
            return m_result.diagnostics.append({Severity::Error, QStringLiteral("artifact-path"), problem, {m_file, artifact.range}});
        const auto same = std::find_if(m_result.files.begin(), m_result.files.end(), [&artifact](const ResponseArtifact &one) { return one.path == artifact.path; });
        if (same == m_result.files.end())
            m_result.files.append(artifact);
        else if (same->content != artifact.content)
            m_result.diagnostics.append({Severity::Error, QStringLiteral("artifact-twice"), workflowmessages::artifactTwice(artifact.path), {m_file, artifact.range}});
    }

    void report(const QString &message, qsizetype from, qsizetype to)
    {
        m_result.diagnostics.append({Severity::Error, QStringLiteral("artifact-truncated"), message, {m_file, rangeOf(from, to)}});
    }

    Range rangeOf(qsizetype from, qsizetype to) const { return {positionAt(m_text, from), positionAt(m_text, to)}; }

    const QString &m_text;
    const QString &m_file;
    ResponseArtifacts m_result;
    std::optional<CodeFence> m_fence;
    QString m_path;
    QString m_lineAbove; ///< the last line of text above the code block
    qsizetype m_begin = 0;
    bool m_isMarked = false; ///< whether a passage after a marker is being read
    bool m_isFirstLine = false;
};

} // namespace

ResponseArtifacts findArtifacts(const QString &response, const QString &file)
{
    return ArtifactReader(response, file).read();
}

QString artifactPathProblem(const QString &path)
{
    static const QStringList ofSession{QStringLiteral("session.json"), QStringLiteral("standards-bundle.md"), QStringLiteral("plan.md")};
    const QStringList parts = path.split(u'/');
    const bool isHidden = std::any_of(parts.begin(), parts.end(), [](const QString &part) { return part.startsWith(u'.'); });
    const bool hasControl = std::any_of(path.begin(), path.end(), [](QChar one) { return one.category() == QChar::Other_Control; });
    const bool hasDrive = path.size() > 1 && path.at(1) == u':';
    if (!isContainedPath(path) || isHidden || hasControl || hasDrive || path.contains(u'\\') || path.startsWith(u'~'))
        return workflowmessages::artifactPath(path);
    return ofSession.contains(path) || path.startsWith(u"sessions/") ? workflowmessages::artifactProtected(path) : QString();
}

} // namespace outcrop
