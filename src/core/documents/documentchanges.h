// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document.h"

namespace outcrop {

/// Calls use(before, now) for each document that differs between two states of a workspace, null where there is none. Both lists are sorted by path, and a
/// document that did not change is the very same in both, so nothing is read to find out.
template<typename Use>
void forEachChange(const QList<DocumentPtr> &before, const QList<DocumentPtr> &after, Use use)
{
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (old != before.end() && now != after.end() && *old == *now) {
            ++old;
            ++now;
        } else if (now == after.end() || (old != before.end() && (*old)->path < (*now)->path)) {
            use(*old++, DocumentPtr());
        } else if (old == before.end() || (*now)->path < (*old)->path) {
            use(DocumentPtr(), *now++);
        } else {
            use(*old++, *now++);
        }
    }
}

} // namespace outcrop
