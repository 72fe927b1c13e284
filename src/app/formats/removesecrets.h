// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"
#include "core/formats/formatinput.h"

#include <QList>

namespace outcrop {

/// Text with keys and passwords removed, so that no file format receives them.
struct TextWithoutSecrets {
    QString text;
    QList<Location> removed; ///< locations in the original text
    bool isSearched = true;  ///< false if a rule exceeded its limits; the text may then contain secrets
};

/// Replaces keys and passwords with `removed`: text that the redaction rules recognize, and the values of keys such as `apiKey`. References such as
/// `${env:KEY}` are kept.
TextWithoutSecrets removeSecrets(const FormatInput &input);

} // namespace outcrop
