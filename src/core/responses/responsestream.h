// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonstream.h"
#include "core/responses/responseparser.h"

namespace outcrop {

/// An answer while it arrives: after each piece the data and the prose as far as they have come. What is finished in the data stays as it is; what was
/// shown as prose stays, too. It shows the first data there is; finish() parses the whole answer again, and its result is final. Linear in the text.
class ResponseStream
{
public:
    explicit ResponseStream(const ResponseContract &contract = {});

    void add(QStringView piece);

    const QString &text() const { return m_text; }
    const Json &data() const;
    /// JSON pointer of the innermost value that is still being written; nothing where none is.
    std::optional<QString> openPath() const;
    const QString &content() const { return m_content; }
    EnvelopeKind envelope() const { return m_envelope; }
    bool isThinking() const { return !m_thought.isEmpty(); }
    /// Of the data, so far.
    const Repairs &repairs() const;

    ParsedResponse finish(const ResponseContext &context = {}) const;

private:
    bool step();
    bool passTag();
    void enterTag(const QString &name, bool closing);
    bool passThought();
    bool passMarks();
    bool beginData();
    bool startsData(qsizetype next) const;
    bool readData();
    void keepProse(qsizetype end);

    ResponseContract m_contract;
    QString m_text;
    QString m_content;
    qsizetype m_at = 0;            ///< everything before it was understood
    bool m_prose = false;          ///< some was seen outside the tags
    bool m_metadata = false;       ///< inside <METADATA>
    bool m_fence = false;          ///< inside a fence that may hold data
    QString m_thought;             ///< the tag of thoughts that is open
    qsizetype m_searched = 0;      ///< its end is not before this
    std::optional<JsonStream> m_json;
    qsizetype m_begin = 0;         ///< of the data
    qsizetype m_fed = 0;           ///< what the stream was given of the text
    std::optional<TolerantJson> m_data;
    EnvelopeKind m_envelope = EnvelopeKind::None;
    int m_failures = 0;
};

} // namespace outcrop
