// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"

namespace outcrop {

struct Skill;

/// A link in a skill's body that may refer to a file.
struct SkillReference {
    QString target; ///< relative to the skill's folder, without `?query` and `#anchor`; percent escapes are decoded
    Range range;
};

QList<SkillReference> skillReferences(const Document &skill);

/// Returns notes about links that a reader of the skill cannot or should not follow. `skill-reference-missing` is a link to a missing file of a type that a workspace
/// reads. `skill-reference-deep` is a link to a file more than one folder below the skill, which the Agent Skills specification advises against.
/// `skill-reference-outside` is a link to a file outside the skill's folder, which is not copied with the skill.
Diagnostics lintSkillReferences(const QList<Skill> &skills, const Workspace &workspace);

} // namespace outcrop
