// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlrepair.h"

#include "core/documents/data/datamessages.h"
#include "core/documents/data/yamlentries.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/data/yamlvaluefixes.h"
#include "core/text/editedtext.h"
#include "core/text/linetable.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

const QString documentEnd = QStringLiteral("frontmatter-document-end");
constexpr int maximumRepairLevels = 8; ///< maximum nesting depth of repairs

class YamlRepairer
{
public:
    YamlRepairer(QStringView text, const Range &block, const QString &file)
        : m_text(text)
        , m_block(block)
        , m_file(file)
        , m_lineTable(text.mid(block.start.offset, block.end.offset - block.start.offset), block.start)
        , m_lines(yamlLines(text, block.start.offset, block.end.offset))
    {
    }

    YamlRepair repair()
    {
        commentDocumentEnds();
        repairRegion(topRegion(m_text, m_lines), 1);
        keepDocumentEndsInTexts();
        reportTabs();
        sortByLocation(m_repair.causes);
        return m_repair;
    }

private:
    /// Comments out lines with `...`, which would end the YAML document.
    void commentDocumentEnds()
    {
        for (const YamlLine &line : m_lines) {
            if (m_text.mid(line.start, line.end - line.start) == u"...")
                report(documentEnd, datamessages::documentEnd(), line.start,
                    {datamessages::commentLine(), toTextEdits({{line.start, line.start, QStringLiteral("# ")}})});
        }
    }

    /// Keeps a `...` that an edit has indented into a block scalar, where it is text.
    void keepDocumentEndsInTexts()
    {
        m_repair.causes.removeIf([this](const Diagnostic &cause) {
            if (cause.code != documentEnd)
                return false;
            const TextEdit comment = cause.fix->edits.first();
            const bool isIndented = editsBetween(comment.range.start.offset, comment.range.start.offset).size() > 1;
            if (isIndented)
                m_repair.edits.removeIf([&comment](const TextEdit &edit) { return edit.range == comment.range && edit.replacement == comment.replacement; });
            return isIndented;
        });
    }

    void repairRegion(const YamlRegion &region, int level)
    {
        const QList<YamlEntry> entries = splitEntries(m_text, m_lines, region);
        const QHash<QString, qsizetype> last = lastEntryIndexes(entries);
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const YamlEntry &entry = entries[i];
            const qsizetype winner = entry.kind == YamlEntry::Kind::Key ? last.value(entry.key) : i;
            if (winner != i)
                commentDuplicate(entry, entries[winner]);
            else if (entry.isMisplaced)
                moveEntry(entry, region.indent);
            else
                repairEntry(entry, level);
        }
    }

    static QHash<QString, qsizetype> lastEntryIndexes(const QList<YamlEntry> &entries)
    {
        QHash<QString, qsizetype> last;
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (entries[i].kind == YamlEntry::Kind::Key)
                last.insert(entries[i].key, i);
        }
        return last;
    }

    void repairEntry(const YamlEntry &entry, int level)
    {
        if (isClean(entry, {}))
            return;
        if (replaceTabs(entry) && isClean(entry, {}))
            return;
        if (entry.kind == YamlEntry::Kind::Stray)
            commentStray(entry);
        else if ((level >= maximumRepairLevels || !repairNestedEntries(entry, level)) && !isReadable(entry))
            repairValue(entry);
    }

    /// Repairs a nested mapping or list. Returns false if the value is neither.
    bool repairNestedEntries(const YamlEntry &entry, int level)
    {
        const QStringView head = m_text.mid(entry.value, m_lines[entry.first].end - entry.value);
        const bool hasNestedHead = entry.kind == YamlEntry::Kind::Item && (yamlKeyAt(head) || head.startsWith(u"- "));
        if (hasNestedHead) {
            repairRegion(
                {entry.first, entry.contentLast, entry.value, entry.indent + int(entry.value - entry.content)}, level + 1);
            return true;
        }
        const YamlRegion region = childRegion(m_text, m_lines, entry);
        if (!isFirstLineEmpty(m_text, m_lines, entry) || region.first >= region.last)
            return false;
        const YamlLine &line = m_lines[region.first];
        const QStringView words = m_text.mid(line.content, line.end - line.content);
        if (!yamlKeyAt(words) && !words.startsWith(u"- "))
            return false;
        repairRegion(region, level + 1);
        return true;
    }

    void repairValue(const YamlEntry &entry)
    {
        for (const ValueFix &fix : valueFixes(m_text, m_lines, entry)) {
            const QList<TextEdit> edits = toTextEdits(fix.edits);
            if (!isClean(entry, edits))
                continue;
            report(fix.code, describeEntry(entry, fix.problem), fix.offset, {fix.title, edits});
            return;
        }
    }

    /// Returns whether the lines of an entry are valid YAML and have no findings after all previous edits and `more`. An alias may be undefined if its
    /// anchor is in another entry.
    bool isClean(const YamlEntry &entry, const QList<TextEdit> &more) const
    {
        const DataDocument data = readEntry(entry, more);
        const Diagnostics &found = data.diagnostics;
        if (!data.isParsed)
            return std::all_of(
                found.begin(), found.end(), [this](const Diagnostic &one) { return isDefinedElsewhere(one); });
        return found.isEmpty() && (entry.kind == YamlEntry::Kind::Key ? data.root.isMapping() : data.root.isSequence());
    }

    /// Returns whether the entry has no problems except duplicate keys, which cannot be repaired in a flow mapping. The last value
    /// is used.
    bool isReadable(const YamlEntry &entry) const
    {
        const DataDocument data = readEntry(entry, {});
        const auto isDuplicate = [](const Diagnostic &one) { return one.code == u"yaml-duplicate-key"; };
        return data.isParsed && std::all_of(data.diagnostics.begin(), data.diagnostics.end(), isDuplicate);
    }

    DataDocument readEntry(const YamlEntry &entry, const QList<TextEdit> &more) const
    {
        const qsizetype start = entry.isMisplaced ? m_lines[entry.first].start : entry.content;
        const qsizetype end = m_lines[entry.last - 1].next;
        const EditedText part(m_text, start, end, removeReplacedEdits(editsBetween(start, end), more) + more);
        const QString indent = entry.isMisplaced ? QString() : QString(entry.indent, u' ');
        return readYaml(QString(indent + part.text()), m_file);
    }

    /// Returns whether an alias is undefined only because its anchor is in another entry.
    bool isDefinedElsewhere(const Diagnostic &found) const
    {
        if (found.code != QLatin1StringView("yaml-undefined-alias"))
            return false;
        static const QRegularExpression anchor(QStringLiteral("&([^\\s,\\[\\]{}]+)"));
        const QString block = m_text.mid(m_block.start.offset, m_block.end.offset - m_block.start.offset).toString();
        for (auto anchors = anchor.globalMatch(block); anchors.hasNext();) {
            if (found.message == datamessages::undefinedAlias(anchors.next().captured(1)))
                return true;
        }
        return false;
    }

    void commentDuplicate(const YamlEntry &entry, const YamlEntry &winner)
    {
        const QString message = datamessages::duplicateKeyRepair(entry.key, position(entry.content).line);
        reportAt(QStringLiteral("frontmatter-duplicate-key"), message, range(winner.content, winner.keyEnd),
            {datamessages::commentFirst(), commentEdits(entry)});
    }

    void commentStray(const YamlEntry &entry)
    {
        report(QStringLiteral("frontmatter-stray-line"),
            datamessages::strayLine(),
            entry.content, {datamessages::commentLine(), commentEdits(entry)});
    }

    QList<TextEdit> commentEdits(const YamlEntry &entry) const
    {
        QList<ValueEdit> edits;
        for (qsizetype i = entry.first; i < entry.contentLast; ++i) {
            const qsizetype start = i == entry.first ? entry.content : m_lines[i].content;
            if (!m_lines[i].isBlank())
                edits.append({start, start, QStringLiteral("# ")});
        }
        return toTextEdits(edits);
    }

    void moveEntry(const YamlEntry &entry, int indent)
    {
        const int shift = indent - entry.indent;
        QList<ValueEdit> edits;
        for (qsizetype i = entry.first; i < entry.contentLast; ++i) {
            const YamlLine &line = m_lines[i];
            if (!line.isBlank())
                edits.append({line.start, line.content, QString(std::max(0, line.indent + shift), u' ')});
        }
        report(QStringLiteral("frontmatter-indentation"), datamessages::unequalIndentation(), entry.content,
            {datamessages::indentLikeSiblings(), toTextEdits(edits)});
    }

    bool replaceTabs(const YamlEntry &entry)
    {
        const qsizetype before = m_tabEdits.size();
        for (qsizetype i = entry.first; i < entry.contentLast; ++i) {
            const YamlLine &line = m_lines[i];
            if (line.hasTab && !m_checkedTabLines.contains(i))
                m_tabEdits += toTextEdits({{line.start, line.content, QString(line.indent, u' ')}});
            m_checkedTabLines.insert(i);
        }
        addEdits(m_tabEdits.mid(before));
        return m_tabEdits.size() > before;
    }

    void reportTabs()
    {
        if (m_tabEdits.isEmpty())
            return;
        const qsizetype start = m_tabEdits.first().range.start.offset;
        const Diagnostic cause{Severity::Warning, QStringLiteral("frontmatter-tab"),
            datamessages::tabInIndentation(),
            {m_file, range(m_text.indexOf(u'\t', start), m_text.indexOf(u'\t', start) + 1)},
            Fix{datamessages::replaceTabs(), m_tabEdits}};
        m_repair.causes.append(cause);
    }

    static QString describeEntry(const YamlEntry &entry, const QString &problem)
    {
        return entry.kind == YamlEntry::Kind::Key ? datamessages::valueOf(entry.key, problem) : datamessages::listItem(problem);
    }

    void report(const QString &code, const QString &message, qsizetype offset, const Fix &fix)
    {
        reportAt(code, message, range(offset, offset + 1), fix);
    }

    void reportAt(const QString &code, const QString &message, const Range &range, const Fix &fix)
    {
        if (std::any_of(fix.edits.begin(), fix.edits.end(), replacesText)) {
            m_repair.edits = removeReplacedEdits(m_repair.edits, fix.edits);
            m_tabEdits = removeReplacedEdits(m_tabEdits, fix.edits);
        }
        addEdits(fix.edits);
        m_repair.causes.append({Severity::Warning, code, message, {m_file, range}, fix});
    }

    // Edits are sorted by offset, because there may be thousands and each entry looks up those in its range.

    static bool beginsBefore(const TextEdit &edit, qsizetype offset) { return edit.range.start.offset < offset; }
    static bool replacesText(const TextEdit &edit) { return !(edit.range.start == edit.range.end); }

    void addEdits(const QList<TextEdit> &edits)
    {
        for (const TextEdit &edit : edits) {
            const auto position = std::lower_bound(
                m_repair.edits.cbegin(), m_repair.edits.cend(), edit.range.start.offset + 1, beginsBefore);
            m_repair.edits.insert(position, edit);
        }
    }

    QList<TextEdit> editsBetween(qsizetype start, qsizetype end) const
    {
        const auto first = std::lower_bound(m_repair.edits.begin(), m_repair.edits.end(), start, beginsBefore);
        return QList<TextEdit>(first, std::lower_bound(first, m_repair.edits.end(), end + 1, beginsBefore));
    }

    /// Removes the edits whose range another edit replaces. For example, a moved line does not need a fix for its tab.
    static QList<TextEdit> removeReplacedEdits(QList<TextEdit> edits, const QList<TextEdit> &others)
    {
        edits.removeIf([&others](const TextEdit &edit) {
            return replacesText(edit) && std::any_of(others.begin(), others.end(), [&edit](const TextEdit &other) {
                return other.range == edit.range;
            });
        });
        return edits;
    }

    QList<TextEdit> toTextEdits(const QList<ValueEdit> &edits) const
    {
        QList<TextEdit> result;
        for (const ValueEdit &edit : edits)
            result.append({range(edit.start, edit.end), edit.replacement});
        return result;
    }

    Position position(qsizetype offset) const { return m_lineTable.at(offset - m_block.start.offset); }
    Range range(qsizetype start, qsizetype end) const { return {position(start), position(end)}; }

    QStringView m_text;
    Range m_block;
    QString m_file;
    LineTable m_lineTable;
    QList<YamlLine> m_lines;
    QList<TextEdit> m_tabEdits;
    QSet<qsizetype> m_checkedTabLines; ///< indexes of the lines whose tabs were checked
    YamlRepair m_repair;
};

} // namespace

YamlRepair repairYaml(QStringView text, const Range &block, const QString &file)
{
    return YamlRepairer(text, block, file).repair();
}

} // namespace outcrop
