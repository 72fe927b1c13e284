// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/context/contextcomparer.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <sys/stat.h>

#include <algorithm>

namespace outcrop {
namespace {

const QString mark = QStringLiteral("CNRY_");

QStringList markersIn(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("CNRY_[A-Za-z0-9]{1,24}(?:_[A-Za-z0-9]{1,24})*"));
    QStringList words;
    QRegularExpressionMatchIterator matches = word.globalMatch(text);
    while (matches.hasNext())
        words.append(matches.next().captured());
    words.removeDuplicates();
    return words;
}

/// Returns whether a line equals the recorded one. If the middle was not recorded, only the ends and the length are compared.
bool isLine(const QString &recorded, const QString &computed)
{
    static const QRegularExpression shortened(QStringLiteral(R"(^([\s\S]*) \[\.\.\. of (\d+) characters \.\.\.\] ([\s\S]*)$)"));
    const QRegularExpressionMatch match = shortened.match(recorded);
    if (!match.hasMatch())
        return recorded == computed;
    return computed.size() == match.captured(2).toInt() && computed.startsWith(match.captured(1)) && computed.endsWith(match.captured(3));
}

/// Returns whether a line was recorded as two, because a long text ends in the middle of it.
bool isSplit(const QString &first, const QString &second, const QString &computed)
{
    static const QRegularExpression shortened(QStringLiteral(R"(\[\.\.\. of (\d+) characters \.\.\.\])"));
    const QRegularExpressionMatch match = shortened.match(first);
    const qsizetype length = match.hasMatch() ? match.captured(1).toInt() : first.size();
    return length < computed.size() && isLine(first, computed.left(length)) && computed.sliced(length) == second;
}

QString shortenedText(QString text)
{
    if (text.size() > 300)
        text = text.left(140) + QStringLiteral(" … ") + text.right(140);
    return text.replace(u'\n', QStringLiteral("\\n"));
}

QString withoutCarriageReturn(QString line)
{
    if (line.endsWith(u'\r'))
        line.chop(1);
    return line;
}

QString withoutByteOrderMark(QString line)
{
    if (line.startsWith(QChar(0xFEFF)))
        line.remove(0, 1);
    return line;
}

/// Implements the part of JavaScript's trimStart() that the recorder uses.
QString trimmedStart(const QString &line)
{
    qsizetype begin = 0;
    while (begin < line.size() && line[begin].isSpace())
        ++begin;
    return line.sliced(begin);
}

} // namespace

QString ContextComparer::Piece::text() const
{
    if (!isFile())
        return QStringLiteral("\"%1\"").arg(shortenedText(wrapper));
    return QStringLiteral("[%1 %2-%3 %4 bytes%5]").arg(file).arg(first).arg(last).arg(bytes).arg(extra ? QStringLiteral(" +%1").arg(extra) : QString());
}

ContextComparer::ContextComparer(RecordedScenario place, bool ignoresOrder) : m_scenario(std::move(place)), m_ignoresOrder(ignoresOrder)
{
    addFiles(m_scenario.outer, QString(), false, 0);
    addFiles(m_scenario.home, QStringLiteral("~"), true, 0);
    addFiles(m_scenario.outer + QStringLiteral("/../etc/claude-code"), QStringLiteral("/etc/claude-code"), false, 0);
    for (int file = 0; file < m_files.size(); ++file) {
        for (int line = 0; line < m_files[file].lines.size(); ++line) {
            if (m_files[file].lines[line].trimmed().size() >= 6)
                m_index[m_files[file].lines[line]].append({file, line});
        }
    }
}

void ContextComparer::addFiles(const QString &folder, const QString &label, bool isHome, int depth)
{
    static const QRegularExpression named(QStringLiteral(R"(\.(md|mdc|txt|toml|json|ya?ml)$)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression rules(QStringLiteral("rules$"));
    QStringList names = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    std::sort(names.begin(), names.end());
    for (const QString &name : names) {
        const QString path = folder + u'/' + name;
        const QString inside = label.isEmpty() ? name : label + u'/' + name;
        struct stat status = {};
        if (::lstat(QFile::encodeName(path).constData(), &status) != 0)
            continue;
        if (S_ISDIR(status.st_mode)) {
            if (name != u".git" && name != u"node_modules" && depth <= 14)
                addFiles(path, inside, isHome, depth + 1);
            continue;
        }
        QFile file(path);
        const bool fits = named.match(name).hasMatch() || rules.match(name).hasMatch();
        if (!S_ISREG(status.st_mode) || !fits || (status.st_mode & 0444) == 0 || status.st_size >= (8 << 20) || !file.open(QIODevice::ReadOnly))
            continue;
        const QString text = decodedText(file.readAll());
        if (isHome && (!text.contains(mark) || status.st_size >= (4 << 20)))
            continue;
        const QString repository = QDir(m_scenario.repository).dirName() + u'/';
        QString shownAs = inside;
        if (label != u"~" && !label.startsWith(u"~/") && !label.startsWith(u'/'))
            shownAs = inside.startsWith(repository) ? inside.sliced(repository.size()) : QStringLiteral("../") + inside;
        QStringList lines = withoutByteOrderMark(normalized(text)).split(u'\n');
        for (QString &line : lines)
            line = withoutCarriageReturn(line);
        m_files.append({normalized(shownAs), lines});
    }
}

QString ContextComparer::normalized(QString text) const
{
    QString slug = m_scenario.repository;
    static const QRegularExpression odd(QStringLiteral("[^A-Za-z0-9]"));
    slug.replace(odd, QStringLiteral("-"));
    return text.replace(m_scenario.repository, QStringLiteral("{REPO}")).replace(m_scenario.home, QStringLiteral("{HOME}")).replace(m_scenario.outer, QStringLiteral("{OUTER}"))
        .replace(slug, QStringLiteral("{REPO-SLUG}"));
}

QList<ContextComparer::Piece> ContextComparer::piecesOf(const QString &text) const
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) { // unrecorded text may be on the same line as a file's text
        const QString bare = QString(line).remove(contextGap);
        const bool isKnown = bare != line && !bare.isEmpty() && m_index.contains(withoutCarriageReturn(bare));
        if (isKnown && line.startsWith(contextGap))
            lines.append(QString(contextGap));
        lines.append(isKnown ? bare : line);
        if (isKnown && line.endsWith(contextGap))
            lines.append(QString(contextGap));
    }
    QList<Piece> pieces;
    QStringList wrapper;
    const auto flush = [&] {
        if (!wrapper.isEmpty())
            pieces.append({wrapper.join(u'\n'), {}, 0, 0, 0, 0});
        wrapper.clear();
    };
    const auto strip = [](const QString &line) { return withoutByteOrderMark(withoutCarriageReturn(line)); };
    int lastFile = -1, lastNext = 0;
    for (qsizetype i = 0; i < lines.size();) {
        const QString current = strip(lines[i]);
        const auto exact = m_index.constFind(current);
        const auto found = exact != m_index.constEnd() ? exact : m_index.constFind(trimmedStart(current));
        int bestFile = -1, bestLine = 0, bestCount = 0;
        double bestScore = 0;
        for (const auto &[file, line] : found == m_index.constEnd() ? QList<std::pair<int, int>>() : *found) {
            const QStringList &own = m_files[file].lines;
            int count = 0;
            while (i + count < lines.size() && line + count < own.size() && strip(lines[i + count]) == own[line + count])
                ++count;
            count = std::max(count, 1);
            const double score = count + (lastFile == file && line >= lastNext ? 0.5 : 0.0);
            if (bestFile < 0 || score > bestScore) {
                bestFile = file;
                bestLine = line;
                bestCount = count;
                bestScore = score;
            }
        }
        if (bestFile < 0) {
            wrapper.append(lines[i++]);
            continue;
        }
        const QStringList &own = m_files[bestFile].lines;
        int back = 0;
        while (back < wrapper.size() && bestLine - back > 0 && strip(wrapper[wrapper.size() - 1 - back]) == own[bestLine - back - 1])
            ++back;
        while (back > 0 && own[bestLine - back].trimmed().isEmpty())
            --back;
        wrapper.resize(wrapper.size() - back);
        bestLine -= back;
        bestCount += back;
        i -= back;
        flush();
        int count = bestCount;
        while (count > 1 && own[bestLine + count - 1].trimmed().isEmpty())
            --count;
        Piece piece{{}, m_files[bestFile].label, bestLine + 1, bestLine + count, QStringList(lines.mid(i, count)).join(u'\n').toUtf8().size(), 0};
        i += count;
        if (i < lines.size() && bestLine + count < own.size()) {
            const QString want = own[bestLine + count], have = withoutCarriageReturn(lines[i]);
            int same = 0;
            while (same < want.size() && same < have.size() && want[same] == have[same])
                ++same;
            if (same >= 1 && same < want.size() && (same == have.size() || same >= 6 || have[same] == QChar(0xFFFD))) {
                piece.extra = same;
                piece.bytes += 1 + want.left(same).toUtf8().size();
                wrapper.append(have.mid(same));
                ++i;
            }
        }
        pieces.append(piece);
        lastFile = bestFile;
        lastNext = bestLine + count;
    }
    flush();
    return pieces;
}

QList<ContextComparer::Piece> ContextComparer::recordedPieces(const Json &text)
{
    static const QRegularExpression slug(QStringLiteral("(?<=/)-[A-Za-z0-9-]+-outer-repo(?=/)"));
    QList<Piece> pieces;
    for (const Json &segment : text["segments"]) {
        if (segment.contains("wrapper"))
            pieces.append({qString(segment["wrapper"]), {}, 0, 0, 0, 0});
        else
            pieces.append({{}, qString(segment["file"]).replace(slug, QStringLiteral("{REPO-SLUG}")), segment["first_line"].get<int>(), segment["last_line"].get<int>(), segment["bytes"].get<qint64>(),
                segment.value("cut_after_extra_characters", 0)});
    }
    return pieces;
}

/// unrecorded text may be on the same line as the text of a file
QList<ContextComparer::Piece> ContextComparer::withoutStrayPieces(const Json &recorded, const QList<Piece> &computed)
{
    const QList<Piece> all = recordedPieces(recorded);
    QList<Piece> kept;
    bool joins = false;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Json &segment = recorded["segments"][size_t(i)];
        const bool isPartOfFile = all[i].isFile() && all[i].last - all[i].first + 1 < segment["of_lines"].get<int>();
        const bool isExpected = std::any_of(computed.begin(), computed.end(),
            [&](const Piece &piece) { return piece.file == all[i].file && piece.first == all[i].first; });
        const bool isStray = isPartOfFile && !isExpected && all[i].bytes < 12;
        const Piece piece = isStray ? Piece{QStringLiteral("[... %1 characters ...]").arg(all[i].bytes), {}, 0, 0, 0, 0} : all[i];
        if ((isStray || joins) && !piece.isFile() && !kept.isEmpty() && !kept.last().isFile())
            kept.last().wrapper += u'\n' + piece.wrapper;
        else
            kept.append(piece);
        joins = isStray;
    }
    return kept;
}

/// Compares text line by line from both ends, up to the first gap in either text. Returns the first difference, or an empty string.
QString ContextComparer::wrapperDifference(const QString &recorded, const QString &computed)
{
    const QStringList known = recorded.split(u'\n');
    const auto isElided = [](const QString &line) { return line.startsWith(QStringLiteral("[... ")) && line.endsWith(QStringLiteral(" characters ...]")); };
    const QString first = computed.section(contextGap, 0, 0), last = computed.section(contextGap, -1);
    const bool hasGap = computed.contains(contextGap);
    const QStringList head = first.split(u'\n'), tail = last.split(u'\n');
    for (qsizetype i = 0; i < head.size() && !(hasGap && first.isEmpty()); ++i) {
        if (i >= known.size())
            return QStringLiteral("too long");
        if (isElided(known[i]))
            break;
        const bool isOpen = hasGap && i == head.size() - 1;
        if (!(isOpen ? known[i].startsWith(head[i]) : isLine(known[i], head[i])))
            return QStringLiteral("line %1").arg(i + 1);
    }
    for (qsizetype i = 0; i < tail.size() && !(hasGap && last.isEmpty()); ++i) {
        const QString &line = tail[tail.size() - 1 - i];
        if (i >= known.size())
            return QStringLiteral("too long");
        const QString &other = known[known.size() - 1 - i];
        if (isElided(other))
            break;
        const bool isOpen = hasGap && i == tail.size() - 1;
        if (!(isOpen ? other.endsWith(line) : isLine(other, line)))
            return QStringLiteral("line %1 from the end").arg(i + 1);
    }
    const bool areAnyElided = std::any_of(known.begin(), known.end(), isElided);
    return hasGap || areAnyElided || head.size() == known.size() ? QString() : QStringLiteral("%1 lines instead of %2").arg(head.size()).arg(known.size());
}

/// Compares the client's lines that contain a marker, such as the lines of a file list. Appends the differences.
void ContextComparer::compareLines(const QString &recorded, const QString &computed, const QString &at, QStringList &differences)
{
    const QStringList all = recorded.split(u'\n');
    QStringList own;
    for (const QString &line : QString(computed).replace(contextGap, u'\n').split(u'\n')) {
        if (line.contains(mark))
            own.append(line);
    }
    qsizetype next = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!all[i].contains(mark))
            continue;
        const QString line = own.value(next++);
        if (isLine(all[i], line) || isLine(all[i] + all.value(i + 1), line) || isSplit(all[i], all.value(i + 1), line))
            continue;
        differences.append(at + QStringLiteral("line \"%1\", computed \"%2\"").arg(shortenedText(all[i]), shortenedText(line)));
        return;
    }
    for (; next < own.size(); ++next)
        differences.append(at + QStringLiteral("unexpected: \"%1\"").arg(shortenedText(own[next])));
}

void ContextComparer::comparePart(const Json &recorded, const ContextPart &computed, QStringList &differences) const
{
    const QString at = computed.jsonPath + QStringLiteral(": ");
    const QString text = normalized(computed.text);
    QStringList marks;
    for (const Json &each : recorded["canaries"])
        marks.append(qString(each));
    if (marks != markersIn(text))
        differences.append(at + QStringLiteral("marks %1, computed %2").arg(marks.join(u' '), markersIn(text).join(u' ')));
    const QList<Piece> mine = piecesOf(text);
    const QList<Piece> all = computed.isOnlyText ? recordedPieces(recorded) : withoutStrayPieces(recorded, mine);
    QList<Piece> files, others;
    std::copy_if(all.begin(), all.end(), std::back_inserter(files), [](const Piece &piece) { return piece.isFile(); });
    std::copy_if(mine.begin(), mine.end(), std::back_inserter(others), [](const Piece &piece) { return piece.isFile(); });
    for (qsizetype i = 0; i < std::max(files.size(), others.size()); ++i) {
        const QString a = i < files.size() ? files[i].text() : QStringLiteral("nothing");
        const QString b = i < others.size() ? others[i].text() : QStringLiteral("nothing");
        if (a != b) {
            differences.append(at + QStringLiteral("%1, computed %2").arg(a, b));
            return;
        }
    }
    if (all.size() != mine.size()) {
        differences.append(at + QStringLiteral("%1 pieces, computed %2").arg(all.size()).arg(mine.size()));
        for (const Piece &piece : mine)
            differences.append(QStringLiteral("      computed ") + piece.text());
        return;
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].isFile() != mine[i].isFile()) {
            differences.append(at + QStringLiteral("%1, computed %2").arg(all[i].text(), mine[i].text()));
            return;
        }
        QString words = mine[i].wrapper;
        if (i == 0 && !computed.isOnlyText && !words.startsWith(contextGap))
            words.prepend(contextGap);
        if (i == all.size() - 1 && !computed.isOnlyText && !words.endsWith(contextGap))
            words.append(contextGap);
        const QString difference = all[i].isFile() ? QString() : wrapperDifference(all[i].wrapper, words);
        if (!difference.isEmpty())
            differences.append(at + QStringLiteral("wrapper (%1) %2, computed %3").arg(difference, all[i].text(), mine[i].text()));
        compareLines(all[i].wrapper, mine[i].wrapper, at, differences);
    }
    QString recordedText = text;
    const QString outer = QStringLiteral("%1/%2/outer").arg(m_scenario.recordedAt, QDir(m_scenario.outer + QStringLiteral("/..")).canonicalPath().section(u'/', -1));
    recordedText.replace(QStringLiteral("{REPO}"), outer + QStringLiteral("/repo")).replace(QStringLiteral("{OUTER}"), outer)
        .replace(QStringLiteral("{HOME}"), QStringLiteral("/tmp/oracle-home-XXXXXX"))
        .replace(QStringLiteral("{REPO-SLUG}"), QString(outer + QStringLiteral("/repo")).replace(u'/', u'-'));
    const qint64 bytes = recordedText.toUtf8().size();
    if (computed.isOnlyText && !text.contains(contextGap) && bytes != recorded["bytes"].get<qint64>())
        differences.append(at + QStringLiteral("%1 bytes, computed %2").arg(recorded["bytes"].get<qint64>()).arg(bytes));
}

void ContextComparer::compareAsSets(const Json &recorded, const QList<const ContextPart *> &computed, QStringList &differences) const
{
    QStringList theirs, ours;
    for (const Json &text : recorded) {
        for (const Piece &piece : recordedPieces(text)) {
            if (piece.isFile())
                theirs.append(piece.text());
        }
        for (const Json &each : text["canaries"])
            theirs.append(qString(each));
    }
    for (const ContextPart *part : computed) {
        for (const Piece &piece : piecesOf(normalized(part->text))) {
            if (piece.isFile())
                ours.append(piece.text());
        }
        ours += markersIn(part->text);
    }
    theirs.sort();
    ours.sort();
    for (const QString &each : theirs) {
        if (!ours.removeOne(each))
            differences.append(QStringLiteral("missing: ") + each);
    }
    for (const QString &each : ours)
        differences.append(QStringLiteral("unexpected: ") + each);
}

void ContextComparer::compareParts(const Json &recorded, const QList<const ContextPart *> &computed, QStringList &differences) const
{
    // If no part is expected at the location of a recorded text without a marker, its short file pieces are lines that also occur in the client's prompt.
    Json texts = Json::array();
    for (const Json &text : recorded) {
        const bool isExpected = std::any_of(computed.begin(), computed.end(),
            [&text](const ContextPart *part) { return part->jsonPath == qString(text["where"]); });
        const bool isStray = !isExpected && text["canaries"].empty() && std::all_of(text["segments"].begin(), text["segments"].end(),
            [](const Json &segment) { return !segment.contains("file") || segment["bytes"].get<int>() < 12; });
        if (!isStray)
            texts.push_back(text);
    }
    if (texts.size() != size_t(computed.size())) {
        QStringList theirs, ours;
        for (const Json &text : texts)
            theirs.append(qString(text["where"]));
        for (const ContextPart *part : computed)
            ours.append(part->jsonPath);
        differences.append(QStringLiteral("locations %1, computed %2").arg(theirs.join(QStringLiteral(", ")), ours.join(QStringLiteral(", "))));
        return;
    }
    for (qsizetype i = 0; i < computed.size(); ++i) {
        const Json &text = texts[size_t(i)];
        if (qString(text["where"]) != computed[i]->jsonPath || qString(text["role"]) != computed[i]->role)
            differences.append(QStringLiteral("location %1 %2, computed %3 %4")
                                   .arg(qString(text["where"]), qString(text["role"]), computed[i]->jsonPath, computed[i]->role));
        else if (!m_ignoresOrder)
            comparePart(text, *computed[i], differences);
    }
    if (m_ignoresOrder && differences.isEmpty())
        compareAsSets(texts, computed, differences);
}

QStringList ContextComparer::differences(const Json &recorded, const ClientContext &context) const
{
    QStringList differences;
    QList<const ContextPart *> first, touched;
    for (const ContextPart &part : context.parts) {
        const QString text = normalized(part.text);
        const QList<Piece> pieces = piecesOf(text);
        const bool isSeen = text.contains(mark) || std::any_of(pieces.begin(), pieces.end(), [](const Piece &piece) { return piece.isFile(); });
        if (isSeen)
            (part.loadsOnFileRead ? touched : first).append(&part);
    }
    // The recorder's order: system texts, messages, tools.
    const auto rank = [](const ContextPart *part) { return part->jsonPath.startsWith(u"system") ? 0 : part->jsonPath.startsWith(u"tools") ? 2 : 1; };
    std::stable_sort(first.begin(), first.end(), [&rank](const ContextPart *a, const ContextPart *b) { return rank(a) < rank(b); });
    compareParts(recorded["texts"], first, differences);
    if (recorded.contains("after_touch") && !recorded["after_touch"].contains("error"))
        compareParts(recorded["after_touch"]["texts"], touched, differences);
    return differences;
}

} // namespace outcrop
