// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemanotes.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemakeywords.h"

namespace outcrop {

void SchemaNotes::add(const QString &pointer, const QString &keyword, LossAction action, const QString &reason,
    const Json &before, const Json &after)
{
    const QString path = pointer + pointerToken(keyword.toStdString());
    const QString same = path + u'\n' + reason;
    if (m_recordedNotes.contains(same))
        return;
    m_recordedNotes.insert(same);
    m_ledger.append({path, m_partName, action, reason, before, after});
}

} // namespace outcrop
