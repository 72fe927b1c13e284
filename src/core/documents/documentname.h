// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/documentkind.h"

namespace outcrop {

/// Checks whether a name is allowed for a new document of this kind. Skill names follow the Agent Skills specification (lowercase letters, digits
/// and single hyphens, at most 64 characters). Other names must be one path component that is valid on every platform, have at most 100 bytes and not
/// be reserved, such as README. Errors: Invalid, with the reason.
Status checkName(DocumentKind kind, const QString &name);

/// Returns the name in the path of a new document. A name with spaces, such as the title `Frost warning`, is converted to kebab case: `frost-warning`. Texts
/// keep their spaces, and so do names that must match an existing file: those of condensed layers and governance files.
QString fileNameFor(DocumentKind kind, const QString &name);

/// Returns the path of a document of this kind and name: `skills/k8s/SKILL.md`. Returns an empty string for kinds without names.
QString pathOfName(DocumentKind kind, const QString &name);

/// Returns the path of a document after a change of its name: `skills/k8s/SKILL.md` with `kube` becomes `skills/kube/SKILL.md`.
QString renamedPath(const QString &path, const QString &name);

/// Returns user input as a name with only allowed characters: `My Skill!` becomes the skill name `my-skill`. Empty if no allowed character remains. checkName()
/// may still reject names of other kinds because they are reserved or too long.
QString suggestedName(DocumentKind kind, const QString &typed);

} // namespace outcrop
