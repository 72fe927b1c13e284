// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/documentkind.h"

namespace outcrop {

/// Whether a name can be that of a new document of this kind. Skills follow the Agent Skills specification (lower case letters, digits and single
/// hyphens, at most 64); all others must be one plain part of a path that every system can hold. The Error says what to change.
Status checkName(DocumentKind kind, const QString &name);

/// Where a document of this kind and name belongs: `skills/k8s/SKILL.md`. Empty for kinds that are not named.
QString pathOfName(DocumentKind kind, const QString &name);

/// The same document's path with another name, in the folder it is in: `skills/k8s/SKILL.md` with `kube` is `skills/kube/SKILL.md`.
QString renamedPath(const QString &path, const QString &name);

/// The nearest allowed name to what somebody typed: `My Skill!` becomes `my-skill`. May be empty.
QString suggestedName(DocumentKind kind, const QString &typed);

} // namespace outcrop
