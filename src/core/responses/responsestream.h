// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonstream.h"
#include "core/responses/responseparser.h"

namespace outcrop {

/// A response that arrives in chunks; partial data and prose are available after each chunk. Finished data does not change. Prose only grows, until <CONTENT>
/// replaces it. While streaming, only the first data found is available; finish() parses the whole response again and returns the final result. Runs in
/// linear time.
class ResponseStream
{
public:
    explicit ResponseStream(const ResponseContract &contract = {});

    void add(QStringView chunk);

    const QString &text() const { return m_text; }
    const Json &data() const;
    /// Returns the JSON pointer of the innermost unfinished value; nullopt if there is none.
    std::optional<QString> openPath() const;
    const QString &content() const { return m_content; }
    EnvelopeKind envelope() const { return m_envelope; }
    bool isThinking() const { return !m_reasoningTag.isEmpty(); }
    /// Returns the repairs of the data so far.
    const Repairs &repairs() const;

    ParsedResponse finish(const ResponseContext &context = {}) const;

private:
    bool step();
    bool skipTag();
    void enterTag(const QString &name, bool isClosing);
    bool skipReasoning();
    bool skipFence();
    bool beginData();
    bool startsData(qsizetype next) const;
    bool readData();
    void keepProse(qsizetype end);

    ResponseContract m_contract;
    QString m_text;
    QString m_content;
    qsizetype m_processedEnd = 0;            ///< offset up to which the text has been processed
    bool m_hasProse = false;          ///< text outside the tags has been found
    bool m_isInMetadata = false;       ///< inside <METADATA>
    bool m_isInFence = false;          ///< inside a fenced block
    QString m_reasoningTag;             ///< name of the open reasoning tag
    qsizetype m_searchBegin = 0;      ///< offset where the search for its closing tag starts
    std::optional<JsonStream> m_json;
    qsizetype m_begin = 0;         ///< offset of the data
    qsizetype m_streamedEnd = 0;           ///< offset up to which the text was passed to the JSON stream
    std::optional<TolerantJson> m_data;
    EnvelopeKind m_envelope = EnvelopeKind::None;
    int m_failures = 0;
};

} // namespace outcrop
