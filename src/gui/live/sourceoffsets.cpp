// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/sourceoffsets.h"

#include <QCoreApplication>

#include <limits>

namespace outcrop {

namespace {

QList<qsizetype> findOffsets(const TracedText &text, const QString &file, qsizetype offset)
{
    QList<qsizetype> found;
    for (qsizetype at = text.find(file, offset); at >= 0; at = text.find(file, offset, at + 1))
        found += at;
    return found;
}

/// Returns the offset in the file that the text contains and that is closest to `offset`; -1 if there is none.
qsizetype nearestOffset(const TracedText &text, const QString &file, qsizetype offset)
{
    qsizetype best = -1;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (const TraceSpan &span : text.spans()) {
        if (span.origin.file != file)
            continue;
        const bool hasOnePosition = span.kind == TraceKind::Rewritten;
        const qsizetype last = span.origin.offset + (hasOnePosition ? 0 : std::max<qsizetype>(0, span.sourceLength - 1));
        const qsizetype candidate = std::clamp(offset, span.origin.offset, last);
        if (std::abs(candidate - offset) < least) {
            least = std::abs(candidate - offset);
            best = candidate;
        }
    }
    return best;
}

std::optional<Origin> originOf(const Location &location)
{
    return location.file.isEmpty() ? std::nullopt
                                   : std::optional(Origin{location.file, location.range.start.offset, {}});
}

/// Returns the source of the first visible character; of the first span if all characters are whitespace.
std::optional<Origin> firstOrigin(const TracedText &text)
{
    std::optional<Origin> first;
    for (const TraceSpan &span : text.spans()) {
        if (span.origin.isGenerated())
            continue;
        if (!first)
            first = span.origin;
        for (qsizetype at = span.start; at < span.end(); ++at) {
            if (!text.text().at(at).isSpace())
                return text.originAt(at);
        }
    }
    return first;
}

std::optional<Origin> sectionOf(const QString &id, const PromptBundle &bundle)
{
    for (const Section &section : bundle.sections) {
        if (section.id == id)
            return firstOrigin(section.content);
    }
    return std::nullopt;
}

} // namespace

SourceOffsets sourceOffsets(const TracedText &text, const QString &file, qsizetype offset)
{
    SourceOffsets places{findOffsets(text, file, offset), true};
    if (!places.offsets.isEmpty())
        return places;
    const qsizetype other = nearestOffset(text, file, offset);
    return {other < 0 ? QList<qsizetype>() : findOffsets(text, file, other), false};
}

std::optional<Origin> sourceOf(const LedgerEntry &entry, const PromptBundle &bundle)
{
    if (entry.key)
        return originOf(entry.key->location);
    const QString kind = entry.part.section(u'/', 0, 0);
    const qsizetype index = entry.part.section(u'/', 1, 1).toLongLong();
    if (kind == QLatin1String("sections"))
        return sectionOf(entry.part.section(u'/', 1), bundle);
    if (kind == QLatin1String("examples") && index < bundle.examples.size())
        return firstOrigin(bundle.examples.at(index));
    if (kind == QLatin1String("tools") && index < bundle.tools.size())
        return originOf(bundle.tools.at(index).location);
    if (kind == QLatin1String("history") && index < bundle.history.size())
        return firstOrigin(bundle.history.at(index).content);
    if (entry.part == QLatin1String("output.schema") && bundle.outputSchema)
        return originOf(bundle.outputSchema->location);
    if (entry.part == QLatin1String("output_instructions"))
        return firstOrigin(bundle.outputInstructions);
    if (!entry.part.startsWith(QLatin1String("params.")))
        return std::nullopt;
    const GenerationParam *param = bundle.params.find(entry.part.mid(7));
    return param ? originOf(param->location) : std::nullopt;
}

QString originText(const Origin &origin, const OpenedWorkspace *workspace)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("SourcePlaces", text); };
    if (origin.isGenerated())
        return origin.note.isEmpty() ? tr("Added by Outcrop") : tr("Added by Outcrop: %1").arg(origin.note);
    const DocumentPtr document = workspace ? workspace->workspace().document(origin.file) : nullptr;
    if (!document)
        return tr("From %1").arg(origin.file);
    //: Tooltip of a character in a prompt; %1 is a file, %2 a line number
    return tr("From %1, line %2").arg(origin.file).arg(positionAt(document->text, origin.offset).line);
}

} // namespace outcrop
