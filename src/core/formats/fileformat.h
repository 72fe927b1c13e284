// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/formatinput.h"
#include "core/formats/promptfile.h"

#include <QMap>

namespace outcrop {

/// What a format holds of a feature of prompts.
enum class FormatSupport {
    None,         ///< dropped
    Approximated, ///< kept with changes, or in another place
    Kept,
};

/// The declaration of a format. `features` is tested with real conversions: features that are not listed are dropped.
struct FormatDescription {
    QString name;      ///< as in `--as`
    QString title;     ///< for people
    QString files;     ///< usual file names
    bool isWritable = false;
    QMap<PromptFeature, FormatSupport> features = {};
    bool isFolder = false; ///< several files in a folder; a single file is never detected as this format

    FormatSupport support(PromptFeature feature) const { return features.value(feature, FormatSupport::None); }
};

/// How certain it is that a file has a format.
enum class FormatMatch { No, Possible, Likely, Certain };

/// The prompts of a file. `ledger` has the values that belong to no single prompt; `part` is the path in the source.
struct ReadPromptFile {
    QList<PromptFile> prompts;
    Ledger ledger;
    Diagnostics diagnostics;
};

/// A file to be written, and for each part of the prompt its location in it.
struct WrittenPromptFile {
    QString name; ///< suggested file name
    QByteArray bytes;
    Ledger ledger;
    QMap<QString, QByteArray> others = {}; ///< further files of the format, by name
};

/// A file format of prompts. Implementations compute: they start no programs, open no files and no connections.
class FileFormat
{
public:
    virtual ~FileFormat() = default;

    virtual FormatDescription description() const = 0;
    virtual FormatMatch detect(const FormatInput &input) const = 0;
    /// Errors: Invalid, with the location.
    virtual Result<ReadPromptFile> read(const FormatInput &input) const = 0;
    /// Only for writable formats. Errors: Invalid if the format cannot express the prompt at all.
    virtual Result<WrittenPromptFile> write(const PromptFile &prompt) const = 0;
};

} // namespace outcrop
