// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/renderer.h"

#include <QStringList>

#include <tuple>

namespace outcrop {

/// An attachment of the task, for display.
struct AttachmentRow {
    QString path;        ///< as in the selection
    QString name;
    QString details;     ///< size, and the tokens of a sent attachment: `33.69 KiB · 1,105 tokens`
    QString toolTip;     ///< path, type, size, hash and the kind of token count
    QString problem;     ///< why the attachment is not sent; empty if it is sent
    QString imageType;   ///< media type of an image; empty for other attachments
    QString sha256;
    QByteArray image;    ///< encoded image of type `imageType`

    friend bool operator==(const AttachmentRow &left, const AttachmentRow &right)
    {
        const auto texts = [](const AttachmentRow &row) { return std::tie(row.path, row.name, row.details, row.toolTip, row.problem, row.sha256); };
        return texts(left) == texts(right);
    }
};

/// Returns a row for each path of the selection, including files that could not be read. Token counts are those of the request.
QList<AttachmentRow> attachmentRows(const QStringList &paths, const PromptBundle &bundle, const RenderedRequest &request);

} // namespace outcrop
