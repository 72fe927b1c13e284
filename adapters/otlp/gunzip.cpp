// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/otlp/gunzip.h"

#include "adapters/otlp/otlpmessages.h"

#include <zlib.h>

namespace outcrop {
namespace {

/// Owns zlib's state.
class Inflater
{
public:
    explicit Inflater(const QByteArray &bytes)
    {
        constexpr int gzipOnly = 16; // added to the window bits
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
        m_stream.avail_in = uInt(bytes.size());
        m_isReady = ::inflateInit2(&m_stream, gzipOnly + MAX_WBITS) == Z_OK;
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    ~Inflater()
    {
        if (m_isReady)
            ::inflateEnd(&m_stream);
    }

    bool isReady() const { return m_isReady; }
    /// Decompresses the next piece and appends it to `result`. Returns zlib's result code.
    int inflateInto(QByteArray &result)
    {
        constexpr qsizetype pieceSize = 256 * 1024;
        const qsizetype before = result.size();
        result.resize(before + pieceSize);
        m_stream.next_out = reinterpret_cast<Bytef *>(result.data() + before);
        m_stream.avail_out = uInt(pieceSize);
        const int code = ::inflate(&m_stream, Z_NO_FLUSH);
        result.truncate(result.size() - qsizetype(m_stream.avail_out));
        return code;
    }

private:
    z_stream m_stream{};
    bool m_isReady = false;
};

} // namespace

Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most)
{
    Inflater inflater(bytes);
    QByteArray result;
    int code = inflater.isReady() ? Z_OK : Z_MEM_ERROR;
    while (code == Z_OK && result.size() <= most)
        code = inflater.inflateInto(result);
    if (result.size() > most)
        return Error{ErrorCode::TooLarge, otlpmessages::bodyTooLarge(most / (1024 * 1024)), {}};
    return code == Z_STREAM_END ? Result<QByteArray>(result) : Error{ErrorCode::Invalid, otlpmessages::notGzip(), {}};
}

} // namespace outcrop
