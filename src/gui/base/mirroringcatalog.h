// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/interfacelanguage.h"

namespace outcrop {

/// A catalog of a right-to-left language. The texts of the window keep the order of paths, code and numbers (mirroredTranslation()). Messages of other
/// folders are unchanged, because they are also written to files.
class MirroringCatalog : public LanguageCatalog
{
public:
    QString translate(const char *context, const char *english, const char *comment, int count) const override;
};

} // namespace outcrop
