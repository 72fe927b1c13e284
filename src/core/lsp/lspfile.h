// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the absolute path of a file URI; empty if it is not a file on this computer or contains a NUL character. Does not access the disk.
QString lspLocalPath(const QString &address);

/// Returns the path of a URI (`file:///home/me/a.md`) relative to `folder`, an absolute path; empty if the URI is not a file in the folder. Does not
/// access the disk.
QString lspPathOf(const QString &folder, const QString &address);

/// Returns the URI of a path relative to `folder`, percent-encoded as clients expect.
QString lspUriOf(const QString &folder, const QString &path);

} // namespace outcrop
