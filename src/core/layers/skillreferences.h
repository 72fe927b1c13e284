// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"

namespace outcrop {

struct Skill;

/// A link of a skill's body that may lead to a file.
struct SkillReference {
    QString target; ///< relative to the skill's folder, as it is written
    Range range;
};

QList<SkillReference> skillReferences(const Document &skill);

/// Notes on links that a reader of the skill cannot or should not follow: a file that is not there
/// (`skill-reference-missing`, only for kinds of files that a workspace reads), one that lies more than one folder
/// below the skill (`skill-reference-deep`, as the Agent Skills specification advises), and one outside the skill's
/// folder (`skill-reference-outside`), which does not travel with it.
Diagnostics lintReferences(const QList<Skill> &skills, const Workspace &workspace);

} // namespace outcrop
