// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/sentlocations.h"

#include "core/base/jsonpointer.h"


namespace outcrop {
namespace {

/// Returns the METADATA value at a JSON pointer as text, or nullopt if there is none.
std::optional<QString> metadataText(const Json &metadata, const QString &pointer)
{
    const Json *value = valueAt(metadata, pointer);
    if (!value)
        return std::nullopt;
    return value->is_string() ? qString(*value) : QString::fromStdString(value->dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

SentLocations::SentLocations(const PromptBundle &bundle)
{
    for (const Section &section : bundle.sections)
        add(section.content, QStringLiteral("sections/") + section.id);
    add(bundle.outputInstructions, QStringLiteral("output_instructions"));
    if (bundle.hybrid)
        add(*bundle.hybrid);
}

void SentLocations::add(const TracedText &text, const QString &part)
{
    for (const TraceSpan &span : text.spans()) {
        if (span.kind == TraceKind::Rewritten && !span.origin.isGenerated())
            m_textsByLocation[span.origin.file].insert(span.origin.offset, {part, text.text().mid(span.start, span.length)});
    }
}

void SentLocations::add(const HybridEnvelope &envelope)
{
    for (auto location = envelope.locations.begin(); location != envelope.locations.end(); ++location) {
        if (const auto text = metadataText(envelope.metadata, location.key()))
            m_textsByLocation[location->file].insert(location->range.start.offset, {QStringLiteral("hybrid.metadata"), *text});
    }
}

std::optional<KeyEffect> SentLocations::effectFor(const QString &file, const ValueAtPath &place) const
{
    const auto places = m_textsByLocation.find(file);
    const QString value = place.value().text().trimmed();
    if (places == m_textsByLocation.end() || value.isEmpty())
        return std::nullopt;
    for (auto node = place.chain.rbegin(); node != place.chain.rend(); ++node) {
        const auto [begin, end] = places->equal_range((*node)->range().start.offset);
        for (auto stretch = begin; stretch != end; ++stretch) {
            if (stretch->text.contains(value))
                return KeyEffect{DocumentKey::Use::Part, stretch->part, {}};
        }
    }
    return std::nullopt;
}

} // namespace outcrop
