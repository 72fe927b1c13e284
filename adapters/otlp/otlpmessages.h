// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/otlp. Most are bodies of responses to an exporter.
namespace outcrop::otlpmessages {

inline constexpr char room[] = "adapters/otlp";
inline constexpr MessageText cannotListen{room, QT_TRANSLATE_NOOP("adapters/otlp", "port %1 on 127.0.0.1 cannot be opened: %2. Choose another with --port.")};
inline constexpr MessageText notProtobuf{room, QT_TRANSLATE_NOOP("adapters/otlp", "the body is not an OTLP export in protobuf. Check the Content-Type")};
inline constexpr MessageText notGzip{room, QT_TRANSLATE_NOOP("adapters/otlp", "the body is not in gzip format. Check the Content-Encoding")};
inline constexpr MessageText bodyTooLarge{room, QT_TRANSLATE_NOOP("adapters/otlp", "the body is larger than %1 MiB. Send smaller batches")};
inline constexpr MessageText notExport{room, QT_TRANSLATE_NOOP("adapters/otlp", "the list `%1` is missing from the body. Send an OTLP export")};
inline constexpr MessageText unknownPath{room, QT_TRANSLATE_NOOP("adapters/otlp", "the path must be /v1/traces or /v1/logs")};
inline constexpr MessageText onlyPost{room, QT_TRANSLATE_NOOP("adapters/otlp", "exports must be sent with POST")};
inline constexpr MessageText foreignHost{room, QT_TRANSLATE_NOOP("adapters/otlp", "the Host header does not name this computer. Use 127.0.0.1 or localhost")};
inline constexpr MessageText foreignOrigin{room, QT_TRANSLATE_NOOP("adapters/otlp", "requests from web pages are not accepted. Send exports from a program")};
inline constexpr MessageText unknownType{room, QT_TRANSLATE_NOOP("adapters/otlp", "the Content-Type must be application/json or application/x-protobuf")};
inline constexpr MessageText unknownEncoding{room, QT_TRANSLATE_NOOP("adapters/otlp", "the Content-Encoding must be gzip or identity")};
inline constexpr MessageText headTooLarge{room, QT_TRANSLATE_NOOP("adapters/otlp", "the request headers are too large. Send fewer headers")};
inline constexpr MessageText notHttp{room, QT_TRANSLATE_NOOP("adapters/otlp", "the request is not HTTP/1.1. Send exports over HTTP/1.1")};

} // namespace outcrop::otlpmessages
